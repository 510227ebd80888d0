"""The cards of the story, the end of the game, and the pages that are turned."""

from typing import Annotated, Literal, NotRequired, TypedDict

from .texts import Fold

StoryKind = Literal["story", "call", "letter", "choice"]
"""The kinds of cards of the story."""


class Told(TypedDict):
    """A card of the story that was read."""

    card: str
    kind: StoryKind
    title: str
    text: str
    note: str | None
    picture: str | None
    """What its drawing shows."""


class Outcome(TypedDict):
    """How the game ended."""

    won: bool
    died: bool
    reason: str
    """objective, condition, deck or warnings."""
    rule: str
    title: str
    text: str


LeafKind = Literal["told", "event", "conversation", "emergency", "warning", "laid", "evening", "ending"] | StoryKind
"""The kinds of pages; "conversation" is for several pages of the kinds "told" and "event" together."""


class Brought(TypedDict):
    """A card as a page shows it."""

    lead: str
    """The words above the heading."""
    title: str
    words: str
    """The words of Billy; on the page of an emergency or an ending, words in small letters."""
    text: str
    timeline: int | None
    memory: str | None
    side: Literal["partial", "clear", "told"] | None
    who: int | None
    cover: Fold | None
    name: NotRequired[str]
    """Who brought a card in the evening."""
    brief: NotRequired[str]
    """What became of a card in the evening."""


class Leaf(Brought):
    """A page that is turned."""

    line: int
    """The line of the journal to which it belongs."""
    kind: LeafKind
    on: str
    """The button that goes on."""
    then: list[str]
    """What follows."""
    cards: "list[Leaf] | list[Brought]"
    """The pages of a conversation, or the cards of an evening; else empty."""
    eased: NotRequired[Fold | None]
    story: NotRequired[str]
    turned: NotRequired[bool]
    """Whether Billy turns away."""
    asks: NotRequired[bool]
    """Whether the present question is about it."""
    warnings: NotRequired[Annotated[list[int], "number", "most"]]
    card: NotRequired[str]
    """The card of the story."""
    picture: NotRequired[str | None]
    """What the drawing of that card shows."""
