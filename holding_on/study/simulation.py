"""`simulate`, which plays many games with one care style and returns them as a study."""

from collections.abc import Mapping, Sequence
from typing import SupportsIndex

from ..common.quoting import quoted
from ..engine.errors import SceneError
from ..game import Game
from ..game.counted import checked_count
from ..game.variant import Variant
from ..styles import Style
from .growing import GrowingStudy
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
    variant: Variant | str | Sequence[Variant | str] = (),
    name: str | None = None,
    progress: bool = False,
    workers: SupportsIndex | Executor | None = None,
    patience: float | None = PATIENCE,
) -> Study:
    """Play many games with one care style, and return them as frames.

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
        The chosen readings by rule id, as for `Game`.
    numbers : dict of str to int, optional
        The changed numbers by rule id, as for `Game`.
    seed : int, default 0
        The seed of the first game, from 0; each further game has the next seed.
    start : Game, optional
        A game, or a moment of a game (`game.at(…)`), from which every game goes on. What its players have seen stays,
        and everything else is dealt anew by the seed. Scenario, readings, numbers, house rules and content are then
        taken from `start`.
    content : str, optional
        A folder with your own content.
    variant : Variant or str, or a sequence of these, optional
        The house rules, as for `Game`. A style that knows no such rule plays as if it were not there.
    name : str, optional
        The name of this study in legends and sentences. If left out, it is the name of the style.
    progress : bool, default False
        Whether a bar shows how far the study has come and how long it will take; in a notebook with a button to stop.
    workers : int or executor, optional
        How many other processes of this machine play; they are started only if that saves time. Or an object with a
        method `submit`, such as a pool of `concurrent.futures` or a client of Dask (`docs/many-machines.md`). The games
        are the same in every case. If left out, this process plays. Your own style must be in a module. A script must
        call `simulate` under `if __name__ == "__main__":`.
    patience : float or None, default 20
        How many seconds your own style may take for one answer. Then it is stopped, with a StyleError that says at
        which decision. With None there is no limit.

    Returns
    -------
    Study
        The games and their shifts. After Ctrl-C, or Stop, the study has the games that were played until then, and its
        `stopped` is True.

    Raises
    ------
    SceneError
        For impossible options, for a style that cannot be sent to workers, and for an executor that fails.
    ContentError
        For content with a mistake.
    StyleError
        When the style raises, gives no answer in time, or answers with an action that is not legal.
    VariantError
        When a function of a house rule fails.

    Examples
    --------
    >>> study = simulate(games=5, policy="random", seed=1)
    >>> study.games.columns
    ['game', 'seed', 'won', 'reason', 'rule', 'days', 'condition']
    """
    count, first = checked_count(games, seed)
    if type(progress) is not bool:
        raise SceneError(f"progress={quoted(progress)}: say True for a bar, or leave it out")
    grown = GrowingStudy(
        scenario, players, policy, readings, numbers, first, start, content=content, name=name, variant=variant
    )
    return grown.until(count, progress, workers, patience)
