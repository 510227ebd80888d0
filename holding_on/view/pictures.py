"""The pictures of cards: a drawing and its alternative text, once the card has been revealed.

A Partial has a drawing and a text of its own: nothing of the Clear leaves the kernel before it lies in play.
"""

from typing import Final, NamedTuple

from ..catalogue.language import Words
from ..catalogue.loading import Catalogue
from ..engine import scenario
from ..engine.state import State
from .memories import side_in_play, sides_in_play


class Picture(NamedTuple):
    """What is drawn on a card: its side, partial or clear, or `TOLD`; the drawing; what it shows, in words."""

    memory: str
    """Which memory, or which side of a narrative card."""
    side: str
    svg: str
    text: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.text


TOLD: Final = "told"
"""The side of a narrative card that lies open."""


def of(state: State, card: int, catalogue: Catalogue, words: Words, wanted: str | None = None) -> Picture | None:
    """The picture of a memory as it lies in play; None while nobody has seen it, or where there is no drawing.

    The side that is `wanted` may be the Partial under a Clear (TALK-07).
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
    """The picture on a side of a narrative card such as "1A"; None until it is told, or where there is no drawing.

    `sides` are those of the scenario's cards, in the order of its file.
    """
    return shown_on(side, catalogue, words) if side in [sides[each] for each in scenario.sides_read(state)] else None


def shown_on(side: str, catalogue: Catalogue, words: Words) -> Picture | None:
    """The picture on a side that Billy has told; a drawing without an alternative text is not shown."""
    key = f"narrative.{side}.picture"
    svg = catalogue.card_drawing(side) if words.has(key) else None
    return None if svg is None else Picture(side, TOLD, svg, words.say(key))
