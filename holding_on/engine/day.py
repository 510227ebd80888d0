"""A day at the hospital (DAY): handover, three shifts, End-of-Day Duties, Gather Care Team."""

from . import calling, changes, scenario, staffing, stress, two
from .decisions import Barred
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
    KIND,
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
    STABLE,
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
    """The Nurse scheduled as the next Shift Manager: the player to the left (DAY-05, STAFF-12)."""
    return (state.manager + 1) % state.players


def last_day(state: State) -> int:
    """The day on which the last Patient Card is turned: three a day, thirteen days with 39 cards (COMP-06)."""
    return len(state.box.decks[0]) // SHIFTS


def begin(state: State) -> None:
    """A new day: no Patient Card left ends it (DAY-08, SCEN-11, D-04); else the board is handed over (DAY-05).

    Keeps DAY-07, TOKEN-12, WARN-06.
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


def _manager_today(state: State) -> int:
    """The board passes on over a Nurse who is On Leave; with all away the scheduled one keeps it (G-34)."""
    scheduled = next_manager(state)
    for step in range(state.players):
        nurse = (scheduled + step) % state.players
        if state.places[nurse] != ON_LEAVE:
            return nurse
    return scheduled


def _clear_shift(state: State, shift: int) -> None:
    """The next shift begins with nothing noted from the one before it."""
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
    """The Shift Manager turns the next Patient Card (ASSIGN-01, DAY-09): one action, never applied by itself."""
    return [TURN_CARD]


def turn_answer(state: State, action: int) -> None:
    """The next card is dealt."""
    changes.go(state, DEAL_PATIENT)


def patients(state: State) -> list[int]:
    """Return the cards of which the next Patient Card may be one: any card left in the deck (SETUP-04).

    While a scenario's opening lasts, it is that card of the opening alone (G-45).
    """
    deck = state.piles[PATIENT_DECK]
    opening, number = state.box.opening, state.dealt[PATIENTS]
    if number < len(opening) and opening[number] in deck:
        return [opening[number]]
    return deck


def no_patient(state: State) -> None:
    """A shift whose card cannot be turned: Billy dies (G-26; not within reach of 39 cards and three shifts a day)."""
    scenario.die_with_the_deck(state, "G-26")


def patient_dealt(state: State, card: int) -> None:
    """The card lies on this shift's space until Gather (ASSIGN-01, ASSIGN-11); Staff are assigned (ASSIGN-02).

    Keeps COND-13.
    """
    changes.draw(state, "ASSIGN-01", PATIENTS, card, PATIENT_DECK, ON_SHIFT + state.shift)
    changes.set_anchor(state)
    shift = state.shift
    if state.care[shift]:  # what was done on the card of the day before is forgotten
        changes.put_at(state, "DAY-18", "care", shift, UNDECIDED)
    if state.covered[shift]:
        changes.put_at(state, "DAY-18", "covered", shift, 0)
    staffing.note_shortage(state)
    changes.go(state, ASSIGN)  # DAY-09


def after_care(state: State) -> None:
    """Care has been given; on a Stable card the Nurses of the shift may Inquire (CARE-19, DAY-10, INQ-01, D-19, D-20).

    Keeps COND-20, EMERG-09, ICON-07.
    """
    changes.because_of_card(state)
    changes.go(state, INQUIRY if staffing.current_card(state)[KIND] == STABLE else SHIFT_END)


def shift_ended(state: State) -> None:
    """A Call that was assigned is made (CALL-04). After the Morning comes the time for Leave (DAY-11), then the Day,
    then the Night, then the duties (DAY-02).

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
    """From the Morning to the Day, from the Day to the Night."""
    _clear_shift(state, state.shift + 1)


def return_options(state: State, barred: Barred | None) -> list[int]:
    """With two players the Shift Manager may go back to the Break Room after one shift (TWO-03, D-24, G-53).

    Empty when she was on none today, or on more than one.
    """
    manager = state.manager
    if who_worked_twice(state) != NOBODY or state.places[manager] < CONTACT_TILE:  # a Call counts as a shift
        return []
    for pawn, place in enumerate(state.places) if barred is not None else ():
        if place >= CONTACT_TILE and pawn != manager and barred is not None:
            barred.append((GO_BACK + pawn, "only_manager_returns", "TWO-03", (pawn,)))
    return [GO_BACK + manager, STAY]


def who_worked_twice(state: State) -> int:
    """Who was on more than one shift today, so that the Shift Manager does not go back: herself, or under the variant
    of D-24 anybody; NOBODY when nobody was.
    """
    if two.worked_twice(state, state.manager):
        return state.manager
    if not state.readings.nobody_twice:
        return NOBODY
    return next((pawn for pawn in range(len(state.places)) if two.worked_twice(state, pawn)), NOBODY)


def return_answer(state: State, action: int) -> None:
    """The Shift Manager is in the Break Room before its tokens are given, or stays; the duties come next."""
    manager = state.manager
    if action == GO_BACK + manager:
        changes.move_pawn(state, "TWO-03", manager, BREAK_ROOM)
    elif action == NOTHING:
        _note_no_return(state)
    changes.go(state, DAY_END)


def _note_no_return(state: State) -> None:
    """Note in the journal why the Shift Manager does not decide whether to go back to the Break Room (TWO-03)."""
    manager = state.manager
    place = state.places[manager]
    if place < CONTACT_TILE:
        changes.note(state, "TWO-03", "no_return" if place == BREAK_ROOM else "away_all_day", manager)
    else:
        changes.note(state, "TWO-03", "worked_twice", who_worked_twice(state))


def end_of_day(state: State) -> None:
    """End-of-Day Duties: the Warning Check first (DAY-12, WARN-07), then the Break Room's two tokens (DAY-13, DAY-19).

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
    """Who is in the Break Room at the day's end was with Billy: 2 Care Tokens (DAY-13, TOKEN-13, D-10, TOKEN-03)."""
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
    """Gather Care Team, step by step (DAY-14 to DAY-18, D-27).

    Keeps DAY-20, STRESS-04, STRESS-14, LEAVE-06, LEAVE-09, LEAVE-11, FOUR-05.
    """
    changes.because_of_time(state)
    changes.note(state, "DAY-14", "gather")
    changes.because_of_last(state)
    places = state.places
    for pawn, place in enumerate(places):
        if place >= CONTACT_TILE:  # G-38: who called comes back too
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
    """The day's Patient Cards are discarded, the Care Tokens on them go back to the supply (DAY-18, D-33)."""
    for shift in range(SHIFTS):
        for card in list(state.piles[ON_SHIFT + shift]):
            changes.move_card(state, "DAY-18", card, ON_SHIFT + shift, PATIENT_DISCARD)
    if state.tokens[ON_BOARD]:
        return_to_supply(state, "DAY-18", ON_BOARD)  # TOKEN-11
    if state.medical:
        changes.put(state, "DAY-18", "medical", 0)  # WARN-01
    if state.twice:
        changes.put(state, "DAY-18", "twice", 0)  # TWO-01
