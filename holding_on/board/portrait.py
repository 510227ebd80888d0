"""A position in lines of text: what a board prints where it cannot be drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def portrait(view: Mapping[str, Any]) -> str:
    """The position of a view, readable and the same every time: notebooks compare it."""
    return "\n".join(line for line in _lines(view) if line)


def _lines(view: Mapping[str, Any]) -> Iterator[str]:
    head = view["head"]
    yield head["title"]
    yield " · ".join((head["day_text"], head["shift_text"], head["manager_text"]))
    yield " · ".join((head["condition_text"], head["warnings_text"], head["progress_text"]))
    for shift in view["shifts"]:
        yield shift["text"]
        yield from (f"  {space['text']}" for space in shift["spaces"])
    yield from (place["text"] for place in view["places"])
    yield from (f"  {pawn['text']}" for pawn in view["pawns"])
    yield view["pool"]["text"]
    yield view["decks"]["text"]
    yield from (memory["text"] for row in view["grid"] for memory in row["cards"] if memory["state"] != "empty")
    if view["outcome"] is not None:
        yield view["outcome"]["title"]
        return
    yield view["prompt"]["text"]
    yield from (f"  {number}. {action['text']}" for number, action in enumerate(view["actions"], 1))
