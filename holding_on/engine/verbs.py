"""The verbs of the journal, and for each verb what target, before and after of its entries stand for."""

from typing import Final, NamedTuple

from . import changes
from . import names as n
from .state import BEFORE, Entry

NOTHING: Final = ""
ACTION: Final = "action"
CALLS: Final = "calls"
"""All the Calls made, as the one number that `chronicle` reads."""
CARD: Final = "card"
CARE: Final = "care"
CONTACT: Final = "contact"
CONVERSATION: Final = "conversation"
"""The kind of a conversation, such as `names.INQUIRING`."""
COUNT: Final = "count"
ENDING: Final = "ending"
MARK: Final = "mark"
MARKS: Final = "marks"
"""All the marks set, as the one number that `chronicle` reads."""
PAWN: Final = "pawn"
PAWN_OR_COUNT: Final = "pawn or count"
PAWNS: Final = "pawns"
"""A set of pawns, as a number with a bit for each pawn."""
PHASE: Final = "phase"
PILE: Final = "pile"
PLACE: Final = "place"
PURSE: Final = "purse"
SHIFT: Final = "shift"
SIDE: Final = "side"
SIDES: Final = "sides"
"""All the sides read out, as the one number that `chronicle` reads."""
SOUGHT: Final = "sought"
"""Which card the next draw seeks, such as `names.NOMINATED`."""
STAGE: Final = "stage"
STREAM: Final = "stream"
TIMELINE: Final = "timeline"


class Numbers(NamedTuple):
    """The meaning of the numbers of an entry: target, value before, value after; NOTHING if the number is not used."""

    target: str = NOTHING
    before: str = NOTHING
    after: str = NOTHING


def _value(what: str, of: str = NOTHING) -> Numbers:
    """Return the meanings for a changed value of the state: `what` before and after, `of` for the target."""
    return Numbers(of, what, what)


_NOTED: Final = {
    "assistant_listens": Numbers(PAWN),
    "away_all_day": Numbers(PAWN),
    "carried": Numbers(MARK),
    "deck_empty": Numbers(),
    "decks": Numbers(),
    "event_passed": Numbers(CARD),
    "gather": Numbers(),
    "house": Numbers(),
    "in_vain": Numbers(COUNT),
    "last_token": Numbers(PAWN),
    "manager_named": Numbers(PAWN),
    "narrative": Numbers(SIDE),
    "no_call": Numbers(),
    "no_focus": Numbers(PAWN),
    "no_inquiry": Numbers(before=COUNT),
    "no_leave": Numbers(),
    "no_night_token": Numbers(),
    "no_return": Numbers(PAWN),
    "nothing_else": Numbers(PAWN),
    "nothing_to_lose": Numbers(PAWN),
    "opening": Numbers(COUNT),
    "overstressed": Numbers(PAWN),
    "quiet_moment": Numbers(),
    "rest_lost": Numbers(PAWN, before=COUNT),
    "short": Numbers(COUNT),
    "stays_stable": Numbers(),
    "talk": Numbers(),
    "tokens_lost": Numbers(COUNT),
    "top_of_track": Numbers(),
    "trust_kept": Numbers(PAWN),
    "warning_cause": Numbers(PAWN_OR_COUNT),
    "warning_check": Numbers(),
    "worked_twice": Numbers(PAWN),
}
"""The verbs of `changes.note`, without the TOLD at their beginning."""

VERBS: Final = {
    changes.CHOSE: _value(PHASE, of=ACTION),
    changes.BY_ITSELF: _value(PHASE, of=ACTION),
    changes.CARD: _value(PILE, of=CARD),
    **dict.fromkeys(changes.DRAW, _value(PILE, of=CARD)),
    changes.TOKENS: _value(PURSE, of=COUNT),
    "called": _value(CALLS),
    "care": _value(CARE, of=SHIFT),
    "condition": _value(COUNT),
    "contact": _value(CONTACT),
    "conversation": _value(CONVERSATION),
    "cover": _value(COUNT, of=PAWN),
    "covered": _value(COUNT, of=SHIFT),
    "day": _value(COUNT),
    "dealt": _value(COUNT, of=STREAM),
    "draws": _value(COUNT),
    "due": _value(COUNT),
    "either": _value(COUNT),
    "ending": _value(ENDING),
    "event": _value(CARD),
    "gifts": _value(COUNT),
    "heard": _value(CARD),
    "manager": _value(PAWN),
    "marks": _value(MARKS),
    "medical": _value(COUNT),
    "payer": _value(PAWN),
    "phase": _value(PHASE),
    "places": _value(PLACE, of=PAWN),
    "seeking": _value(SOUGHT),
    "shift": _value(SHIFT),
    "silent": _value(COUNT),
    "stage": _value(STAGE),
    "step": _value(COUNT),
    "story": _value(SIDES),
    "stress": _value(COUNT, of=PAWN),
    "talker": _value(PAWN),
    "tile": _value(SHIFT),
    "timeline": _value(TIMELINE),
    "twice": _value(PAWNS),
    "warnings": _value(COUNT),
    **{changes.TOLD + what: numbers for what, numbers in _NOTED.items()},
}
"""Every verb that an entry can have."""


def was_read(entry: Entry) -> bool:
    """Whether the lost memory of an entry was a Partial, which was read aloud; a lost Clear is not named."""
    return n.PARTIAL_HELD <= entry[BEFORE] <= n.PARTIAL_HELD + n.POOL
