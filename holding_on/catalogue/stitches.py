"""The stitches on the edges of the memories: which sides fit, and in which orders the cards of a timeline may lie.

Stitches on the four edges of a card tell its neighbours and its timeline (COMP-22). Cards that fit are not yet where
they belong: with few in play more than one place fits, and cards are moved when more arrive (TALK-03, TALK-04).

This is a puzzle beside the game. The engine knows where every memory belongs, and neither what may be done nor which
clear memory matches ever depends on an arrangement (G-32). So nothing here knows a card: it sees edges and places.
"""

from collections.abc import Iterator
from typing import Final

from ..engine.names import POSITIONS, TIMELINES

TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3

Edges = tuple[int, int, int, int]
"""How many stitches a card has on top, on the right, at the bottom and on the left: as `loading.Memory.stitches`."""
Row = tuple[Edges | None, ...]
"""The six places of a timeline, from position 1 on: the edges of the card that lies there, or None."""
Grid = tuple[Row, ...]
"""The five timelines."""

NO_CARDS: Final[Row] = (None,) * POSITIONS
EMPTY: Final[Grid] = (NO_CARDS,) * TIMELINES


def timeline_of(edges: Edges) -> int | None:
    """The timeline that a card tells by its top and bottom edges, from 0; None when it tells none (COMP-22).

    More stitches are on the side that faces the middle timeline, whose own cards have as many on both; the sides that
    face out of the grid have none.

    >>> [timeline_of((top, 1, bottom, 1)) for top, bottom in [(0, 3), (3, 5), (5, 5), (5, 2), (2, 0)]]
    [0, 1, 2, 3, 4]
    """
    top, bottom = edges[TOP], edges[BOTTOM]
    if not top or not bottom:
        return 0 if bottom else TIMELINES - 1 if top else None
    return 1 if top < bottom else 2 if top == bottom else 3


def may_lie(edges: Edges, place: int) -> bool:
    """Whether a place of its timeline, from 0, suits a card whatever lies beside it.

    No stitches on the left belong to position 1 and to no other, none on the right to position 6.

    >>> [place for place in range(6) if may_lie((1, 4, 2, 0), place)]
    [0]
    >>> [place for place in range(6) if may_lie((1, 4, 2, 3), place)]
    [1, 2, 3, 4]
    """
    return _faces(edges[LEFT], place == 0) and _faces(edges[RIGHT], place == POSITIONS - 1)


def _faces(count: int, out: bool) -> bool:
    """Whether an edge may face out of the grid, or into it: an edge faces out just when it has no stitches."""
    return (count == 0) == out


def joins(left: Edges | None, right: Edges | None) -> bool:
    """Whether two cards may lie side by side; an empty place contradicts nothing.

    >>> joins((1, 4, 2, 0), (3, 2, 5, 4)), joins((1, 4, 2, 0), (3, 2, 5, 1)), joins((1, 4, 2, 0), None)
    (True, False, True)
    """
    return left is None or right is None or left[RIGHT] == right[LEFT]


def sides(grid: Grid, timeline: int, place: int) -> tuple[bool | None, ...]:
    """Whether each side of a card fits, in the order of `Edges`; None where only an empty place is beside it.

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
"""The way from a card to its neighbour on each side: so many timelines down, so many places along."""


def _side_fits(edges: Edges, side: int, grid: Grid, timeline: int, place: int) -> bool | None:
    """Whether a side of a card fits to the place beside it, which may be outside of the grid."""
    out = timeline not in range(TIMELINES) or place not in range(POSITIONS)
    if out or not _faces(edges[side], out):
        return _faces(edges[side], out)
    beside = grid[timeline][place]
    if beside is None:
        return None
    return edges[side] == beside[(side + 2) % len(_BESIDE)]


def rows(cards: tuple[Edges, ...], lying: Row = NO_CARDS) -> tuple[Row, ...]:
    """Every way to lay cards into the empty places of one timeline, so that it fits from left to right.

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
