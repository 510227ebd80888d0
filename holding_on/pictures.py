"""The pictures of memories: a drawing and its alternative text, once the table has seen the card's front.

A partial has a drawing of its own, with words of its own: nothing of the clear one leaves before it lies in play.
"""

from typing import NamedTuple

from .engine import names as n
from .engine.state import State
from .language import Words
from .loading import Catalogue


class Picture(NamedTuple):
    """What is drawn on the front of a memory: its side, partial or clear; the drawing; what it shows, in words."""

    memory: str
    side: str
    svg: str
    text: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.text


def side_in_play(state: State, card: int) -> str | None:
    """Which front of a memory lies open: its clear one, its partial one, or none."""
    if card in state.piles[n.CLEAR_GRID]:
        return "clear"
    return "partial" if card in state.piles[n.PARTIAL_GRID] else None


def of(state: State, card: int, catalogue: Catalogue, words: Words) -> Picture | None:
    """The picture of a memory as it lies in play; None while nobody has seen it, or where there is no drawing."""
    side = side_in_play(state, card)
    memory = catalogue.memories[card].id
    if side is None:
        return None
    svg = catalogue.drawing(memory, side)
    if svg is None:
        return None
    return Picture(memory, side, svg, words.say(f"memory.{memory}.picture_{side}"))
