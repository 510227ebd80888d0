"""Stress, leave and warnings (STRESS, LEAVE, WARN)."""

from typing import Final

from . import changes, scenario
from .decisions import Barred
from .names import (
    ABSENT,
    ACTION_KIND,
    ACTION_TARGET,
    ASSIGN,
    BREAK_ROOM,
    CLEAR,
    CLEAR_DECK,
    CLEAR_HELD,
    DEAL_LOST_CLEAR,
    DEAL_LOST_PARTIAL,
    FIRST_ON_CALL,
    LEFT,
    LOSE,
    LOSSES,
    MANAGER_BOARD,
    NEXT_SHIFT,
    NO_MORE_LEAVE,
    NOTHING,
    NURSES,
    ON_LEAVE,
    PARTIAL,
    PARTIAL_DECK,
    PARTIAL_HELD,
    PRICE,
    SEND_ON_LEAVE,
    SUPPLY,
    TOKEN,
    purse_of,
)
from .state import State


def has_room_for(state: State, pawn: int, count: int) -> bool:
    """Whether a pawn can still take `count` Stress: never beyond its maximum (STRESS-03, G-07)."""
    return state.stress[pawn] + count <= state.readings.stress_max[pawn]


def is_overstressed(state: State, pawn: int) -> bool:
    """At the maximum a Nurse or Assistant is Overstressed (STRESS-12); an On-Call never is (STAFF-08)."""
    return pawn < FIRST_ON_CALL and state.stress[pawn] >= state.readings.stress_max[pawn]


def gain(state: State, rule: str, pawn: int, count: int) -> None:
    """A pawn gains Stress (STRESS-01, STRESS-02), and its price is due for each (STRESS-09, G-09, G-10, G-25)."""
    if count == 0:
        changes.because_of_card(state)
        changes.go(state, ASSIGN)
        return
    changes.put_at(state, rule, "stress", pawn, state.stress[pawn] + count)
    changes.because_of_last(state)
    if is_overstressed(state, pawn):
        changes.note(state, "STRESS-12", "overstressed", pawn)
    changes.put(state, "STRESS-09", "payer", pawn)
    if count > 1:
        changes.put(state, "STRESS-09", "due", count - 1)
    changes.go(state, PRICE)


def price_options(state: State, barred: Barred | None) -> list[int]:
    """Return the ways to pay for the Stress just gained: a Nurse STRESS-05, an Assistant STRESS-06."""
    pawn = state.payer
    purse = purse_of(pawn)
    legal: list[int] = []
    if state.tokens[purse]:
        legal.append(LOSE + TOKEN)
    elif barred is not None:
        barred.append((LOSE + TOKEN, "no_tokens", "STRESS-08", (pawn,)))
    if state.piles[PARTIAL_HELD + purse]:
        legal.append(LOSE + PARTIAL)
    elif barred is not None:
        barred.append((LOSE + PARTIAL, "no_partial_held", "STRESS-08", (pawn,)))
    if pawn >= NURSES:
        if barred is not None:
            barred.append((LOSE + CLEAR, "only_nurses_hold_clears", "STRESS-06", (pawn,)))
    elif state.piles[CLEAR_HELD + pawn]:
        legal.append(LOSE + CLEAR)
    elif barred is not None:
        barred.append((LOSE + CLEAR, "no_clear_held", "STRESS-08", (pawn,)))
    return legal


def price_answer(state: State, action: int) -> None:
    """The price is paid at once; with nothing to lose, nothing is lost (STRESS-08)."""
    rule = "STRESS-05" if state.payer < NURSES else "STRESS-06"
    if action == NOTHING:
        nothing_lost(state)
    elif action == LOSE + TOKEN:
        changes.move_tokens(state, rule, 1, purse_of(state.payer), SUPPLY)  # STRESS-07
        _one_price_less(state)
    else:
        changes.go(state, DEAL_LOST_PARTIAL if action == LOSE + PARTIAL else DEAL_LOST_CLEAR)


def nothing_lost(state: State) -> None:
    """Who holds nothing loses nothing; the Stress stays (STRESS-08)."""
    changes.note(state, "STRESS-08", "nothing_to_lose", state.payer)
    _one_price_less(state)


def lost_partials(state: State) -> list[int]:
    """The Partials of which one is lost by chance (STRESS-05; an Assistant's lie together, G-51)."""
    return state.piles[PARTIAL_HELD + purse_of(state.payer)]


def lost_clears(state: State) -> list[int]:
    """The Clears of which one is lost by chance (STRESS-05)."""
    return state.piles[CLEAR_HELD + state.payer]


def partial_lost(state: State, card: int) -> None:
    """A random Partial goes back to its deck (STRESS-07)."""
    rule = "STRESS-05" if state.payer < NURSES else "STRESS-06"
    changes.draw(state, rule, LOSSES, card, PARTIAL_HELD + purse_of(state.payer), PARTIAL_DECK)
    _one_price_less(state)


def clear_lost(state: State, card: int) -> None:
    """A random Clear goes back to its deck (STRESS-07)."""
    changes.draw(state, "STRESS-05", LOSSES, card, CLEAR_HELD + state.payer, CLEAR_DECK)
    _one_price_less(state)


def _one_price_less(state: State) -> None:
    if state.due:
        changes.put(state, "STRESS-09", "due", state.due - 1)
        changes.go(state, PRICE)
    else:
        changes.because_of_card(state)
        changes.go(state, ASSIGN)


# --- leave ---------------------------------------------------------------------------------------------------


def leave_options(state: State, barred: Barred | None) -> list[int]:
    """Whom the Shift Manager may send On Leave between Morning and Day (LEAVE-01, LEAVE-02, LEAVE-03, D-43)."""
    legal: list[int] = []
    for pawn, place in enumerate(state.places):
        if place == BREAK_ROOM and pawn != state.manager:  # LEAVE-07, G-42
            legal.append(SEND_ON_LEAVE + pawn)  # Stress is no condition (LEAVE-10, G-33)
        elif barred is not None and place != ABSENT:
            barred.append((SEND_ON_LEAVE + pawn, *why_no_leave(pawn, place), (pawn,)))
    if legal:
        legal.append(NO_MORE_LEAVE)  # DAY-03: leave is optional
    return legal


_NO_LEAVE: Final = {ON_LEAVE: ("on_leave", "LEAVE-05"), LEFT: ("left_hospital", "STAFF-11")}


def why_no_leave(pawn: int, place: int) -> tuple[str, str]:
    """Why somebody in this place is not sent On Leave; in the Break Room that is the Shift Manager alone."""
    if place in (BREAK_ROOM, MANAGER_BOARD):
        return "manager_stays", "LEAVE-07"  # G-42
    if pawn >= FIRST_ON_CALL and place != LEFT:
        return "not_on_the_ward", "STAFF-07"
    return _NO_LEAVE.get(place, ("working_today", "LEAVE-02"))


def leave_answer(state: State, action: int) -> None:
    """One pawn leaves (LEAVE-04, LEAVE-01); or nobody more does, and the Day Shift comes."""
    if action & ACTION_KIND == SEND_ON_LEAVE:
        changes.move_pawn(state, "LEAVE-04", action & ACTION_TARGET, ON_LEAVE)
        changes.because_of_decision(state)
    else:
        changes.go(state, NEXT_SHIFT)


# --- warnings ------------------------------------------------------------------------------------------------


def warn(state: State, rule: str, target: int = 0) -> None:
    """A Hospital Warning (WARN-04) for the cause that `rule` names; the second loses at once (WARN-05, D-03)."""
    led_here = state.cause
    changes.note(state, rule, "warning_cause", target)
    changes.because_of_last(state)
    changes.put(state, "WARN-04", "warnings", state.warnings + 1)
    if state.warnings >= state.readings.warnings_lose:
        changes.because_of_last(state)
        scenario.transfer(state, "SCEN-13")
    else:
        changes.because_of(state, led_here)


def lacks_medical_care(state: State) -> bool:
    """Whether the day would end without Medical Care, and so with a Warning (WARN-01, CARE-04)."""
    return state.medical == 0


def check_warnings(state: State, next_manager: int) -> None:
    """The Warning Check of End-of-Day Duties (DAY-12, WARN-07): both causes count (G-30)."""
    if lacks_medical_care(state):
        warn(state, "WARN-01")  # CARE-04
        if state.ending:
            return
    if is_overstressed(state, next_manager) and state.places[next_manager] != ON_LEAVE:
        warn(state, "WARN-02", next_manager)  # STRESS-15; D-26: once, and only if she leaves tonight
