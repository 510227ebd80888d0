"""The Narrative Cards of a scenario that have been told so far, as plain data."""

from __future__ import annotations

from typing import Any, Final

from ..engine import names as n
from ..engine import scenario
from ..engine.state import State
from . import pictures
from .sentences import Formatter

KINDS: Final = {n.CALL_TOLD: "call", n.LETTER_TOLD: "letter", n.CHOICE_TOLD: "choice"}
"""The kinds of sides that are drawn in their own handwriting; all other sides are of the kind "story"."""


def told(state: State, formatter: Formatter) -> list[dict[str, Any]]:
    """The sides told so far: at the setup, by Calls and in the story, and the outcome once the Objective is met."""
    return [card(side, state, formatter) for side in scenario.sides_read(state)]


def card(side: int, state: State, formatter: Formatter) -> dict[str, Any]:
    """A side of a card: its title, text and note, and the alternative text of its drawing, which is sent on request."""
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
