"""The pictures of revealed cards: each is a drawing with its alternative text.

A Partial has a drawing and a text that differ from those of its Clear. Which sides are revealed was read elsewhere
(`facts/`): only these may be asked for here, so that no drawing or text of a hidden Clear reaches a browser.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from ..catalogue.language import Words
    from ..catalogue.loading import Catalogue
    from . import shape


class Picture(NamedTuple):
    """A picture of a card: the side ("partial", "clear", or `TOLD`), the drawing as SVG, and its alternative text."""

    memory: str
    """The id of the memory, or the id of the side of a Narrative Card."""
    side: str
    svg: str
    text: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.text


TOLD: Final = "told"
"""The value of `Picture.side` for a Narrative Card."""


def of_memory(card: int, side: shape.Side, catalogue: Catalogue, words: Words) -> Picture | None:
    """Return the picture on a side of a memory that is in play; None when the side has no drawing."""
    memory = catalogue.memories[card].id
    svg = catalogue.drawing(memory, side)
    return None if svg is None else Picture(memory, side, svg, words.say(f"memory.{memory}.picture_{side}"))


def of_side(side: str, catalogue: Catalogue, words: Words) -> Picture | None:
    """Return the picture on a side of a Narrative Card such as "1A"; None without a drawing or an alternative text."""
    key = f"narrative.{side}.picture"
    svg = catalogue.card_drawing(side) if words.has(key) else None
    return None if svg is None else Picture(side, TOLD, svg, words.say(key))
