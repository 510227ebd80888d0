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
        place = state.places[target]
        if place < n.FIRST_SPACE + n.SPACES and (place or target == state.manager):
            return (*stress.why_no_leave(target, place), (target,))
    return None if state.shift == n.MORNING and step < AFTER else ("leave_over", "LEAVE-01", ())


def no_return(state: State, kind: int, target: int) -> Reason | None:
    """Return why the Shift Manager cannot go back to the Break Room, or cannot choose to stay (TWO-03)."""
    if state.players != 2:
        return "only_two", "TWO-03", ()
    if kind == n.GO_BACK and target != state.manager:
        return "only_manager_returns", "TWO-03", (target,)
    if state.places[state.manager] == n.ON_LEAVE:
        return "on_leave", "TWO-03", (state.manager,)
    if state.places[state.manager] == n.BREAK_ROOM and state.shift == n.NIGHT and step_of(state) > STAFFING:
        return "in_break_room", "TWO-03", (state.manager,)
    twice = day.who_worked_twice(state)
    return ("worked_twice", "TWO-03", (twice,)) if twice != n.NOBODY else None


def no_answer(state: State, kind: int, target: int) -> Reason | None:
    """Return why a choice of the story cannot be answered; None when it may still come."""
    choice = target // n.OPTIONS
    if choice >= len(state.box.choices):
        return "not_in_scenario", "SCEN-03", ()
    return ("step_over", "SCEN-03", ()) if state.box.choices[choice].side in sides_told(state) else None
