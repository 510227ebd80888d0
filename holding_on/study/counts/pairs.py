"""Two studies of the same seeds, compared game by game. The cards are the same, so the choices make the difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape
from math import ceil, floor, sqrt
from typing import Final, Literal

from holding_on.catalogue.language import Words

from .rates import Numbers, Rate, together_said

_HAIR: Final = 1e-9


@dataclass(frozen=True)
class Paired:
    """How many games were won in both studies, only in the first, only in the second, and in neither.

    `names` are the names of the two studies in a sentence. `alike` says that no game differs, and what was compared:
    "shifts" for every shift, "ends" for the end of each game. If any game differs, it is "". A printed `Paired` is in
    words (`told`).
    """

    both: int
    only_a: int
    only_b: int
    neither: int
    names: tuple[str, str]
    words: Words = field(repr=False, compare=False)
    alike: Literal["", "shifts", "ends"] = ""
    note: str = field(default="", compare=False)
    """What to bear in mind with the comparison, as a sentence; it stands after the printed comparison."""

    @property
    def games(self) -> int:
        """How many games were compared."""
        return self.both + self.only_a + self.only_b + self.neither

    @property
    def rates(self) -> tuple[Rate, Rate]:
        """The rates of games won in the first study and in the second."""
        return Rate(self.both + self.only_a, self.games), Rate(self.both + self.only_b, self.games)

    @property
    def difference(self) -> float:
        """The share won in the second study less the share won in the first, from -1 to 1."""
        return (self.only_b - self.only_a) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the difference, for pairs: Newcombe's method 10 (Statistics in Medicine 17, 1998, 2635).

        The method joins the Wilson intervals of the two shares, and allows for their correlation, as the cards are the
        same. The interval is about all such games. Even if all these games came out alike, it has a width, which
        depends on their number.
        """
        a, b = self.rates
        correlation = self._correlation()
        below_a, above_a = a.share - a.interval[0], a.interval[1] - a.share
        below_b, above_b = b.share - b.interval[0], b.interval[1] - b.share
        down = sqrt(below_b**2 - 2 * correlation * below_b * above_a + above_a**2)
        up = sqrt(above_b**2 - 2 * correlation * above_b * below_a + below_a**2)
        return max(-1.0, self.difference - down), min(1.0, self.difference + up)

    def _correlation(self) -> float:
        """Return the correlation between winning in the first study and in the second, corrected for continuity."""
        a, b = self.both + self.only_a, self.both + self.only_b
        sides = a * (self.games - a) * b * (self.games - b)
        if not sides:
            return 0.0
        cross = self.both * self.neither - self.only_a * self.only_b
        corrected = cross if cross < 0 else max(0.0, cross - self.games / 2)
        return corrected / sqrt(sides)

    @property
    def told(self) -> str:
        """The comparison in words: the counts, and by how many games of a hundred the two studies differ.

        If every game went the same way in both studies, the text says so, and has no interval.
        """
        say = self.words.say
        a, b = self.names
        counts = say("study.paired.counts", n=self.games, both=self.both, neither=self.neither, a=a, b=b,
                     only_a=self.only_a, only_b=self.only_b)  # fmt: skip
        if self.alike:
            return together_said([counts, say(f"study.paired.alike.{self.alike}"), self.note])
        low, high = (round(100 * bound, 6) for bound in self.interval)
        if low > 0:
            sure = say("study.paired.more", least=floor(low + _HAIR), most=ceil(high - _HAIR), b=b)
        elif high < 0:
            sure = say("study.paired.fewer", least=floor(-high + _HAIR), most=ceil(-low - _HAIR), b=b)
        else:
            sure = say("study.paired.unsure", fewer=ceil(-low - _HAIR), more=ceil(high - _HAIR), b=b)
        return together_said([counts, sure, self.note])

    @property
    def numbers(self) -> Numbers:
        """The difference of the shares and its 95 % interval, as numbers."""
        return Numbers(self.difference, *self.interval)

    def in_percent(self) -> str:
        """Return the comparison in percent, as a sentence for a report."""
        (won_a, _, _), (won_b, _, _) = (rate.numbers.percents().values() for rate in self.rates)
        a, b = self.names
        if self.alike:
            alike = self.words.say(f"study.paired.alike.{self.alike}")
            said = self.words.say("study.percent.paired_alike", a=a, b=b, won_a=won_a, won_b=won_b, alike=alike)
            return together_said([said, self.note])
        facts = self.numbers.percents("+.1f")
        said = self.words.say("study.percent.paired", a=a, b=b, won_a=won_a, won_b=won_b, **facts)
        return together_said([said, self.note])

    def __str__(self) -> str:
        return self.told

    def _repr_html_(self) -> str:
        """Return the comparison in words, as a notebook shows it."""
        return f"<p>{escape(str(self))}</p>"


def compared(
    won: Iterable[tuple[bool, bool]],
    names: tuple[str, str],
    words: Words,
    alike: Literal["", "shifts", "ends"] = "",
    note: str = "",
) -> Paired:
    """Return the comparison of games that were each played twice: whether each was won the first and the second time.

    >>> from holding_on.study.counts.rates import plain_words
    >>> compared([(True, True), (True, False), (True, False)], ("with a", "with b"), plain_words()).only_a
    2
    """
    counts = Counter(won)
    return Paired(
        both=counts[True, True],
        only_a=counts[True, False],
        only_b=counts[False, True],
        neither=counts[False, False],
        names=names,
        words=words,
        alike=alike,
        note=note,
    )
