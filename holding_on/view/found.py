"""The things that are found in the journal and handed to the words, as numbers.

The modules in `facts/` that read the journal make these, and know no language. `why.py` and `history.py` tell them in
words, and do not read the journal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

from ..engine.names import UNDECIDED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..engine.state import Entry

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
