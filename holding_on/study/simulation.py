"""`simulate`, which plays many games with one care style into a study."""

from collections.abc import Mapping
from typing import SupportsIndex

from ..engine.errors import SceneError
from ..game import Game
from ..quoting import quoted
from ..styles import Style
from .growing import GrowingStudy
from .origin import checked_count
from .patience import PATIENCE
from .study import Study
from .worker_pool import Executor


def simulate(
    games: SupportsIndex = 1000,
    scenario: SupportsIndex = 1,
    players: SupportsIndex = 3,
    policy: str | Style = "balanced",
    readings: dict[str, str] | None = None,
    numbers: Mapping[str, SupportsIndex] | None = None,
    seed: SupportsIndex = 0,
    start: Game | None = None,
    *,
    content: str | None = None,
    name: str | None = None,
    progress: bool = False,
    workers: SupportsIndex | Executor | None = None,
    patience: float | None = PATIENCE,
) -> Study:
    """Play many games with one care style, and keep what happened as frames.

    Parameters
    ----------
    games : int, default 1000
        How many games, 1 to 1,000,000.
    scenario : int, default 1
        The number of the scenario.
    players : int, default 3
        How many nurses play, 2 to 4.
    policy : str or callable, default "balanced"
        The name of a shipped style (`styles.STYLES`), or any callable `style(seat, actions) -> Action`.
    readings : dict of str to str, optional
        By rule id, as for `Game`.
    numbers : dict of str to int, optional
        By rule id, as for `Game`.
    seed : int, default 0
        The seed of the first game, from 0; each further game has the next one.
    start : Game, optional
        A game, or a moment of one (`game.at(…)`), from which every game goes on: what that table has seen stays,
        everything else is dealt anew by the seed. Scenario, readings, numbers and content are then those of that game.
    content : str, optional
        A folder with content of one's own.
    name : str, optional
        What legends and sentences call this study; left out, the name of the style.
    progress : bool, default False
        Whether a bar shows how far the study has come and how long it will take; in a notebook with a button to stop.
    workers : int or executor, optional
        How many other processes of this machine play (they are started where that is worth while), or whatever has a
        method `submit`: a pool of `concurrent.futures`, a client of Dask (`docs/many-machines.md`). The study is the
        same; a style of one's own has to be in a module, and a script needs `if __name__ == "__main__":` around it.
        Left out, this process plays.
    patience : float or None, default 20
        How many seconds a style of one's own may take for one answer; then it is stopped, with a StyleError that says
        where. With None it may take as long as it likes.

    Returns
    -------
    Study
        One row a game and one row a shift. After Ctrl-C, or Stop, the study has the games that were played until then,
        and is `stopped`.

    Raises
    ------
    SceneError
        For options that cannot be, for a style that cannot be sent to workers, and for an executor that fails.
    ContentError
        For content with a mistake.
    StyleError
        When the style raises, gives no answer in time, or answers with an action that is not legal.

    Examples
    --------
    >>> study = simulate(games=5, policy="random", seed=1)
    >>> study.games.columns
    ['game', 'seed', 'won', 'reason', 'rule', 'days', 'condition']
    """
    count, first = checked_count(games, seed)
    if type(progress) is not bool:
        raise SceneError(f"progress={quoted(progress)}: say True for a bar, or leave it out")
    grown = GrowingStudy(scenario, players, policy, readings, numbers, first, start, content=content, name=name)
    return grown.until(count, progress, workers, patience)
