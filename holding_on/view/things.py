"""What is handed to the words: numbers, and things by their numbers, as they were read in a position.

The modules that read a position make these (`questions.py`, `facts.py`), and know no language. The modules with the
words call the things by their names (`names.py`, `refusals.py`), and know no rule.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from ..engine.names import NOBODY


class Thing(NamedTuple):
    """A thing that a text names: what it is, and its number in the engine."""

    kind: Literal["pawn", "timeline", "side"]
    number: int


Facts = Mapping[str, int | Thing]
"""What a question may name, by the name of its gap."""


class Asked(NamedTuple):
    """A text about a question: the last part of its key, and its facts."""

    key: str
    facts: Mapping[str, int | Thing] = {}


class ActionFacts(NamedTuple):
    """What a position adds to the words of an action; the defaults add nothing."""

    card: tuple[int, ...] = ()
    """The patient card for which care is being chosen, in the form of `engine.box`; () at other times."""
    gain: int = 0
    """By how much a stable card raises Billy's condition."""
    asker: int = NOBODY
    """The pawn that asks Billy about a Timeline, and may stop."""
    freely: bool = False
    """Whether a pawn may be reassigned without Stress (TWO-03)."""
    contact: int = NOBODY
    """The contact of a Call; NOBODY while the team does not know who that is."""


class RefusalFacts(NamedTuple):
    """What the two sentences of a refusal name: why an action is barred, and what would make it legal."""

    why: str
    """The last part of the key of the first sentence, which begins with `refusal.`."""
    unlock: str
    """The last part of the key of the second sentence, which begins with `unlock.`."""
    pawn: int = NOBODY
    of_the_pool: bool = False
    """Whether the pawn stands for the pool, from which it pays."""
    number: int = 0
    """The number that bars the candidate."""
    free: int = 0
    """How many of the staff are free."""
    timeline: int = NOBODY
    asked: str = ""
    """The name of the pending question, when that has to be answered first."""
    closed: tuple[int, int] | None = None
    """The choice of the story and its answer that is closed."""
    called: int | None = None
    """The contact who was called already; NOBODY for one whom the team does not know."""
    way: tuple[int, ActionFacts] | None = None
    """The action by which the pawn comes instead, and what the position adds to its words."""


class Refused(NamedTuple):
    """A barred candidate before it is worded: its action, the code of the reason, the rule, and the facts of both."""

    code: int
    reason: str
    rule: str
    action: ActionFacts
    refusal: RefusalFacts
