"""The facts of memories: which lie in play, with which side on top, and which an owner holds face down."""

from typing import Final

from ...engine import names as n
from ...engine.state import State
from .. import shape
from ..lying import Line

_LYING: Final[dict[shape.Side, int]] = {"clear": n.CLEAR_GRID, "partial": n.PARTIAL_GRID}
"""The piles of the memories that lie open, the side on top first."""


def sides_in_play(state: State, card: int) -> list[shape.Side]:
    """Return the sides of a memory that have been laid open: `clear`, which lies on top (TALK-07), before `partial`."""
    return [side for side, pile in _LYING.items() if card in state.piles[pile]]


def side_in_play(state: State, card: int) -> shape.Side | None:
    """Return the side of a memory that lies on top: `clear`, `partial`, or None for a memory that is not in play."""
    return next(iter(sides_in_play(state, card)), None)


def side_shown(state: State, card: int, wanted: str | None) -> shape.Side | None:
    """Return the side of a memory that may be shown: `wanted`, which may lie under a Clear, or for None the one on top.

    Return None when the memory or the side is not in play.
    """
    return next((side for side in sides_in_play(state, card) if wanted in (None, side)), None)


def lines(state: State) -> tuple[Line, ...]:
    """Return the Timelines of the Collected Memories, each with the sides that lie on top."""
    top: list[shape.Side | None] = [None] * n.MEMORIES
    for side, pile in reversed(_LYING.items()):
        for card in state.piles[pile]:
            top[card] = side
    return tuple([Line(line, tuple(top[line * n.POSITIONS : (line + 1) * n.POSITIONS])) for line in range(n.TIMELINES)])
