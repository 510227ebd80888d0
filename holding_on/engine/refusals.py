"""Why not, of what is not asked at this moment: the rule that bars it, where it cannot come in this shift any more.

What is a candidate of the question that is asked has its reason there. Of everything else this file looks at where its
step lies in the day. A step that is over, or was left out, asks its own room why; one that cannot come after what has
been chosen names that rule. Only what the next answers may still lead to is put off: "answer that first".
"""

from collections.abc import Callable
from typing import Final

from . import calling, care, day, inquiry, staffing, stress
from . import names as n
from .box import Line
from .decisions import Barred
from .effects import CONDITION_DETERIORATES, CONDITION_IMPROVES, TRUST_ICONS, USE_TRUST_CONDITION
from .objective import told_since
from .state import State

Reason = tuple[str, str, tuple[int, ...]]
"""A reason code, the rule, and what its sentence needs."""

# the steps of a shift, in their order
_BEFORE, _STAFFING, _BONUS, _CHOICE_OF_CARE, _YIELDS, _TOKENS, _WHO_TALKS, _TALK, _ASKING, _AFTER = range(10)
_STEP: Final = {
    n.TURN: _BEFORE,
    n.CHOICE: _BEFORE,
    n.ASSIGN: _STAFFING,
    n.PRICE: _STAFFING,
    n.NIGHT_TOKEN: _BONUS,
    n.CARE: _CHOICE_OF_CARE,
    n.PAYMENT: _YIELDS,
    n.EITHER: _YIELDS,
    n.EMERGENCY_TOKEN: _TOKENS,
    n.CARE_TOKEN: _TOKENS,
    n.TALKER: _WHO_TALKS,
    n.FOCUS: _TALK,
    n.HEARD: _TALK,
    n.TRUST: _TALK,
    n.INQUIRY: _ASKING,
    n.LEAVE: _AFTER,
    n.RETURN: _AFTER,
}


def _step(state: State) -> int:
    if state.phase == n.TRUST and state.conversation == n.INQUIRING:
        return _ASKING
    return _STEP[state.phase]


def why_never(state: State, action: int) -> Reason | None:
    """The rule that keeps an action, which is not asked now, from coming in this shift; None where it may still come.

    >>> import holding_on as ho
    >>> game = ho.Game(seed=7, first=0)
    >>> print(game.why_not(ho.Action.of("go back nurse 1")).rule)
    TWO-03
    """
    kind, target = action & n.ACTION_KIND, action & n.ACTION_TARGET
    pawn = _PAWN_OF[kind](target) if kind in _PAWN_OF else n.NOBODY
    if pawn != n.NOBODY and state.places[pawn] == n.ABSENT:
        return "absent", "COMP-02" if pawn < n.NURSES else "COMP-15", (pawn,)
    found = _WHY.get(kind)
    return found(state, kind, target) if found is not None else None


def _listed(options: Callable[[State, Barred | None], list[int]], state: State, action: int) -> Reason | None:
    """The reason that a room itself gives for a candidate of its question."""
    barred: Barred = []
    options(state, barred)
    return next(((reason, rule, facts) for code, reason, rule, facts in barred if code == action), None)


# --- who is there --------------------------------------------------------------------------------------------------


def _not_here(state: State, pawn: int, rule: str) -> Reason | None:
    """Why a pawn has no part in this shift: it is away, cannot come any more, or was not assigned."""
    place = state.places[pawn]
    here = staffing.first_space(state)
    if place >= here:
        return None
    if _step(state) > _STAFFING:
        return "not_on_this_shift", rule, (pawn,)
    found = staffing.why_away(state, pawn)
    return found if found[0] else None


def _assigning(state: State, kind: int, target: int) -> Reason | None:
    """Coming to the card and covering."""
    step = _step(state)
    if kind == n.ACCEPT_WARNING:
        if state.readings.may_refuse:
            return None if step <= _STAFFING else ("staffed", "CARE-01", ())
        return "must_cover", "COVER-12", ()
    if step == _STAFFING:
        legal = staffing.assign_options(state, None)
        if kind + target in legal:
            return None  # the price of Stress is asked first
        ways = [each + target for each in _WAYS[kind]]
        for way in ways:
            found = _listed(staffing.assign_options, state, way)
            if found is not None:
                return found
        if any(way in legal for way in ways):
            return "comes_otherwise", _COMES[state.places[target]], (target,)
    reason, rule = staffing.why_closed(state, kind == n.COVER, target)
    if not reason and step == _BEFORE:
        rule = _COMES[state.places[target]]
        return None if kind in (n.COVER, _WAY_OF[rule]) else ("comes_otherwise", rule, (target,))
    return (reason, rule, (target,)) if reason else ("staffed", "CARE-01", ())


_WAYS: Final = {
    n.COVER: (n.COVER,),
    **dict.fromkeys((n.PLACE, n.CALL_IN, n.REASSIGN), (n.PLACE, n.CALL_IN, n.REASSIGN)),
}
_COMES: Final = dict.fromkeys(range(n.CONTACT_TILE, n.FIRST_SPACE + n.SPACES * n.SHIFTS), "COVER-03") | {
    n.BREAK_ROOM: "ASSIGN-05",
    n.ON_CALL: "COVER-02",
}
"""The rule by which somebody comes to a card, by the place from which."""
_WAY_OF: Final = {"ASSIGN-05": n.PLACE, "COVER-02": n.CALL_IN, "COVER-03": n.REASSIGN}


def _losing(state: State, kind: int, target: int) -> Reason | None:
    """The price of Stress."""
    step = _step(state)
    if step == _BEFORE:
        return None
    tired = staffing.may_gain_stress(state) if step == _STAFFING else []
    if not tired:
        return "no_stress_gained", "STRESS-05", ()
    return None if any(_holds(state, pawn, target) for pawn in tired) else ("nothing_held", "STRESS-08", ())


def _holds(state: State, pawn: int, goods: int) -> bool:
    purse = n.purse_of(pawn)
    if goods == n.TOKEN:
        return state.tokens[purse] > 0
    if goods == n.PARTIAL:
        return bool(state.piles[n.PARTIAL_HELD + purse])
    return pawn < n.NURSES and bool(state.piles[n.CLEAR_HELD + pawn])


def _calling(state: State, kind: int, target: int) -> Reason | None:
    contact, nurse = divmod(target, n.PAWNS)
    if contact >= len(state.box.contacts):
        return "not_in_scenario", "CALL-01", ()
    step = _step(state)
    if kind == n.CALL:
        reason, rule = calling.why_no_call(state, nurse, contact)
        if reason and (step == _STAFFING or reason not in _PASSING):
            return reason, rule, (nurse, contact)
    elif step <= _STAFFING:
        return _nobody_calls(state)
    return None if step <= _STAFFING else ("staffed", "CARE-01", ())


def _nobody_calls(state: State) -> Reason | None:
    """Why it is not asked whether nobody Calls: no Call can come in this shift, or one is being made (CALL-05)."""
    found: list[Reason] = []
    for contact in range(len(state.box.contacts)):
        for nurse in range(state.players):
            reason, rule = calling.why_no_call(state, nurse, contact)
            passes = reason in _PASSING and (reason != "tile_taken" or state.tile != state.shift)
            if not reason or passes:
                return None
            found.append((reason, rule, (nurse, contact)))
    # a Call that was made is named only where no other is left
    return next((reason for reason in found if reason[0] != "already_called"), found[0])


_PASSING: Final = ("tile_taken", "nurse_is_free", "already_on_shift")
"""Reasons against a Call that the assigning of a shift can remove."""


# --- care ----------------------------------------------------------------------------------------------------------


def _brings_bonus(state: State) -> bool:
    """Whether this is a Night Shift whose Care Token may still come (NIGHT-01)."""
    return state.shift == n.NIGHT and state.readings.night_tokens > 0 and _step(state) <= _BONUS


def _no_assistant(state: State, rule: str) -> Reason | None:
    """Why the Assistants' pool has no part in a shift that is being staffed: no Assistant is there or could come."""
    may_come = any(
        state.places[pawn] != n.ABSENT and _not_here(state, pawn, rule) is None for pawn in range(n.NURSES, n.PAWNS)
    )
    return None if may_come else ("pool_needs_assistant", rule, ())


def _choosing_care(state: State, kind: int, target: int) -> Reason | None:
    step = _step(state)
    if step == _BEFORE:
        return None
    if target == n.PALLIATIVE and staffing.current_card(state)[n.KIND] == n.EMERGENCY:
        return "emergency", "EMERG-01", ()
    return _other_care(state, n.UNDECIDED, "CARE-01")


def _other_care(state: State, wanted: int, rule: str) -> Reason | None:
    """Why what belongs to one kind of care does not come: the other was chosen, or there is nobody to give any."""
    chosen = state.care[state.shift] if _step(state) > _CHOICE_OF_CARE else n.UNDECIDED
    if chosen in (n.UNDECIDED, wanted):
        return None
    if chosen == n.NO_CARE:
        return "nobody_here", "G-02", ()
    return "care_chosen" if chosen == n.MEDICAL else "palliative_chosen", rule, ()


def _paying(state: State, kind: int, target: int) -> Reason | None:
    """Medical Care, and the tokens for it."""
    step = _step(state)
    if kind == n.ENOUGH and step <= _STAFFING:
        return None
    if step == _BEFORE:
        away = _not_here(state, target, "TOKEN-10") if target != n.POOL else None
        # an answer of the story may bring tokens before the card is turned, nothing else does
        poor = state.phase == n.TURN and not state.tokens[target] and not _brings_bonus(state)
        return ("no_tokens", "CARE-05", (target,)) if away is None and poor else away
    if step == _STAFFING:
        away = _no_assistant(state, "TOKEN-07") if target == n.POOL else _not_here(state, target, "TOKEN-10")
        if away is None and not state.tokens[target] and not _brings_bonus(state):
            return "no_tokens", "CARE-05", (target,)
        return away
    other = _other_care(state, n.MEDICAL, "CARE-01")
    if other is not None:
        return other
    card = staffing.current_card(state)
    if step > _YIELDS and state.covered[state.shift] == card[n.SYMBOLS]:
        return "symbols_covered", care.COVERS[card[n.KIND]], (card[n.SYMBOLS],)
    found = _listed(care.payment_options, state, kind + target)
    if found is not None and (found[0] != "no_tokens" or step != _BONUS):
        return found
    return None if step <= _YIELDS else ("step_over", "CARE-08", ())


def _yielding(state: State, kind: int, target: int) -> Reason | None:
    """What Palliative Care brings: the choice of an "or", tokens, and somebody who sits with Billy."""
    step = _step(state)
    if kind == n.GIVE and step > _BEFORE:
        bonus = _other_gift(state)
        if bonus is not None:
            return bonus or _receiving(state, target)
    pawn = target if kind == n.TALK_TO_BILLY or (kind == n.GIVE and target != n.POOL) else n.NOBODY
    if step == _BEFORE:
        return _not_here(state, pawn, "") if pawn != n.NOBODY else None
    card = staffing.current_card(state)
    if card[n.KIND] == n.EMERGENCY and kind != n.GIVE:
        return "emergency", "EMERG-01", ()
    if not card[n.YIELD_EITHER] and (kind == n.TAKE or not card[_YIELD[kind]]):
        other = _other_care(state, n.PALLIATIVE, "CARE-06")
        return other or ("no_yield", "CARE-16" if kind == n.TAKE else "CARE-15", ())
    other = _other_care(state, n.PALLIATIVE, "CARE-06")
    if other is not None:
        return other
    if kind == n.GIVE and target == n.POOL and step == _STAFFING:
        return _no_assistant(state, "TOKEN-05")
    if pawn != n.NOBODY:
        rule = "PARTIAL-02" if kind == n.TALK_TO_BILLY else "CARE-15"
        away = _not_here(state, pawn, rule)
        if away is not None:
            return away
    pending = {n.TAKE: state.either, n.GIVE: state.either + state.gifts, n.TALK_TO_BILLY: state.either + state.draws}[
        kind
    ]
    if step > _CHOICE_OF_CARE and not (pending and step <= _LAST_STEP[kind]):
        return "step_over", _SETTLED[kind], ()
    return _receiving(state, target) if kind == n.GIVE else None


_YIELD: Final = {n.GIVE: n.YIELD_TOKENS, n.TALK_TO_BILLY: n.YIELD_MEMORIES}
_LAST_STEP: Final = {n.TAKE: _YIELDS, n.GIVE: _TOKENS, n.TALK_TO_BILLY: _WHO_TALKS}
_SETTLED: Final = {n.TAKE: "CARE-17", n.GIVE: "G-12", n.TALK_TO_BILLY: "G-37"}


def _other_gift(state: State) -> Reason | tuple[()] | None:
    """Of the token of a Night or an Emergency: () while it may still come, the rule when it does not; else None."""
    step = _step(state)
    if step < _BONUS and _brings_bonus(state):
        return ()
    card = staffing.current_card(state)
    if card[n.KIND] != n.EMERGENCY:
        return None
    if step < _CHOICE_OF_CARE:
        return ()
    missing = card[n.SYMBOLS] - (state.covered[state.shift] if step > _CHOICE_OF_CARE else 0)
    if step <= _YIELDS and missing <= care.payable(state):
        return ()
    return ("not_averted", "EMERG-02", ()) if missing else ("step_over", "EMERG-04", ())


def _receiving(state: State, purse: int) -> Reason | None:
    """Why somebody does not get a Care Token, once the card lies there."""
    if _step(state) <= _STAFFING:
        if purse == n.POOL:
            return _no_assistant(state, "TOKEN-05")
        return _not_here(state, purse, "G-12") or _stays_full(state, purse)
    found = _listed(care.gift_options, state, n.GIVE + purse)
    if found is not None and found[0] == "purse_full" and staffing.current_card(state)[n.KIND] == n.EMERGENCY:
        return None  # it can be spent on the Emergency first
    return found


def _stays_full(state: State, nurse: int) -> Reason | None:
    """Why a Nurse gets no Care Token although the card is not staffed yet: she holds as many as she may, and neither
    the price of Stress nor an Emergency can take one before (TOKEN-04).
    """
    cap = state.readings.token_cap
    may_pay = staffing.current_card(state)[n.KIND] == n.EMERGENCY or nurse in staffing.may_gain_stress(state)
    if state.tokens[nurse] < cap or may_pay or (state.phase == n.PRICE and state.payer == nurse):
        return None
    return "purse_full", "TOKEN-04", (nurse, cap)


# --- talk ----------------------------------------------------------------------------------------------------------


def _trusting(state: State, kind: int, target: int) -> Reason | None:
    """A Care Token for what an Event offers."""
    readings = state.readings
    if kind == n.USE_TRUST and target == n.POOL and not (readings.pool_pays_events or readings.pool_pays_talker):
        return "pool_only_medical", "TOKEN-07", ()
    step = _step(state)
    if kind == n.USE_TRUST and target != n.POOL:
        away = _not_here(state, target, "TOKEN-10")
        if away is not None:
            return away
        if state.conversation and n.purse_of(state.talker) != target and not _may_ask(state, target):
            return "not_talking", "G-15", (target,)
    listens = step in (_BEFORE, _TALK) or _yielding(state, n.TALK_TO_BILLY, n.NOBODY) is None
    asks = _may_ask(state, n.NOBODY)
    if not listens and not asks:
        return "no_event", "EVENT-16", ()
    return None if state.phase == n.CHOICE or _may_be_offered(state, listens, asks) else ("no_offer", "EVENT-03", ())


def _may_be_offered(state: State, listens: bool, asks: bool) -> bool:
    """Whether an Event in the decks that may still be drawn from offers something for a Care Token, in a stage that
    Billy can be in by then (EVENT-03). Which Events those decks hold the table knows: drawn ones lie open.
    """
    box, piles = state.box, state.piles
    now = _before_talk(state)
    if listens:
        lines = [box.partial_events[card - n.MEMORIES] for card in piles[n.PARTIAL_DECK] if card >= n.MEMORIES]
        now = _after_events(now, lines)
        if _offers(now, lines):
            return True
    if not asks:
        return False
    drawn = piles[n.CLEAR_DECK] + piles[n.CLEAR_ASIDE]
    lines = [box.clear_events[card - n.MEMORIES] for card in drawn if card >= n.MEMORIES]
    return _offers(_after_events(now, lines), lines)


def _before_talk(state: State) -> set[int]:
    """What Billy's condition may be when the next talk or Inquiry of this shift begins, by the care still to come."""
    step, now, gain = _step(state), state.condition, state.readings.stable_gain
    if step == _BEFORE:  # nobody knows the card
        return {now, now + gain, *range(now - state.box.hardest, now)}
    card = staffing.current_card(state)
    if card[n.KIND] == n.STABLE:
        return {now, now + gain} if step <= _YIELDS else {now}
    return {now - card[n.SYMBOLS]} if step <= _CHOICE_OF_CARE else {now}


def _after_events(conditions: set[int], lines: list[tuple[Line, ...]]) -> set[int]:
    """These conditions, and what Events that raise or lower Billy's condition may make of them, each met once."""
    reached = set(conditions)
    for _ in lines:
        for line in lines:
            for condition in list(reached):
                icons = line[_stage(condition)]
                if CONDITION_IMPROVES in icons or USE_TRUST_CONDITION in icons:
                    reached.add(condition + 1)
                if CONDITION_DETERIORATES in icons:
                    reached.add(condition - 1)
    return reached


def _offers(conditions: set[int], lines: list[tuple[Line, ...]]) -> bool:
    stages = {_stage(condition) for condition in conditions if condition > 0}
    return any(icon in TRUST_ICONS for line in lines for stage in stages for icon in line[stage])


def _stage(condition: int) -> int:
    return n.STAGE_OF[min(max(condition, 0), n.TOP_CONDITION)]


def _may_ask(state: State, nurse: int) -> bool:
    """Whether an Inquiry may still come in this shift, by anybody or by one Nurse."""
    nurses = range(state.players) if nurse == n.NOBODY else (nurse,)
    return any(
        _inquiring(state, n.INQUIRE, n.POSITIONS * one + timeline) is None
        for one in nurses
        for timeline, seen in enumerate(inquiry.timelines_in_play(state))
        if seen
    )


def _inquiring(state: State, kind: int, target: int) -> Reason | None:
    step = _step(state)
    if step > _BEFORE and staffing.current_card(state)[n.KIND] != n.STABLE:
        return "not_stable", "INQ-01", ()
    if kind == n.STOP:
        if step >= _ASKING:
            return None if step < _AFTER and _may_ask(state, n.NOBODY) else ("step_over", "INQ-14", ())
        return None if _may_ask(state, n.NOBODY) else _nobody_asks(state)
    pawn, timeline = divmod(target, n.POSITIONS)
    if step >= _ASKING:
        barred: Barred = []
        legal = inquiry.inquiry_options(state, barred)
        for code, reason, rule, facts in barred:
            if code == n.INQUIRE + target or facts == (pawn,):
                return reason, rule, facts
        return None if step == _ASKING and n.INQUIRE + target in legal else ("step_over", "INQ-14", ())
    if pawn >= n.NURSES:
        return "only_nurses_inquire", "STAFF-09", (pawn,)
    away = _not_here(state, pawn, "INQ-02")
    if away is not None:
        return away
    if n.FIRST_SPACE <= state.places[pawn] < staffing.first_space(state) and staffing.tires(state, pawn):
        return "too_stressed", "INQ-03", (pawn,)  # STRESS-10: the way to this shift costs what is left
    reason, rule = inquiry.why_no_inquiry(state, pawn)
    if reason and (reason != "no_tokens" or not _may_gain(state)):
        return reason, rule, (pawn,)
    if not inquiry.timelines_in_play(state)[timeline]:
        return "no_partial_in_play", "INQ-07", (pawn, timeline)
    return None


def _nobody_asks(state: State) -> Reason:
    """Why nobody asks Billy in this shift, before it comes to that: nothing is in play, or what bars its Nurses."""
    seen = inquiry.timelines_in_play(state)
    if not any(seen):
        return "nothing_in_play", "INQ-07", ()
    here = [pawn for pawn in staffing.on_shift(state) if pawn < n.NURSES] if _step(state) > _BEFORE else []
    nurses = (*here, *range(state.players))
    found = [_inquiring(state, n.INQUIRE, n.POSITIONS * nurse + seen.index(True)) for nurse in nurses]
    return next((reason for reason in found if reason is not None), ("step_over", "INQ-14", ()))


def _may_gain(state: State) -> bool:
    """Whether a Nurse may still gain a Care Token before the Inquiry of this shift."""
    step = _step(state)
    if step == _BEFORE or (step < _BONUS and _brings_bonus(state)):
        return True
    if step <= _CHOICE_OF_CARE:
        card = staffing.current_card(state)
        return step == _BONUS or bool(card[n.YIELD_TOKENS] or card[n.YIELD_EITHER])
    return bool(state.gifts or state.either)


def _focusing(state: State, kind: int, target: int) -> Reason | None:
    """Turning the talk, or asking for another thing than Billy told."""
    if not state.box.focus:
        return "not_in_scenario", "FOCUS-01", ()
    if kind == n.STEER and not inquiry.timelines_in_play(state)[target]:
        return "no_partial_in_play", "FOCUS-03", (0, target)
    if kind == n.LISTEN and not any(inquiry.timelines_in_play(state)):
        return "nothing_in_play", "FOCUS-03", ()
    step = _step(state)
    if step == _BEFORE:
        return None
    if step == _TALK:
        if state.talker >= n.NURSES:
            return "only_nurses_focus", "G-41", (state.talker,)
        if kind in (n.STEER, n.LISTEN):
            return "focus_chosen", "FOCUS-02", (state.talker,)
        return None if state.draws else ("step_over", "FOCUS-08", ())
    found = _yielding(state, n.TALK_TO_BILLY, n.NOBODY)
    if found is not None or step == _STAFFING:
        return found
    here = staffing.on_shift(state)
    nurses = [pawn for pawn in here if pawn < n.NURSES]
    if not nurses:
        return "only_nurses_focus", "G-41", (here[0],)
    if not any(state.tokens[nurse] for nurse in nurses) and not _may_gain(state):
        return "no_tokens", "G-41", (nurses[0],)
    return None


# --- after the shift -------------------------------------------------------------------------------------------------


def _leaving(state: State, kind: int, target: int) -> Reason | None:
    step = _step(state)
    if kind == n.SEND_ON_LEAVE:
        place = state.places[target]
        if place < n.FIRST_SPACE + n.SPACES and (place or target == state.manager):
            return (*stress.why_no_leave(target, place), (target,))
    return None if state.shift == n.MORNING and step < _AFTER else ("leave_over", "LEAVE-01", ())


def _returning(state: State, kind: int, target: int) -> Reason | None:
    if state.players != 2:
        return "only_two", "TWO-03", ()
    if kind == n.GO_BACK and target != state.manager:
        return "only_manager_returns", "TWO-03", (target,)
    if state.places[state.manager] == n.ON_LEAVE:
        return "on_leave", "TWO-03", (state.manager,)
    if state.places[state.manager] == n.BREAK_ROOM and state.shift == n.NIGHT and _step(state) > _STAFFING:
        return "in_break_room", "TWO-03", (state.manager,)
    twice = day.who_worked_twice(state)
    return ("worked_twice", "TWO-03", (twice,)) if twice != n.NOBODY else None


def _answering(state: State, kind: int, target: int) -> Reason | None:
    """A choice of the story."""
    choice = target // n.OPTIONS
    if choice >= len(state.box.choices):
        return "not_in_scenario", "SCEN-03", ()
    return ("step_over", "SCEN-03", ()) if state.box.choices[choice][1] in told_since(state) else None


_PAWN_OF: Final[dict[int, Callable[[int], int]]] = {
    **dict.fromkeys(
        (n.PLACE, n.CALL_IN, n.REASSIGN, n.COVER, n.TALK_TO_BILLY, n.SEND_ON_LEAVE, n.GO_BACK), lambda target: target
    ),
    **dict.fromkeys((n.PAY, n.GIVE, n.USE_TRUST), lambda target: n.NOBODY if target == n.POOL else target),
    n.INQUIRE: lambda target: target // n.POSITIONS,
    n.CALL: lambda target: target % n.PAWNS,
}
_WHY: Final[dict[int, Callable[[State, int, int], Reason | None]]] = {
    **dict.fromkeys((n.PLACE, n.CALL_IN, n.REASSIGN, n.COVER, n.ACCEPT_WARNING), _assigning),
    n.LOSE: _losing,
    n.CALL: _calling,
    n.NO_CALL: _calling,
    n.CHOOSE_CARE: _choosing_care,
    n.PAY: _paying,
    n.ENOUGH: _paying,
    **dict.fromkeys((n.TAKE, n.GIVE, n.TALK_TO_BILLY), _yielding),
    n.USE_TRUST: _trusting,
    n.DECLINE: _trusting,
    n.INQUIRE: _inquiring,
    n.STOP: _inquiring,
    **dict.fromkeys((n.STEER, n.LISTEN, n.PERSIST, n.KEEP), _focusing),
    n.SEND_ON_LEAVE: _leaving,
    n.NO_MORE_LEAVE: _leaving,
    n.GO_BACK: _returning,
    n.STAY: _returning,
    n.CHOOSE: _answering,
}
"""By the kind of an action: what keeps it from coming."""
