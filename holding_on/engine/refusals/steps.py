"""The steps of a shift in their order, and who is on the shift or can still come: for all refusals."""

from collections.abc import Callable
from typing import Final

from .. import names as n
from .. import staffing
from ..decisions import Barred, Reason
from ..state import State

BEFORE, STAFFING, BONUS, CHOICE_OF_CARE, YIELDS, TOKENS, WHO_TALKS, TALK, INQUIRIES, AFTER = range(10)
"""The steps of a shift, from before its card is turned until after the card is resolved."""
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
    """Return the step of the shift to which the pending decision belongs."""
    if state.phase == n.TRUST and state.conversation == n.INQUIRING:
        return INQUIRIES
    return _STEP[state.phase]


def listed(options: Callable[[State, Barred | None], list[int]], state: State, action: int) -> Reason | None:
    """Return the reason that `options` of a decision gives for barring an action; None when it gives none."""
    barred: Barred = []
    options(state, barred)
    return next(((reason, rule, facts) for code, reason, rule, facts in barred if code == action), None)


def why_not_here(state: State, pawn: int, rule: str) -> Reason | None:
    """Return why a pawn has no part in this shift: it is away, can no longer come, or was not assigned; else None."""
    place = state.places[pawn]
    here = staffing.first_space(state)
    if place >= here:
        return None
    if step_of(state) > STAFFING:
        return "not_on_this_shift", rule, (pawn,)
    return staffing.why_away(state, pawn)


def brings_bonus(state: State) -> bool:
    """Whether this is a Night Shift whose extra Care Token may still come (NIGHT-01)."""
    return staffing.night_bonus(state) > 0 and step_of(state) <= BONUS


def why_no_assistant(state: State, rule: str) -> Reason | None:
    """Return why the pool has no part in the staffing of this shift: no Assistant is there or can come; else None."""
    may_come = any(
        state.places[pawn] != n.ABSENT and why_not_here(state, pawn, rule) is None for pawn in range(n.NURSES, n.PAWNS)
    )
    return None if may_come else ("pool_needs_assistant", rule, ())
