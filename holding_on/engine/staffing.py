"""Staffing a shift (STAFF, ASSIGN, COVER, NIGHT): who works, who covers, and who is senior."""

from typing import Final

from . import calling, changes, moving, scenario, stress, two
from .decisions import Barred, Reason
from .names import (
    ABSENT,
    ACCEPT_WARNING,
    ACTION_KIND,
    ACTION_TARGET,
    BREAK_ROOM,
    CALL,
    CALL_IN,
    CARE,
    CONTACT_TILE,
    COVER,
    FIRST_ON_CALL,
    FIRST_SPACES,
    MANAGER_BOARD,
    NIGHT,
    NIGHT_TOKEN,
    NO_CALL,
    NOTHING,
    NURSES,
    ON_CALL,
    ON_SHIFT,
    OVER,
    PAWNS,
    PLACE,
    REASSIGN,
    STAFF,
    STRESSABLE,
)
from .state import State


def first_space(state: State) -> int:
    """Return the place number of this shift's first Staff space; a pawn with this number or more is on this shift."""
    return FIRST_SPACES[state.shift]


def current_card(state: State) -> tuple[int, int, int, int, int, int]:
    """Return the Patient Card of the current shift: the six numbers of `box.Patient`."""
    return state.box.patients[state.piles[ON_SHIFT + state.shift][0]]


def open_spaces(state: State) -> int:
    """Return how many Staff spaces of the card have no pawn and are not covered (COND-14, ASSIGN-03, ICON-24)."""
    shift = state.shift
    staff = state.box.patients[state.piles[ON_SHIFT + shift][0]][STAFF]
    highest = max(state.places)  # spaces are filled from the left, so the highest place shows how many
    here = FIRST_SPACES[shift]
    return staff - sum(state.cover) - (highest + 1 - here if highest >= here else 0)


def on_shift(state: State) -> list[int]:
    """Return the pawns on the current card, in the order of their spaces from the left (ASSIGN-05)."""
    places = state.places
    here = FIRST_SPACES[state.shift]
    return [places.index(space) for space in range(here, max(places) + 1) if space in places]  # TWO-03 empties a space


def has_assistant(state: State) -> bool:
    """Whether an Assistant or On-Call Assistant works on the current card (TOKEN-07, STAFF-05)."""
    return max(state.places[NURSES:]) >= FIRST_SPACES[state.shift]


def senior(state: State) -> int:
    """Return who has the last word on this shift: the leftmost Nurse, else the Shift Manager (ASSIGN-07, ASSIGN-08).

    Keeps D-06, STAFF-04, ASSIGN-09, G-50.
    """
    for pawn in on_shift(state):
        if pawn < NURSES:
            return pawn
        if state.readings.first_pawn_leads:
            break  # the variant of D-06: if an Assistant was placed first, the Shift Manager decides
    return state.manager


def assign_options(state: State, barred: Barred | None) -> list[int]:
    """Return the actions that fill one more space of the card, and the Calls that may be assigned now.

    Empty when every space is filled, or when nothing more can be done.

    Keeps ASSIGN-02, ASSIGN-04, COVER-01 to COVER-03, COVER-07, D-15, D-35.
    """
    wanted = open_spaces(state)
    calls = bool(state.box.contacts)  # CALL-01
    if wanted == 0:
        return calling.add_options(state, [], barred) if calls else []
    places = state.places
    readings = state.readings
    legal = [PLACE + pawn for pawn, place in enumerate(places) if place == BREAK_ROOM]  # ASSIGN-12, LEAVE-05, FOUR-02
    free = len(legal)
    short = takes_cover(state, wanted - free)  # COVER-01, G-05
    here = FIRST_SPACES[state.shift]
    for pawn, place in enumerate(places) if short or barred is not None else ():
        if place >= here:
            reason, rule = _why_no_cover(state, pawn, short)
            if not reason:
                legal.append(COVER + pawn)
            elif barred is not None:
                barred.append((COVER + pawn, reason, rule, (pawn, wanted, free)))
            if barred is not None:
                barred.append((PLACE + pawn, "already_on_shift", "ASSIGN-05", (pawn,)))
        elif place >= CONTACT_TILE:
            reason, rule = _why_no_reassign(state, pawn, place, short)
            if not reason:
                legal.append(REASSIGN + pawn)
            elif barred is not None:
                barred.append((REASSIGN + pawn, reason, rule, (pawn, wanted, free)))
        elif place == ON_CALL:
            if short:
                legal.append(CALL_IN + pawn)  # COVER-02
            elif barred is not None:
                barred.append((CALL_IN + pawn, *_ENOUGH, (pawn, wanted, free)))
        elif barred is not None and place > BREAK_ROOM:
            barred.append((PLACE + pawn, *moving.AWAY[place], (pawn,)))
        if barred is not None and ABSENT < place < here:
            why = moving.AWAY[place] if place == MANAGER_BOARD else _COVERS_ELSEWHERE[pawn >= FIRST_ON_CALL]
            barred.append((COVER + pawn, *why, (pawn,)))
    if readings.may_refuse:  # the variant of G-04
        legal.append(ACCEPT_WARNING)
    elif barred is not None:
        barred.append((ACCEPT_WARNING, "must_cover", "COVER-12", (wanted,)))
    return calling.add_options(state, legal, barred) if calls else legal


def shortage(state: State) -> int:
    """Return how many pawns the Break Room has too few for the open spaces of the card; 0 or less when it has enough.

    Keeps COVER-01.
    """
    return open_spaces(state) - state.places.count(BREAK_ROOM)


def takes_cover(state: State, missing: int) -> bool:
    """Whether pawns from elsewhere may come to the card as cover, and pawns on it may cover further spaces.

    They may only where the Break Room has too few pawns, `missing` of them (COVER-01, G-05); always by the variant of
    G-05.
    """
    return missing > 0 or state.readings.cover_freely


_ENOUGH: Final = ("enough_staff", "COVER-01")
_COVERS_ELSEWHERE: Final = (("not_on_this_shift", "COVER-07"), ("on_call_no_cover", "COVER-09"))


def _why_no_cover(state: State, pawn: int, short: bool) -> tuple[str, str]:
    """Return why a pawn on the card cannot cover a further space: reason and rule, both empty when it can.

    `short` says whether the card takes cover (COVER-01). A pawn that was re-assigned to this shift may cover as well
    (COVER-10).
    """
    if pawn >= FIRST_ON_CALL:
        return "on_call_no_cover", "COVER-09"
    if not short:
        return _ENOUGH
    if state.cover[pawn] >= state.readings.cover_limit:
        return "cover_limit", "COVER-07"  # D-16
    if not stress.has_room_for(state, pawn, state.readings.cover_stress):
        return "no_room_for_stress", "STRESS-03"  # G-07, G-08
    return "", ""


def _why_no_reassign(state: State, pawn: int, place: int, short: bool) -> tuple[str, str]:
    """Return why a pawn of an earlier shift cannot be re-assigned: reason and rule, both empty when it can.

    `short` says whether the card takes cover (COVER-01).
    """
    if place == CONTACT_TILE:
        if state.tile == state.shift:
            return "making_call", "CALL-03"
        place = FIRST_SPACES[state.tile]  # G-38: a Call was that shift's work
    reason, rule = moving.why_stays(state, pawn, place)
    if reason:
        return reason, rule
    if not short:
        return _ENOUGH
    gained = moving.stress_of_moving(state, pawn)
    if gained and not stress.has_room_for(state, pawn, gained):
        return "no_room_for_stress", "STRESS-03"
    return "", ""


def why_away(state: State, pawn: int) -> Reason | None:
    """Return why a pawn that is not on the card can no longer come to it while it is staffed; None when it can.

    Before the card is turned, nobody knows whether the Break Room has enough Staff for it.
    """
    place = state.places[pawn]
    reason, rule = why_closed(state, False, pawn)
    if reason:
        return reason, rule, (pawn,)
    if state.piles[ON_SHIFT + state.shift]:
        wanted, free = open_spaces(state), state.places.count(BREAK_ROOM)
        if not wanted:
            return "staffed", "CARE-01", ()
        if place != BREAK_ROOM and not takes_cover(state, wanted - free):
            return *_ENOUGH, (pawn, wanted, free)
    return None


def why_closed(state: State, covers: bool, pawn: int) -> tuple[str, str]:
    """Return why a pawn cannot come to this shift, or with `covers` why it cannot cover a further space of it.

    What the card still needs does not count here. Reason and rule are both empty when the pawn can.
    """
    place = state.places[pawn]
    if covers and pawn >= FIRST_ON_CALL:
        return _COVERS_ELSEWHERE[True]
    if place in moving.AWAY:
        return moving.AWAY[place]
    if place >= first_space(state):
        return _why_no_cover(state, pawn, True) if covers else ("already_on_shift", "ASSIGN-05")
    if covers and state.piles[ON_SHIFT + state.shift]:
        return "not_on_this_shift", "COVER-07"
    if place >= CONTACT_TILE:
        reason, rule = _why_no_reassign(state, pawn, place, True)
        if reason:
            return reason, rule
    if covers and not stress.has_room_for(state, pawn, state.readings.cover_stress):
        return "no_room_for_stress", "STRESS-03"
    return "", ""


def may_gain_stress(state: State) -> list[int]:
    """Return the pawns that may still gain Stress while this card is staffed, by giving cover or by a Call."""
    places = state.places
    calls = [(call & ACTION_TARGET) % PAWNS for call in calling.add_options(state, [], None) if call != NO_CALL]
    tired = [pawn for pawn in calls if places[pawn] != BREAK_ROOM]
    if not open_spaces(state) or not takes_cover(state, shortage(state)):
        return tired
    here = first_space(state)
    for pawn, place in enumerate(places[:STRESSABLE]):
        if place == BREAK_ROOM or (place >= CONTACT_TILE and not why_closed(state, place >= here, pawn)[0]):
            tired.append(pawn)
    return tired


def note_shortage(state: State) -> None:
    """Note in the journal when the Break Room has too few pawns for the card just turned (COVER-01).

    This note is then the cause of the decisions about cover.
    """
    missing = shortage(state)
    if missing > 0:
        changes.note(state, "COVER-01", "short", missing)
        changes.set_anchor(state)


def stays_short(state: State) -> bool:
    """Whether spaces stay open even if every pawn that may comes, and covers as many spaces as it may (COVER-12)."""
    here = first_space(state)
    missing = open_spaces(state)
    for pawn, place in enumerate(state.places):
        if place >= here:
            missing -= _cover_left(state, pawn, 0)
        elif place in (BREAK_ROOM, ON_CALL):
            missing -= 1 + _cover_left(state, pawn, 0)
        elif place >= CONTACT_TILE and not _why_no_reassign(state, pawn, place, True)[0]:
            missing -= 1 + _cover_left(state, pawn, moving.stress_of_moving(state, pawn))
    return missing > 0


def _cover_left(state: State, pawn: int, gained: int) -> int:
    """Return how many further spaces a pawn could cover once it has `gained` more Stress by moving here (COVER-10)."""
    if pawn >= FIRST_ON_CALL:
        return 0
    readings = state.readings
    left = readings.cover_limit - state.cover[pawn]
    if not readings.cover_stress:
        return left
    return min(left, (readings.stress_max[pawn] - state.stress[pawn] - gained) // readings.cover_stress)


def note_cover_in_vain(state: State) -> None:
    """Note in the journal that the last way to cover must be taken although the card stays short of Staff (G-04)."""
    changes.note(state, "G-04", "in_vain", open_spaces(state))
    changes.because_of_last(state)


def assign_answer(state: State, action: int) -> None:
    """Apply one answer: a pawn comes to the card, covers a further space, or is sent to Call; else staffing ends.

    The action is NOTHING when no space is open, or no way to fill one is left.

    Keeps COVER-11, D-14.
    """
    kind = action & ACTION_KIND
    pawn = action & ACTION_TARGET
    if kind == REASSIGN:
        _reassign(state, pawn)
    elif kind in COMES:
        changes.move_pawn(state, COMES[kind], pawn, _next_space(state))
        changes.because_of_card(state)
    elif kind == COVER:
        changes.put_at(state, "COVER-07", "cover", pawn, state.cover[pawn] + 1)
        changes.because_of_last(state)
        stress.gain(state, "COVER-08", pawn, state.readings.cover_stress)  # STRESS-01
    elif kind == CALL:
        calling.assign(state, action)
    else:  # NOTHING, ACCEPT_WARNING, NO_CALL
        if action == NOTHING and state.box.contacts and state.journal is not None:
            calling.note_no_call(state)
        _staffed(state)


COMES: Final = {PLACE: "ASSIGN-05", CALL_IN: "COVER-02", REASSIGN: "COVER-03"}
"""The kinds of action by which a pawn comes to the card, each with its rule."""


def way_from(place: int) -> int:
    """Return the kind of action by which a pawn comes to the card from a place, if it can come at all."""
    if place == BREAK_ROOM:
        return PLACE
    return CALL_IN if place == ON_CALL else REASSIGN


def _next_space(state: State) -> int:
    """Return the place number of the next free space on the card of this shift (ASSIGN-05)."""
    return max(FIRST_SPACES[state.shift], max(state.places) + 1)


def _reassign(state: State, pawn: int) -> None:
    """Move a pawn from an earlier shift to this one, for a Stress (COVER-03, COVER-04) or for none (TWO-01).

    Keeps STRESS-01, G-52.
    """
    free, gained = two.moves_freely(state, pawn), moving.stress_of_moving(state, pawn)
    changes.move_pawn(state, "TWO-01" if free else COMES[REASSIGN], pawn, _next_space(state))
    changes.because_of_last(state)
    two.note_another(state, pawn)
    stress.gain(state, "COVER-04", pawn, gained)


def _staffed(state: State) -> None:
    """End the staffing: a Warning if spaces stay open; then the bonus at Night (NIGHT-05, NIGHT-04); then care.

    Keeps TOKEN-03.
    """
    missing = open_spaces(state)
    changes.because_of_card(state)
    if missing:
        _leave_uncovered(state, missing)
        if state.phase == OVER:
            return
    changes.back_to_card(state)
    covered = missing == 0 and not (state.readings.every_space and any(state.cover))  # G-02
    bonus = night_bonus(state)
    if bonus and covered:  # D-45, G-13
        changes.put(state, "NIGHT-01", "gifts", bonus)
        changes.go(state, NIGHT_TOKEN)
        return
    if bonus:
        changes.note(state, "NIGHT-01", "no_night_token")
    changes.go(state, CARE)


def night_bonus(state: State) -> int:
    """Return the extra Care Tokens of this shift when every space is filled or covered: none but at Night (NIGHT-01).

    Keeps NIGHT-04.
    """
    return state.readings.night_tokens if state.shift == NIGHT else 0


def _leave_uncovered(state: State, missing: int) -> None:
    """Give a Warning for the `missing` spaces (COVER-12, WARN-03, G-02), or by D-02's variant end the game (G-43)."""
    if state.readings.shortage_loses:
        changes.note(state, "WARN-03", "warning_cause", missing)
        changes.because_of_last(state)
        scenario.transfer(state, "SCEN-12")
    else:
        stress.warn(state, "WARN-03", missing)  # G-30
