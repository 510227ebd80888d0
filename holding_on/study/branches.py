"""Many games that go on from one shift of a game, with the other care there: `what_if`."""

from __future__ import annotations

from typing import SupportsIndex

from ..common.numbers import whole
from ..common.quoting import quoted
from ..engine.errors import SceneError
from ..game import Game
from ..game.counted import checked_count
from ..styles import Style
from .growing import GrowingStudy
from .patience import PATIENCE
from .study import Study
from .turning import CARES, turnings


def what_if(
    game: Game,
    day: SupportsIndex,
    shift: str,
    care: str,
    *,
    games: SupportsIndex = 100,
    policy: str | Style = "balanced",
    seed: SupportsIndex = 0,
    patience: float | None = PATIENCE,
) -> Study:
    """Return a study of many games that go on from one shift of a game, with this care given in that shift.

    What nobody has seen at that moment is dealt anew by the seeds. Studies of both kinds of care with the same seed can
    be compared game by game (`measures.paired`). Raises SceneError where there was no choice between both kinds of
    care.

    >>> from holding_on.view.actions import Action
    >>> game = Game(seed=7, first=0)
    >>> for move in ("turn", "place nurse 1", "care palliative"):
    ...     changes = game.apply(Action.of(move))
    >>> what_if(game, 1, "morning", "medical", games=5).games.height
    5
    """
    known = turnings(game)
    for turning in known:
        if (turning.day, turning.shift) == (whole(day), shift) and care in CARES:
            start = game.at(move=turning.move)
            count, first = checked_count(games, seed)
            grown = GrowingStudy(policy=policy, seed=first, start=start, instead=(turning, care))
            return grown.until(count, patience=patience)
    choices = ", ".join(f"day {each.day} {each.shift}" for each in known) or "nowhere"
    raise SceneError(
        f"day={quoted(day)}, shift={quoted(shift)}, care={quoted(care)}: both kinds of care were a choice on {choices}"
    )
