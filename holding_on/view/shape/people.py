"""The people on the ward, their places, and what they hold."""

from typing import Literal, NotRequired, TypedDict

from .texts import Fold


class HeldPartial(TypedDict):
    """A Partial Memory face down: the words on its back."""

    timeline: int
    words: str
    text: str
    cover: Fold | None


class HeldClear(TypedDict):
    """A Clear Memory face down."""

    timeline: int
    text: str


class Pawn(TypedDict):
    """Somebody on the ward."""

    pawn: int
    kind: Literal["nurse", "assistant", "on_call"]
    name: str
    short: str
    place: str
    """The name of the place; "shift" on a space of a shift."""
    shift: int | None
    space: int | None
    stress: int
    stress_max: int
    overstressed: bool
    tokens: int | None
    """The Care Tokens; None for pawns that hold none."""
    token_cap: int | None
    partials: list[HeldPartial]
    clears: list[HeldClear]
    manager: bool
    senior: bool
    text: str


class Pool(TypedDict):
    """The Assistants' purse."""

    purse: int
    """Its number among the purses."""
    tokens: int
    partials: list[HeldPartial]
    text: str


class Supply(TypedDict):
    """The Care Tokens that nobody has."""

    tokens: int
    text: str


class Decks(TypedDict):
    """How many cards the decks have left."""

    patient: int
    partial: int
    clear: int
    text: str


class Letter(TypedDict):
    """A letter that has come, by the id of its card."""

    card: str
    title: str


class Place(TypedDict):
    """A place of pawns on no shift."""

    id: str
    name: str
    pawns: list[int]
    text: str
    brief: NotRequired[str]
    """Who is called from the Contact Tile."""
    cards: NotRequired[list[Letter]]
    """The letters of the Marked Area."""
