"""What is asked at a position, and how a game ended, as the objects that people read."""

from ..engine import flow, scenario
from ..engine import names as n
from ..engine.phases import DECISION_ROWS
from ..engine.state import State
from .actions import ACTIONS, action_of
from .answers import Barred, Decision, Outcome
from .sentences import Formatter
from .view import ending_told


def decision(state: State, formatter: Formatter) -> Decision:
    """What is asked, of whom, and what may be answered; of a game that is over, that it is."""
    if state.phase >= n.DECISIONS:
        decision = Decision("over", None, formatter.say("prompt.over"), flow.over_rule(state), (), ())
    else:
        who, row = flow.decider(state), DECISION_ROWS[state.phase]
        barred = tuple(
            Barred(ACTIONS[line["code"]], line["text"], line["reason"], line["rule"], line["why"], line["unlock"])
            for line in formatter.barred(flow.barred_actions(state), state)
        )
        actions = tuple(map(action_of, state.legal))
        decision = Decision(row.name, who, formatter.prompt(state, who), row.rule, actions, barred)
        decision.answers = tuple(formatter.action(code, state) for code in state.legal)
    decision.words = formatter.words
    return decision


def outcome(state: State, formatter: Formatter) -> Outcome | None:
    """How the game ended, or None while it goes on."""
    if state.ending == n.UNFINISHED:
        return None
    rule = scenario.ending_rule(state)
    outcome = Outcome(state.ending == n.WON, n.ENDING_NAMES[state.ending], rule)
    outcome.title, outcome.text = ending_told(state, formatter, rule)
    outcome.words = formatter.words
    return outcome
