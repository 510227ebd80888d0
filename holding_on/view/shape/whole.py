"""The whole view, put together of all its parts."""

from typing import NotRequired, TypedDict

from .head import Head, Track
from .journal import Moment, Past
from .memories import Row
from .pages import Leaf, Outcome, Told
from .people import Decks, Pawn, Place, Pool, Supply
from .question import Action, Barred, Gesture, Prompt
from .shifts import Shift
from .texts import Spoken


class Position(TypedDict):
    """All that is shown of a position, to one seat or to the whole table."""

    lang: str
    players: int
    seat: int | None
    head: Head
    track: Track
    shifts: list[Shift]
    places: list[Place]
    pawns: list[Pawn]
    pool: Pool
    supply: Supply
    decks: Decks
    grid: list[Row]
    conversation: Spoken | None
    prompt: Prompt
    actions: list[Action]
    gestures: list[Gesture]
    barred: list[Barred]
    used_by: dict[str, list[str]]
    """By the name of a thing, the kinds of answers that use it."""
    told: list[Told]
    outcome: Outcome | None
    moments: NotRequired[list[Moment]]
    """The moments that can be looked back to; a board adds them, and so does a drawing of the thread."""
    pages: NotRequired[list[Leaf]]
    """The pages that the last move brought; a board adds them."""


class View(Position):
    """All that the game shows to one seat."""

    revision: int
    can_undo: bool
    past: Past | None
    branch: Spoken | None
