"""A day at the hospital (DAY): handover, three shifts, End-of-Day Duties, Gather Care Team."""

from . import calling, changes, inquiry, scenario, staffing, story, stress, two
from .decisions import Barred, Reason
from .names import (
    ASSIGN,
    BREAK_ROOM,
    CONTACT_TILE,
    DAY_END,
    DEAL_PATIENT,
    FIRST_ON_CALL,
    GATHER,
    GO_BACK,
    INQUIRY,
    LEAVE,
    LEFT,
    MANAGER_BOARD,
    MORNING,
    NIGHT,
    NOBODY,
    NOTHING,
    ON_BOARD,
    ON_LEAVE,
    ON_SHIFT,
    OVER,
    PATIENT_DECK,
    PATIENT_DISCARD,
    PATIENTS,
    POST,
    RETURN,
    SHIFT_END,
    SHIFTS,
    STAY,
    STRESSABLE,
    TALK,
    TURN,
    TURN_CARD,
    UNDECIDED,
    purse_of,
)
from .state import State
from .supply import return_to_supply, room_in, take_from_supply, tokens_left


def next_manager(state: State) -> int:
    """Return the Nurse who is due as the next Shift Manager: that of the player to the left (DAY-05, STAFF-12)."""
    return (state.manager + 1) % state.players


def last_day(state: State) -> int:
    """Return the number of the day on which the deck runs out, at three cards a day: 13 with 39 cards (COMP-06)."""
    return len(state.box.decks[0]) // SHIFTS


def begin(state: State) -> None:
    """Begin a day and hand over the Shift Manager Board (DAY-05); if no Patient Card is left, end the game (DAY-08).

    Keeps SCEN-11, D-04, DAY-07, TOKEN-12, WARN-06.
    """
    if not state.piles[PATIENT_DECK]:
        scenario.die_with_the_deck(state, "SCEN-11")
        return
    changes.because_of_time(state)
    changes.put(state, "DAY-01", "day", state.day + 1)
    changes.because_of_last(state)
    if state.day > 1:  # DAY-06, D-05: the Shift Manager chosen at setup serves the first day
        nurse = _manager_today(state)
        changes.put(state, "DAY-05" if nurse == next_manager(state) else "G-34", "manager", nurse)
    if state.players == 4 and state.places[state.manager] == BREAK_ROOM:  # on the first day too
        changes.move_pawn(state, "FOUR-01", state.manager, MANAGER_BOARD)
    _clear_shift(state, MORNING)
    story.read_letters(state, early=True)


def _manager_today(state: State) -> int:
    """Return the next Shift Manager in turn who is not On Leave; if all are, the Nurse who is due (G-34)."""
    scheduled = next_manager(state)
    for step in range(state.players):
        nurse = (scheduled + step) % state.players
        if state.places[nurse] != ON_LEAVE:
            return nurse
    return scheduled


def _clear_shift(state: State, shift: int) -> None:
    """Begin a shift: clear what the shift before it has left in the state."""
    changes.because_of_time(state)
    if state.shift != shift:
        changes.put(state, "DAY-02", "shift", shift)
        changes.because_of_last(state)
    if state.silent:
        changes.put(state, "G-17", "silent", 0)
    if any(state.cover):
        for pawn, spaces in enumerate(state.cover):
            if spaces:
                changes.put_at(state, "DAY-10", "cover", pawn, 0)
    changes.go(state, POST if state.box.letters or state.box.choices else TURN)


def turn_options(state: State, barred: Barred | None) -> list[int]:
    """Return the one action that turns the next Patient Card (ASSIGN-01, DAY-09); the game always waits for it."""
    return [TURN_CARD]


def turn_answer(state: State, action: int) -> None:
    """Go on to the question of chance which Patient Card comes."""
    changes.go(state, DEAL_PATIENT)


def patients(state: State) -> list[int]:
    """Return the cards that may come as the next Patient Card: all cards left in the deck (SETUP-04).

    A scenario can fix its first Patient Cards; then only the fixed card may come (G-45).
    """
    deck = state.piles[PATIENT_DECK]
    opening, number = state.box.opening, state.dealt[PATIENTS]
    if number < len(opening) and opening[number] in deck:
        return [opening[number]]
    return deck


def no_patient(state: State) -> None:
    """End the game because this shift has no card to turn (G-26); with 39 cards, three a day, that never happens."""
    scenario.die_with_the_deck(state, "G-26")


def patient_dealt(state: State, card: int) -> None:
    """Put the card on this shift's space until Gather (ASSIGN-01, ASSIGN-11), and go on to assigning Staff (ASSIGN-02).

    Keeps COND-13.
    """
    changes.draw(state, "ASSIGN-01", PATIENTS, card, PATIENT_DECK, ON_SHIFT + state.shift)
    changes.set_anchor(state)
    shift = state.shift
    if state.care[shift]:  # still the care of the day before
        changes.put_at(state, "DAY-18", "care", shift, UNDECIDED)
    if state.covered[shift]:
        changes.put_at(state, "DAY-18", "covered", shift, 0)
    staffing.note_shortage(state)
    changes.go(state, ASSIGN)  # DAY-09


def after_care(state: State) -> None:
    """Go on after care: on a Stable card to the Inquiries, else to the end of the shift (CARE-19, DAY-10, INQ-01).

    Keeps COND-20, EMERG-09, ICON-07, D-19, D-20.
    """
    changes.because_of_card(state)
    changes.go(state, INQUIRY if inquiry.why_not_stable(staffing.current_card(state)) is None else SHIFT_END)


def shift_ended(state: State) -> None:
    """Make the Call that was assigned (CALL-04), then go on to what follows this shift (DAY-02).

    Leave follows the Morning (DAY-11), the Night follows the Day, and the End-of-Day Duties follow the Night.

    Keeps ICON-10.
    """
    if state.contact != NOBODY:
        calling.make_call(state)
        if state.ending:
            return
    changes.because_of_time(state)
    if state.shift == MORNING:
        changes.go(state, LEAVE)
        if state.journal is not None and not stress.leave_options(state, None):
            changes.note(state, "LEAVE-07" if state.places[state.manager] == BREAK_ROOM else "LEAVE-02", "no_leave")
    elif state.shift == NIGHT:  # DAY-01
        changes.go(state, RETURN if state.players == 2 else DAY_END)  # TWO-03
    else:
        next_shift(state)


def next_shift(state: State) -> None:
    """Begin the shift after this one: the Day Shift or the Night Shift."""
    _clear_shift(state, state.shift + 1)


def return_options(state: State, barred: Barred | None) -> list[int]:
    """Return whether the Shift Manager may go back to the Break Room: two actions, or none (TWO-03, D-24, G-53).

    With two players only. Empty when she was on no shift today, or on more than one.
    """
    manager = state.manager
    if why_no_return(state, False) is not None:
        return []
    for pawn, place in enumerate(state.places) if barred is not None else ():
        if place >= CONTACT_TILE and pawn != manager and barred is not None:
            barred.append((GO_BACK + pawn, "only_manager_returns", "TWO-03", (pawn,)))
    return [GO_BACK + manager, STAY]


def why_no_return(state: State, may_work: bool) -> Reason | None:
    """Return why the Shift Manager cannot go back to the Break Room; None when she can (TWO-03, G-53).

    `may_work` says that she may still come to a shift today. A Call counts as a shift.
    """
    manager = state.manager
    place = state.places[manager]
    if place == ON_LEAVE:
        return "on_leave", "TWO-03", (manager,)
    if place < CONTACT_TILE and not may_work:
        return "in_break_room", "TWO-03", (manager,)
    twice = who_worked_twice(state)
    return None if twice == NOBODY else ("worked_twice", "TWO-03", (twice,))


def who_worked_twice(state: State) -> int:
    """Return the pawn whose second shift keeps the Shift Manager from going back; NOBODY when there is none.

    This is the Shift Manager herself; by the variant of D-24 it can be any pawn.
    """
    if two.worked_twice(state, state.manager):
        return state.manager
    if not state.readings.nobody_twice:
        return NOBODY
    return next((pawn for pawn in range(len(state.places)) if two.worked_twice(state, pawn)), NOBODY)


def return_answer(state: State, action: int) -> None:
    """Move the Shift Manager back to the Break Room, or leave her on her shift; then go on to the End-of-Day Duties."""
    manager = state.manager
    if action == GO_BACK + manager:
        changes.move_pawn(state, "TWO-03", manager, BREAK_ROOM)
    elif action == NOTHING:
        _note_no_return(state)
    changes.go(state, DAY_END)


def _note_no_return(state: State) -> None:
    """Note in the journal why the Shift Manager cannot choose to go back to the Break Room (TWO-03)."""
    why = why_no_return(state, False)
    if why is None:
        return
    reason, rule, (pawn, *_) = why
    if reason == "worked_twice":
        changes.note(state, rule, "worked_twice", pawn)
    else:
        changes.note(state, rule, "no_return" if reason == "in_break_room" else "away_all_day", pawn)


def end_of_day(state: State) -> None:
    """Make the Warning Check (DAY-12, WARN-07), then give two tokens to each pawn in the Break Room (DAY-13, DAY-19).

    Keeps TOKEN-13, D-25, DAY-22, LEAVE-08, FOUR-04, ICON-11.
    """
    changes.because_of_time(state)
    changes.note(state, "DAY-12", "warning_check")
    changes.because_of_last(state)
    stress.check_warnings(state, next_manager(state))
    if state.phase == OVER:
        return
    if BREAK_ROOM in state.places:
        clockwise = [(state.manager + step) % state.players for step in range(state.players)]
        for pawn in (*clockwise, *range(state.players, FIRST_ON_CALL)):  # G-24: the Shift Manager first, the pool last
            if state.places[pawn] == BREAK_ROOM:  # D-10
                _rest(state, pawn)
    changes.go(state, GATHER)  # DAY-02


def _rest(state: State, pawn: int) -> None:
    """Give a pawn that is in the Break Room at the day's end 2 Care Tokens (DAY-13, TOKEN-13, D-10, TOKEN-03)."""
    wanted = state.readings.break_room_tokens
    purse = purse_of(pawn)
    room = room_in(state, purse, wanted)
    count = max(0, min(wanted, room, tokens_left(state)))
    if count:
        take_from_supply(state, "DAY-13", count, purse)
    if count < wanted:
        why = "G-11" if tokens_left(state) else "G-24"
        changes.note(state, why, "rest_lost", pawn, wanted - count)


def gather(state: State) -> None:
    """Gather the Care Team: pawns come back, cards and tokens leave the board (DAY-14 to DAY-18, D-27).

    Keeps DAY-20, STRESS-04, STRESS-14, LEAVE-06, LEAVE-09, LEAVE-11, FOUR-05.
    """
    changes.because_of_time(state)
    changes.note(state, "DAY-14", "gather")
    changes.because_of_last(state)
    places = state.places
    for pawn, place in enumerate(places):
        if place >= CONTACT_TILE:  # G-38: also from the Contact Tile
            if pawn < FIRST_ON_CALL:
                changes.move_pawn(state, "DAY-14", pawn, BREAK_ROOM)
            else:
                changes.move_pawn(state, "DAY-15", pawn, LEFT)  # D-28, STAFF-07, STAFF-11
    for pawn in range(STRESSABLE) if ON_LEAVE in places else ():
        if places[pawn] == ON_LEAVE:  # D-12, D-13
            changes.move_pawn(state, "DAY-16", pawn, BREAK_ROOM)
            if state.stress[pawn]:
                changes.put_at(state, "DAY-16", "stress", pawn, 0)  # STRESS-11
    for pawn, level in enumerate(state.stress):
        if level and places[pawn] == BREAK_ROOM and stress.is_overstressed(state, pawn):  # G-42
            changes.move_pawn(state, "DAY-17", pawn, ON_LEAVE)  # D-26
    _clear_board(state)
    if places[state.manager] == MANAGER_BOARD:  # D-25
        changes.move_pawn(state, "FOUR-03", state.manager, BREAK_ROOM)
    changes.go(state, TALK)


def _clear_board(state: State) -> None:
    """Discard the day's Patient Cards, and put the Care Tokens on them back into the supply (DAY-18, D-33)."""
    for shift in range(SHIFTS):
        for card in list(state.piles[ON_SHIFT + shift]):
            changes.move_card(state, "DAY-18", card, ON_SHIFT + shift, PATIENT_DISCARD)
    if state.tokens[ON_BOARD]:
        return_to_supply(state, "DAY-18", ON_BOARD)  # TOKEN-11
    if state.medical:
        changes.put(state, "DAY-18", "medical", 0)  # WARN-01
    if state.twice:
        changes.put(state, "DAY-18", "twice", 0)  # TWO-01
