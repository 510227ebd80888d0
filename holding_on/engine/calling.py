"""Calling somebody from Billy's past (CALL): a Nurse on the Contact Tile, and the Call after the card is done.

The scenario's data say whether there are Calls, whom a Nurse can call, when, and with what effect (CALL-01, G-59).
While a pawn stands on the tile, nobody else can Call; so a shift has one Call at most (CALL-05, CALL-08).
"""

from . import changes, chronicle, moving, objective, story, stress, two
from .decisions import Barred
from .names import (
    ABSENT,
    ACTION_TARGET,
    ASSIGN,
    BREAK_ROOM,
    CALL,
    CONTACT_TILE,
    FIRST_SPACES,
    NO_CALL,
    NOBODY,
    NURSES,
    PAWNS,
)
from .state import State


def add_options(state: State, legal: list[int], barred: Barred | None) -> list[int]:
    """Return `legal`, the ways to staff the card, with the Calls that may be assigned now (CALL-03).

    A Call may be assigned before or after the staffing (G-54). If `legal` is empty and a Call is possible, NO_CALL is
    added, which declines all Calls. If no Call is possible, nothing is added.
    """
    taken = CONTACT_TILE in state.places
    if taken and barred is None:
        return legal  # CALL-08: nobody else can Call
    calls: list[int] = []
    made = chronicle.calls_made(state)
    for contact in range(len(state.box.contacts)):
        closed = _why_closed(state, contact, made, taken)
        if closed[0] and barred is None:
            continue
        for pawn, place in enumerate(state.places):
            if place == ABSENT:
                continue
            reason, rule = _why_no_call(state, pawn, place, closed)
            if not reason:
                calls.append(CALL + pawn + PAWNS * contact)
            elif barred is not None:
                barred.append((CALL + pawn + PAWNS * contact, reason, rule, (pawn, contact)))
    if calls and not legal:
        calls.append(NO_CALL)
    return legal + calls


def _why_closed(state: State, contact: int, made: list[int], taken: bool) -> tuple[str, str]:
    """Return why no Nurse at all can call a contact now: reason and rule, both empty when a Nurse may.

    `made` are the contacts called before; `taken` says whether a pawn stands on the Contact Tile.
    """
    if contact in made:
        return "already_called", "G-59"
    if not is_known(state, contact):
        return "nobody_to_call", "CALL-05"
    if taken:  # CALL-08
        return "tile_taken", "CALL-05"
    return "", ""


def _why_no_call(state: State, pawn: int, place: int, closed: tuple[str, str]) -> tuple[str, str]:
    """Return why a pawn in this place cannot be sent to Call; `closed` is the answer of `_why_closed`."""
    if pawn >= NURSES:
        return "only_nurses_call", "STAFF-10"
    if closed[0]:
        return closed
    if place < CONTACT_TILE and place != BREAK_ROOM:
        return moving.AWAY[place]
    here = FIRST_SPACES[state.shift]
    if place >= here:
        rested = may_call(state, pawn, 0)
        return ("already_on_shift", "ASSIGN-05") if rested else ("too_stressed_to_call", "CALL-06")
    moved = place != BREAK_ROOM
    reason, rule = moving.why_stays(state, pawn, place) if moved else ("", "")
    if reason:
        return reason, rule
    # D-22: the limit of Stress holds when she is assigned, and also after the Stress of being moved
    if not may_call(state, pawn, moving.stress_of_moving(state, pawn) if moved else 0):
        return "too_stressed_to_call", "CALL-06"
    if moved and any(state.places[nurse] == BREAK_ROOM and may_call(state, nurse, 0) for nurse in range(NURSES)):
        return "nurse_is_free", "G-54"
    return "", ""


def note_no_call(state: State) -> None:
    """Note in the journal why nobody can Call, although the team knows whom to call.

    Nothing is noted while a Nurse is on the Contact Tile, or when a Nurse who could have called was assigned to the
    shift instead.
    """
    made = chronicle.calls_made(state)
    open_to = [c for c in range(len(state.box.contacts)) if c not in made and is_known(state, c)]
    if not open_to or CONTACT_TILE in state.places:
        return
    here = FIRST_SPACES[state.shift]
    reasons = set()
    for nurse, place in enumerate(state.places[:NURSES]):
        if place >= here and may_call(state, nurse, -state.cover[nurse] * state.readings.cover_stress):
            return  # she is on this shift; before she gained Stress by covering here, she could have been sent to call
        if place != ABSENT:
            reasons.add(_why_no_call(state, nurse, place, ("", "")))
    changes.note(state, "CALL-06" if ("too_stressed_to_call", "CALL-06") in reasons else "CALL-05", "no_call")


def why_no_call(state: State, nurse: int, contact: int) -> tuple[str, str]:
    """Return why a Nurse cannot be sent to make this Call now: reason and rule, both empty when she can."""
    closed = _why_closed(state, contact, chronicle.calls_made(state), CONTACT_TILE in state.places)
    return _why_no_call(state, nurse, state.places[nurse], closed)


def is_known(state: State, contact: int) -> bool:
    """Whether the scenario's criteria for a Call to this contact are met (CALL-05, G-59)."""
    required = state.box.contacts[contact].requires  # the number of a part of the Objective, or NOBODY for none
    return required == NOBODY or objective.is_met(state, required)


def may_call(state: State, nurse: int, more: int) -> bool:
    """Whether a Nurse would have less than 2 Stress, the limit for a Call, with `more` added (CALL-06, D-22).

    `more` is the Stress that she gains by moving to the tile. A negative number leaves out Stress that she has gained
    by covering on this shift.
    """
    return not stress.carries_too_much(state, nurse, more)


def assign(state: State, action: int) -> None:
    """Put a Nurse on the Contact Tile below this shift (CALL-03); if she comes from another shift, she gains Stress.

    Keeps ICON-13.
    """
    contact, nurse = divmod(action & ACTION_TARGET, PAWNS)
    moved = state.places[nurse] != BREAK_ROOM
    gained = moving.stress_of_moving(state, nurse)
    changes.move_pawn(state, "CALL-03", nurse, CONTACT_TILE)
    changes.put(state, "CALL-03", "contact", contact)
    changes.put(state, "CALL-03", "tile", state.shift)
    if moved:
        changes.because_of_last(state)
        two.note_another(state, nurse)  # TWO-03
        stress.gain(state, "CALL-07", nurse, gained)
    else:
        changes.because_of_card(state)
        changes.go(state, ASSIGN)  # CALL-04: the Call is made at the end of the Shift


def make_call(state: State) -> None:
    """Make the Call that was assigned in this shift, whose card is now completely resolved (CALL-04)."""
    contact = state.contact
    _, side, effect = state.box.contacts[contact]
    nurse = state.places.index(CONTACT_TILE)
    changes.because_of_time(state)
    changes.put(state, "CALL-04", "contact", NOBODY)
    changes.put(state, "CALL-04", "called", chronicle.with_call(state.called, contact))
    changes.because_of_last(state)
    story.tell_side(state, "CALL-04", side)
    story.bring(state, "G-59", effect, nurse)
