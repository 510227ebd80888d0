"""Carer: a style made of values. All the shipped styles but one are carers, and differ only in what they hold dear."""

from typing import Final, NamedTuple

from ..actions import ACTIONS, Action
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
    POSITIONS,
    REASSIGN,
    SHIFT_NAMES,
    STAGE_OF,
    TAKE,
    TIMELINES,
    TOKEN,
    TOP_CONDITION,
    purse_of,
)
from .seat import Seat

Actions = tuple[Action, ...]


class Values(NamedTuple):
    """What a carer holds dear. Worth is counted in points of Billy's condition at its best."""

    life: tuple[float, float, float, float] = (1.0, 1.2, 1.6, 2.9)
    """One point of condition in each stage, green to black."""
    token: float = 0.75
    """One care token: trust that can be kept for later."""
    memory: float = 1.4
    """One partial memory, while most of Billy's life is unknown."""
    duty: tuple[float, float, float] = (0.4, 0.9, 3.0)
    """Medical care not yet given today, in the morning, by day, at night: without it a warning comes (WARN-01)."""
    second_duty: float = 50.0
    """The same at night when a warning lies already, and the next one loses Billy."""
    ask: float = 0.33
    """The smallest chance of a matching clear memory at which Billy is asked."""
    stress: tuple[float, float, float] = (0.7, 1.1, 2.3)
    """A pawn's first, second and third stress."""
    most_stress: int = 3
    """Nobody is brought above this where there is another way."""
    on_call: float = 1.0
    """An on-call assistant, who can be called in once."""
    rest_at: float = 0.6
    """The part of what one can bear at which somebody is sent on leave, when enough others stay."""
    stay: int = 1
    """How many must stay in the break room for that."""


class Carer:
    """A style that weighs what each answer brings against what it costs, by its values (`Values`).

    >>> from holding_on.styles import balanced
    >>> patient = Carer(balanced.values._replace(ask=0.6))
    """

    __slots__ = ("values",)

    def __init__(self, values: Values) -> None:
        self.values = values

    def __repr__(self) -> str:
        return f"Carer({self.values!r})"

    def __call__(self, seat: Seat, actions: Actions) -> Action:
        """The answer to what is asked."""
        return _ANSWERS[seat.asked](self.values, seat, actions)


# --- staffing -------------------------------------------------------------------------------------------------


def _assign(values: Values, seat: Seat, actions: Actions) -> Action:
    """Whoever is missed least elsewhere and does most here; nobody's stress without need."""
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
    best, least = actions[0], _FAR
    for action in actions:
        pawn = action.code & ACTION_TARGET
        kind = action.code & ACTION_KIND
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
            if morning and stress[pawn] >= 2:
                cost += 0.4  # she may go on leave after this shift
        if cost < least:
            best, least = action, cost
    return best


_FAR: Final = 1e9
_NEVER: Final = 1e6


def _cost_of_cover(values: Values, seat: Seat, kind: int, pawn: int) -> float:
    """What it costs to bring in somebody who is not free: an on-call, or stress and its price (STRESS-09)."""
    if kind == ACCEPT_WARNING:
        return _NEVER
    if kind == CALL_IN:
        return values.on_call
    if kind == REASSIGN and pawn == seat.manager and seat.free_shift:
        return values.token  # the evening in the Break Room that she gives up (TWO-03)
    if kind in (CALL, NO_CALL):
        return 0.0 if kind == NO_CALL else _cost_of_call(values, seat, pawn % PAWNS)
    after = seat.stress[pawn] + 1
    cost = values.stress[min(after, 3) - 1] + _cost_of_price(values, seat, pawn)
    if after >= seat.stress_max[pawn]:
        cost += _OVERSTRESSED
        if pawn == (seat.manager + 1) % seat.players:
            cost += _WARNING  # STRESS-15
    return cost + _NEVER if after > values.most_stress else cost


def _cost_of_call(values: Values, seat: Seat, nurse: int) -> float:
    """A Call is worth a shift's work of the Nurse with the least trust to spend, where enough others are free."""
    cost = 0.1 * seat.tokens[nurse] - 1.0
    if seat.places[nurse] != BREAK_ROOM:
        return cost + values.stress[seat.stress[nurse]]
    return cost + values.on_call * (len(seat.resting) <= seat.card.staff - len(seat.on_shift))


_OVERSTRESSED: Final = 1.0
_WARNING: Final = 8.0


def _cost_of_price(values: Values, seat: Seat, pawn: int) -> float:
    """What the stress of a pawn costs it: the least of what it holds (STRESS-05, STRESS-06)."""
    purse = purse_of(pawn)
    held = []
    if seat.tokens[purse]:
        held.append(values.token)
    if seat.held_partials[purse]:
        held.append(values.memory)
    return min(held) if held else 0.0


def _price(values: Values, seat: Seat, actions: Actions) -> Action:
    worth = {LOSE + TOKEN: values.token, LOSE + PARTIAL: values.memory, LOSE + CLEAR: 2 * values.memory}
    return min(actions, key=lambda action: worth[action.code])


def _leave(values: Values, seat: Seat, actions: Actions) -> Action:
    """Whoever is most tired goes home, if tired enough, and if enough others stay."""
    if len(seat.resting) > values.stay:
        stress, most = seat.stress, seat.stress_max
        tired = max(actions[:-1], key=lambda a: stress[a.code & ACTION_TARGET] / most[a.code & ACTION_TARGET])
        pawn = tired.code & ACTION_TARGET
        if stress[pawn] >= values.rest_at * most[pawn]:
            return tired
    return actions[-1]


def _return(values: Values, seat: Seat, actions: Actions) -> Action:
    """Going back costs nothing, and an evening with Billy brings trust (TWO-03)."""
    return actions[0]


def _choice(values: Values, seat: Seat, actions: Actions) -> Action:
    """An answer that the scenario asks for comes before what it brings at once."""
    life = values.life[STAGE_OF[seat.condition]]
    worth = [life * condition + values.token * tokens + _ASKED_FOR * asked for condition, tokens, asked in seat.answers]
    return actions[worth.index(max(worth))]


_ASKED_FOR: Final = 20.0


# --- care -----------------------------------------------------------------------------------------------------


def _care(values: Values, seat: Seat, actions: Actions) -> Action:
    """Medical care is worth the condition that tokens save and the day's duty; palliative care what it brings."""
    card, condition = seat.card, seat.condition
    trust = trust_here(seat)
    saved = max(0.0, values.life[STAGE_OF[condition]] - values.token)  # by each token that is paid
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
            return _MEDICAL  # he would die of palliative care now, and need not of medical care
    if treat <= 0.0:
        return _PALLIATIVE
    comfort = card.tokens * values.token
    if card.memories or card.either:
        memory = memory_worth(values, seat)
        comfort += card.memories * memory + card.either * max(values.token, memory)
    return _MEDICAL if treat > comfort else _PALLIATIVE


_MEDICAL: Final = ACTIONS[CHOOSE_CARE + MEDICAL]
_PALLIATIVE: Final = ACTIONS[CHOOSE_CARE + PALLIATIVE]
_SHIFT: Final = {name: number for number, name in enumerate(SHIFT_NAMES)}


def memory_worth(values: Values, seat: Seat) -> float:
    """One more partial memory: worth less the more of the unanswered timelines is known already."""
    if not seat.decks[1]:
        return 0.0
    known = places = 0
    for count, wanted in zip(seat.partials, seat.wanted, strict=True):
        if wanted:
            known += count
            places += POSITIONS
    if not places:  # nothing more is to be found: only a Call, or time, is still to come
        return 0.0
    held = sum([len(backs) for backs in seat.held_partials])
    return values.memory * max(0.0, 1 - (known + held / 2) / places)


def trust_here(seat: Seat) -> int:
    """The care tokens that this shift could pay with (CARE-05, TOKEN-07)."""
    tokens = seat.tokens
    trust, pool = 0, tokens[POOL]
    for pawn in seat.on_shift:
        if pawn < NURSES:
            trust += tokens[pawn]
        else:
            trust += pool
            pool = 0
    return trust


def _payment(values: Values, seat: Seat, actions: Actions) -> Action:
    """Whose token pays, or that it is enough."""
    life = values.life[STAGE_OF[seat.condition]]
    left = seat.card.symbols - seat.covered
    saves = life > values.token or (seat.card.kind != "stable" and left >= seat.condition)
    if seat.card.kind == "stable" and seat.condition >= TOP_CONDITION:
        saves = False
    if not saves:
        return actions[-1]
    if actions[-2].code == PAY + POOL:  # it can pay for nothing else
        return actions[-2]
    return max(actions[:-1], key=lambda action: seat.tokens[action.code & ACTION_TARGET])


def _gift(values: Values, seat: Seat, actions: Actions) -> Action:
    """A token goes to the nurse who can ask Billy and has the fewest; the pool comes last but one in need."""
    return min(actions, key=lambda action: _fullness(seat, action.code & ACTION_TARGET))


def _fullness(seat: Seat, purse: int) -> float:
    if purse == POOL:
        return seat.tokens[purse] + 1.5
    return seat.tokens[purse] + (2.0 if seat.stress[purse] >= 2 else 0.0)


def _either(values: Values, seat: Seat, actions: Actions) -> Action:
    wanted = TOKEN if values.token >= memory_worth(values, seat) else PARTIAL
    return ACTIONS[TAKE + wanted]


# --- Billy ----------------------------------------------------------------------------------------------------


def _talker(values: Values, seat: Seat, actions: Actions) -> Action:
    """Who is least likely to lose the memory to stress before the evening."""
    return min(actions, key=lambda action: seat.stress[action.code & ACTION_TARGET])


def _listen(values: Values, seat: Seat, actions: Actions) -> Action:
    """Whatever Billy tells is heard, and kept; trust is for what he is asked (FOCUS-01)."""
    return actions[-1]


def _trust(values: Values, seat: Seat, actions: Actions) -> Action:
    """A token for what an Event offers: more of a life that is ebbing, or of a story that is not yet told."""
    offered = max(values.life[STAGE_OF[seat.condition]], memory_worth(values, seat))
    return actions[0] if offered >= values.token else actions[-1]


def _inquiry(values: Values, seat: Seat, actions: Actions) -> Action:
    """Ask of the timeline that is still asked for where a match is most likely, if it is likely enough."""
    left = min(seat.last_day - seat.day + 1, seat.condition / _A_DAY)
    best, most = actions[-1], values.ask * min(1.0, left / 3)
    tokens = seat.tokens
    chances = chances_to_match(seat)
    for action in actions[:-1]:
        nurse, timeline = divmod(action.code & ACTION_TARGET, POSITIONS)
        chance = chances[timeline]
        if chance and chance + 0.02 * tokens[nurse] > most:
            best, most = action, chance + 0.02 * tokens[nurse]
    return best


_A_DAY: Final = 4.5
"""Symbols of an average day's three cards."""


def chances_to_match(seat: Seat) -> list[float]:
    """For each timeline that is still asked for: the chance that a clear drawn now will match in the evening.

    It matches when its twin is among the partials in play or in hand; what is in hand already may be the one.
    """
    partials = list(seat.partials)
    for backs in seat.held_partials:
        for timeline in backs:
            partials[timeline] += 1
    held = [0] * TIMELINES
    for backs in seat.held_clears:
        for timeline in backs:
            held[timeline] += 1
    return [
        (waiting - found) / (POSITIONS - found) * 0.7**already if wanted and found + already < POSITIONS else 0.0
        for waiting, found, wanted, already in zip(partials, seat.clears, seat.wanted, held, strict=True)
    ]


_ANSWERS: Final = {
    "assign": _assign,
    "price": _price,
    "night_token": _gift,
    "care": _care,
    "payment": _payment,
    "emergency_token": _gift,
    "either": _either,
    "care_token": _gift,
    "talker": _talker,
    "trust": _trust,
    "inquiry": _inquiry,
    "focus": _listen,
    "heard": _listen,
    "leave": _leave,
    "return": _return,
    "choice": _choice,
}
