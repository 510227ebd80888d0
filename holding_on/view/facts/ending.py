"""The facts of the end of a game: how it ended, and why Billy was moved."""

from ...engine import changes, scenario
from ...engine import names as n
from ...engine.state import RULE, VERB, State
from ..lying import Ended


def ended_facts(state: State) -> Ended | None:
    """Return how a game ended; None while the game goes on."""
    if state.ending == n.UNFINISHED:
        return None
    rule = scenario.ending_rule(state)
    moved_by = _moved_by(state, rule) if state.ending == n.TRANSFERRED else ()
    alone = state.ending == n.DIED and state.care[state.shift] == n.NO_CARE
    return Ended(state.ending, rule, state.day, state.condition, alone, moved_by)


def _moved_by(state: State, rule: str) -> tuple[str, ...]:
    """Return the rules of the Warnings by which Billy was moved.

    The rules are read from the journal. A Warning that a scene or position began with has no entry in the journal and
    is left out. One shortage alone can move Billy (D-02); then only its rule is returned.
    """
    if rule == "SCEN-12":
        return ("WARN-03",)
    journal = state.journal or ()
    return tuple(sorted({entry[RULE] for entry in journal if entry[VERB] == changes.TOLD + "warning_cause"}))
