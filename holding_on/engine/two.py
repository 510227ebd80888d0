"""Two at the table (TWO): what the Shift Manager may do who has few to send."""

from . import changes
from .state import State


def may_skip(state: State, pawn: int) -> bool:
    """With two players the Shift Manager may come from the Morning to the Night (TWO-02, D-23)."""
    return state.players == 2 and (pawn == state.manager or state.readings.all_may_skip)


def moves_freely(state: State, pawn: int) -> bool:
    """With two players the Shift Manager comes to a second shift without Stress, once a day (TWO-01, G-35, TWO-04)."""
    return state.players == 2 and pawn == state.manager and not worked_twice(state, pawn)


def worked_twice(state: State, pawn: int) -> bool:
    """Whether a pawn was on more than one shift today; with two players only (TWO-03)."""
    return bool(state.twice >> pawn & 1)


def note_another(state: State, pawn: int) -> None:
    """A pawn works another shift today; with two players that is counted (TWO-03, D-24)."""
    if state.players == 2:
        changes.put(state, "TWO-03", "twice", state.twice | 1 << pawn)
