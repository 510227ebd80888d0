"""The sides of Narrative Cards that have been read so far, as plain data."""

from __future__ import annotations

from typing import Final

from ..engine import names as n
from ..engine import scenario
from ..engine.state import State
from . import pictures, shape
from .sentences import Formatter

KINDS: Final[dict[int, shape.StoryKind]] = {n.CALL_TOLD: "call", n.LETTER_TOLD: "letter", n.CHOICE_TOLD: "choice"}
"""The kinds of sides that the board shows in a handwriting of their own; every other side has the kind "story"."""


def told(state: State, formatter: Formatter) -> list[shape.Told]:
    """Return the sides read so far: at the setup, by Calls and in the story, and after a win the outcome."""
    return [card(side, state, formatter) for side in scenario.sides_read(state)]


def card(side: int, state: State, formatter: Formatter) -> shape.Told:
    """Return a side of a card as plain data; `picture` is only the alternative text of its drawing, or None."""
    name = formatter.scenario.side_ids[side]
    picture = pictures.shown_on(name, formatter.catalogue, formatter.words)
    return {
        "card": name,
        "kind": KINDS.get(state.box.sides[side], "story"),
        "title": formatter.side(side),
        "text": formatter.say(f"narrative.{name}.text"),
        "note": formatter.note(f"narrative.{name}"),
        "picture": None if picture is None else picture.text,
    }
