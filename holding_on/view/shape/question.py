"""The present question, its answers, and what each answer brings."""

from typing import Annotated, Literal, NotRequired, TypedDict


class Prompt(TypedDict):
    """The question."""

    kind: str
    topic: str
    """The kind in more detail."""
    who: int | None
    """Who decides; None for the whole table."""
    who_text: str
    text: str
    short: str
    """The question in one line."""
    lead: str
    """Who is asked, or what that player needs to know first."""
    more: bool
    """Whether the text says more than the line."""
    rule: str


class Signs(TypedDict):
    """The numbers of what an answer brings. What is 0 is left out, except the condition."""

    condition: Annotated[list[int], "now", "worst", "best"]
    held: NotRequired[int]
    """Care Tokens to be paid for the best result."""
    open: NotRequired[int]
    """Symbols of the card left without a Care Token."""
    hearts: NotRequired[int]
    """Care Tokens that the table gains, or loses if negative."""
    cloths: NotRequired[int]
    """Partial Memories."""
    either: NotRequired[int]
    """Choices between a Care Token and a Partial Memory."""
    stress: NotRequired[list[Annotated[list[int], "pawn", "then"]]]
    """The Stress of pawns afterwards."""
    warnings: NotRequired[int]
    """Hospital Warnings."""
    ends: NotRequired[int]
    """Billy dies: 1 only with the worst result, 2 with every result."""
    odds: NotRequired[Annotated[list[int], "matching", "unseen"]]
    """How many of the unseen memories match the question about a Timeline."""


Target = Literal["card", "timeline", "purse", "pawn", "button"]
"""The things on the board on which an answer is chosen."""


class Pointed(TypedDict):
    """The action behind an answer, and where on the board it is chosen."""

    kind: str
    pawn: int | None
    timeline: int | None
    target: Target


class Foretold(TypedDict):
    """The few words of an answer, and what it will bring."""

    name: str
    """Its name; "" for a choice of the story, which is shown whole."""
    brief: str
    more: bool
    """Whether its text says more than `name` and `brief`."""
    follows: str
    """What will follow."""
    condition: int
    """Billy's condition then."""
    tokens: list[Annotated[list[int], "purse", "then"]]
    signs: Signs


class Offered(Pointed, Foretold):
    """The keys of every answer."""

    text: str
    drawn: str
    """The name of its picture; "" for none."""


class Action(Offered):
    """An answer that is one action."""

    code: int


class Gesture(Offered):
    """An answer that is several actions together."""

    code: str
    """The codes of its actions, with spaces between them."""
    pawns: list[int]
    """Who goes to Billy together."""


Answer = Action | Gesture
"""An answer of either kind."""


class Refusal(TypedDict):
    """Why an answer is not possible now, and what would make it possible."""

    code: int
    text: str
    reason: str
    """The reason as a key; `why` is the reason as a sentence."""
    rule: str
    why: str
    unlock: str


class Barred(Refusal, Pointed):
    """An answer that is not possible now."""
