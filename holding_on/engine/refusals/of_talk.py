"""Refusals of actions of talk: Care Tokens for an Event's offer, Inquiries, and focusing Billy's attention."""

from .. import care, conversation, inquiry, moving, staffing
from .. import names as n
from ..box import Line
from ..decisions import Barred, Reason
from ..effects import CONDITION_DETERIORATES, CONDITION_IMPROVES, TRUST_ICONS, USE_TRUST_CONDITION
from ..state import State
from .of_care import no_yield
from .steps import (
    AFTER,
    BEFORE,
    BONUS,
    CHOICE_OF_CARE,
    INQUIRIES,
    STAFFING,
    TALK,
    YIELDS,
    brings_bonus,
    step_of,
    why_not_here,
)


def no_trust(state: State, kind: int, target: int) -> Reason | None:
    """Return why a Care Token cannot be spent on an Event's offer, or why the offer cannot be declined."""
    if kind == n.USE_TRUST and target == n.POOL:
        forbidden = conversation.why_no_pool(state, n.FIRST_ASSISTANT)  # an Assistant may be the one who talks
        if forbidden is not None:
            return forbidden
    step = step_of(state)
    if kind == n.USE_TRUST and target != n.POOL:
        away = why_not_here(state, target, "TOKEN-10")
        if away is not None:
            return away
        if state.conversation and n.purse_of(state.talker) != target and not _may_inquire(state, target):
            return "not_talking", "G-15", (target,)
    listens = step in (BEFORE, TALK) or no_yield(state, n.TALK_TO_BILLY, n.NOBODY) is None
    inquires = _may_inquire(state, n.NOBODY)
    if not listens and not inquires:
        return "no_event", "EVENT-16", ()
    return (
        None if state.phase == n.CHOICE or _may_be_offered(state, listens, inquires) else ("no_offer", "EVENT-03", ())
    )


def _may_be_offered(state: State, listens: bool, inquires: bool) -> bool:
    """Whether an Event that can still be drawn offers something for a Care Token.

    It counts in every stage that Billy can be in by then (EVENT-03). The players know which Events a deck still holds,
    since drawn Events lie face up. `listens` and `inquires` say whether a talk and an Inquiry may still come.
    """
    box, piles = state.box, state.piles
    now = _before_talk(state)
    if listens:
        lines = [box.partial_events[card - n.MEMORIES] for card in piles[n.PARTIAL_DECK] if card >= n.MEMORIES]
        now = _after_events(now, lines)
        if _offers(now, lines):
            return True
    if not inquires:
        return False
    drawn = piles[n.CLEAR_DECK] + piles[n.CLEAR_ASIDE]
    lines = [box.clear_events[card - n.MEMORIES] for card in drawn if card >= n.MEMORIES]
    return _offers(_after_events(now, lines), lines)


def _before_talk(state: State) -> set[int]:
    """Return the conditions that Billy may have at the next talk or Inquiry of this shift, by the care before it."""
    step, now, gain = step_of(state), state.condition, state.readings.stable_gain
    if step == BEFORE:  # the card is not known yet
        return {now, now + gain, *range(now - state.box.hardest, now)}
    card = staffing.current_card(state)
    if card[n.KIND] == n.STABLE:
        return {now, now + gain} if step <= YIELDS else {now}
    return {now - care.fall(card[n.KIND], card[n.SYMBOLS])} if step <= CHOICE_OF_CARE else {now}


def _after_events(conditions: set[int], lines: list[tuple[Line, ...]]) -> set[int]:
    """Return the conditions, and those that they can become when each Event is met once and raises or lowers them."""
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
    """Whether an Event of these lines offers something for a Care Token in the stage of one of the conditions."""
    stages = {_stage(condition) for condition in conditions if condition > 0}
    return any(icon in TRUST_ICONS for line in lines for stage in stages for icon in line[stage])


def _stage(condition: int) -> int:
    return n.STAGE_OF[min(max(condition, 0), n.TOP_CONDITION)]


def _may_inquire(state: State, nurse: int) -> bool:
    """Whether this Nurse may still Inquire in this shift; with NOBODY, whether any Nurse may."""
    nurses = range(state.players) if nurse == n.NOBODY else (nurse,)
    return any(
        no_inquiry(state, n.INQUIRE, n.POSITIONS * one + timeline) is None
        for one in nurses
        for timeline, seen in enumerate(inquiry.timelines_in_play(state))
        if seen
    )


def no_inquiry(state: State, kind: int, target: int) -> Reason | None:
    """Return why a Nurse cannot Inquire about a Timeline, or why the action STOP cannot be chosen."""
    step = step_of(state)
    closed = inquiry.why_not_stable(staffing.current_card(state)) if step > BEFORE else None
    if closed is not None:
        return closed
    if kind == n.STOP:
        if step >= INQUIRIES:
            return None if step < AFTER and _may_inquire(state, n.NOBODY) else ("step_over", "INQ-14", ())
        return None if _may_inquire(state, n.NOBODY) else _why_nobody_inquires(state)
    pawn, timeline = divmod(target, n.POSITIONS)
    if step >= INQUIRIES:
        barred: Barred = []
        legal = inquiry.inquiry_options(state, barred)
        for code, reason, rule, facts in barred:
            if code == n.INQUIRE + target or facts == (pawn,):
                return reason, rule, facts
        return None if step == INQUIRIES and n.INQUIRE + target in legal else ("step_over", "INQ-14", ())
    moves = n.FIRST_SPACE <= state.places[pawn] < staffing.first_space(state)
    reason, rule = inquiry.why_no_inquiry(state, pawn, moving.stress_of_moving(state, pawn) if moves else 0)
    away = why_not_here(state, pawn, "INQ-02") if reason != "only_nurses_inquire" else None
    if away is not None:
        return away
    if reason and (reason != "no_tokens" or not _may_gain(state)):
        return reason, rule, (pawn,)
    if not inquiry.timelines_in_play(state)[timeline]:
        return "no_partial_in_play", "INQ-07", (pawn, timeline)
    return None


def _why_nobody_inquires(state: State) -> Reason:
    """Return why nobody can Inquire in this shift: no Partial is in play, or the reason that bars its Nurses."""
    seen = inquiry.timelines_in_play(state)
    if not any(seen):
        return "nothing_in_play", "INQ-07", ()
    here = [pawn for pawn in staffing.on_shift(state) if pawn < n.NURSES] if step_of(state) > BEFORE else []
    nurses = (*here, *range(state.players))
    found = [no_inquiry(state, n.INQUIRE, n.POSITIONS * nurse + seen.index(True)) for nurse in nurses]
    return next((reason for reason in found if reason is not None), ("step_over", "INQ-14", ()))


def _may_gain(state: State) -> bool:
    """Whether a Nurse may still gain a Care Token before the Inquiry of this shift."""
    step = step_of(state)
    if step == BEFORE or (step < BONUS and brings_bonus(state)):
        return True
    if step <= CHOICE_OF_CARE:
        card = staffing.current_card(state)
        return step == BONUS or bool(card[n.YIELD_TOKENS] or card[n.YIELD_EITHER])
    return bool(state.gifts or state.either)


def no_focus(state: State, kind: int, target: int) -> Reason | None:
    """Return why a Nurse cannot Steer, listen, Persist, or keep what Billy told."""
    if not state.box.focus:
        return "not_in_scenario", "FOCUS-01", ()
    if kind == n.STEER and not inquiry.timelines_in_play(state)[target]:
        return "no_partial_in_play", "FOCUS-03", (0, target)
    if kind == n.LISTEN and not any(inquiry.timelines_in_play(state)):
        return "nothing_in_play", "FOCUS-03", ()
    step = step_of(state)
    if step == BEFORE:
        return None
    if step == TALK:
        if not conversation.may_focus(state, state.talker):
            return "only_nurses_focus", "G-41", (state.talker,)
        if kind in (n.STEER, n.LISTEN):
            return "focus_chosen", "FOCUS-02", (state.talker,)
        return None if state.draws else ("step_over", "FOCUS-08", ())
    found = no_yield(state, n.TALK_TO_BILLY, n.NOBODY)
    if found is not None or step == STAFFING:
        return found
    here = staffing.on_shift(state)
    nurses = [pawn for pawn in here if conversation.may_focus(state, pawn)]
    if not nurses:
        return "only_nurses_focus", "G-41", (here[0],)
    if not any(state.tokens[nurse] for nurse in nurses) and not _may_gain(state):
        return "no_tokens", "G-41", (nurses[0],)
    return None
