"""Says which sides of memories fit, by the stitches on their edges, and in which orders a timeline's cards may lie.

The stitches on the four edges of a card show its neighbours and its timeline (COMP-22). A card that fits need not be in
its final place: while few cards lie there, a card fits in several places, and cards are moved when more arrive
(TALK-03, TALK-04).

This is a puzzle beside the game. The engine knows the right place of every memory. Legal actions and matching clear
memories never depend on how the cards are arranged (G-32). So the functions here get edges and places, and no cards.
"""

from collections.abc import Iterator
from typing import Final

from ..engine.names import POSITIONS, TIMELINES

TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3

Edges = tuple[int, int, int, int]
"""The numbers of stitches on the top, right, bottom and left edge of a card, the same as `loading.Memory.stitches`."""
Row = tuple[Edges | None, ...]
"""The six places of a timeline, from position 1 on: the edges of the card in each place, or None for an empty place."""
Grid = tuple[Row, ...]
"""The five timelines."""

NO_CARDS: Final[Row] = (None,) * POSITIONS
EMPTY: Final[Grid] = (NO_CARDS,) * TIMELINES


def timeline_of(edges: Edges) -> int | None:
    """Return the timeline, 0 to 4, that a card's top and bottom edges show; None when they show none (COMP-22).

    A card has more stitches on the side that faces the middle timeline. A card of the middle timeline has the same
    number on its top and bottom edge. A side that faces out of the grid has no stitches.

    >>> [timeline_of((top, 1, bottom, 1)) for top, bottom in [(0, 3), (3, 5), (5, 5), (5, 2), (2, 0)]]
    [0, 1, 2, 3, 4]
    """
    top, bottom = edges[TOP], edges[BOTTOM]
    if not top or not bottom:
        return 0 if bottom else TIMELINES - 1 if top else None
    return 1 if top < bottom else 2 if top == bottom else 3


def turned(edges: Edges, quarters: int) -> Edges:
    """Return the edges of a card that has been given some quarters of a turn to the right.

    >>> turned((3, 4, 5, 1), 1), turned((3, 4, 5, 1), 2)
    ((1, 3, 4, 5), (5, 1, 3, 4))
    """
    top, right, bottom, left = (edges[(side - quarters) % len(edges)] for side in range(len(edges)))
    return top, right, bottom, left


def may_lie(edges: Edges, place: int) -> bool:
    """Whether a card may lie in a place of its timeline, 0 to 5, if the neighbours are not considered.

    Only a card without stitches on the left lies in place 0, and only one without stitches on the right in place 5.

    >>> [place for place in range(6) if may_lie((1, 4, 2, 0), place)]
    [0]
    >>> [place for place in range(6) if may_lie((1, 4, 2, 3), place)]
    [1, 2, 3, 4]
    """
    return _faces(edges[LEFT], place == 0) and _faces(edges[RIGHT], place == POSITIONS - 1)


def _faces(count: int, out: bool) -> bool:
    """Whether an edge may face out of the grid (`out` is True) or into it: only an edge without stitches faces out."""
    return (count == 0) == out


def joins(left: Edges | None, right: Edges | None) -> bool:
    """Whether two cards may lie side by side. None is an empty place, beside which every card may lie.

    >>> joins((1, 4, 2, 0), (3, 2, 5, 4)), joins((1, 4, 2, 0), (3, 2, 5, 1)), joins((1, 4, 2, 0), None)
    (True, False, True)
    """
    return left is None or right is None or left[RIGHT] == right[LEFT]


def sides(grid: Grid, timeline: int, place: int) -> tuple[bool | None, ...]:
    """Return whether each side of a card fits, in the order of `Edges`; None for a side beside an empty place.

    >>> first, last = (0, 1, 2, 0), (0, 0, 1, 3)
    >>> row = (first, None, None, None, last, None)
    >>> sides((row, *EMPTY[1:]), 0, 0), sides((row, *EMPTY[1:]), 0, 4)
    ((True, None, None, True), (True, False, None, None))
    """
    edges = grid[timeline][place]
    if edges is None:
        return (None,) * len(_BESIDE)
    return tuple(
        _side_fits(edges, side, grid, timeline + down, place + along) for side, (down, along) in enumerate(_BESIDE)
    )


_BESIDE: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""The steps from a card to its neighbour on each side, as timelines down and places to the right; -1 is up or left."""


def _side_fits(edges: Edges, side: int, grid: Grid, timeline: int, place: int) -> bool | None:
    """Whether a side of a card fits the place beside it, which may lie outside the grid; None for an empty place."""
    out = timeline not in range(TIMELINES) or place not in range(POSITIONS)
    if out or not _faces(edges[side], out):
        return _faces(edges[side], out)
    beside = grid[timeline][place]
    if beside is None:
        return None
    return edges[side] == beside[(side + 2) % len(_BESIDE)]


def rows(cards: tuple[Edges, ...], lying: Row = NO_CARDS) -> tuple[Row, ...]:
    """Return every way to lay all the cards into the empty places of one timeline so that all neighbours fit.

    >>> first, second, last = (0, 1, 2, 0), (0, 2, 3, 1), (0, 0, 1, 2)
    >>> len(rows((first, second))), len(rows((second, last), (first, *[None] * 5)))
    (4, 4)
    """
    return tuple(_rows(cards, lying, ()))


def _rows(cards: tuple[Edges, ...], lying: Row, begun: Row) -> Iterator[Row]:
    place = len(begun)
    if place == POSITIONS:
        if not cards:
            yield begun
        return
    before = begun[-1] if begun else None
    here = lying[place]
    if here is not None:
        if may_lie(here, place) and joins(before, here):
            yield from _rows(cards, lying, (*begun, here))
        return
    for number, edges in enumerate(cards):
        if may_lie(edges, place) and joins(before, edges):
            yield from _rows(cards[:number] + cards[number + 1 :], lying, (*begun, edges))
    if sum(space is None for space in lying[place:]) > len(cards):
        yield from _rows(cards, lying, (*begun, None))
