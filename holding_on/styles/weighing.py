"""How a carer decides: what each answer is worth by the values of the carer, less what the answer costs."""

from typing import Final

from ..engine.names import (
    ACCEPT_WARNING,
    ACTION_KIND,
    ACTION_TARGET,
    BREAK_ROOM,
    CALL,
    CALL_IN,
    CHOOSE_CARE,
    CLEAR,
    LOSE,
    MEDICAL,
    NO_CALL,
    NURSES,
    PALLIATIVE,
    PARTIAL,
    PAWNS,
    PAY,
    PLACE,
    POOL,
    REASSIGN,
    SHIFT_NAMES,
    STAGE_OF,
    TOKEN,
    TOP_CONDITION,
    purse_of,
)
from .listening import can_focus, either, focused_worths, heard, inquiry, talker, trust, turn
from .seat import Seat
from .values import Values

# --- staffing -------------------------------------------------------------------------------------------------


def _assign(values: Values, seat: Seat, legal: list[int]) -> int:
    """Choose the pawn of least cost for this card: its Care Tokens are of use here, and nobody gains Stress."""
    tokens, stress, card = seat.tokens, seat.stress, seat.card
    stable = card.kind == "stable"
    here = seat.on_shift
    helped = asked = False
    for pawn in here:
        if pawn >= NURSES:
            helped = True
        elif tokens[pawn] and stress[pawn] < 2:
            asked = stable
    morning = seat.shift == "morning"
    turns = seat.focus and card.memories + card.either > 0 and not can_focus(seat)
    best, least = legal[0], _FAR
    for action in legal:
        pawn = action & ACTION_TARGET
        kind = action & ACTION_KIND
        if kind != PLACE:
            cost = _cost_of_cover(values, seat, kind, pawn)
        elif pawn >= NURSES:
            cost = 0.5 if stable or helped or not tokens[POOL] else 0.0
        else:
            trust = tokens[pawn]
            if not stable:
                cost = 0.3 - 0.15 * trust
            elif trust and stress[pawn] < 2 and not asked:
                cost = 0.1 - 0.2 * trust
            else:
                cost = 0.3 + 0.1 * trust
            if turns and trust:
                cost -= 0.3  # then somebody on this card can turn the talk (FOCUS-01)
            if morning and stress[pawn] >= 2:
                cost += 0.4  # she may go on leave after this shift
        if cost < least:
            best, least = action, cost
    return best


_FAR: Final = 1e9
_NEVER: Final = 1e6


def _cost_of_cover(values: Values, seat: Seat, kind: int, pawn: int) -> float:
    """Return the cost of bringing in staff who are not free: an on-call, or a pawn's Stress and its price
    (STRESS-09).
    """
    if kind == ACCEPT_WARNING:
        return _NEVER
    if kind == CALL_IN:
        return values.on_call
    if kind == REASSIGN and pawn == seat.manager and seat.free_shift:
        return values.token  # she gives up the evening in the Break Room (TWO-03)
    if kind in (CALL, NO_CALL):
        return 0.0 if kind == NO_CALL else _cost_of_call(values, seat, pawn % PAWNS, pawn // PAWNS)
    after = seat.stress[pawn] + 1
    cost = values.stress[min(after, 3) - 1] + _cost_of_price(values, seat, pawn)
    if after >= seat.stress_max[pawn]:
        cost += _OVERSTRESSED
        if pawn == (seat.manager + 1) % seat.players:
            cost += _WARNING  # STRESS-15
    return cost + _NEVER if after > values.most_stress else cost


def _cost_of_call(values: Values, seat: Seat, nurse: int, contact: int) -> float:
    """Return what a Call costs, less what it brings; a negative number is a gain.

    A Call costs least for a nurse with few tokens, while enough others are free.
    """
    call = seat.contacts[contact]
    cost = (
        0.1 * seat.tokens[nurse] - call.tokens * values.token - call.condition * values.life[STAGE_OF[seat.condition]]
    )
    if seat.wishes.calls[contact]:
        cost -= _CALL
    if seat.places[nurse] != BREAK_ROOM:
        return cost + values.stress[seat.stress[nurse]]
    return cost + values.on_call * (len(seat.resting) <= seat.card.staff - len(seat.on_shift))


_CALL: Final = 3.0
_OVERSTRESSED: Final = 1.0
_WARNING: Final = 8.0


def _cost_of_price(values: Values, seat: Seat, pawn: int) -> float:
    """Return the price of a pawn's Stress: the worth of the cheapest thing that it can lose (STRESS-05, STRESS-06)."""
    purse = purse_of(pawn)
    if seat.tokens[purse]:
        cheaper = values.memory < values.token and seat.held_partials[purse]
        return values.memory if cheaper else values.token
    return values.memory if seat.held_partials[purse] else 0.0


def _price(values: Values, seat: Seat, legal: list[int]) -> int:
    worth = {LOSE + TOKEN: values.token, LOSE + PARTIAL: values.memory, LOSE + CLEAR: 2 * values.memory}
    return min(legal, key=worth.__getitem__)


def _leave(values: Values, seat: Seat, legal: list[int]) -> int:
    """Send the pawn nearest to its greatest Stress on leave, if it is near enough and enough others stay; else pass."""
    if len(seat.resting) > values.stay:
        stress, most = seat.stress, seat.stress_max
        tired = max(legal[:-1], key=lambda a: stress[a & ACTION_TARGET] / most[a & ACTION_TARGET])
        pawn = tired & ACTION_TARGET
        if stress[pawn] >= values.rest_at * most[pawn]:
            return tired
    return legal[-1]


def _return(values: Values, seat: Seat, legal: list[int]) -> int:
    """Go back to the Break Room: that costs nothing, and an evening with Billy brings Care Tokens (TWO-03)."""
    return legal[0]


def _choice(values: Values, seat: Seat, legal: list[int]) -> int:
    """Choose an answer that the scenario asks for; if there is none, the answer that brings most at once."""
    life = values.life[STAGE_OF[seat.condition]]
    worth = [life * condition + values.token * tokens + _ASKED_FOR * asked for condition, tokens, asked in seat.answers]
    return legal[worth.index(max(worth))]


_ASKED_FOR: Final = 20.0


# --- care -----------------------------------------------------------------------------------------------------


def _care(values: Values, seat: Seat, legal: list[int]) -> int:
    """Choose the care that is worth more.

    Medical Care is worth the duty of the day, and the condition that its tokens save. Palliative Care is worth what the
    card brings.
    """
    card, condition = seat.card, seat.condition
    trust = trust_here(seat)
    saved = max(0.0, values.life[STAGE_OF[condition]] - values.token)  # for each token that is paid
    treat = 0.0
    if not seat.treated:
        shift = seat.shift
        treat = values.second_duty if shift == "night" and seat.last_warning else values.duty[_SHIFT[shift]]
    if card.kind == "stable":
        if trust and condition < TOP_CONDITION:
            treat += saved
    else:
        treat += min(trust, card.symbols) * saved
        if card.symbols - trust < condition <= card.symbols:
            return _MEDICAL  # palliative care would take his condition to 0 now, medical care need not
    if treat <= 0.0:
        return _PALLIATIVE
    comfort = card.tokens * values.token
    memories, either = card.memories, card.either
    if memories or either:
        token = values.token
        plain, turned = focused_worths(values, seat)
        kept = max(memories * plain, memories * turned - token) + either * token  # of two things to choose, the token
        told = memories + either
        comfort += max(kept, told * plain, told * turned - token)
    return _MEDICAL if treat > comfort else _PALLIATIVE


_MEDICAL: Final = CHOOSE_CARE + MEDICAL
_PALLIATIVE: Final = CHOOSE_CARE + PALLIATIVE
_SHIFT: Final = {name: number for number, name in enumerate(SHIFT_NAMES)}


def trust_here(seat: Seat) -> int:
    """Return the number of Care Tokens with which this shift could pay (CARE-05, TOKEN-07)."""
    tokens = seat.tokens
    trust, pool = 0, tokens[POOL]
    for pawn in seat.on_shift:
        if pawn < NURSES:
            trust += tokens[pawn]
        else:
            trust += pool
            pool = 0
    return trust


def _payment(values: Values, seat: Seat, legal: list[int]) -> int:
    """Pay while a point of condition is worth more than a token: first from the pool, then from the fullest purse."""
    card, condition = seat.card, seat.condition
    stable = card.kind == "stable"
    if stable and condition >= TOP_CONDITION:
        return legal[-1]
    if values.life[STAGE_OF[condition]] <= values.token and (stable or card.symbols - seat.covered < condition):
        return legal[-1]
    if legal[-2] == PAY + POOL:  # the pool's tokens can pay for nothing else
        return legal[-2]
    tokens = seat.tokens
    return max(legal[:-1], key=lambda action: tokens[action & ACTION_TARGET])


def _gift(values: Values, seat: Seat, legal: list[int]) -> int:
    """Give a token to the emptiest purse. The pool, and a nurse near her last Stress, count as fuller than they are."""
    tokens, stress = seat.tokens, seat.stress
    best, least = legal[0], _FAR
    for action in legal:
        purse = action & ACTION_TARGET
        more = values.pool if purse == POOL else 2.0 if stress[purse] >= 2 else 0.0
        if tokens[purse] + more < least:
            best, least = action, tokens[purse] + more
    return best


ANSWERS: Final = {
    "assign": _assign,
    "price": _price,
    "night_token": _gift,
    "care": _care,
    "payment": _payment,
    "emergency_token": _gift,
    "either": either,
    "care_token": _gift,
    "talker": talker,
    "trust": trust,
    "inquiry": inquiry,
    "focus": turn,
    "heard": heard,
    "leave": _leave,
    "return": _return,
    "choice": _choice,
}
"""The function that decides, for each phase."""
