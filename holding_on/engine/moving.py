"""Moving to a further shift of the day (COVER-03 to COVER-06, COVER-13): who may, and the Stress that it brings.

A pawn moves to the card as cover (`staffing`), or to the Contact Tile for a Call (`calling`). Both ask here.
"""

from typing import Final

from . import stress, two
from .names import FIRST_SPACES, LEFT, MANAGER_BOARD, ON_LEAVE, SPACES, STRESSABLE
from .state import State

AWAY: Final = {
    ON_LEAVE: ("on_leave", "ASSIGN-12"),
    LEFT: stress.LEFT_HOSPITAL,
    MANAGER_BOARD: ("manager_on_board", "FOUR-02"),
}
"""For each place from which nobody comes to a shift: the reason and its rule."""


def why_stays(state: State, pawn: int, place: int) -> tuple[str, str]:
    """Return why a pawn cannot move here from a place of an earlier shift: reason and rule, both empty when it can.

    A pawn that was re-assigned before today may be again (G-06). Whether the card needs the pawn, and whether the pawn
    has room for the Stress, does not count here.
    """
    if place < FIRST_SPACES[state.shift] - SPACES and not two.may_skip(state, pawn):
        return "not_previous_shift", "COVER-06"
    if stress.is_overstressed(state, pawn):  # G-35
        return "overstressed", "COVER-13"  # STRESS-13, ASSIGN-12
    return "", ""


def stress_of_moving(state: State, pawn: int) -> int:
    """Return the Stress that a pawn gains by moving to a further shift (COVER-04), or 0.

    An On-Call Assistant gains none (COVER-05, STAFF-08), nor does the Shift Manager of two players once a day (TWO-01).
    """
    return 0 if pawn >= STRESSABLE or two.moves_freely(state, pawn) else state.readings.reassign_stress
