"""How many games of a care style were won, as a tool has counted them: twenty by twenty, in the order of their seeds.

`python -m tools.count_games` writes the file. So a lesson can show many thousand games where playing them takes long.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from holding_on.engine.errors import SceneError
from holding_on.study.counts.rates import Rate

KEPT: Final = Path(__file__).parents[1] / "counts" / "won.toml"
BLOCK: Final = 20
"""How many games each number of the file stands for."""


@cache
def _kept() -> dict[str, tuple[int, ...]]:
    with KEPT.open("rb") as file:
        return {style: tuple(won) for style, won in tomllib.load(file).items()}


def all_counted(style: str) -> Rate:
    """Return the rate of games won of all that were counted. Raises SceneError for a style that was not counted."""
    won = _of(style)
    return Rate(sum(won), BLOCK * len(won))


def counted(style: str, seed: int, games: int) -> Rate:
    """Return the rate of so many games won, from a seed on; after the last game the first one follows.

    Both numbers are whole blocks. Raises SceneError for a style that was not counted, or for parts of a block.
    """
    if seed % BLOCK or games % BLOCK or games < BLOCK:
        raise SceneError(f"games are counted by {BLOCK}: not {games} from seed {seed} on")
    won = _of(style)
    begin = seed // BLOCK
    return Rate(sum(won[number % len(won)] for number in range(begin, begin + games // BLOCK)), games)


def _of(style: str) -> tuple[int, ...]:
    kept = _kept()
    if style not in kept:
        raise SceneError(f"no games were counted of {style!r}; there are those of {', '.join(kept)}")
    return kept[style]
