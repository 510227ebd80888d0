"""The shape of `Game.debrief()`: what a group reads of its own game afterwards, as plain data without any words.

A pawn is its number, as in `engine.names.PAWN_NAMES`: nurses from 0, assistants from 4, on-call assistants 7 and 8. A
memory is its id, such as "2-3". A move is the number for `Game.at(move=…)`, which shows the moment before it.
"""

from typing import Any, TypedDict

Facts = dict[str, int]
"""Numbers by plain keys, which `moments` and `facts` describe; a key that ends in `_who` has a pawn."""


class Asking(TypedDict):
    """One Care Token with which a Nurse asked: the Timeline from 1, and how many Clear Memories it brought."""

    nurse: int
    timeline: int
    found: int


class Loss(TypedDict):
    """A memory that was lost in tiredness. A lost Clear is not named, since nobody has seen its front."""

    move: int
    who: int
    side: str
    timeline: int
    memory: str | None


class Chosen(TypedDict):
    """A choice of the story and the answer to it, by their ids."""

    move: int
    choice: str
    answer: str


class Shift(TypedDict):
    """One shift. It also counts what came before its card was turned: letters, choices, and what these changed."""

    shift: str
    """morning, day or night."""
    move: int | None
    """The move that turned the card; None when a letter or choice came, but no card was turned."""
    kind: str | None
    """deteriorating, stable or emergency."""
    staff: int
    """How many spaces the card has."""
    symbols: int
    """How many symbols the card has."""
    who: list[int]
    """The pawns on the card, from the left."""
    moved: list[int]
    """Those who came from another shift of this day, also to call."""
    covered_by: list[int]
    """Those who covered a further space, as often as they did."""
    tired: list[int]
    """Those who gained Stress, as often as they did."""
    short: int
    """How many spaces stayed open."""
    before: int
    after: int
    """Billy's condition as the shift began and as it ended; one shift ends where the next begins."""
    fell: int
    """How many spaces Billy's condition went down, without the spaces that it went up."""
    care: str | None
    """medical, palliative or none; None while the care is not chosen."""
    tokens: int
    """How many symbols have a Care Token."""
    met: bool | None
    """Whether an emergency was averted; None for other cards, and while that is not decided."""
    talker: int | None
    """Who listened to Billy during Palliative Care."""
    told: list[str]
    """The memories that Billy told, and that somebody has kept."""
    passed_over: list[str]
    """The memories that were read aloud, and that a Nurse has not kept."""
    asked: list[Asking]
    known: int
    """About how many memories a Nurse could ask, when the card was turned."""
    events: int
    """How many Events came."""
    broke_off: bool
    """Whether Billy broke the talk off."""
    lost: list[Loss]
    letters: list[str]
    """The sides of the letters that came."""
    choices: list[Chosen]
    call: str | None
    """Who was called, by the id of the contact."""
    caller: int | None


class Leave(TypedDict):
    """Somebody who goes On Leave: "sent" after the Morning Shift, or "worn_out", with the next day off."""

    move: int
    who: int
    why: str


class Warned(TypedDict):
    """A Hospital Warning, by the rule of its cause; `who` is the Overstressed pawn, or None by other causes."""

    rule: str
    move: int
    who: int | None


Named = dict[str, int | str]
"""What words can name: `n`, a number, `day`, and `who`, the name of somebody, just as it was written."""


class BedLine(TypedDict):
    """A line from Billy's bed: the key of its words, and what they can name."""

    key: str
    facts: Named


class Question(TypedDict):
    """A question for the talk afterwards."""

    key: str
    """The key of its words."""
    facts: Named
    move: int | None
    """The moment that it is about, which a display can open; None when it is about no single one."""


class Day(TypedDict):
    """One day, with its shifts and its evening."""

    day: int
    manager: int
    shifts: list[Shift]
    stress: list[int | None]
    """By pawn, at the end of the day; None for somebody who does not play."""
    leave: list[Leave]
    """Who went On Leave on this day."""
    away: list[int]
    """Who was On Leave when the day began."""
    rested: list[int] | None
    """Who was in the Break Room when the day ended; None when its evening has not come."""
    warnings: list[Warned]
    laid: list[str]
    """The Partials that were laid in the evening."""
    sewn: list[str]
    """The Clears that joined their Partials in the evening."""
    returned: int
    """How many Clears matched nothing and went back into their deck."""
    bed: BedLine | None
    """The line from Billy's bed; None on the day of his death, and when there is nothing new to say."""
    facts: Facts


class Debriefing(TypedDict):
    """A whole game as the table has seen it."""

    title: str
    """The key of the scenario's title."""
    scenario: int
    ended: str
    """objective, condition, deck or warnings; "stopped" while the game goes on."""
    day: int
    players: list[str]
    timelines: list[int]
    """The Timelines from 1 of which this game has memories; nobody could have asked about another."""
    at_start: list[str]
    """The memories that lay in play before the first day."""
    days: list[Day]
    facts: Facts
    questions: dict[str, list[Question]]
    """By phase of a debriefing: reactions, description, analysis, summary; one or two questions of each."""
    turning: list[dict[str, Any]] | None
    """The turning points; None until they are worked out."""
