"""From one decision to the next: the engine's three doors, `begin`, `apply` and `advance`.

A phase is a decision (somebody must answer), a question to the dealer, or a step that takes care of itself. Every
room writes down what comes next by setting the phase; this file only knows which function serves which phase.
"""

from collections.abc import Callable
from typing import Final

from . import care, changes, conversation, day, focus, inquiry, refusals, setup, staffing, story, stress, talk
from .dealer import UNDEALT, Dealer
from .decisions import Barred
from .errors import IllegalAction
from .names import (
    ACCEPT_WARNING,
    ACTION_KIND,
    ACTION_TARGET,
    ASSIGN,
    CALL_IN,
    CHOICE,
    CLEARS,
    DECISIONS,
    FIRST_MANAGER,
    FOCUS,
    HEARD,
    INQUIRE,
    INQUIRING,
    INQUIRY,
    LEAVE,
    LOSSES,
    NOTHING,
    NURSES,
    OPENING,
    OVER,
    PARTIALS,
    PATIENTS,
    PLACE,
    POSITIONS,
    POST,
    PRICE,
    QUESTIONS,
    REASSIGN,
    RETURN,
    TALK,
    TRUST,
    TURN,
    WON,
)
from .state import State

Options = Callable[[State, Barred | None], list[int]]
Answer = Callable[[State, int], None]
Step = Callable[[State], None]

_OPTIONS: Final[tuple[Options, ...]] = (
    day.turn_options,
    staffing.assign_options,
    stress.price_options,
    care.gift_options,
    care.care_options,
    care.payment_options,
    care.gift_options,
    care.either_options,
    care.gift_options,
    conversation.talker_options,
    conversation.trust_options,
    inquiry.inquiry_options,
    stress.leave_options,
    day.return_options,
    focus.focus_options,
    focus.heard_options,
    story.choice_options,
)
_ANSWERS: Final[tuple[Answer, ...]] = (
    day.turn_answer,
    staffing.assign_answer,
    stress.price_answer,
    care.gift_answer,
    care.care_answer,
    care.payment_answer,
    care.gift_answer,
    care.either_answer,
    care.gift_answer,
    conversation.talker_answer,
    conversation.trust_answer,
    inquiry.inquiry_answer,
    stress.leave_answer,
    day.return_answer,
    focus.focus_answer,
    focus.heard_answer,
    story.choice_answer,
)
ASKED_BY: Final = (
    "ASSIGN-01",
    "ASSIGN-02",
    "STRESS-09",
    "NIGHT-02",
    "CARE-01",
    "CARE-05",
    "EMERG-04",
    "CARE-17",
    "G-12",
    "PARTIAL-02",
    "EVENT-16",
    "INQ-04",
    "LEAVE-01",
    "TWO-03",
    "FOCUS-01",
    "FOCUS-08",
    "SCEN-03",
)
"""The rule by which each kind of decision is asked."""

_QUESTIONS: Final[tuple[tuple[int, Callable[[State], list[int]], Answer, Step], ...]] = (
    (FIRST_MANAGER, setup.managers, setup.manager_dealt, setup.manager_named),
    (PATIENTS, day.patients, day.patient_dealt, day.no_patient),
    (PARTIALS, conversation.partials, conversation.partial_dealt, conversation.no_partial),
    (CLEARS, inquiry.clears, inquiry.clear_dealt, inquiry.no_clear),
    (LOSSES, stress.lost_partials, stress.partial_lost, stress.nothing_lost),
    (LOSSES, stress.lost_clears, stress.clear_lost, stress.nothing_lost),
)
"""For each question of chance: its stream, the cards it may be, what a card does, and what happens without one."""

_STEPS: Final[tuple[Step, ...]] = (
    setup.open_game,
    day.begin,
    conversation.resolve_event,
    day.after_care,
    day.shift_ended,
    day.next_shift,
    day.end_of_day,
    day.gather,
    talk.talk_about_billy,
    story.post,
)


def begin(state: State, dealer: Dealer) -> None:
    """From the empty table to the first decision."""
    changes.go(state, OPENING)
    advance(state, dealer)


def apply(state: State, action: int, dealer: Dealer) -> None:
    """Answer the decision that is asked, and go on to the next one (ASSIGN-10).

    Raises IllegalAction, and changes nothing, when the action is not among `state.legal`.
    """
    if action not in state.legal:
        reason, rule, facts = why_not(state, action)
        raise IllegalAction(action, reason, rule, facts)
    phase = state.phase
    changes.chose(state, ASKED_BY[phase], action)
    _ANSWERS[phase](state, action)
    advance(state, dealer)


def advance(state: State, dealer: Dealer) -> None:
    """Go on to the next decision, to a question that the dealer leaves open, or to the end."""
    while True:
        phase = state.phase
        if phase < DECISIONS:
            legal = _OPTIONS[phase](state, None)
            if len(legal) > 1 or phase == TURN:
                changes.ask(state, legal)
                return
            if legal and is_asked_alone(state, legal[0]):
                changes.ask(state, legal)
                if is_cover_in_vain(state, legal):
                    staffing.tell_in_vain(state)
                return
            if legal:  # a step that leaves no choice happens by itself, and is told
                changes.chose(state, ASKED_BY[phase], legal[0], changes.BY_ITSELF)
                _ANSWERS[phase](state, legal[0])
            else:
                _ANSWERS[phase](state, NOTHING)
        elif phase < QUESTIONS:
            stream, cards_of, dealt, none_left = _QUESTIONS[phase - DECISIONS]
            cards = cards_of(state)
            if not cards:
                none_left(state)
                continue
            card = dealer.pick(stream, state.dealt[stream], cards)
            if card == UNDEALT:
                return
            dealt(state, card)
        elif phase != OVER and (dealer.turns_over or phase not in (TALK, POST)):
            _STEPS[phase - QUESTIONS](state)
        else:
            return


def is_asked_alone(state: State, action: int) -> bool:
    """Whether a step that leaves this one answer is asked all the same, and does not happen by itself.

    A card is turned, and cover that will not do is taken (G-04), before the eyes of the table, which can take it back.
    """
    if state.phase != ASSIGN:
        return state.phase == TURN or state.readings.asks_all
    return state.readings.asks_all or is_cover_in_vain(state, [action])


def is_cover_in_vain(state: State, legal: list[int]) -> bool:
    """Whether one answer is left, a way to cover (COVER-02, COVER-03, COVER-07), and the shift stays short with it."""
    return len(legal) == 1 and CALL_IN <= legal[0] < ACCEPT_WARNING and staffing.stays_short(state)


def decider(state: State) -> int | None:
    """Which player answers the decision that is asked; None when the game is over (STAFF-02, STAFF-03)."""
    phase = state.phase
    if phase >= DECISIONS:
        return None
    if phase in (TURN, ASSIGN, LEAVE, RETURN, CHOICE):
        return state.manager  # ASSIGN-06, COVER-14, LEAVE-01, TWO-03
    if phase == PRICE:
        return state.payer if state.payer < NURSES else state.manager  # STRESS-05, STRESS-06
    if phase in (FOCUS, HEARD):
        return state.talker  # G-22, G-41
    if phase == TRUST or (phase == INQUIRY and state.conversation == INQUIRING):
        return state.talker if state.talker < NURSES else state.manager
    return staffing.senior(state)  # CARE-03, CARE-17, G-12, G-22, G-13


def over_rule(state: State) -> str:
    """The rule by which nothing more is asked: completed (SCEN-07) or lost (SCEN-09)."""
    return "SCEN-07" if state.ending == WON else "SCEN-09"


def chances(state: State) -> list[int]:
    """The cards that the question of chance which is open may bring, each as likely as the next; else none."""
    if DECISIONS <= state.phase < QUESTIONS:
        return _QUESTIONS[state.phase - DECISIONS][1](state)
    return []


def legal_actions(state: State) -> list[int]:
    """The answers to the decision that is asked; none when the game is over or chance is asked."""
    return _OPTIONS[state.phase](state, None) if state.phase < DECISIONS else []


def barred_actions(state: State) -> Barred:
    """The candidates of the decision that may not be chosen, each with its reason and its rule."""
    barred: Barred = []
    if state.phase < DECISIONS:
        _OPTIONS[state.phase](state, barred)
    return barred


_TO_THE_CARD: Final = (PLACE, CALL_IN, REASSIGN)
"""Three words for bringing a pawn to the card: which one it is depends on where the pawn stands."""


def why_not(state: State, action: int) -> tuple[str, str, tuple[int, ...]]:
    """Why an action is not legal now: (reason code, rule id, facts)."""
    if state.phase >= DECISIONS:
        return "over", over_rule(state), ()
    wanted = _TO_THE_CARD if action & ACTION_KIND in _TO_THE_CARD else (action & ACTION_KIND,)
    target = action & ACTION_TARGET
    for candidate, reason, rule, facts in barred_actions(state):
        if candidate & ACTION_KIND in wanted and (
            candidate & ACTION_TARGET == target or _is_about_the_asker(candidate, facts, target)
        ):
            return reason, rule, facts
    never = refusals.why_never(state, action)
    return never or ("not_now", ASKED_BY[state.phase], (state.phase,))


def _is_about_the_asker(candidate: int, facts: tuple[int, ...], target: int) -> bool:
    """Whether a Nurse may not Inquire at all: that bars every Timeline, though it is listed once."""
    return candidate & ACTION_KIND == INQUIRE and facts == (target // POSITIONS,)
