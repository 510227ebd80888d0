"""The things that are handed to the words: numbers, and things by their numbers, as they were read in a position.

The modules that read a position make these (`questions.py`, `facts/`), and know no language. The modules with the
words call the things by their names (`names.py`, `refusals.py`), and know no rule.
"""

from typing import Literal, NamedTuple

from ..engine.names import NOBODY
from .shape import RoleName, Side


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


class Head(NamedTuple):
    """The top of the board: the time, Billy's condition, the Warnings, and who has which role."""

    day: int
    shift: int
    manager: int
    condition: int
    turned: bool
    """Whether Billy has turned away and wants no more questions."""
    warnings: int
    warnings_max: int
    roles: tuple[tuple[RoleName, int], ...]
    """Pairs: a role, and the pawn that has it; () after the end of the game."""
    steps: "tuple[Step, ...]"
    """The steps of the Objective."""


class Track(NamedTuple):
    """Billy's condition, and how long the thread through it can become."""

    condition: int
    dead: bool
    shifts: int
    """How many shifts the patient cards are enough for."""


class Decks(NamedTuple):
    """How many cards each deck still has."""

    patient: int
    partial: int
    clear: int


class Supply(NamedTuple):
    """How many Care Tokens the supply has, and how many lie on the board."""

    tokens: int
    on_board: int


class Talk(NamedTuple):
    """A conversation with Billy that has begun."""

    kind: Literal["listening", "steering", "inquiring"]
    talker: int
    timeline: int
    """The Timeline that is asked about; it says nothing while somebody only listens."""
    to_come: int
    """How many cards are still to be drawn."""


class Ended(NamedTuple):
    """The end of a game: how it ended, by which rule, and when."""

    ending: int
    rule: str
    day: int
    condition: int
    alone: bool
    """Whether Billy died on a shift on which nobody was with him (G-02)."""
    moved_by: tuple[str, ...]
    """The rules of the Warnings by which Billy was moved (WARN-01 to WARN-03), each once, in order."""


class Person(NamedTuple):
    """Somebody in this game: where the pawn is, and what it has."""

    pawn: int
    place: int
    stress: int
    stress_max: int
    """The most Stress that the pawn can have; 0 for one that never gains any."""
    overstressed: bool
    tokens: int | None
    """The Care Tokens; None for pawns that hold none."""
    token_cap: int | None
    partials: tuple[int, ...]
    """The Partials face down; their backs say which memories they are (G-60)."""
    clears: tuple[int, ...]
    """The Timelines of the Clears face down, which is all that their backs say."""
    manager: bool
    freely: bool
    """Whether the pawn may be reassigned without Stress (TWO-03)."""
    senior: bool


class Pool(NamedTuple):
    """The things that the Assistants have together."""

    tokens: int
    partials: tuple[int, ...]


class There(NamedTuple):
    """A place for pawns that are on no shift, and who is there."""

    place: int
    pawns: tuple[int, ...]
    called: int | None = None
    """Who is being called from there; NOBODY for a contact whom the team does not know, None where nobody is called."""


class Patient(NamedTuple):
    """The patient card of a shift, and what lies on it."""

    card: int
    printed: tuple[int, ...]
    """What is printed on the card, in the form of `engine.box`."""
    covered: int
    inquire: bool
    """Whether Billy can be asked on this card."""
    gain: int
    """By how much a stable card raises Billy's condition."""
    all_held: int
    """How many Care Tokens an emergency brings when all its symbols are covered."""


class Space(NamedTuple):
    """A Staff space: the pawn that stands on it, or else the pawn that covers it."""

    pawn: int | None
    covered_by: int | None


class OnShift(NamedTuple):
    """A shift of the present day; the defaults stand for one whose card is not turned yet."""

    shift: int
    when: Literal["coming", "now", "done"]
    patient: Patient | None = None
    spaces: tuple[Space, ...] = ()
    care: int = 0


class Line(NamedTuple):
    """A Timeline of the Collected Memories: for each of its places the side that lies on top, None for no memory."""

    timeline: int
    sides: tuple[Side | None, ...]


class Step(NamedTuple):
    """A step of the Objective: one thing, or something counted, or a number of inner steps."""

    kind: int
    """The kind of the part of the Objective (`PART_NAMES` in `engine.names`)."""
    done: bool
    number: int = NOBODY
    """The Timeline, memory, contact, letter or mark; NOBODY for what the team does not know."""
    much: int = 0
    most: int = 0
    side: Side | None = None
    """The side of a memory that lies on top; None for one that is not in play."""
    happy: int = 0
    """How many Clears in play are happy for Billy."""
    hard: int = 0
    """How many Clears in play are hard for Billy."""
    day: int = 0
    inner: "tuple[Step, ...]" = ()
    """The steps of which `most` are needed."""


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
