"""The sides of Narrative Cards that have been read so far, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine import names as n
from . import pictures

if TYPE_CHECKING:
    from . import shape
    from .lying import Read
    from .names import Names

KINDS: Final[dict[int, shape.StoryKind]] = {n.CALL_TOLD: "call", n.LETTER_TOLD: "letter", n.CHOICE_TOLD: "choice"}
"""The kinds of sides that the board shows in a handwriting of their own; every other side has the kind "story"."""


def card(read: Read, names: Names) -> shape.Told:
    """Return a side of a card as plain data; `picture` is only the alternative text of its drawing, or None."""
    name = names.scenario.side_ids[read.side]
    picture = pictures.of_side(name, names.catalogue, names.words)
    return {
        "card": name,
        "kind": KINDS.get(names.box.sides[read.side], "story"),
        "title": names.side(read.side),
        "text": text(read, names),
        "note": names.note(f"narrative.{name}"),
        "picture": None if picture is None else picture.text,
    }


def text(read: Read, names: Names) -> str:
    """Return what a side says; further lines that were told with it make one paragraph, and its last words follow."""
    side = names.scenario.side_ids[read.side]
    told = names.say(f"narrative.{side}.text")
    ids = names.scenario.outcome_lines.get(side)
    if ids is None:
        return told
    lines = " ".join(names.say(f"narrative.{side}.line.{ids[line]}") for line in read.lines)
    return "\n\n".join(part for part in (told, lines, names.say(f"narrative.{side}.last")) if part)
