"""What a table that knows the stitches can work out: whether a grid fits, where a card may lie, and every way to lay
a handful of cards.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from holding_on.catalogue.stitches import (
    BOTTOM,
    EMPTY,
    NO_CARDS,
    TOP,
    Edges,
    Grid,
    Row,
    joins,
    may_lie,
    rows,
)
from holding_on.engine.names import POSITIONS, TIMELINES

Hands = Sequence[Sequence[Edges]]
"""Cards that have no place yet, by timeline: their backs tell it (COMP-20)."""
Sums = tuple[int, ...]
"""One side of the six places of a timeline, where an empty place shows EMPTY_PLACE."""
EMPTY_PLACE: Final = -1
ways_to_lie = lru_cache(maxsize=4096)(rows)


def meets(upper: Edges | None, lower: Edges | None) -> bool:
    """Whether two cards may lie one above the other.

    >>> meets((0, 4, 2, 1), (2, 1, 5, 1)), meets((0, 4, 2, 1), (3, 1, 5, 1))
    (True, False)
    """
    return upper is None or lower is None or upper[BOTTOM] == lower[TOP]


def fits(grid: Grid) -> bool:
    """Whether nothing in a grid contradicts anything else.

    >>> fits(EMPTY)
    True
    """
    return all(_row_fits(row) for row in grid) and all(
        meets(upper, lower) for above, below in pairwise(grid) for upper, lower in zip(above, below, strict=True)
    )


def _row_fits(row: Row) -> bool:
    lying = all(edges is None or may_lie(edges, place) for place, edges in enumerate(row))
    return lying and all(joins(left, right) for left, right in pairwise(row))


def places_for(edges: Edges, timeline: int, grid: Grid = EMPTY) -> tuple[int, ...]:
    """The empty places of its timeline, from 0, where a card fits to all that lies.

    >>> places_for((0, 4, 2, 3), 0)
    (1, 2, 3, 4)
    """
    row = grid[timeline]
    found = []
    for place in range(POSITIONS):
        if row[place] is None:
            tried = (*row[:place], edges, *row[place + 1 :])
            if fits((*grid[:timeline], tried, *grid[timeline + 1 :])):
                found.append(place)
    return tuple(found)


class Layouts:
    """Every way to lay cards into the empty places of a grid, so that everything fits: how many, and each by number.

    Counted and numbered but not listed, for there can be millions. `random.choice(layouts)` takes any of them, each as
    likely as the next; with `lying` left out, the cards that lay before may be laid anew (TALK-04).

    >>> layouts = Layouts([[(0, 1, 2, 0)], [(2, 3, 4, 0), (1, 2, 3, 4)], [], [], []])
    >>> len(layouts)
    3
    >>> [[place + 1 for place, edges in enumerate(grid[1]) if edges] for grid in layouts]
    [[1, 3], [1, 4], [1, 5]]
    """

    def __init__(self, hands: Hands, lying: Grid = EMPTY) -> None:
        self._rows = [ways_to_lie(tuple(hand), row) for hand, row in zip(hands, lying, strict=True)]
        self._ways: list[list[int]] = [[] for _ in self._rows]
        """For each way to lay a timeline, how many ways there are to lay those below it then."""
        for timeline in reversed(range(TIMELINES)):
            below = self._below(timeline)
            known: dict[Sums, int] = {}
            for row in self._rows[timeline]:
                bottoms = _edges_of(row, BOTTOM)
                if bottoms not in known:
                    known[bottoms] = sum(ways for tops, ways in below if _agree(bottoms, tops))
                self._ways[timeline].append(known[bottoms])

    def _below(self, timeline: int) -> list[tuple[Sums, int]]:
        """What the next timeline can show on top, each with the number of ways to lay it and those below it."""
        if timeline + 1 == TIMELINES:
            return [(_edges_of(NO_CARDS, TOP), 1)]
        below: dict[Sums, int] = {}
        for row, ways in zip(self._rows[timeline + 1], self._ways[timeline + 1], strict=True):
            tops = _edges_of(row, TOP)
            below[tops] = below.get(tops, 0) + ways
        return [(tops, ways) for tops, ways in below.items() if ways]

    def __len__(self) -> int:
        return sum(self._ways[0])

    def __getitem__(self, number: int) -> Grid:
        if not 0 <= number < len(self):
            raise IndexError(number)
        grid: Grid = ()
        bottoms = _edges_of(NO_CARDS, BOTTOM)
        for laid, all_ways in zip(self._rows, self._ways, strict=True):
            for row, ways in zip(laid, all_ways, strict=True):
                if not _agree(bottoms, _edges_of(row, TOP)):
                    continue
                if number < ways:
                    grid, bottoms = (*grid, row), _edges_of(row, BOTTOM)
                    break
                number -= ways
        return grid


@lru_cache(maxsize=4096)
def _edges_of(row: Row, side: int) -> Sums:
    return tuple([EMPTY_PLACE if edges is None else edges[side] for edges in row])


@lru_cache(maxsize=65536)
def _agree(bottoms: Sums, tops: Sums) -> bool:
    """Whether two timelines may lie one above the other, by the edges that meet."""
    return all(bottom == top or EMPTY_PLACE in (bottom, top) for bottom, top in zip(bottoms, tops, strict=True))
