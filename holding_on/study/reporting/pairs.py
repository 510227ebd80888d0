"""Rows of a report that compare a study with another one of the same seeds."""

from __future__ import annotations

from typing import Any, Final

from ...game.frames import pl
from ..counts.pairs import compared
from ..counts.rates import Rate
from ..study_frames import StudyFrames

SHARE: Final[dict[str, Any]] = {"share": pl.Float64, "low": pl.Float64, "high": pl.Float64}
"""The columns of a share of games and its 95 % interval (Wilson's)."""
BEHIND: Final[dict[str, Any]] = {"behind": pl.List(pl.Int32)}
"""The column of the numbers of the games behind a row."""
PAIRED: Final[dict[str, Any]] = {
    "games": pl.Int32,
    "won": pl.Int32,
    **SHARE,
    "difference": pl.Float64,
    "difference_low": pl.Float64,
    "difference_high": pl.Float64,
}
COMPARED: Final[dict[str, Any]] = {**PAIRED, **BEHIND}
"""The columns of a comparison: how many games were played otherwise and how many of them were won, the share with its
95 % interval (Wilson's), the share less that of the study with its interval for pairs (Newcombe's), and the numbers of
the games that were won only one of the two times."""


def against(study: StudyFrames, other: StudyFrames) -> tuple[Any, ...]:
    """Return the values of `COMPARED`: how another study of the same seeds differs from a study."""
    pairs = list(zip(study.games["won"], other.games["won"], strict=False))  # a stopped one has fewer games
    rate = Rate(sum(won for _, won in pairs), len(pairs))
    behind = [number for number, (one, two) in enumerate(pairs) if one != two]
    return rate.whole, rate.part, *rate.numbers, *compared(pairs, ("", ""), study.words).numbers, behind


def mean(values: list[float]) -> tuple[float, float, float]:
    """Return the mean of some values (at least one), and the bounds of its 95 % interval.

    >>> mean([1, 1])
    (1.0, 1.0, 1.0)
    """
    count = len(values)
    middle = sum(values) / count
    if count == 1:
        return middle, float("-inf"), float("inf")
    spread = sum((each - middle) ** 2 for each in values) / (count - 1)
    reach = _ERRORS * (spread / count) ** 0.5
    return middle, middle - reach, middle + reach


_ERRORS: Final = 1.959963984540054
"""How many standard errors a 95 % interval reaches to each side."""
