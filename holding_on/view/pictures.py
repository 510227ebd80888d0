"""The pictures of revealed cards: each is a drawing with its alternative text.

A Partial has a drawing and a text that differ from those of its Clear. No drawing or text of a Clear is sent to the
browser before the Clear lies in play.
"""

from typing import Final, NamedTuple

from ..catalogue.language import Words
from ..catalogue.loading import Catalogue
from ..engine import scenario
from ..engine.state import State
from .facts.memories import side_in_play, sides_in_play


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


def of(state: State, card: int, catalogue: Catalogue, words: Words, wanted: str | None = None) -> Picture | None:
    """Return the picture of a memory; None for a memory or side that is not in play or has no drawing.

    `wanted` names a side, which may be the Partial under a Clear (TALK-07). Without `wanted`, the side on top is taken.
    """
    side = wanted if wanted in sides_in_play(state, card) else None if wanted else side_in_play(state, card)
    memory = catalogue.memories[card].id
    if side is None:
        return None
    svg = catalogue.drawing(memory, side)
    if svg is None:
        return None
    return Picture(memory, side, svg, words.say(f"memory.{memory}.picture_{side}"))


def on_card(state: State, side: str, sides: tuple[str, ...], catalogue: Catalogue, words: Words) -> Picture | None:
    """Return the picture on a side of a Narrative Card such as "1A"; None before it is read, or without a drawing.

    `sides` are the sides of the scenario's cards, in the order of its file.
    """
    return shown_on(side, catalogue, words) if side in [sides[each] for each in scenario.sides_read(state)] else None


def shown_on(side: str, catalogue: Catalogue, words: Words) -> Picture | None:
    """Return the picture on a side that has been read; None without a drawing or without an alternative text."""
    key = f"narrative.{side}.picture"
    svg = catalogue.card_drawing(side) if words.has(key) else None
    return None if svg is None else Picture(side, TOLD, svg, words.say(key))
