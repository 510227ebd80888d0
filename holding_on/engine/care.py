"""Caring for Billy (COND, CARE, EMERG, TOKEN): the kind of care, and the Care Tokens that care costs or brings."""

from typing import Final

from . import changes, scenario
from .box import Patient
from .decisions import Barred, Reason
from .names import (
    ACTION_TARGET,
    AFTER_CARE,
    CARE,
    CARE_TOKEN,
    CHOOSE_CARE,
    DETERIORATING,
    EITHER,
    EMERGENCY,
    EMERGENCY_TOKEN,
    ENOUGH,
    FIRST_SPACES,
    GIVE,
    KIND,
    MEDICAL,
    NIGHT_TOKEN,
    NO_CARE,
    NOTHING,
    ON_BOARD,
    OVER,
    PALLIATIVE,
    PAY,
    PAYMENT,
    POOL,
    STABLE,
    SYMBOLS,
    TAKE,
    TALKER,
    TOKEN,
    YIELD_EITHER,
    YIELD_MEMORIES,
    YIELD_TOKENS,
)
from .names import PARTIAL as MEMORY
from .staffing import current_card, has_assistant
from .state import State
from .supply import room_in, take_from_supply, tokens_left

# --- which kind of care ---------------------------------------------------------------------------------------


def care_options(state: State, barred: Barred | None) -> list[int]:
    """Return the kinds of care to choose from, one for the shift (CARE-01, CARE-02); none if nobody is there (G-02).

    Keeps ICON-24, COND-15, COND-16, ICON-23.
    """
    if max(state.places) < FIRST_SPACES[state.shift]:  # G-36: On-Call Assistants give care too
        return []
    forbidden = why_no_palliative(current_card(state))
    if forbidden is not None:
        if barred is not None:
            barred.append((CHOOSE_CARE + PALLIATIVE, *forbidden))
        return [CHOOSE_CARE + MEDICAL]
    return [CHOOSE_CARE + MEDICAL, CHOOSE_CARE + PALLIATIVE]


def why_no_palliative(card: Patient) -> Reason | None:
    """Return why there is no Palliative Care on a Patient Card; None when the card allows it.

    Keeps EMERG-01, CARE-18, COND-21, ICON-23.
    """
    return ("emergency", "EMERG-01", ()) if card[KIND] == EMERGENCY else None


def care_answer(state: State, action: int) -> None:
    """Give the kind of care that was chosen for this shift; with NOTHING, no care, since nobody is on the card."""
    if action == NOTHING:
        _no_care(state)
        return
    care = action & ACTION_TARGET
    changes.put_at(state, "CARE-01", "care", state.shift, care)
    changes.because_of_last(state)
    if care == MEDICAL:
        _note_medical(state)
        changes.go(state, PAYMENT)
    else:
        _palliative(state)


def _note_medical(state: State) -> None:
    """Note in the state that Medical Care was given today, if the care of this shift counts as such (CARE-04)."""
    if not state.medical and counts_as_medical(state, state.shift):
        changes.put(state, "CARE-04", "medical", 1)


def counts_as_medical(state: State, shift: int) -> bool:
    """Whether the care of a shift counts as Medical Care: to choose it is enough, on an Emergency too (G-01, EMERG-08).

    By the variant of G-01, a Care Token must cover a symbol.
    """
    return state.care[shift] == MEDICAL and (state.covered[shift] > 0 or not state.readings.medical_needs_token)


def _no_care(state: State) -> None:
    """Give no care, since nobody is on the card: Billy drops as without Medical Care (G-02)."""
    card = current_card(state)
    changes.put_at(state, "G-02", "care", state.shift, NO_CARE)
    changes.because_of_last(state)
    changes.go(state, AFTER_CARE)
    scenario.worsen(state, "G-02", fall(card[KIND], card[SYMBOLS]))


def fall(kind: int, symbols: int) -> int:
    """Return how many spaces Billy drops without Medical Care, on a card of this kind with so many symbols.

    He drops one space for each symbol, and none on a Stable card (CARE-13, CARE-14, COND-17, G-02).
    """
    return 0 if kind == STABLE else symbols


# --- medical care ---------------------------------------------------------------------------------------------


def payment_options(state: State, barred: Barred | None) -> list[int]:
    """Return who may pay a Care Token for the next symbol (CARE-05, CARE-07, CARE-11, EMERG-06), or stop (CARE-08).

    Empty when every symbol is covered.

    Keeps G-47.
    """
    if not open_symbols(state):
        return []
    here = FIRST_SPACES[state.shift]
    legal: list[int] = []
    for nurse in range(state.players):
        if state.places[nurse] < here:
            if barred is not None:
                barred.append((PAY + nurse, "not_on_this_shift", "TOKEN-10", (nurse,)))  # G-03
        elif state.tokens[nurse]:
            legal.append(PAY + nurse)
        elif barred is not None:
            barred.append((PAY + nurse, "no_tokens", "CARE-05", (nurse,)))
    if not has_assistant(state):
        if barred is not None:
            barred.append((PAY + POOL, "pool_needs_assistant", "TOKEN-07", ()))
    elif state.tokens[POOL]:
        legal.append(PAY + POOL)  # TOKEN-08: Nurses on the card may use it too
    elif barred is not None:
        barred.append((PAY + POOL, "no_tokens", "CARE-05", (POOL,)))
    legal.append(ENOUGH)  # nobody is made to pay (G-22)
    if barred is not None:
        why = why_no_palliative(current_card(state)) or ("care_chosen", "CARE-01", ())
        barred.append((CHOOSE_CARE + PALLIATIVE, *why))
    return legal


def payment_answer(state: State, action: int) -> None:
    """Cover one symbol with a Care Token (TOKEN-02, CARE-07), or, when no more are covered, apply Medical Care."""
    if action in (NOTHING, ENOUGH):
        _treated(state)
        return
    purse = action & ACTION_TARGET
    changes.move_tokens(state, "CARE-05", 1, purse, ON_BOARD)  # TOKEN-11: the token stays on the card until Gather
    shift = state.shift
    changes.put_at(state, COVERS[current_card(state)[KIND]], "covered", shift, state.covered[shift] + 1)
    _note_medical(state)
    changes.because_of_decision(state)


COVERS: Final = ("CARE-07", "CARE-11", "EMERG-06")
"""For each kind of Patient Card the rule by which a Care Token covers one of its symbols."""


def open_symbols(state: State) -> int:
    """Return how many symbols of the current card have no Care Token (CARE-07, CARE-11, EMERG-06)."""
    return current_card(state)[SYMBOLS] - state.covered[state.shift]


def payable(state: State) -> int:
    """Return how many Care Tokens this shift can pay, those of the pool if it has an Assistant (CARE-05, TOKEN-07)."""
    here = FIRST_SPACES[state.shift]
    own = sum(state.tokens[nurse] for nurse in range(state.players) if state.places[nurse] >= here)
    return own + (state.tokens[POOL] if has_assistant(state) else 0)


def _treated(state: State) -> None:
    """Apply Medical Care, by the number of symbols that are not covered.

    On a Deteriorating card or an Emergency Billy drops one space for each such symbol (CARE-06, CARE-10, COND-07,
    COND-08). With all symbols covered, a Stable card improves his condition (COND-10, COND-18), and an Emergency brings
    Care Tokens (COND-22, EMERG-07).
    """
    card = current_card(state)
    kind = card[KIND]
    uncovered = open_symbols(state)
    changes.go(state, AFTER_CARE)  # one kind of care for the Shift (CARE-01)
    if kind == STABLE:
        if uncovered:
            changes.note(state, "CARE-12", "stays_stable")
        else:
            scenario.improve(state, "CARE-11", state.readings.stable_gain)  # D-17
    elif kind == DETERIORATING:  # COND-12
        scenario.worsen(state, "CARE-09", uncovered)
    elif uncovered:
        scenario.worsen(state, "EMERG-05", uncovered)  # EMERG-06
    elif state.readings.emergency_tokens:  # EMERG-02, TOKEN-03
        changes.put(state, "EMERG-03", "gifts", state.readings.emergency_tokens)
        changes.because_of_last(state)
        changes.go(state, EMERGENCY_TOKEN)  # EMERG-04


# --- palliative care ------------------------------------------------------------------------------------------


def _palliative(state: State) -> None:
    """Apply Palliative Care: Billy's drop (CARE-13, D-18), then each "or", then the tokens, then the memories (G-28).

    Keeps COND-09, COND-17, ICON-01, ICON-02.
    """
    card = current_card(state)
    if card[KIND] == STABLE:
        changes.note(state, "CARE-14", "stays_stable")
    else:
        scenario.worsen(state, "CARE-13", fall(card[KIND], card[SYMBOLS]))
        if state.phase == OVER:
            return
    for field, column in _YIELDS:
        if card[column]:
            changes.put(state, "CARE-15", field, card[column])
    _take_yields(state)


def _take_yields(state: State) -> None:
    """Go on to the next yield of Palliative Care, in the order of G-28 (TOKEN-03, PARTIAL-01, ICON-04)."""
    if state.either:
        changes.go(state, EITHER)
    elif state.gifts:
        changes.go(state, CARE_TOKEN)
    elif state.draws:
        changes.go(state, TALKER)
    else:
        changes.go(state, AFTER_CARE)


_YIELDS: Final = (("either", YIELD_EITHER), ("gifts", YIELD_TOKENS), ("draws", YIELD_MEMORIES))
"""For each yield of Palliative Care: the number of the state that counts it (COND-19, CARE-16), and its card column.

Keeps CARE-15, TOKEN-03, PARTIAL-01, ICON-04.
"""


def either_options(state: State, barred: Barred | None) -> list[int]:
    """Return the two actions for an "or" of the card: take a token, or draw a Partial Memory (CARE-16, ICON-06)."""
    return [TAKE + TOKEN, TAKE + MEMORY]


def either_answer(state: State, action: int) -> None:
    """Settle one "or" as the senior has chosen (CARE-17); after the last "or" the tokens are given."""
    changes.put(state, "CARE-17", "either", state.either - 1)
    if action == TAKE + TOKEN:
        changes.put(state, "CARE-17", "gifts", state.gifts + 1)
    else:
        changes.put(state, "CARE-17", "draws", state.draws + 1)
    changes.because_of_decision(state)
    _take_yields(state)


# --- Care Tokens that the shift gains -------------------------------------------------------------------------


def gift_options(state: State, barred: Barred | None) -> list[int]:
    """Return who on this card may get the next Care Token: every purse with room (G-11, G-12, NIGHT-02, EMERG-04).

    Empty when the supply has no token left, or nobody has room. The pool always has room (G-23).
    """
    legal: list[int] = []
    if tokens_left(state) == 0:
        return legal
    here = FIRST_SPACES[state.shift]
    for nurse in range(state.players):
        if state.places[nurse] < here:
            if barred is not None:
                barred.append((GIVE + nurse, "not_on_this_shift", _GIFTS.get(state.phase, "G-12"), (nurse,)))
        else:
            full = why_full(state, nurse)
            if full is None:
                legal.append(GIVE + nurse)
            elif barred is not None:
                barred.append((GIVE + nurse, *full))
    if has_assistant(state):
        legal.append(GIVE + POOL)  # TOKEN-05, D-07, G-14; the pool has no limit (TOKEN-06, D-09)
    elif barred is not None:
        barred.append((GIVE + POOL, "pool_needs_assistant", "TOKEN-05", ()))
    return legal


def why_full(state: State, nurse: int) -> Reason | None:
    """Return why a Nurse has no room for one more Care Token; None when she has (TOKEN-04, G-11)."""
    return None if room_in(state, nurse, 1) > 0 else ("purse_full", "TOKEN-04", (nurse, state.readings.token_cap))


_GIFTS: Final = {NIGHT_TOKEN: "NIGHT-02", EMERGENCY_TOKEN: "EMERG-04", CARE_TOKEN: "CARE-15"}
"""For each of the three phases that give Care Tokens its rule."""


def gift_answer(state: State, action: int) -> None:
    """Give one Care Token to a purse; tokens that nobody can take stay in the supply (G-11, G-24, D-08, G-12)."""
    rule = _GIFTS[state.phase]
    if action == NOTHING:
        why = "G-11" if tokens_left(state) else "G-24"
        changes.note(state, why, "tokens_lost", state.gifts)
        changes.put(state, why, "gifts", 0)
    else:
        changes.put(state, rule, "gifts", state.gifts - 1)
        take_from_supply(state, rule, 1, action & ACTION_TARGET)
        changes.because_of_decision(state)
    if state.gifts == 0:
        if state.phase == NIGHT_TOKEN:
            changes.go(state, CARE)  # NIGHT-03: the token can be used in this shift already
        else:
            _take_yields(state)
