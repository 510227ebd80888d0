"""The memories in a view: those that lie in play, and those that somebody holds face down.

The data never contain a hidden front; of a held card they contain only the back (G-60).
"""

from typing import Any

from ..engine import names as n
from ..engine.state import State
from .sentences import Formatter

Memory = dict[str, Any]


def sides_in_play(state: State, card: int) -> list[str]:
    """The sides of a memory that have been laid open, the one on top first: `clear` lies over `partial` (TALK-07)."""
    piles = {"clear": n.CLEAR_GRID, "partial": n.PARTIAL_GRID}
    return [side for side, pile in piles.items() if card in state.piles[pile]]


def side_in_play(state: State, card: int) -> str | None:
    """The side of a memory that lies on top in play: `clear`, `partial`, or None."""
    return next(iter(sides_in_play(state, card)), None)


def grid(state: State, formatter: Formatter) -> list[Memory]:
    """The Collected Memories: a row for each Timeline, from 1, with its name and the six places of its `cards`."""
    rows = []
    for timeline in range(n.TIMELINES):
        # TALK-03
        cards = [_memory(state, formatter, timeline * n.POSITIONS + position) for position in range(n.POSITIONS)]
        rows.append({"timeline": timeline + 1, "name": formatter.say(f"timeline.{timeline + 1}"), "cards": cards})
    return rows


def _memory(state: State, formatter: Formatter, card: int) -> Memory:
    """The place of a memory in the grid, with the memory when it lies there."""
    side = side_in_play(state, card) or "empty"
    position = card % n.POSITIONS + 1
    if side == "empty":
        text = formatter.say("view.memory_empty", timeline=card // n.POSITIONS + 1, n=position)
        return {"position": position, "state": side, "stitches": None, "title": "", "words": None, "cover": None,
                "story": None, "feeling": None, "text": text}  # fmt: skip
    memory = formatter.catalogue.memories[card]
    clear = side == "clear"
    return {
        "position": position,
        "state": side,
        "stitches": list(memory.stitches),
        "title": formatter.say(f"memory.{memory.id}.title") if clear else "",
        "words": formatter.say(f"memory.{memory.id}.words"),
        "story": formatter.say(f"memory.{memory.id}.clear") if clear else None,
        "feeling": memory.feeling if clear else None,  # ICON-08, ICON-09
        **memory_text(formatter, card, side, position),
    }


def memory_text(formatter: Formatter, card: int, side: str, position: int) -> Memory:
    """The text of a memory that lies in play on a side at a position, and its cover if the memory has a note."""
    memory = formatter.catalogue.memories[card]
    top, right, bottom, left = memory.stitches
    facts = {
        "timeline": memory.timeline + 1,
        "n": position,
        "stitches": formatter.say("view.stitches", top=top, right=right, bottom=bottom, left=left),
    }
    title = formatter.say(f"memory.{memory.id}.title") if side == "clear" else ""
    words = formatter.say(f"memory.{memory.id}.words")
    return {
        "text": formatter.say(f"view.memory_{side}", title=title, words=words, **facts),
        "cover": formatter.noted(memory.id, side, **facts),
    }


def held_partials(state: State, formatter: Formatter, holder: int) -> list[Memory]:
    """The Partials that a purse holds face down: the Timeline and Billy's words on the back, which were read aloud
    (PARTIAL-05, PARTIAL-08, COMP-20, G-60).
    """
    held = []
    for card in state.piles[n.PARTIAL_HELD + holder]:
        memory = formatter.catalogue.memories[card]
        words = formatter.say(f"memory.{memory.id}.words")
        timeline = formatter.timeline(memory.timeline)
        text = formatter.say("view.held_partial", timeline=timeline, words=words)
        cover = formatter.noted(memory.id, "held", timeline=timeline)
        held.append({"timeline": memory.timeline + 1, "words": words, "text": text, "cover": cover})
    return held


def held_clears(state: State, formatter: Formatter, nurse: int) -> list[Memory]:
    """The Clears that a nurse holds face down: only the Timeline shows (CLEAR-03, COMP-19)."""
    timelines = [card // n.POSITIONS for card in state.piles[n.CLEAR_HELD + nurse]]
    return [
        {"timeline": t + 1, "text": formatter.say("view.held_clear", timeline=formatter.timeline(t))} for t in timelines
    ]
