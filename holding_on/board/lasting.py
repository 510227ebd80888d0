"""How long a table of novices plays each scenario: minutes that were counted, said in steps of five.

The figures stand in `minutes.toml`; `python -m tests.benchmarks.counts --write` counts and writes them.
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
"""The minutes to which a length is rounded."""


@cache
def minutes() -> dict[int, tuple[int, ...]]:
    """The minutes of each scenario, for two, three and four players."""
    return {int(number): tuple(each) for number, each in read_toml(FILE)["minutes"].items()}


def lasting(scenario: int, words: Words) -> list[str]:
    """The texts of how long a scenario of the box takes two, three and four players; none when it was not counted."""
    return [about(each, words) for each in minutes().get(scenario, ())]


def about(length: int, words: Words) -> str:
    """Say a length in minutes in few words, rounded to five minutes: "about 35 minutes", "about 1 h 45"."""
    hours, rest = divmod(STEP * max(1, round(length / STEP)), 60)
    key = "short" if not hours else "minutes" if rest else "hours"
    return words.say(f"board.table.lasts.{key}", h=hours, m=rest)
