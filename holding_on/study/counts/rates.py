"""Rates: a number of games out of all that were counted, and the bounds between which the share of all such games
lies.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from html import escape
from math import ceil, floor, sqrt
from typing import Final, NamedTuple

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box

_HAIR: Final = 1e-9
"""The tolerance when a bound is compared with a whole number: for Python 0.07 * 100 is a little more than 7."""


_ERRORS: Final = 1.959963984540054
"""The 0.975 quantile of the normal distribution: how many standard errors a 95 % interval reaches to each side."""
_WIDE: Final = 0.1
_CLOSE: Final = 0.04
"""An interval wider than `_WIDE` is given in games of 10. So is one wider than `_CLOSE`, if it spans at most one
tenth."""


class Numbers(NamedTuple):
    """A share of all games, or the difference of two shares, with the bounds of its 95 % interval; 0.7 is 70 %."""

    share: float
    low: float
    high: float

    def percents(self, form: str = ".1f") -> dict[str, str]:
        """Return the share and the bounds in percent, as texts of this format; negative numbers have a true minus
        sign.
        """
        return {name: format(100 * value, form).replace("-", "−") for name, value in self._asdict().items()}


@dataclass(frozen=True)
class Rate:
    """`part` of `whole` games (1 or more), and what this says about all games of that kind.

    >>> Rate(700, 1000).share
    0.7
    >>> print(Rate(700, 1000))
    Between 67 and 73 of 100 games.
    """

    part: int
    whole: int
    note: str = field(default="", compare=False, repr=False)
    """What to bear in mind with the rate, as a sentence; it stands after the printed rate."""

    @property
    def share(self) -> float:
        """The share that was counted, from 0 to 1."""
        return self.part / self.whole

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval: of a hundred such counts, about 95 have the share of all games between their bounds.

        >>> low, high = Rate(8, 10).interval
        >>> print(f"{low:.3f} {high:.3f}")
        0.490 0.943
        """
        return _wilson(self.part, self.whole)

    @property
    def numbers(self) -> Numbers:
        """The share that was counted, and its 95 % interval, as numbers.

        >>> share, low, high = Rate(700, 1000).numbers
        >>> print(f"{share:.3f} {low:.3f} {high:.3f}")
        0.700 0.671 0.728
        """
        return Numbers(self.share, *self.interval)

    def in_percent(self, words: Words | None = None) -> str:
        """Return the rate and its interval in percent, as a sentence for a report.

        >>> Rate(700, 1000).in_percent()
        '700 of 1,000 games are 70.0 %; 95 % interval: 67.1 % to 72.8 %.'
        """
        counts = {"n": self.whole, "part": f"{self.part:,}", "whole": f"{self.whole:,}"}
        said = (words or plain_words()).say("study.percent.rate", **counts, **self.numbers.percents())
        return together_said([said, self.note])

    @property
    def in_whole_games(self) -> tuple[int, int, int]:
        """The interval in whole games, rounded outwards: out of how many games (10 or 100), the least and the most."""
        return _in_whole_games(*self.interval)

    def told(self, words: Words | None = None, *, within: bool = False) -> str:
        """Return the interval in words: of ten games if that is exact enough, else of a hundred; rounded outwards.

        With `within`, the words fit into another sentence.

        >>> Rate(39, 60).told()
        'Between 5 and 8 of 10 games.'
        >>> Rate(39, 60).told(within=True)
        'between 5 and 8 of 10 games'
        >>> Rate(3, 4).told()
        'At least 3 of 10 games.'
        >>> Rate(1, 2).told()
        'Anything from none to all: these games are too few to tell.'
        """
        of, least, most = self.in_whole_games
        if least == 0:
            key = "anything" if most == of else "at_most"
        elif most == of:
            key = "at_least"
        else:
            key = "about" if least == most else "between"
        say, facts = (words or plain_words()).say, {"least": least, "most": most, "of": of}
        return say(f"study.rate_within.{key}", **facts) if within else say(f"study.rate.{key}", **facts)

    def __str__(self) -> str:
        return together_said([self.told(), self.note])

    def _repr_html_(self) -> str:
        """Return the interval in words, as a notebook shows it."""
        return f"<p>{escape(str(self))}</p>"


def together_said(sentences: Iterable[str]) -> str:
    """Return sentences as one text; empty ones are left out."""
    return " ".join(filter(None, sentences))


@cache
def plain_words() -> Words:
    """Return the English words of the box, for a rate that is printed without a study."""
    return Words(the_box(), "en")


@cache
def _wilson(part: int, whole: int) -> tuple[float, float]:
    """Return the bounds of Wilson's interval (Journal of the American Statistical Association 22, 1927, 209)."""
    share, square = part / whole, _ERRORS**2
    middle = part + square / 2
    reach = _ERRORS * sqrt(whole * share * (1 - share) + square / 4)
    low, high = (middle - reach) / (whole + square), (middle + reach) / (whole + square)
    return 0.0 if part == 0 else low, 1.0 if part == whole else high


def _in_whole_games(low: float, high: float) -> tuple[int, int, int]:
    """Return bounds as games out of 10, or out of 100 where tens would be too coarse; rounded outwards."""
    for of in (10, 100):
        least, most = floor(low * of + _HAIR), ceil(high * of - _HAIR)
        if of == 100 or high - low > (_CLOSE if most - least <= 1 else _WIDE):
            break
    return of, least, most
