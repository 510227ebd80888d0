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
    """The axis of a number of days, which share its width, up to the least condition of green or to the top."""

    def __init__(self, days: int, highest: int) -> None:
        self.days = max(1, days)
        self.top = min(tick for tick in TICKS if tick >= max(highest, TICKS[1]))
        self.day_width = (DAYS - 2 * MARGIN) / self.days

    def x(self, day: int, part: float = 0.0) -> float:
        """Return the place of a day from 1; `part` is how much of the day is over, from 0 to 1."""
        return MARGIN + (day - 1 + part) * self.day_width

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
