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
    """Whether a pawn can gain `count` Stress without going beyond its maximum (STRESS-03, G-07)."""
    return state.stress[pawn] + count <= state.readings.stress_max[pawn]


def is_overstressed(state: State, pawn: int) -> bool:
    """Whether a Nurse or Assistant has the maximum of Stress (STRESS-12); False for an On-Call Assistant (STAFF-08)."""
    return pawn < FIRST_ON_CALL and state.stress[pawn] >= state.readings.stress_max[pawn]


def carries_too_much(state: State, nurse: int, more: int) -> bool:
    """Whether a Nurse would have the Stress with which she can neither Inquire nor Call, with `more` added (STRESS-10).

    One Stress does not bar her (STRESS-16); two or more do until Leave (STRESS-11).
    """
    return state.stress[nurse] + more >= state.readings.inquire_stress


def gain(state: State, rule: str, pawn: int, count: int) -> None:
    """Give a pawn `count` Stress (STRESS-01, STRESS-02, G-25), and go on to the price of the first one (STRESS-09).

    Each further Stress has a price too (G-09, G-10): `state.due` counts these prices. With a `count` of 0 the pawn
    gains nothing, and the staffing of the card goes on.
    """
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
    """Return the actions that pay for the Stress just gained, by a Nurse (STRESS-05) or an Assistant (STRESS-06)."""
    pawn = state.payer
    legal: list[int] = []
    for goods in (TOKEN, PARTIAL, CLEAR):
        reason, rule = why_not_lost(state, pawn, goods)
        if not reason:
            legal.append(LOSE + goods)
        elif barred is not None:
            barred.append((LOSE + goods, reason, rule, (pawn,)))
    return legal


def why_not_lost(state: State, pawn: int, goods: int) -> tuple[str, str]:
    """Return why a pawn cannot pay for Stress with these goods: reason and rule, both empty when it can.

    Keeps STRESS-05, STRESS-06, STRESS-08.
    """
    purse = purse_of(pawn)
    if goods == TOKEN:
        return ("", "") if state.tokens[purse] else ("no_tokens", "STRESS-08")
    if goods == PARTIAL:
        return ("", "") if state.piles[PARTIAL_HELD + purse] else ("no_partial_held", "STRESS-08")
    if pawn >= NURSES:
        return "only_nurses_hold_clears", "STRESS-06"
    return ("", "") if state.piles[CLEAR_HELD + pawn] else ("no_clear_held", "STRESS-08")


def price_answer(state: State, action: int) -> None:
    """Take the price that was chosen: a Care Token at once, a memory after chance has dealt which one.

    The action NOTHING says that the pawn has nothing to lose (STRESS-08).
    """
    rule = "STRESS-05" if state.payer < NURSES else "STRESS-06"
    if action == NOTHING:
        nothing_lost(state)
    elif action == LOSE + TOKEN:
        changes.move_tokens(state, rule, 1, purse_of(state.payer), SUPPLY)  # STRESS-07
        _one_price_less(state)
    else:
        changes.go(state, DEAL_LOST_PARTIAL if action == LOSE + PARTIAL else DEAL_LOST_CLEAR)


def nothing_lost(state: State) -> None:
    """Note in the journal that the pawn has nothing to lose; the Stress stays (STRESS-08)."""
    changes.note(state, "STRESS-08", "nothing_to_lose", state.payer)
    _one_price_less(state)


def lost_partials(state: State) -> list[int]:
    """Return the Partials of which chance takes one (STRESS-05); those of all Assistants lie together (G-51)."""
    return state.piles[PARTIAL_HELD + purse_of(state.payer)]


def lost_clears(state: State) -> list[int]:
    """Return the Clears of the Nurse, of which chance takes one (STRESS-05)."""
    return state.piles[CLEAR_HELD + state.payer]


def partial_lost(state: State, card: int) -> None:
    """Put the Partial that chance has dealt back into its deck (STRESS-07)."""
    rule = "STRESS-05" if state.payer < NURSES else "STRESS-06"
    changes.draw(state, rule, LOSSES, card, PARTIAL_HELD + purse_of(state.payer), PARTIAL_DECK)
    _one_price_less(state)


def clear_lost(state: State, card: int) -> None:
    """Put the Clear that chance has dealt back into its deck (STRESS-07)."""
    changes.draw(state, "STRESS-05", LOSSES, card, CLEAR_HELD + state.payer, CLEAR_DECK)
    _one_price_less(state)


def _one_price_less(state: State) -> None:
    """Go on to the next price that is due, or back to the staffing of the card when no price is left."""
    if state.due:
        changes.put(state, "STRESS-09", "due", state.due - 1)
        changes.go(state, PRICE)
    else:
        changes.because_of_card(state)
        changes.go(state, ASSIGN)


# --- leave ---------------------------------------------------------------------------------------------------


def leave_options(state: State, barred: Barred | None) -> list[int]:
    """Return the actions that send a pawn On Leave after the Morning Shift, and the action that sends nobody more.

    Keeps LEAVE-01, LEAVE-02, LEAVE-03, D-43.
    """
    legal: list[int] = []
    for pawn, place in enumerate(state.places):
        if place == ABSENT:
            continue
        reason, rule = why_no_leave(state, pawn)
        if not reason:
            legal.append(SEND_ON_LEAVE + pawn)
        elif barred is not None:
            barred.append((SEND_ON_LEAVE + pawn, reason, rule, (pawn,)))
    if legal:
        legal.append(NO_MORE_LEAVE)  # DAY-03: leave is optional
    return legal


LEFT_HOSPITAL: Final = ("left_hospital", "STAFF-11")
_NO_LEAVE: Final = {ON_LEAVE: ("on_leave", "LEAVE-05"), LEFT: LEFT_HOSPITAL}


def why_no_leave(state: State, pawn: int) -> tuple[str, str]:
    """Return why a pawn cannot be sent On Leave: reason and rule, both empty when it can (LEAVE-02, LEAVE-07).

    Keeps LEAVE-01, LEAVE-03, LEAVE-05, D-43.
    """
    place = state.places[pawn]
    if place == BREAK_ROOM and pawn != state.manager:
        return "", ""  # LEAVE-10, G-33: also for a pawn without Stress
    if place in (BREAK_ROOM, MANAGER_BOARD):
        return "manager_stays", "LEAVE-07"  # G-42
    if pawn >= FIRST_ON_CALL and place != LEFT:
        return "not_on_the_ward", "STAFF-07"
    return _NO_LEAVE.get(place, ("working_today", "LEAVE-02"))


def leave_answer(state: State, action: int) -> None:
    """Send one pawn On Leave (LEAVE-04, LEAVE-01), or go on to the Day Shift when nobody more is sent."""
    if action & ACTION_KIND == SEND_ON_LEAVE:
        changes.move_pawn(state, "LEAVE-04", action & ACTION_TARGET, ON_LEAVE)
        changes.because_of_decision(state)
    else:
        changes.go(state, NEXT_SHIFT)


# --- warnings ------------------------------------------------------------------------------------------------


def warn(state: State, rule: str, target: int = 0) -> None:
    """Give the team a Hospital Warning (WARN-04); the second Warning loses the game at once (WARN-05, D-03).

    `rule` names the cause. `target` is the Overstressed pawn or how many spaces stay open; else 0.
    """
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
    """Whether no Medical Care was given today, which brings a Warning at the end of the day (WARN-01, CARE-04)."""
    return state.medical == 0


def check_warnings(state: State, next_manager: int) -> None:
    """Make the Warning Check of the End-of-Day Duties (DAY-12, WARN-07): each of two causes brings a Warning (G-30)."""
    if lacks_medical_care(state):
        warn(state, "WARN-01")  # CARE-04
        if state.ending:
            return
    if is_overstressed(state, next_manager) and state.places[next_manager] != ON_LEAVE:
        warn(state, "WARN-02", next_manager)  # STRESS-15; D-26: one Warning, if she has to go On Leave now
