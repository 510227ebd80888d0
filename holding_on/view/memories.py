"""The words of memories: of those that lie in play, and of those that somebody holds face down.

The data never contain the front of a hidden card. For a held card they contain only the back (G-60).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..engine import names as n

if TYPE_CHECKING:
    from . import shape
    from .lying import Line
    from .names import Names
    from .wording import Wording


def row(line: Line, wording: Wording) -> shape.Row:
    """Return a Timeline of the Collected Memories: its number from 1, its name, and the six places of its cards."""
    names, number = wording.names, line.timeline + 1
    # TALK-03
    cards = [names.once(_memory, place, wording) for place in enumerate(line.sides, line.timeline * n.POSITIONS)]
    return {"timeline": number, "name": names.say(f"timeline.{number}"), "cards": cards}


def _memory(place: tuple[int, shape.Side | None], wording: Wording) -> shape.Memory:
    """Return the place of a memory in the grid, as plain data, with the memory when the memory lies there."""
    names, (card, side) = wording.names, place
    position = card % n.POSITIONS + 1
    if side is None:
        text = names.empty_place(card)
        return {"position": position, "state": "empty", "stitches": None, "title": "", "words": None, "cover": None,
                "story": None, "feeling": None, "text": text}  # fmt: skip
    memory = names.catalogue.memories[card]
    clear = side == "clear"
    return {
        "position": position,
        "state": side,
        "stitches": list(memory.stitches),
        "title": names.say(f"memory.{memory.id}.title") if clear else "",
        "words": names.say(f"memory.{memory.id}.words"),
        "story": names.say(f"memory.{memory.id}.clear") if clear else None,
        "feeling": memory.feeling if clear else None,  # ICON-08, ICON-09
        **memory_text(wording, card, side, position),
    }


def memory_text(wording: Wording, card: int, side: shape.Side, position: int) -> shape.MemoryText:
    """Return the `text` of a memory that lies in play, and `cover`, its fold; None when the memory has no note."""
    names = wording.names
    memory = names.catalogue.memories[card]
    top, right, bottom, left = memory.stitches
    facts = {
        "timeline": memory.timeline + 1,
        "n": position,
        "stitches": names.say("view.stitches", top=top, right=right, bottom=bottom, left=left),
    }
    title = names.say(f"memory.{memory.id}.title") if side == "clear" else ""
    words = names.say(f"memory.{memory.id}.words")
    return {
        "text": names.say(f"view.memory_{side}", title=title, words=words, **facts),
        "cover": wording.entries.noted(memory.id, side, **facts),
    }


def held_partials(cards: Sequence[int], wording: Wording) -> list[shape.HeldPartial]:
    """Return the Partials that a purse holds face down, each with what its back shows (PARTIAL-05, COMP-20, G-60).

    The back shows the Timeline and Billy's words, which were read aloud (PARTIAL-08).
    """
    names = wording.names
    held: list[shape.HeldPartial] = []
    for card in cards:
        memory = names.catalogue.memories[card]
        words = names.say(f"memory.{memory.id}.words")
        timeline = names.timeline(memory.timeline)
        text = names.say("view.held_partial", timeline=timeline, words=words)
        cover = wording.entries.noted(memory.id, "held", timeline=timeline)
        held.append({"timeline": memory.timeline + 1, "words": words, "text": text, "cover": cover})
    return held


def held_clears(timelines: Sequence[int], names: Names) -> list[shape.HeldClear]:
    """Return the Clears that a nurse holds face down; of each, only the Timeline is shown (CLEAR-03, COMP-19)."""
    return [{"timeline": t + 1, "text": names.say("view.held_clear", timeline=names.timeline(t))} for t in timelines]
