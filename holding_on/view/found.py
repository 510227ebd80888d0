"""The things that are found in the journal and handed to the words, as numbers.

The modules in `facts/` that read the journal make these, and know no language. `why.py`, `history.py`, `pages.py` and
`album.py` tell them in words, and do not read the journal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

from ..engine.names import NOBODY, UNDECIDED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..engine.state import Entry
    from .lying import Read, Step
    from .shape import LeafKind, Side

# --- what "Why?" finds --------------------------------------------------------------------------------------------

OfTheTable = Literal[
    "condition", "warnings", "manager", "shift", "day", "outcome", "prompt", "pool", "marked_area"
]  # fmt: skip
OF_THE_TABLE: Final[tuple[OfTheTable, ...]] = get_args(OfTheTable)
"""The things of the whole table that a reader can ask "Why?" about."""


class About(NamedTuple):
    """The thing that a reader asks "Why?" about: of which kind it is, and its number, where the kind has several."""

    kind: OfTheTable | Literal["line", "pawn", "stress", "tokens", "patient", "memory"]
    """A line of the journal; a pawn, or its Stress or Care Tokens; a card; or a thing of the whole table."""
    number: int = 0


class Away(NamedTuple):
    """A pawn that was not free when a shift had too few pawns, and since when."""

    pawn: int
    place: int
    line: int
    """The line in which the pawn came to its place; -1 when it was there as the game or scene began."""
    rule: str
    """The rule by which it came there; for -1, the rule by which the shift is short."""
    day: int
    shift: int
    """The day and the shift of the line; for -1, those in which the game or scene began."""


class Cause(NamedTuple):
    """A line in a chain of causes, and who was away where it says that a shift has too few pawns."""

    line: int
    entry: Entry
    rule: str
    away: Sequence[Away] = ()


# --- the lines of the journal, and the moments of a game ----------------------------------------------------------


class Line(NamedTuple):
    """A line of the journal, and when it was written."""

    line: int
    entry: Entry
    day: int
    shift: int
    move: int
    """The number of the move to which the line belongs, from 1; 0 for the lines before the first move."""
    turned: int | None
    """The patient card that the entry turns; None for an entry that turns none."""
    matters: bool
    """Whether a screen reader reads the line even after a move with many entries."""
    read_aloud: bool
    """Whether somebody at the table reads Billy's words aloud."""


class Moment(NamedTuple):
    """A moment to look back to: before a patient card was turned, or the present."""

    move: int
    day: int
    shift: int
    condition: int
    stage: int
    care: int = UNDECIDED
    """The care of the shift that began at this moment; UNDECIDED while it is not chosen."""
    now: bool = False


# --- the pages of a move ------------------------------------------------------------------------------------------


class ReadAloud(NamedTuple):
    """A memory that Billy told, which somebody at the table reads aloud."""

    line: int
    entry: Entry
    talker: int
    reader: int


class Happened(NamedTuple):
    """An Event, and what it caused before the next card or decision."""

    line: int
    entry: Entry
    talker: int
    caused: Sequence[Entry]
    turned: bool
    """Whether Billy turned away."""


class Emergency(NamedTuple):
    """The first Emergency card of a game."""

    line: int
    card: int


class Warned(NamedTuple):
    """A Warning of the hospital."""

    line: int
    cause: Entry | None
    number: int
    most: int
    """The number of Warnings at which the game is lost."""
    later: int
    """The day that begins after it; 0 when none begins in this move."""


class Narrated(NamedTuple):
    """A side of a Narrative Card that was read."""

    line: int
    side: int
    who: int | None
    """Who reads it, or who calls; None for a card of the story, which nobody in particular reads."""
    contact: int = NOBODY
    """Who was called; NOBODY where nobody was, or for a contact whom the team does not know."""


class Laid(NamedTuple):
    """A memory that was placed, sewn on, or given back unseen in an evening."""

    line: int
    entry: Entry
    holder: int
    """The purse in which the memory was."""
    shown: Side | None
    """The side that lies open now; None for a memory that was given back."""


class Evening(NamedTuple):
    """All that was laid in an evening, and the day that begins after it; 0 when the game ended in that evening."""

    line: int
    laid: Sequence[Laid]
    day: int


Page = ReadAloud | Happened | Emergency | Warned | Narrated | Laid | Evening


class Pages(NamedTuple):
    """The pages of a move, in order, and the kinds of pages on which the pending decision is answered."""

    pages: Sequence[Page]
    answered_on: frozenset[LeafKind]


# --- the album ----------------------------------------------------------------------------------------------------


class Heard(NamedTuple):
    """A memory that lies open, its side on top, and the day on which it was heard; None when it lay there at first."""

    card: int
    side: Side
    day: int | None


class Won(NamedTuple):
    """The steps that were reached in a game that was won, and the side of the card that is read then."""

    read: Read
    steps: Sequence[Step]
