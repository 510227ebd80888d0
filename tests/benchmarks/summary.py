"""Many times of one thing, in three figures."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Summary:
    """What half of them stay under, what nineteen of twenty stay under, and the most."""

    median: float
    high: float
    most: float

    def cells(self, places: int) -> list[str]:
        """The three as cells of a table."""
        return [f"{value:.{places}f}" for value in (self.median, self.high, self.most)]


def summary(values: Sequence[float]) -> Summary:
    """The figures of at least one value; the 95th percentile is the smallest value that 95 % do not exceed."""
    ordered = sorted(values)
    return Summary(statistics.median(ordered), ordered[-(-95 * len(ordered) // 100) - 1], ordered[-1])
