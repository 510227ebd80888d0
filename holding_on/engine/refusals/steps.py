"""The steps of a shift in their order, and what every refusal needs to know of them: who is there or can still come."""

from collections.abc import Callable
from typing import Final

from .. import names as n
from .. import staffing
from ..decisions import Barred, Reason
from ..state import State

BEFORE, STAFFING, BONUS, CHOICE_OF_CARE, YIELDS, TOKENS, WHO_TALKS, TALK, INQUIRIES, AFTER = range(10)
"""A shift from before its card is turned until after it is resolved."""
_STEP: Final = {
    n.TURN: BEFORE,
    n.CHOICE: BEFORE,
    n.ASSIGN: STAFFING,
    n.PRICE: STAFFING,
    n.NIGHT_TOKEN: BONUS,
    n.CARE: CHOICE_OF_CARE,
    n.PAYMENT: YIELDS,
    n.EITHER: YIELDS,
    n.EMERGENCY_TOKEN: TOKENS,
    n.CARE_TOKEN: TOKENS,
    n.TALKER: WHO_TALKS,
    n.FOCUS: TALK,
    n.HEARD: TALK,
    n.TRUST: TALK,
    n.INQUIRY: INQUIRIES,
    n.LEAVE: AFTER,
    n.RETURN: AFTER,
}


def step_of(state: State) -> int:
    """The step of the shift to which the pending decision belongs."""
    if state.phase == n.TRUST and state.conversation == n.INQUIRING:
        return INQUIRIES
    return _STEP[state.phase]


def listed(options: Callable[[State, Barred | None], list[int]], state: State, action: int) -> Reason | None:
    """The reason that a room itself gives for a candidate of its decision."""
    barred: Barred = []
    options(state, barred)
    return next(((reason, rule, facts) for code, reason, rule, facts in barred if code == action), None)


def why_not_here(state: State, pawn: int, rule: str) -> Reason | None:
    """Why a pawn has no part in this shift: it is away, cannot come any more, or was not assigned."""
    place = state.places[pawn]
    here = staffing.first_space(state)
    if place >= here:
        return None
    if step_of(state) > STAFFING:
        return "not_on_this_shift", rule, (pawn,)
    return staffing.why_away(state, pawn)


def brings_bonus(state: State) -> bool:
    """Whether this is a Night Shift whose Care Token may still come (NIGHT-01)."""
    return state.shift == n.NIGHT and state.readings.night_tokens > 0 and step_of(state) <= BONUS


def why_no_assistant(state: State, rule: str) -> Reason | None:
    """Why the Assistants' pool has no part in a shift that is being staffed: no Assistant is there or could come."""
    may_come = any(
        state.places[pawn] != n.ABSENT and why_not_here(state, pawn, rule) is None for pawn in range(n.NURSES, n.PAWNS)
    )
    return None if may_come else ("pool_needs_assistant", rule, ())
