"""The Narrative Cards of a scenario as plain data: those told so far, and what each of them is."""

from __future__ import annotations

from typing import Any, Final

from ..engine import names as n
from ..engine import scenario
from ..engine.state import State
from . import pictures
from .sentences import Formatter

KINDS: Final = {n.CALL_TOLD: "call", n.LETTER_TOLD: "letter", n.CHOICE_TOLD: "choice"}
"""Sides that are told in a hand of their own; every other is the story's."""


def told(state: State, formatter: Formatter) -> list[dict[str, Any]]:
    """The cards told so far: those of the setup, of the Calls, and the outcome once the Objective is met."""
    return [card(side, state, formatter) for side in scenario.sides_read(state)]


def card(side: int, state: State, formatter: Formatter) -> dict[str, Any]:
    """A side that is told: its words, the note before them, and what its drawing shows; that comes on request."""
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
