"""The bed of a stage where Billy lies quiet: dead, very weak, eased after an Emergency, or asleep.

The board draws all four alike, flat and with his eyes shut. Where that drawing stands, a stage has one of its own for
each, and a sentence that says which it is.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from holding_on.board.stage_script import Bed
from holding_on.catalogue.language import Words
from holding_on.game import Game
from holding_on.lessons.checks.facts import has_died
from holding_on.lessons.pieces.laid import address_of

BEDS: Final = Path(__file__).parents[1] / "static" / "beds"
BLACK: Final = 3
"""The last stage of Billy's Condition."""
NIGHT: Final = 2


def bed_of(game: Game, words: Words) -> Bed | None:
    """Return the bed in which Billy lies quiet, as it is drawn and as it is told; None where he is awake."""
    lies = _how(game)
    return None if lies is None else {"src": _address(lies), "text": words.say(f"lesson.bed.{lies}")}


def _how(game: Game) -> str | None:
    """Return the last part of the key of the words for how Billy lies."""
    if has_died(game):
        return "dead"
    view = game.view()
    card = view["shifts"][view["head"]["shift"]]["card"]
    if card is not None and card["kind"] == "emergency":
        # as long as the alarm sounds the board draws another bed, which stays
        return "eased" if card["covered"] >= card["symbols"] else "faint"
    if view["head"]["stage"] < BLACK:
        return None
    return "asleep" if view["head"]["shift"] == NIGHT else "faint"


@cache
def _address(lies: str) -> str:
    """Return the address of a drawing; empty for the one that the board has."""
    path = BEDS / f"{lies}.svg"
    return address_of(path.read_text(encoding="utf-8")) if path.exists() else ""
