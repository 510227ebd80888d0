"""Turnings: decisions at which the other care was possible too, and a style that gives it at one of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..engine.names import SHIFT_NAMES
from ..game import Game
from ..styles import STYLES, Style
from ..styles.seat import Seat
from ..view.actions import Action
from .style_names import name_of

CARES: Final = ("medical", "palliative")


class Turning(NamedTuple):
    """A decision of a game at which both kinds of care were possible.

    `move` is the number of the decision, as in `Game.at`. `care` is the care that was chosen and `other` the care that
    was not: "medical" or "palliative".
    """

    move: int
    day: int
    shift: str
    care: str
    other: str


def turnings(game: Game) -> list[Turning]:
    """Return the decisions of a game at which both kinds of care were possible (CARE-01), in order.

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
    """Return a style that gives this care at the turning point, and chooses all other actions as `policy` does."""
    style = STYLES[policy] if isinstance(policy, str) else policy
    given = Action.of(f"care {care}")

    def plays(seat: Seat, actions: tuple[Action, ...]) -> Action:
        if (seat.asked, seat.day, seat.shift) == ("care", turning.day, turning.shift) and given in actions:
            return given
        return style(seat, actions)

    plays.__name__ = policy if isinstance(policy, str) else name_of(policy)
    return plays
