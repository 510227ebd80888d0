"""A game of two players (TWO): what the Shift Manager may do in addition."""

from . import changes
from .state import State


def may_skip(state: State, pawn: int) -> bool:
    """Whether a pawn may move from the Morning to the Night: the Shift Manager with two players (TWO-02, D-23)."""
    return state.players == 2 and (pawn == state.manager or state.readings.all_may_skip)


def moves_freely(state: State, pawn: int) -> bool:
    """Whether a pawn may move to a second shift without Stress: the Shift Manager of two players, once a day (TWO-01).

    Keeps G-35, TWO-04.
    """
    return state.players == 2 and pawn == state.manager and not worked_twice(state, pawn)


def worked_twice(state: State, pawn: int) -> bool:
    """Whether a pawn was on more than one shift today; counted with two players only (TWO-03)."""
    return bool(state.twice >> pawn & 1)


def note_another(state: State, pawn: int) -> None:
    """Note in the state, with two players, that a pawn works another shift today (TWO-03, D-24)."""
    if state.players == 2:
        changes.put(state, "TWO-03", "twice", state.twice | 1 << pawn)
