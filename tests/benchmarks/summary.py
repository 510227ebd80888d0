"""The class `Summary`, which describes many values by three figures."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Summary:
    """The median of many values, the 95th percentile, and the largest value."""

    median: float
    high: float
    most: float

    def cells(self, places: int) -> list[str]:
        """Return the three figures as cells of a table, with this many decimal places."""
        return [f"{value:.{places}f}" for value in (self.median, self.high, self.most)]


def summary(values: Sequence[float]) -> Summary:
    """Return the summary of one or more values. The 95th percentile is the smallest value that 95 % do not exceed."""
    ordered = sorted(values)
    return Summary(statistics.median(ordered), ordered[-(-95 * len(ordered) // 100) - 1], ordered[-1])
