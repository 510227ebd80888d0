"""What if other care had been given on one shift of a game? Many games that go on from there, each in its own way."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..actions import Action
from ..engine.errors import SceneError
from ..engine.names import SHIFT_NAMES
from ..game import Game
from ..styles import STYLES, Style
from ..styles.seat import Seat
from .simulation import Study, simulate

CARES: Final = ("medical", "palliative")


class Turning(NamedTuple):
    """A decision about care in a game's past that could have been answered otherwise.

    `move` is its number (`Game.at`), `care` what was chosen and `other` what was not: "medical", "palliative".
    """

    move: int
    day: int
    shift: str
    care: str
    other: str


def turnings(game: Game) -> list[Turning]:
    """The decisions of a game at which both kinds of care were open (CARE-01), in order.

    >>> game = Game(seed=7, first=0)
    >>> for move in ("turn", "place nurse 1", "care palliative"):
    ...     changes = game.apply(Action.of(move))
    >>> turnings(game)
    [Turning(move=2, day=1, shift='morning', care='palliative', other='medical')]
    """
    found = []
    for move, action in enumerate(game.actions):
        if action.kind == "care":
            then = game.at(move=move)
            open_to = [str(each).removeprefix("care ") for each in then.legal_actions()]
            if set(CARES) <= set(open_to):
                chosen = str(action).removeprefix("care ")
                at = then.structure()
                other = CARES[1 - CARES.index(chosen)]
                found.append(Turning(move, at["day"], SHIFT_NAMES[at["shift"]], chosen, other))
    return found


def instead(policy: str | Style, turning: Turning, care: str) -> Style:
    """A style that gives this care at the turning, and plays everything else as `policy` does."""
    style = STYLES[policy] if isinstance(policy, str) else policy
    given = Action.of(f"care {care}")

    def plays(seat: Seat, actions: tuple[Action, ...]) -> Action:
        if (seat.asked, seat.day, seat.shift) == ("care", turning.day, turning.shift) and given in actions:
            return given
        return style(seat, actions)

    plays.__name__ = policy if isinstance(policy, str) else getattr(policy, "__name__", type(policy).__name__)
    return plays


def what_if(
    game: Game, day: int, shift: str, care: str, *, games: int = 100, policy: str | Style = "balanced", seed: int = 0
) -> Study:
    """Many games that go on from a shift of this one with that care, everything unseen dealt anew by the seed.

    Asked once for each kind of care with one seed, the two studies can be compared game by game (`measures.paired`).
    Raises SceneError where care was no choice.

    >>> game = Game(seed=7, first=0)
    >>> for move in ("turn", "place nurse 1", "care palliative"):
    ...     changes = game.apply(Action.of(move))
    >>> what_if(game, 1, "morning", "medical", games=5).games.height
    5
    """
    known = turnings(game)
    for turning in known:
        if (turning.day, turning.shift) == (day, shift) and care in CARES:
            start = game.at(move=turning.move)
            return simulate(games, policy=instead(policy, turning, care), seed=seed, start=start)
    choices = ", ".join(f"day {each.day} {each.shift}" for each in known) or "nowhere"
    raise SceneError(f"day={day}, shift={shift!r}, care={care!r}: both kinds of care were a choice on {choices}")
