"""All that a view says of a position, as it was read in one pass (`facts/whole.py`) and is worded in another."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .coming import Offer, Together
    from .lying import Decks, Ended, Head, Line, OnShift, Person, Pool, Read, Supply, Talk, There, Track
    from .things import Question, Refused


class Seen(NamedTuple):
    """The facts of a position: numbers, and things by their numbers; what must stay hidden is not among them."""

    players: int
    seat: int | None
    """The player for whom the display is; None for the whole table."""
    head: Head
    track: Track
    shifts: tuple[OnShift, ...]
    places: tuple[There, ...]
    letters: tuple[int, ...] | None
    """The sides of the letters that have come; None in a scenario without letters."""
    people: tuple[Person, ...]
    pool: Pool
    supply: Supply
    decks: Decks
    lines: tuple[Line, ...]
    talk: Talk | None
    question: Question
    offers: tuple[Offer, ...]
    gestures: tuple[Together, ...]
    barred: tuple[Refused, ...]
    read: tuple[Read, ...]
    """The sides of Narrative Cards that have been read so far."""
    ended: Ended | None
