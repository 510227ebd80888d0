"""Two studies of the same seeds, compared game by game. The cards are the same, so the choices make the difference."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from math import ceil, floor, sqrt
from typing import Final, Literal

import polars as pl

from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError

from ..given import study_of
from ..naming import names_of
from ..study import Study
from .rates import Numbers, Rate

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
            return f"{counts} {say(f'study.paired.alike.{self.alike}')}"
        low, high = (round(100 * bound, 6) for bound in self.interval)
        if low > 0:
            sure = say("study.paired.more", least=floor(low + _HAIR), most=ceil(high - _HAIR), b=b)
        elif high < 0:
            sure = say("study.paired.fewer", least=floor(-high + _HAIR), most=ceil(-low - _HAIR), b=b)
        else:
            sure = say("study.paired.unsure", fewer=ceil(-low - _HAIR), more=ceil(high - _HAIR), b=b)
        return f"{counts} {sure}"

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
            return self.words.say("study.percent.paired_alike", a=a, b=b, won_a=won_a, won_b=won_b, alike=alike)
        facts = self.numbers.percents("+.1f")
        return self.words.say("study.percent.paired", a=a, b=b, won_a=won_a, won_b=won_b, **facts)

    def __str__(self) -> str:
        return self.told

    def _repr_html_(self) -> str:
        """Return the comparison in words, as a notebook shows it."""
        return f"<p>{escape(str(self))}</p>"


def paired(a: Study, b: Study, names: tuple[str, str] | None = None) -> Paired:
    """Compare two studies of the same seeds game by game.

    The cards of a seed are the same whatever the players do, so luck is the same on both sides. `names` are the names
    of the two studies in the sentence, such as "with balanced". If left out, the names say what differs, such as "with
    2 nurses". If every game went the same way in both studies, the text says so. Raises SceneError if the studies do
    not have the same seeds.

    >>> import holding_on as ho
    >>> calm, busy = (ho.simulate(games=20, policy=style, seed=1) for style in ("balanced", "random"))
    >>> found = paired(calm, busy)
    >>> found.both, found.only_a, found.only_b, found.neither
    (0, 13, 0, 7)
    >>> print(found)  # doctest: +ELLIPSIS
    20 games, each played twice with the same cards. Won both times: 0. Only with balanced: 13. Only with random: 0. ...
    >>> print(found.in_percent())  # doctest: +ELLIPSIS
    Won with balanced: 65.0 %, with random: 0.0 %. A difference of −65.0 percentage points; 95 % interval: −81.9 to ...
    """
    a, b = (study_of(each, "measures.paired") for each in (a, b))
    if a.games["seed"].to_list() != b.games["seed"].to_list():
        raise SceneError(
            "these two studies were not dealt the same cards: play both with the same seed= and as many games"
        )
    together = pl.DataFrame({"a": a.games["won"], "b": b.games["won"]})
    counts = {(first, second): count for first, second, count in together.group_by("a", "b").len().iter_rows()}
    called = names or tuple(a.words.say("study.paired.style", policy=name) for name in names_of([a, b]))
    return Paired(
        both=counts.get((True, True), 0),
        only_a=counts.get((True, False), 0),
        only_b=counts.get((False, True), 0),
        neither=counts.get((False, False), 0),
        names=(called[0], called[1]),
        words=a.words,
        alike=_alike(a, b),
    )


def _alike(a: Study, b: Study) -> Literal["", "shifts", "ends"]:
    """Return "shifts" if all shifts are the same in both, "ends" if all ends are and no shifts were kept, else ""."""
    if not a.games.equals(b.games):
        return ""
    if a.shifts.is_empty() or b.shifts.is_empty():
        return "ends"
    return "shifts" if a.shifts.equals(b.shifts) else ""
