"""Counts the luck of the cards in one game: the odds before each card, and the card that then came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from ...catalogue.language import Words
from . import rows
from .rows import Row, Rows

ERRORS: Final = 1.96
"""How many standard deviations hold 95 of 100 deals."""


CARE: Final = ("medical", "palliative", "none")
"""The kinds of care, in the order in which they are told."""


class Draw(NamedTuple):
    """A draw of a patient card. `luck` is the expected fall less the fall that came; `measures.draws` describes it."""

    day: int
    shift: str
    fall: int
    expected: float
    variance: float

    @property
    def luck(self) -> float:
        """How many spaces the card was kinder than the average card that was left; below 0 it was harder."""
        return self.expected - self.fall


def draws(shifts: Rows) -> list[Draw]:
    """Return the draws of one game, in order."""
    return [_draw(row) for row in shifts]


def _draw(row: Row) -> Draw:
    falls = row[rows.FALLS]
    cards = sum(falls)
    expected = sum(fall * count for fall, count in enumerate(falls)) / cards
    squares = sum(fall * fall * count for fall, count in enumerate(falls)) / cards
    fall = 0 if row[rows.KIND] == "stable" else row[rows.SYMBOLS]
    return Draw(row[rows.DAY], row[rows.SHIFT], fall, expected, squares - expected**2)


def luck_told(found: Sequence[Draw], words: Words) -> str:
    """Describe the luck of one game: what came, what was to be expected, and how far from it chance alone goes."""
    say = words.say
    if not found:
        return say("study.chart.nothing")
    fall, expected = sum(each.fall for each in found), sum(each.expected for each in found)
    far = ERRORS * sqrt(sum(each.variance for each in found))
    by_luck = sorted(found, key=lambda each: each.luck)
    kindest, hardest = (
        say("study.chart.moment", day=each.day, shift=say(f"shift.{each.shift}")) for each in (by_luck[-1], by_luck[0])
    )
    side = "kinder" if expected >= fall else "harder"
    within = "within" if abs(expected - fall) <= far else "beyond"
    return " ".join(
        [
            say("study.chart.luck_told", n=len(found), fall=fall, expected=round(expected)),
            say(f"study.chart.luck_{side}", n=abs(round(expected) - fall)),
            say(f"study.chart.luck_{within}", far=round(far)),
            say("study.chart.luck_ends", kindest=kindest, hardest=hardest),
        ]
    )


def care_told(given: Iterable[str], words: Words) -> str:
    """Say in how many shifts each kind of care was given; `given` has the kind of each shift."""
    times = Counter(given)
    counts = [words.say(f"study.chart.given_{kind}", n=times[kind]) for kind in CARE]
    return words.say("study.chart.care_told", counts=words.listed(counts))
