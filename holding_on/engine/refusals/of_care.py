"""Refusals of actions of care: its kind, the Care Tokens paid for it, and the yields of Palliative Care."""

from typing import Final

from .. import care, staffing
from .. import names as n
from ..decisions import Reason
from ..state import State
from .steps import (
    BEFORE,
    BONUS,
    CHOICE_OF_CARE,
    STAFFING,
    TOKENS,
    WHO_TALKS,
    YIELDS,
    brings_bonus,
    listed,
    step_of,
    why_no_assistant,
    why_not_here,
)


def no_choice_of_care(state: State, kind: int, target: int) -> Reason | None:
    """Return why a kind of care cannot be chosen; None when it may still be."""
    step = step_of(state)
    if step == BEFORE:
        return None
    forbidden = care.why_no_palliative(staffing.current_card(state)) if target == n.PALLIATIVE else None
    return forbidden or _other_care(state, n.UNDECIDED, "CARE-01")


def _other_care(state: State, wanted: int, rule: str) -> Reason | None:
    """Return why no action of the care `wanted` can come: the other kind was chosen, or nobody is on the card."""
    chosen = state.care[state.shift] if step_of(state) > CHOICE_OF_CARE else n.UNDECIDED
    if chosen in (n.UNDECIDED, wanted):
        return None
    if chosen == n.NO_CARE:
        return "nobody_here", "G-02", ()
    return "care_chosen" if chosen == n.MEDICAL else "palliative_chosen", rule, ()


def no_payment(state: State, kind: int, target: int) -> Reason | None:
    """Return why a Care Token cannot be paid for Medical Care, or why the action ENOUGH cannot be chosen."""
    step = step_of(state)
    if kind == n.ENOUGH and step <= STAFFING:
        return None
    if step == BEFORE:
        away = why_not_here(state, target, "TOKEN-10") if target != n.POOL else None
        # before the card is turned, only an answer to a choice of the story can still bring tokens
        poor = state.phase == n.TURN and not state.tokens[target] and not brings_bonus(state)
        return ("no_tokens", "CARE-05", (target,)) if away is None and poor else away
    if step == STAFFING:
        away = why_no_assistant(state, "TOKEN-07") if target == n.POOL else why_not_here(state, target, "TOKEN-10")
        if away is None and not state.tokens[target] and not brings_bonus(state):
            return "no_tokens", "CARE-05", (target,)
        return away
    other = _other_care(state, n.MEDICAL, "CARE-01")
    if other is not None:
        return other
    card = staffing.current_card(state)
    if step > YIELDS and not care.open_symbols(state):
        return "symbols_covered", care.COVERS[card[n.KIND]], (card[n.SYMBOLS],)
    found = listed(care.payment_options, state, kind + target)
    if found is not None and (found[0] != "no_tokens" or step != BONUS):
        return found
    return None if step <= YIELDS else ("step_over", "CARE-08", ())


def no_yield(state: State, kind: int, target: int) -> Reason | None:
    """Return why a yield of Palliative Care cannot come: the choice of an "or", a Care Token, or a talk with Billy."""
    step = step_of(state)
    if kind == n.GIVE and step > BEFORE:
        bonus = _other_gift(state)
        if bonus is not None:
            return bonus or _receiving(state, target)
    pawn = target if kind == n.TALK_TO_BILLY or (kind == n.GIVE and target != n.POOL) else n.NOBODY
    if step == BEFORE:
        return why_not_here(state, pawn, "") if pawn != n.NOBODY else None
    card = staffing.current_card(state)
    forbidden = care.why_no_palliative(card) if kind != n.GIVE else None
    if forbidden is not None:
        return forbidden
    if not card[n.YIELD_EITHER] and (kind == n.TAKE or not card[_YIELD[kind]]):
        other = _other_care(state, n.PALLIATIVE, "CARE-06")
        return other or ("no_yield", "CARE-16" if kind == n.TAKE else "CARE-15", ())
    other = _other_care(state, n.PALLIATIVE, "CARE-06")
    if other is not None:
        return other
    if kind == n.GIVE and target == n.POOL and step == STAFFING:
        return why_no_assistant(state, "TOKEN-05")
    if pawn != n.NOBODY:
        rule = "PARTIAL-02" if kind == n.TALK_TO_BILLY else "CARE-15"
        away = why_not_here(state, pawn, rule)
        if away is not None:
            return away
    pending = {n.TAKE: state.either, n.GIVE: state.either + state.gifts, n.TALK_TO_BILLY: state.either + state.draws}[
        kind
    ]
    if step > CHOICE_OF_CARE and not (pending and step <= _LAST_STEP[kind]):
        return "step_over", _SETTLED[kind], ()
    return _receiving(state, target) if kind == n.GIVE else None


_YIELD: Final = {n.GIVE: n.YIELD_TOKENS, n.TALK_TO_BILLY: n.YIELD_MEMORIES}
_LAST_STEP: Final = {n.TAKE: YIELDS, n.GIVE: TOKENS, n.TALK_TO_BILLY: WHO_TALKS}
_SETTLED: Final = {n.TAKE: "CARE-17", n.GIVE: "G-12", n.TALK_TO_BILLY: "G-37"}


def _other_gift(state: State) -> Reason | tuple[()] | None:
    """Return why the Care Token of a Night Shift or an Emergency cannot come.

    An empty tuple while it may still come; None on a shift that has no such token.
    """
    step = step_of(state)
    if step < BONUS and brings_bonus(state):
        return ()
    card = staffing.current_card(state)
    if card[n.KIND] != n.EMERGENCY:
        return None
    if step < CHOICE_OF_CARE:
        return ()
    missing = care.open_symbols(state) if step > CHOICE_OF_CARE else card[n.SYMBOLS]
    if step <= YIELDS and missing <= care.payable(state):
        return ()
    return ("not_averted", "EMERG-02", ()) if missing else ("step_over", "EMERG-04", ())


def _receiving(state: State, purse: int) -> Reason | None:
    """Return why a purse cannot get a Care Token on the card that lies there; None when it may."""
    if step_of(state) <= STAFFING:
        if purse == n.POOL:
            return why_no_assistant(state, "TOKEN-05")
        return why_not_here(state, purse, "G-12") or _stays_full(state, purse)
    found = listed(care.gift_options, state, n.GIVE + purse)
    if found is not None and found[0] == "purse_full" and staffing.current_card(state)[n.KIND] == n.EMERGENCY:
        return None  # a token can be spent on the Emergency before
    return found


def _stays_full(state: State, nurse: int) -> Reason | None:
    """Return why a Nurse can get no Care Token while the card is being staffed; None when she may (TOKEN-04).

    The reason is that she holds as many as she may, and neither the price of Stress nor an Emergency can take one.
    """
    may_pay = staffing.current_card(state)[n.KIND] == n.EMERGENCY or nurse in staffing.may_gain_stress(state)
    pays_now = state.phase == n.PRICE and state.payer == nurse
    return None if may_pay or pays_now else care.why_full(state, nurse)
