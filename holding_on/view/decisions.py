"""Functions that make the objects that `Game` returns: decisions, barred candidates, refusals and outcomes."""

from ..engine import flow
from ..engine import names as n
from ..engine.errors import IllegalAction
from ..engine.state import State
from . import ending, short
from .actions import ACTIONS, action_of
from .answers import Barred, Decision, Outcome
from .facts.answers import action_facts, barred_facts, candidate_facts, refusal_facts
from .facts.decision import question_facts
from .facts.ending import ended_facts
from .names import Names
from .refusals import Refusals
from .wording import Wording


def decision(state: State, wording: Wording) -> Decision:
    """Return the pending decision of a position; after the end of the game, one of the kind `over` without actions."""
    names = wording.names
    asked = question_facts(state)
    barred = tuple(
        Barred(ACTIONS[line["code"]], line["text"], line["reason"], line["rule"], line["why"], line["unlock"])
        for line in map(wording.refusals.barred, barred_facts(state))
    )
    actions = tuple(map(action_of, state.legal))
    decision = Decision(asked.kind, asked.who, short.whole(asked, names), asked.rule, actions, barred)
    decision.answers = tuple(wording.refusals.action(code, action_facts(code, state)) for code in state.legal)
    decision.words = names.words
    return decision


def barred(code: int, state: State, refusals: Refusals) -> Barred | None:
    """Return why an action is not legal and what would make the action legal; None when the action is legal."""
    if code in state.legal:
        return None
    reason, rule, facts = flow.why_not(state, code)
    sentence, unlock = refusals.refusal(refusal_facts(reason, facts, state))
    return Barred(ACTIONS[code], refusals.action(code, candidate_facts(code, state)), reason, rule, sentence, unlock)


def refused(code: int, reason: str, rule: str, facts: tuple[int, ...], state: State, wording: Wording) -> IllegalAction:
    """Return, without raising it, the error for an action that is not legal; its message says why not."""
    why, unlock = wording.refusals.refusal(refusal_facts(reason, facts, state))
    action = wording.refusals.action(code, candidate_facts(code, state))
    text = wording.names.say("refusal.sentence", action=action, why=why, unlock=unlock, rule=rule)
    return IllegalAction(code, reason, rule, facts, text)


def outcome(state: State, names: Names) -> Outcome | None:
    """Return the outcome of a game; None while the game goes on."""
    ended = ended_facts(state)
    if ended is None:
        return None
    said = ending.words(ended, names)
    outcome = Outcome(ended.ending == n.WON, n.ENDING_NAMES[ended.ending], ended.rule)
    outcome.title, outcome.text = said.title, said.whole
    outcome.words = names.words
    return outcome
