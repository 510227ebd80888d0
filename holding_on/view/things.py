"""The things of the question and its answers that are handed to the words: numbers, and things by their numbers.

The modules that read a position make these (`questions.py`, `facts/`), and know no language. The modules with the
words call the things by their names (`names.py`, `refusals.py`), and know no rule. `lying.py` has what lies on the
table.
"""

from typing import Literal, NamedTuple

from ..engine.names import NOBODY


class Thing(NamedTuple):
    """A thing that a text names: what it is, and its number in the engine."""

    kind: Literal["pawn", "timeline", "side"]
    number: int


Facts = tuple[tuple[str, int | Thing], ...]
"""Pairs: the name of a gap in a text, and what the text names there. Facts are values, and so can be compared."""


class Asked(NamedTuple):
    """A text about a question: the last part of its key, and its facts."""

    key: str
    facts: Facts = ()

    @classmethod
    def of(cls, key: str, **facts: int | Thing) -> "Asked":
        """Return a text with its facts, each by the name of its gap."""
        return cls(key, tuple(facts.items()))


class ActionFacts(NamedTuple):
    """The facts that a position adds to the words of an action; the defaults add nothing."""

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
    """The things that the two sentences of a refusal name: why an action is barred, and what would make it legal."""

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


class Question(NamedTuple):
    """The pending question: who is asked, about what, and by which rule."""

    kind: str
    who: int | None
    """The player who is asked; None when nobody is asked any more."""
    shift: int
    key: str
    """The last part of the key of the whole question, which begins with `prompt.`."""
    facts: Facts
    """What the whole question names, beside the shift and the player who is asked."""
    line: Asked
    """The question in one line; its key begins with `short.ask.`."""
    lead: Asked | None
    """The short line above the question; its key begins with `short.lead.`. None when nobody is asked."""
    more: bool
    """Whether the whole question says more than its one line and the board."""
    rule: str
    topic: str
    together: bool = False
    """Whether a gesture can answer it several times at once."""


class AnswerFacts(NamedTuple):
    """The things that the short words of an answer name."""

    code: int
    key: str
    """The part of the keys between `short.answer.` and `.name`."""
    contact: int = NOBODY
    """The contact of a Call; NOBODY while the team does not know who that is."""
    manager: int = NOBODY
    """The Shift Manager, where an answer names that player."""
    known: bool = False
    """Whether the players know this care from an earlier day."""
    due: bool = False
    """Whether a known care is still missing today (WARN-01)."""
