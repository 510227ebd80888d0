"""The places on the axis: the x of a day and shift, the y of Billy's condition, in units of the drawing."""

from typing import Final

from ..engine import names as n

LABELS: Final = 148
"""The width of the column at the left, which keeps its place while the days scroll."""
DAYS: Final = 1068
"""The width of the drawing of the days, with its margins."""
MARGIN: Final = 8
TOP: Final = 12
BOTTOM: Final = 232
TICKS: Final = (n.TOP_CONDITION, *(floor for floor in n.STAGE_FLOORS if floor > 0), 0)
"""The conditions that have a number at the left: the top, the least of each stage, and the end."""


class Places:
    """The axis of a number of days, which share its width, up to the least condition of green or to the top.

    `first` is the number of its first day: not 1 for a game that began later.
    """

    def __init__(self, days: int, highest: int, first: int = 1) -> None:
        self.days, self.first = max(1, days), first
        self.top = min(tick for tick in TICKS if tick >= max(highest, TICKS[1]))
        self.day_width = (DAYS - 2 * MARGIN) / self.days

    def x(self, day: int, part: float = 0.0) -> float:
        """Return the place of a day by its number; `part` is how much of the day is over, from 0 to 1."""
        return MARGIN + (day - self.first + part) * self.day_width

    @property
    def end(self) -> float:
        """The place where the last day ends."""
        return self.x(self.first + self.days)

    def numbers(self) -> range:
        """Return the numbers of the days."""
        return range(self.first, self.first + self.days)

    def shift(self, day: int, shift: str, part: float = 0.5) -> float:
        """Return the place of a shift by its name; `part` is how much of the shift is over."""
        return self.x(day, (n.SHIFT_NAMES.index(shift) + part) / n.SHIFTS)

    def y(self, condition: float) -> float:
        """Return the height of a condition."""
        return TOP + (self.top - condition) * (BOTTOM - TOP) / self.top


def number(value: float) -> str:
    """Return a number as drawings have it, with at most one decimal.

    >>> number(12.0), number(7.26)
    ('12', '7.3')
    """
    return f"{value:.1f}".removesuffix(".0")
