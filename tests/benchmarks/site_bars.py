"""The bars of the site: what each figure of a run must keep to, beside the other figures of the same run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tests.benchmarks.summary import Summary

TITLE: Final = "the site's title, with Play"
BARE: Final = "Pyodide alone, ready"
NOTICE: Final = "the site's notice before play"
NOTICE_BY_VOILA: Final = "Voila's notice before play"
HOOK: Final = "the hook of lesson 4 on the site"
HOOK_BY_VOILA: Final = "the hook of lesson 4 by Voila"
WAYS: Final = ("cold", "warm")
"""How a page is opened: with a new profile, and once more with the same."""

TITLE_AT_MOST: Final = 0.5
"""Seconds until the title is there."""
MEGABYTES: Final = 8.0
"""Of a first visit, everything, as it travels."""
PAINTED: Final = 30.0
PAINTED_HIGH: Final = 60.0
"""The milliseconds until a press is painted: the median, and what 95 % do not exceed."""


def answered(name: str) -> str:
    """Return the name of the figure until a press on what is seen is answered."""
    return f"{name}, pressed and answered"


class Bar(NamedTuple):
    """A figure and the largest that it may be, both in the same unit."""

    name: str
    figure: float
    most: float

    @property
    def holds(self) -> bool:
        """Whether the figure keeps to the bar."""
        return self.figure <= self.most

    def cells(self) -> list[str]:
        """Return the row of a table."""
        return [self.name, f"{self.figure:.2f}", f"{self.most:.2f}", "pass" if self.holds else "FAIL"]


HEAD: Final = ["bar", "figure", "at most", ""]


def bars(seconds: Mapping[tuple[str, str], Summary], megabytes: float, painted: Summary) -> list[Bar]:
    """Return the bars of a run.

    `seconds` are the times until something is seen, by its name and by how the page was opened; `painted` are the
    milliseconds until a press is painted. Times are compared by their medians.
    """
    found = []
    for way in WAYS:
        at = {name: each.median for (name, opened), each in seconds.items() if opened == way}
        found += [
            Bar(f"{TITLE}, {way}, s", at[TITLE], TITLE_AT_MOST),
            Bar(f"{NOTICE}, {way}, no later than {BARE}, s", at[NOTICE], at[BARE]),
            Bar(f"{answered(NOTICE)}, {way}, no later than {BARE}, s", at[answered(NOTICE)], at[BARE]),
            Bar(f"{HOOK}, {way}, no later than by Voila, s", at[HOOK], at[HOOK_BY_VOILA]),
            Bar(f"{answered(HOOK)}, {way}, no later than by Voila, s", at[answered(HOOK)], at[answered(HOOK_BY_VOILA)]),
        ]
    return [
        *found,
        Bar("a first visit, everything, MB", megabytes, MEGABYTES),
        Bar("a press on the ward of the site is painted, ms, median", painted.median, PAINTED),
        Bar("a press on the ward of the site is painted, ms, 95 %", painted.high, PAINTED_HIGH),
    ]
