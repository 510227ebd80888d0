"""The facts about the verbs of the journal: which entries matter much, reveal something, or are foretold.

They stand in tables by verb; a few verbs need the rule of the entry too. `view/verbs.py` has the words of the verbs.
"""

from typing import Final

from ...engine import changes
from ...engine import names as n
from ...engine.state import Entry

_WEIGHS: Final = frozenset(
    {"condition", "ending", "stress", "warnings", changes.TOLD + "overstressed", changes.TOLD + "warning_cause"}
)
_WEIGHS_BY: Final = {changes.CARD: frozenset({"TALK-07"})}
"""For verbs of which only some entries matter much: the rules of these entries."""

_REVEALS: Final = frozenset({*changes.DRAW, changes.TOLD + "narrative"})
_REVEALS_BY: Final = {changes.CARD: frozenset({"TALK-02", "TALK-07", "TALK-08"})}
"""For verbs of which only some entries reveal something: the rules of these entries."""

_NEVER_FORETOLD: Final = frozenset({changes.CHOSE, changes.TOLD + "narrative", "care", "contact", "talker", "timeline"})
"""The verbs that a preview leaves out: the sentence of the answer says it already, or nobody has read that side yet."""
_AT_LENGTH: Final = frozenset(
    {
        changes.BY_ITSELF,
        *(
            changes.TOLD + what
            for what in ("no_inquiry", "no_leave", "no_return", "away_all_day", "worked_twice", "no_call")
        ),
    }
)
"""The verbs that only the long preview names, since the entry leaves no choice or follows every answer."""
_TIDYING: Final = frozenset({"DAY-12", "DAY-14", "DAY-15", "DAY-16", "DAY-18", "FOUR-03", "TWO-03"})
"""Rules of the evening whose changes follow every answer, or are stated by the sentence of the action itself."""


def matters(entry: Entry) -> bool:
    """Whether an entry matters so much that a screen reader reads it even after a move with many entries."""
    rule, verb, *_ = entry
    return verb in _WEIGHS or rule in _WEIGHS_BY.get(verb, ())


def is_read_aloud(entry: Entry) -> bool:
    """Whether somebody at the table reads Billy's words aloud when such an entry is made."""
    _, verb, *_ = entry
    return verb == changes.DRAW[n.PARTIALS]


def reveals(entry: Entry) -> bool:
    """Whether an entry reveals something to the table, such as a drawn card or the side of a Narrative Card."""
    rule, verb, *_ = entry
    return verb in _REVEALS or rule in _REVEALS_BY.get(verb, ())


def is_foretold(entry: Entry) -> bool:
    """Whether the preview of an answer says that an entry will follow."""
    _, verb, *_ = entry
    return verb not in _NEVER_FORETOLD


def is_foretold_in_brief(entry: Entry) -> bool:
    """Whether the short preview says so too."""
    rule, verb, *_ = entry
    return verb not in _AT_LENGTH and rule not in _TIDYING
