"""Refusals of actions that belong to staffing a card: assignment, cover, the price of Stress, and Calls."""

from typing import Final

from .. import calling, staffing, stress
from .. import names as n
from ..decisions import Reason
from ..state import State
from .steps import BEFORE, STAFFING, listed, step_of


def no_assignment(state: State, kind: int, target: int) -> Reason | None:
    """Return why a pawn cannot come to the card or cover a further space, or why a Warning cannot be accepted."""
    step = step_of(state)
    if kind == n.ACCEPT_WARNING:
        if state.readings.may_refuse:
            return None if step <= STAFFING else ("staffed", "CARE-01", ())
        return "must_cover", "COVER-12", ()
    if step == STAFFING:
        legal = staffing.assign_options(state, None)
        if kind + target in legal:
            return None  # legal again once the price of Stress is paid
        ways = [each + target for each in (staffing.COMES if kind in staffing.COMES else (kind,))]
        for way in ways:
            found = listed(staffing.assign_options, state, way)
            if found is not None:
                return found
        if any(way in legal for way in ways):
            return _comes_otherwise(state, target)
    reason, rule = staffing.why_closed(state, kind == n.COVER, target)
    if not reason and step == BEFORE:
        comes = kind in (n.COVER, staffing.way_from(state.places[target]))
        return None if comes else _comes_otherwise(state, target)
    return (reason, rule, (target,)) if reason else ("staffed", "CARE-01", ())


def _comes_otherwise(state: State, pawn: int) -> Reason:
    """Return the reason against an action by which a pawn does not come to the card, since it comes by another one."""
    return "comes_otherwise", staffing.COMES[staffing.way_from(state.places[pawn])], (pawn,)


def no_loss(state: State, kind: int, target: int) -> Reason | None:
    """Return why a price of Stress cannot be paid; None when it may still be."""
    step = step_of(state)
    if step == BEFORE:
        return None
    tired = staffing.may_gain_stress(state) if step == STAFFING else []
    if not tired:
        return "no_stress_gained", "STRESS-05", ()
    pays = any(not stress.why_not_lost(state, pawn, target)[0] for pawn in tired)
    return None if pays else ("nothing_held", "STRESS-08", ())


def no_call(state: State, kind: int, target: int) -> Reason | None:
    """Return why a Nurse cannot Call a contact, or why the action NO_CALL cannot be chosen."""
    contact, nurse = divmod(target, n.PAWNS)
    if contact >= len(state.box.contacts):
        return "not_in_scenario", "CALL-01", ()
    step = step_of(state)
    if kind == n.CALL:
        reason, rule = calling.why_no_call(state, nurse, contact)
        if reason and (step == STAFFING or reason not in _PASSING):
            return reason, rule, (nurse, contact)
    elif step <= STAFFING:
        return _nobody_calls(state)
    return None if step <= STAFFING else ("staffed", "CARE-01", ())


def _nobody_calls(state: State) -> Reason | None:
    """Return why NO_CALL cannot be chosen: no Call is possible in this shift, or a Call is being made (CALL-05)."""
    found: list[Reason] = []
    for contact in range(len(state.box.contacts)):
        for nurse in range(state.players):
            reason, rule = calling.why_no_call(state, nurse, contact)
            passes = reason in _PASSING and (reason != "tile_taken" or state.tile != state.shift)
            if not reason or passes:
                return None
            found.append((reason, rule, (nurse, contact)))
    # "already called" is the reason only if there is no other
    return next((reason for reason in found if reason[0] != "already_called"), found[0])


_PASSING: Final = ("tile_taken", "nurse_is_free", "already_on_shift")
"""Reasons against a Call that can pass while this shift is being staffed."""
