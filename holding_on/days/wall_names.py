"""The places of the names beside the ends of the threads on the leader's page, where no name lies on another.

A name stands beside its end if there is room. Else it stands farther off, and a line leads to it from the end.

>>> first, second = places_of([(500.0, 100.0)] * 2, [90.0, 90.0], [])
>>> first.left, first.y < second.y, first.is_away, second.is_away
(False, True, True, True)
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from .places import BOTTOM, DAYS, TOP

LINE: Final = 19
"""How far apart two names stand at least, one below the other."""

_BESIDE: Final = 14
"""How far a name stands from the end that it stands beside."""
_AWAY: Final = 44
"""How far a name stands from its end at least when a line leads to it; the mark of its table stands before it."""
_MARK: Final = 14
"""How far the mark stands before such a name."""
_COLUMNS: Final = 4
_HALF: Final = 9
"""Half the size of a mark at an end, which no name may hide."""
_ROWS: Final = (TOP + 2, BOTTOM + 6)
"""The highest and the lowest place of a name."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""The least and the largest x, the least and the largest y."""


@dataclass(frozen=True)
class Place:
    """The place of a name."""

    x: float
    y: float
    left: bool
    """Whether the name ends at `x` instead of beginning there, since it stands at the left of its end."""
    is_away: bool
    """Whether a line leads to the name."""
    box: Box

    @property
    def mark(self) -> Point:
        """The place of the mark before a name to which a line leads."""
        return self.x + (_MARK if self.left else -_MARK), self.y - 5


def places_of(ends: Sequence[Point], widths: Sequence[float], taken: Sequence[Box]) -> list[Place]:
    """Return the place of each name, in the order of `ends`; names of one end stand in that order, one below the other.

    `taken` are the boxes in which something else stands.
    """
    used = [*taken, *((x - _HALF, x + _HALF, y - _HALF, y + _HALF) for x, y in set(ends))]
    found: dict[int, Place] = {}
    for end in sorted(set(ends), key=lambda point: point[1]):
        here = [index for index, each in enumerate(ends) if each == end]
        width = max(widths[index] for index in here)
        chosen = []
        for _ in here:
            spots = list(_spots(*end, width, alone=len(here) == 1))
            spot = next((spot for spot in spots if not _is_taken(spot.box, used)), spots[0])
            used.append(spot.box)
            chosen.append(spot)
        chosen.sort(key=lambda spot: (abs(spot.x - end[0]), spot.y))
        found |= dict(zip(here, chosen, strict=True))
    return [found[index] for index in range(len(ends))]


def _spots(x: float, y: float, width: float, alone: bool) -> Iterator[Place]:
    """Yield the places that a name may have, the best first."""
    fits = x + _BESIDE + width <= DAYS
    if alone:
        yield _spot(x, min(y + 5, BOTTOM - 3), width, _BESIDE, left=not fits, is_away=False)
    rows = (y + 5 + step * LINE for step in range(-20, 21))
    inside = sorted((row for row in rows if _ROWS[0] <= row <= _ROWS[1]), key=lambda row: abs(row - y - 5))
    for left, column, row in product((not fits, fits), range(_COLUMNS), inside):
        spot = _spot(x, row, width, _AWAY + column * (width + _AWAY), left=left, is_away=True)
        if spot.box[0] >= 0 and spot.box[1] <= DAYS:
            yield spot


def _spot(x: float, y: float, width: float, off: float, *, left: bool, is_away: bool) -> Place:
    at = x - off if left else x + off
    before = _MARK + _HALF if is_away else 0
    across = (at - width, at + before) if left else (at - before, at + width)
    return Place(at, y, left, is_away, (*across, y - LINE + 5, y + 5))


def _is_taken(box: Box, used: Sequence[Box]) -> bool:
    least_x, most_x, least_y, most_y = box
    return any(
        least_x < other_most_x and other_x < most_x and least_y < other_most_y and other_y < most_y
        for other_x, other_most_x, other_y, other_most_y in used
    )
