"""The memories that lie open, each with its picture, for a stage that shows them in place of the thread.

Where Billy is asked, the deck of his answers lies beside them, with what is left in it.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from holding_on.board.stage_script import Scrap
from holding_on.catalogue.language import Words
from holding_on.game import Game
from holding_on.lessons.checks.facts import events_before_an_answer

DECK: Final = Path(__file__).parents[1] / "static" / "answers.svg"
ABOUT: Final = frozenset({"found", "clear", "progress"})
"""The facts that say how many memories lie open: a question about one of them shows the memories."""
UNKNOWN: Final = "open"
CALL: Final = "call"
"""The kind of a move that calls somebody: the memories that lie open say whom."""


def laid(game: Game, words: Words) -> list[Scrap]:
    """Return the memories that lie open, by Timeline and in their order there; a Clear Memory is drawn sharp."""
    lying = [
        (row["timeline"], f"{row['timeline']}-{card['position']}", card["state"])
        for row in game.view()["grid"]
        for card in row["cards"]
    ]
    return [
        {
            "name": "",
            "text": words.say(f"lesson.laid.{state}", picture=words.say(f"memory.{memory}.picture_{state}")),
            "src": address_of(picture.svg) if (picture := game.picture(memory)) else "",
            "edges": [],
            "sides": [UNKNOWN] * 4,
            "turns": 0,
            "caption": words.say("lesson.laid.timeline", n=timeline),
        }
        for timeline, memory, state in lying
        if state != "empty"
    ]


def answers_left(game: Game, timelines: Sequence[int], words: Words) -> list[Scrap]:
    """Return the deck of answers as it is left for these Timelines, counted from 1; nothing when there are none."""
    table, left = game.table(), []
    for timeline in timelines:
        events, cards = events_before_an_answer(table, timeline - 1)
        left.append(words.say("lesson.laid.left", timeline=timeline, answers=cards - events, n=events))
    deck: Scrap = {
        "name": "",
        "text": words.say("lesson.laid.deck"),
        "src": _deck(),
        "edges": [],
        "sides": [],
        "turns": 0,
        "caption": " ".join(left),
        "deck": True,
    }
    return [deck] if left else []


@cache
def _deck() -> str:
    """Return the drawing of the deck as an address."""
    return address_of(DECK.read_text(encoding="utf-8"))


def address_of(svg: str | None) -> str:
    """Return a drawing as the address of an image; empty for no drawing."""
    return "" if svg is None else f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
