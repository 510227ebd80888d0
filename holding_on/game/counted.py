"""The check of how many games are to be played, and with which seeds."""

from typing import Any, Final

from ..common.numbers import whole
from ..common.quoting import quoted
from ..engine.errors import SceneError
from .options import MOST_SEED

MOST_GAMES: Final = 1_000_000
"""The most games that one call plays."""


def checked_count(games: Any, seed: Any) -> tuple[int, int]:
    """Return the number of games and the first seed as plain numbers. Raises SceneError if they are not possible."""
    count, first = whole(games), whole(seed)
    if count is None or not 1 <= count <= MOST_GAMES:
        raise SceneError(f"games={quoted(games)}: a whole number from 1 to {MOST_GAMES:,}")
    if first is None or not 0 <= first <= MOST_SEED - count:
        raise SceneError(f"seed={quoted(seed)}: the first seed is a whole number from 0 to {MOST_SEED - count}")
    return count, first
