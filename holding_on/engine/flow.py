"""From one decision to the next: `begin` a game, `apply` an action, `advance` through the phases without a decision.

The rows of `phases` say what happens in each phase.
"""

from . import changes, refusals, staffing
from .dealer import UNDEALT, Dealer
from .decisions import Barred, Reason
from .errors import IllegalAction
from .names import (
    ACCEPT_WARNING,
    ACTION_KIND,
    ACTION_TARGET,
    ASSIGN,
    CALL_IN,
    DECISIONS,
    FIRST_STEP,
    INQUIRE,
    NOTHING,
    OPENING,
    OVER,
    POSITIONS,
    POST,
    SENIOR,
    TALK,
    TURN,
    WON,
)
from .phases import CHANCE_ROWS, DECISION_ROWS, STEP_ROWS
from .state import State


def begin(state: State, dealer: Dealer) -> None:
    """Begin a game on the empty table, and go on to the first decision."""
    changes.go(state, OPENING)
    house = state.readings.house
    if house is not None:
        for rule in house.rules:
            changes.note(state, rule, "house")
    advance(state, dealer)


def apply(state: State, action: int, dealer: Dealer) -> None:
    """Apply an action to the pending decision, and go on to the next one (ASSIGN-10).

    Raises IllegalAction, and changes nothing, when the action is not among `state.legal`.
    """
    if action not in state.legal:
        reason, rule, facts = why_not(state, action)
        raise IllegalAction(action, reason, rule, facts)
    decision = DECISION_ROWS[state.phase]
    house = state.readings.house
    if house is None:
        changes.chose(state, decision.rule, action)
        decision.answer(state, action)
    else:
        line = changes.next_line(state, house.keeps_journal)
        house.answer(state, decision.rule, decision.options, decision.answer, action, changes.CHOSE)
        house.follow(state, decision.phase, line)
    advance(state, dealer)


def advance(state: State, dealer: Dealer) -> None:
    """Go on to the next decision, to a question of chance that the dealer leaves open, or to the end."""
    house = state.readings.house
    while True:
        phase = state.phase
        line = 0 if house is None else changes.next_line(state, house.keeps_journal)
        if phase < DECISIONS:
            decision = DECISION_ROWS[phase]
            legal = decision.options(state, None)
            if house is not None:
                legal = house.options(state, legal, None)
            if len(legal) > 1 or phase == TURN:
                changes.await_answer(state, legal)
                return
            if legal and waits_for_single_answer(state, legal[0]):
                changes.await_answer(state, legal)
                if is_cover_in_vain(state, legal):
                    staffing.note_cover_in_vain(state)
                return
            if not legal:
                decision.answer(state, NOTHING)
            elif house is not None:
                house.answer(state, decision.rule, decision.options, decision.answer, legal[0], changes.BY_ITSELF)
            else:  # the game applies the only legal action without asking, and notes it in the journal
                changes.chose(state, decision.rule, legal[0], changes.BY_ITSELF)
                decision.answer(state, legal[0])
        elif phase < FIRST_STEP:
            chance = CHANCE_ROWS[phase - DECISIONS]
            cards = chance.cards(state)
            if not cards:
                chance.none_left(state)
            else:
                card = dealer.pick(chance.stream, state.dealt[chance.stream], cards)
                if card == UNDEALT:
                    return
                chance.dealt(state, card)
        elif phase != OVER and (dealer.turns_over or phase not in (TALK, POST)):
            STEP_ROWS[phase - FIRST_STEP].run(state)
        else:
            return
        if house is not None:
            house.follow(state, phase, line)


def waits_for_single_answer(state: State, action: int) -> bool:
    """Whether the game waits for a player to choose the only legal action, instead of applying it without asking.

    It waits before a card is turned, and before cover that leaves the shift short of Staff (G-04): the table is to see
    both, and can undo both.
    """
    if state.phase != ASSIGN:
        return state.phase == TURN or state.readings.asks_all
    return state.readings.asks_all or is_cover_in_vain(state, [action])


def is_cover_in_vain(state: State, legal: list[int]) -> bool:
    """Whether the only legal action is to cover (COVER-02, COVER-03, COVER-07) and the shift stays short of Staff."""
    return len(legal) == 1 and CALL_IN <= legal[0] < ACCEPT_WARNING and staffing.stays_short(state)


def decider(state: State) -> int | None:
    """Return the player who answers the pending decision; None when no decision is pending (STAFF-02, STAFF-03)."""
    if state.phase >= DECISIONS:
        return None
    player, house = DECISION_ROWS[state.phase].decider(state), state.readings.house
    return player if house is None else house.who(state, state.phase, player)


def senior(state: State) -> int:
    """Return who has the last word on this shift (ASSIGN-07), also by the house rules."""
    player, house = staffing.senior(state), state.readings.house
    return player if house is None else house.who(state, SENIOR, player)


def over_rule(state: State) -> str:
    """Return the rule by which the game is over: the scenario is completed (SCEN-07) or lost (SCEN-09)."""
    return "SCEN-07" if state.ending == WON else "SCEN-09"


def chances(state: State) -> list[int]:
    """Return the cards that may come at the pending question of chance, all equally likely; else an empty list."""
    if DECISIONS <= state.phase < FIRST_STEP:
        return CHANCE_ROWS[state.phase - DECISIONS].cards(state)
    return []


def legal_actions(state: State) -> list[int]:
    """Return the legal actions of the pending decision; none when the game is over or a card is to be dealt."""
    return _options(state, None) if state.phase < DECISIONS else []


def _options(state: State, barred: Barred | None) -> list[int]:
    """Return the legal actions of the pending decision by all rules; what is not legal is added to `barred`."""
    legal, house = DECISION_ROWS[state.phase].options(state, barred), state.readings.house
    return legal if house is None else house.options(state, legal, barred)


def barred_actions(state: State) -> Barred:
    """Return the candidates of the pending decision that are not legal, each with its reason and its rule."""
    barred: Barred = []
    if state.phase < DECISIONS:
        _options(state, barred)
    return barred


def why_not(state: State, action: int) -> Reason:
    """Return why an action is not legal now: reason, rule and facts."""
    if state.phase >= DECISIONS:
        return "over", over_rule(state), ()
    kind = action & ACTION_KIND
    wanted = tuple(staffing.COMES) if kind in staffing.COMES else (kind,)  # the pawn's place decides which one is meant
    target = action & ACTION_TARGET
    for candidate, reason, rule, facts in barred_actions(state):
        if candidate & ACTION_KIND in wanted and (
            candidate & ACTION_TARGET == target or _bars_the_inquirer(candidate, facts, target)
        ):
            return reason, rule, facts
    never = refusals.why_never(state, action)
    return never or ("not_now", DECISION_ROWS[state.phase].rule, (state.phase,))


def _bars_the_inquirer(candidate: int, facts: tuple[int, ...], target: int) -> bool:
    """Whether a candidate says that this Nurse cannot Inquire at all: it is listed once, for every Timeline."""
    return candidate & ACTION_KIND == INQUIRE and facts == (target // POSITIONS,)
