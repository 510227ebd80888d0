"""The script of a stage: what a lesson asks beside the picture, what it says, and which figures it lights."""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict


class Option(TypedDict):
    """An answer to the question. A press on it is told by its name while its `state` is "open"."""

    name: str
    text: str
    state: Literal["open", "chosen", "right", "wrong", "other"]
    """Where none is wrong, "chosen" is the present one. After an answer, "right" is so, "wrong" was chosen and is not
    so, "other" is neither."""


class Button(TypedDict):
    """A button below what is told, such as the one that goes on. A press on it is told by its name."""

    name: str
    text: str
    main: bool
    """Whether it is the filled button."""


class ToldLine(TypedDict):
    """A sentence of the journal, with the id of its rule; empty for none."""

    text: str
    rule: str


class Told(TypedDict):
    """The words that follow an answer."""

    title: str
    text: str
    lines: list[ToldLine]
    kind: Literal["", "dead", "done"]
    """ "dead": from here the task cannot be done; "done": it is done."""


class Figure(TypedDict):
    """A figure that changed, or Billy's Condition where it stayed: the name of the fact, and a sentence."""

    about: str
    text: str


class Result(TypedDict):
    """The end of one way through an hour: what was done, Billy's Condition before and after, and the figures."""

    title: str
    when: str
    """Which time it was: this time, or the time before."""
    before: int
    after: int
    points: list[tuple[int, int]]
    """The path of the Condition between them, as in `Path`."""
    figures: list[Figure]


class Bench(TypedDict):
    """The results that stand side by side, which of them is the latest, and the words above them."""

    lead: str
    results: list[Result]
    latest: int
    """Its place among the results, counted from 0."""


class Dial(TypedDict):
    """A thing that the learner may set before something is played: its name, and its values as options."""

    label: str
    options: list[Option]


class LastPage(TypedDict):
    """A way in which a game may end, as a small page."""

    title: str
    text: str
    """What is spoken besides, as long as it has not been reached."""
    ways: list[str]
    """What was set on the evenings that led there; empty as long as it has not been reached."""


class Event(TypedDict):
    """An Event that came up while somebody sat with Billy, as a card: its name, its words, and what followed."""

    title: str
    text: str
    then: list[str]


class Path(TypedDict):
    """A path of Billy's Condition: its name with where it led, and its points.

    Each point has how many shifts after the first morning it is, and the Condition there.
    """

    name: str
    points: list[tuple[int, int]]


class Speech(TypedDict):
    """The words of a colleague: who it is, as it stands before the words, and the words."""

    by: str
    text: str


class Scrap(TypedDict):
    """A place of the cloth, with the memory that lies there: its edges, how they fit, and how it is turned."""

    name: str
    """The name by which a press on it is told; empty where nothing can be pressed."""
    text: str
    """What lies there, or where the place is, for whoever hears the picture; empty for a place without use."""
    src: str
    """The address of its picture; empty for no memory."""
    edges: list[int]
    """The stitches on its own top, right, bottom and left edge, however it is turned."""
    sides: list[str]
    """How each of these edges lies: "fits", "misfits" or "open"."""
    turns: int
    """How many quarters of a turn it has been given, to the right."""
    caption: NotRequired[str]
    """What is written beside it: then it is on no place of the cloth, but in the hand, or among those that lie open."""
    deck: NotRequired[bool]
    """Whether it is no memory but the deck from which answers come."""


Sign = Literal["heart", "bolt", "cloth", ""]


class Hour(TypedDict):
    """An hour, a question or a shift as a small card: what it brought, and the same in words."""

    kind: Literal["told", "between", "silent", "fits", "back", "worked", "rested", "to_come"]
    """He told something; an Event came between, and he told something all the same; he told nothing. Of an answer that
    has been turned over: it fits a memory that lies open, or it fits none and goes back. Of a shift: somebody worked
    it; somebody did not; it is still to come."""
    text: str
    name: NotRequired[str]
    """What is written on the card, such as the name of the shift."""
    stress: NotRequired[int]
    """How much Stress somebody has after the shift."""
    needs: NotRequired[str]
    """How many people the shift needs, in words."""


class Row(TypedDict):
    """Shifts of an earlier time, side by side: what came of them in words, and a card for each."""

    text: str
    hours: list[Hour]


class Bed(TypedDict):
    """Billy in his bed where he lies quiet: the address of the drawing, empty for the board's own, and how he lies."""

    src: str
    text: str


class Mark(TypedDict):
    """How much of a thing came or went: Care Tokens, Stress, memories, or with no sign spaces of Billy's Condition."""

    sign: Sign
    by: int


class Came(TypedDict):
    """A thing of the picture that changed, named as in `lit`. It is lit too, with its marks beside it."""

    about: str
    marks: list[Mark]
    text: str
    """The change in a sentence, for whoever hears the picture."""


class Tick(TypedDict):
    """A number below a scale, and its place from 0 to 100."""

    at: float
    text: str


class Stroke(TypedDict):
    """A line across a scale: the learner's own, or the truth; its place from 0 to 100, and its words.

    Among upright bars it may begin and end somewhere, and `named` is the place above which its words stand.
    """

    kind: Literal["mine", "truth"]
    at: float
    text: str
    begin: NotRequired[float]
    end: NotRequired[float]
    named: NotRequired[float]


class Bar(TypedDict):
    """A count on a scale: where its interval begins and ends, and the dot between them, each from 0 to 100."""

    low: float
    at: float
    high: float
    name: str
    """What is written beside it; empty where many bars leave no room."""
    text: str
    """The count in a sentence, for whoever hears the picture."""
    misses: bool
    """Whether the truth is shown and lies outside."""
    late: int
    """How many bars land before this one, of those that come together."""
    beside: NotRequired[float]
    """The place of an upright bar, from left to right."""


class Slider(TypedDict):
    """A number that can be slid. The stage is told its name and the new value, such as "slide 3"."""

    name: str
    text: str
    """What the number is."""
    least: int
    most: int
    value: int
    told: str
    """The value in words, for whoever hears the picture."""
    came: NotRequired[list[tuple[int, int]]]
    """What came of each value that was tried, as a number: all stand above the slider."""


class Scale(TypedDict):
    """A scale on which counts land, in place of the room, the card and the thread.

    With `values`, each at its place from left to right, the bars are upright.
    """

    title: str
    ticks: list[Tick]
    strokes: list[Stroke]
    bars: list[Bar]
    line: NotRequired[Slider]
    """The learner's own line, while it is still being drawn; below upright bars, the number that is slid."""
    values: NotRequired[list[Tick]]


class Script(TypedDict):
    """Everything that a stage shows beside the position of its game."""

    badge: str
    """The small label before the question, such as "Your move"; empty for none."""
    asks: str
    """The question or the task."""
    count: str
    """A few small words at the right, such as "1 of 2"; empty for none."""
    options: list[Option]
    """Empty while the learner plays, and when nothing is asked."""
    plays: bool
    """Whether the game's own question and its answers are shown, and the room can be pressed."""
    quiet: NotRequired[bool]
    """Whether the answers say only what they are, without numbers and signs, since the learner is to find those out."""
    tries: bool
    """Whether something is left to try that the ward refuses. Then everybody looks as if they could be pressed."""
    told: Told | None
    buttons: list[Button]
    lit: list[str]
    """The things whose figure is lit: "condition", "card", "pool", or "pawn 0"."""
    said: list[str]
    """What Billy says now, in a bubble above his bed."""
    others: list[Path]
    """The paths of Billy's Condition on other ways than the one that is shown, fainter on the same thread."""
    speech: Speech | None
    """What somebody else says now; None for nobody."""
    events: list[Event]
    """The Events that came up, each drawn as a card."""
    came: list[Came]
    """What has changed in the picture since the question was asked, or since the last move."""
    sits: int | None
    """The pawn that has the chair at Billy's bed, since it sat down with him last.

    With None it is the first on the card, or nobody while it is open who sits down to hear a memory.
    """
    plain: bool
    """Whether no term of the game is shown yet: no names of stages, no kind and foot of the card, no Senior Nurse."""
    waits: bool
    """Whether what follows in the same screen is folded until this is False."""
    keep: dict[str, Any]
    """What the browser keeps for later lessons, by name; empty for nothing."""
    recalls: NotRequired[bool]
    """Whether the browser sends once what it has kept."""
    hours: list[Hour]
    """The hours until now, laid side by side, the first one first."""
    earlier: list[Row]
    """What earlier times brought, each as a row below the hours, the latest first."""
    dials: list[Dial]
    """What the learner may set."""
    pages: list[LastPage]
    """The ways in which a game may end, side by side."""
    bench: Bench | None
    """What came of the ways that the learner has played; None before the first."""
    cloth: list[Scrap]
    """The places of a cloth on which memories are laid, in place of card and thread; empty for no cloth."""
    laid: list[Scrap]
    """The memories that lie open, in place of the thread; empty for the thread."""
    scale: Scale | None
    """The scale on which counts land, in place of room, card and thread; None for no scale."""
    slider: Slider | None
    """The number that can be slid; None for none."""
    bed: Bed | None
    """The bed in place of the one in which he lies flat with his eyes shut; None where the board's own stays."""


BLANK: Final[Script] = {
    "badge": "",
    "asks": "",
    "count": "",
    "options": [],
    "plays": False,
    "quiet": False,
    "tries": False,
    "told": None,
    "buttons": [],
    "lit": [],
    "said": [],
    "others": [],
    "speech": None,
    "events": [],
    "came": [],
    "sits": None,
    "plain": False,
    "waits": False,
    "keep": {},
    "recalls": False,
    "hours": [],
    "earlier": [],
    "dials": [],
    "pages": [],
    "bench": None,
    "cloth": [],
    "laid": [],
    "scale": None,
    "slider": None,
    "bed": None,
}
"""A script that says nothing. What a script leaves out is as it is here."""
