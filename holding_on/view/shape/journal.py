"""The journal, its causes, and the moments that can be looked back to."""

from typing import Literal, NotRequired, TypedDict

from .shifts import Care
from .texts import Fold


class Past(TypedDict):
    """A moment that is over, while it is shown."""

    move: int
    """The number of the move before which it lies."""
    text: str


class Moment(TypedDict):
    """A moment that the board can go back to, just before a patient card was turned; or the present."""

    move: int
    day: int
    shift: int
    condition: int
    stage: int
    now: bool
    """Whether it is the present."""
    care: Care | None
    """The care that this shift then gave; None for none."""
    text: str


class JournalLine(TypedDict):
    """The keys of every line of the journal."""

    line: int
    day: int
    shift: int
    rule: str
    text: str
    cover: Fold | None
    eased: NotRequired[Fold]
    cause: int | None
    """The number of the line that caused it."""
    move: int


class Line(JournalLine):
    """A line of the journal, as it is sent to the browser."""

    matters: NotRequired[Literal[True]]
    """Nobody may miss it."""
    read_aloud: NotRequired[Literal[True]]
    """Billy's words are read aloud in it."""


class WholeLine(JournalLine):
    """A line of the journal, as `Game.lines` gives it."""

    verb: str
    matters: bool
    read_aloud: bool


class Lesson(TypedDict):
    """The lesson that teaches a rule."""

    page: str
    text: str


class Link(TypedDict):
    """One cause, in the reply to "Why?"."""

    text: str
    rule: str
    wording: str
    """What the rule says."""
    line: int
    pages_text: str
    """The pages of the rulebook that print the rule."""
    lesson: Lesson | None
