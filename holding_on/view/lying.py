"""The things that lie on the table and are handed to the words: numbers, and things by their numbers.

The modules of `facts/` make these of a position, and know no language. The modules with the words call the things by
their names, and know no rule. `things.py` has those of the question and its answers.
"""

from typing import Literal, NamedTuple

from ..engine.names import NOBODY
from .shape import RoleName, Side


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


class Read(NamedTuple):
    """A side of a Narrative Card that has been read, and which of its further lines were told with it."""

    side: int
    lines: tuple[int, ...] = ()


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
