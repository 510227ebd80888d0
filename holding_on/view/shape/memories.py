"""The quilt of Billy's memories, and other places where his memories are shown."""

from typing import Literal, TypedDict

from .texts import Fold

Side = Literal["partial", "clear"]
"""The side of a memory that lies open."""


class MemoryText(TypedDict):
    """The spoken words of a memory that lies in play, and its fold."""

    text: str
    cover: Fold | None


class Memory(MemoryText):
    """A place of the quilt."""

    position: int
    state: Literal["empty", "partial", "clear"]
    stitches: list[int] | None
    """The numbers of the stitches: top, right, bottom, left."""
    title: str
    words: str | None
    story: str | None
    feeling: str | None


class Row(TypedDict):
    """A Timeline with its six places."""

    timeline: int
    name: str
    cards: list[Memory]


class Picture(TypedDict):
    """The drawing of a memory or of a card of the story: the SVG text, and what it shows in words."""

    memory: str
    side: str
    """partial, clear or told."""
    svg: str
    text: str


Standing = Literal["fits", "misfits", "open"]
"""How a side of a memory lies; "open" beside an empty place."""


class Laid(TypedDict):
    """One place of an arrangement."""

    memory: str | None
    text: str
    cover: Fold | None
    sides: list[Standing]
    sides_text: str


class Arrangement(TypedDict):
    """How the memories lie where the players arrange them themselves."""

    rows: list[list[Laid]]
    tracked: list[str]
    """The memories that have a Tracking Token."""
    fits: bool
    """Whether all sides fit."""
    text: str


class Heard(TypedDict):
    """A memory that Billy told, in the album."""

    memory: str
    side: Side
    day: int | None
    """The day on which it was first heard; None when it lay open as the game began."""
    timeline: int
    lead: str
    title: str
    words: str
    story: str
    cover: Fold | None
