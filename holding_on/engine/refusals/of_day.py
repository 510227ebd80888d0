"""Refusals of actions outside the shifts: leave, the Shift Manager's return, and choices of the story."""

from .. import day, stress
from .. import names as n
from ..chronicle import sides_told
from ..decisions import Reason
from ..state import State
from .steps import AFTER, STAFFING, step_of


def no_leave(state: State, kind: int, target: int) -> Reason | None:
    """Return why a pawn cannot be sent On Leave, or why the action that sends nobody more cannot be chosen."""
    step = step_of(state)
    if kind == n.SEND_ON_LEAVE:
        reason, rule = stress.why_no_leave(state, target)
        if reason and state.places[target] < n.FIRST_SPACES[n.DAY]:
            return reason, rule, (target,)
    return None if state.shift == n.MORNING and step < AFTER else ("leave_over", "LEAVE-01", ())


def no_return(state: State, kind: int, target: int) -> Reason | None:
    """Return why the Shift Manager cannot go back to the Break Room, or cannot choose to stay (TWO-03)."""
    if state.players != 2:
        return "only_two", "TWO-03", ()
    if kind == n.GO_BACK and target != state.manager:
        return "only_manager_returns", "TWO-03", (target,)
    return day.why_no_return(state, state.shift < n.NIGHT or step_of(state) <= STAFFING)


def no_answer(state: State, kind: int, target: int) -> Reason | None:
    """Return why a choice of the story cannot be answered; None when it may still come."""
    choice = target // n.OPTIONS
    if choice >= len(state.box.choices):
        return "not_in_scenario", "SCEN-03", ()
    return ("step_over", "SCEN-03", ()) if state.box.choices[choice].side in sides_told(state) else None
