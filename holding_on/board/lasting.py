"""How many minutes a table of novices needs for each scenario, rounded to five minutes.

The numbers stand in `minutes.toml`. `python -m tests.benchmarks.counts --write` computes and writes them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import read_toml
from holding_on.engine.names import NURSES
from holding_on.game.options import FEWEST

FILE: Final = Path(__file__).with_name("minutes.toml")
PLAYERS: Final = range(FEWEST, NURSES + 1)
STEP: Final = 5
"""The step in minutes to which a length of time is rounded."""


@cache
def minutes() -> dict[int, tuple[int, ...]]:
    """Return by scenario the minutes that two, three and four players need, in this order."""
    return {int(number): tuple(each) for number, each in read_toml(FILE)["minutes"].items()}


def lasting(scenario: int, words: Words) -> list[str]:
    """Return how long two, three and four players need for a scenario of the box, as three texts in this order.

    The list is empty for a scenario whose minutes are not known.
    """
    return [about(each, words) for each in minutes().get(scenario, ())]


def about(length: int, words: Words) -> str:
    """Return a length in minutes as a text, rounded to five minutes, such as "about 35 minutes" or "about 1 h 45"."""
    hours, rest = divmod(STEP * max(1, round(length / STEP)), 60)
    key = "short" if not hours else "minutes" if rest else "hours"
    return words.say(f"board.table.lasts.{key}", h=hours, m=rest)
