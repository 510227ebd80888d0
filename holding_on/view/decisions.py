"""Functions that make the objects that `Game` returns: decisions, barred candidates, refusals and outcomes."""

from ..engine import flow, scenario
from ..engine import names as n
from ..engine.errors import IllegalAction
from ..engine.state import State
from . import questions
from .actions import ACTIONS, action_of
from .answers import Barred, Decision, Outcome
from .sentences import Formatter
from .view import ending_text


def decision(state: State, formatter: Formatter) -> Decision:
    """Return the pending decision of a position; after the end of the game, one of the kind `over` without actions."""
    who = flow.decider(state)
    barred = tuple(
        Barred(ACTIONS[line["code"]], line["text"], line["reason"], line["rule"], line["why"], line["unlock"])
        for line in formatter.barred(flow.barred_actions(state), state)
    )
    kind, asked, actions = questions.of(state).name, formatter.prompt(state, who), tuple(map(action_of, state.legal))
    decision = Decision(kind, who, asked, questions.rule(state), actions, barred)
    decision.answers = tuple(formatter.action(code, state) for code in state.legal)
    decision.words = formatter.words
    return decision


def barred(code: int, state: State, formatter: Formatter) -> Barred | None:
    """Return why an action is not legal and what would make the action legal; None when the action is legal."""
    if code in state.legal:
        return None
    reason, rule, facts = flow.why_not(state, code)
    sentence, unlock = formatter.refusal(reason, facts, state)
    return Barred(ACTIONS[code], formatter.candidate(code, state), reason, rule, sentence, unlock)


def refused(
    code: int, reason: str, rule: str, facts: tuple[int, ...], state: State, formatter: Formatter
) -> IllegalAction:
    """Return, without raising it, the error for an action that is not legal; its message says why not."""
    why, unlock = formatter.refusal(reason, facts, state)
    action = formatter.candidate(code, state)
    text = formatter.say("refusal.sentence", action=action, why=why, unlock=unlock, rule=rule)
    return IllegalAction(code, reason, rule, facts, text)


def outcome(state: State, formatter: Formatter) -> Outcome | None:
    """Return the outcome of a game; None while the game goes on."""
    if state.ending == n.UNFINISHED:
        return None
    rule = scenario.ending_rule(state)
    outcome = Outcome(state.ending == n.WON, n.ENDING_NAMES[state.ending], rule)
    outcome.title, outcome.text = ending_text(state, formatter, rule)
    outcome.words = formatter.words
    return outcome
