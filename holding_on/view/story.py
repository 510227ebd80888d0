"""The sides of Narrative Cards that have been read so far, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine import names as n
from . import pictures

if TYPE_CHECKING:
    from . import shape
    from .names import Names

KINDS: Final[dict[int, shape.StoryKind]] = {n.CALL_TOLD: "call", n.LETTER_TOLD: "letter", n.CHOICE_TOLD: "choice"}
"""The kinds of sides that the board shows in a handwriting of their own; every other side has the kind "story"."""


def card(side: int, names: Names) -> shape.Told:
    """Return a side of a card as plain data; `picture` is only the alternative text of its drawing, or None."""
    name = names.scenario.side_ids[side]
    picture = pictures.of_side(name, names.catalogue, names.words)
    return {
        "card": name,
        "kind": KINDS.get(names.box.sides[side], "story"),
        "title": names.side(side),
        "text": names.say(f"narrative.{name}.text"),
        "note": names.note(f"narrative.{name}"),
        "picture": None if picture is None else picture.text,
    }
