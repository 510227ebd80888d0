"""Reads the rows of shifts and games by the names of their values, and takes from them what is counted.

A row of a shift is the number of its game, followed by the row of `view.facts.rows`. A row of a game is that of
`Study.games`: its number and seed, whether it was won, the reason and the rule of its end, its days, and the condition.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ...engine import names as n
from ...game import Game
from ...view.facts.rows import COLUMNS

Row = tuple[Any, ...]
Rows = Sequence[Row]

FEWEST: Final = 5
"""The fewest games of which a mean or a quantile is drawn, as those of fewer games say little."""
GAME: Final = 0
_AT: Final = {name: index for index, name in enumerate(COLUMNS, 1)}
DAY, SHIFT, KIND, SYMBOLS, BEFORE, CARE, CONDITION, ODDS, FALLS = (
    _AT[name] for name in ("day", "shift", "kind", "symbols", "before", "care", "condition", "odds", "falls")
)
STRESS, TOKENS, PARTIALS, CLEARS = (_AT[name] for name in ("stress", "tokens", "partial_lines", "clear_lines"))
"""The indexes of values in the row of a shift."""
SEED, WON, REASON, DAYS = 1, 2, 3, 5
"""The indexes of values in the row of a game."""


def of_game(game: Game) -> list[Row]:
    """Return the rows of the shifts of one game, which gets the number 0.

    >>> of_game(Game(seed=7, first=0))
    []
    """
    return [(0, *row.values()) for row in game.rows()]


def games_in(shifts: Iterable[Row]) -> int:
    """Return the number of games that have a row here."""
    return len({row[GAME] for row in shifts})


def evenings(shifts: Iterable[Row]) -> list[Row]:
    """Return the last row of each day of each game, which shows the table at the end of the day or of the game."""
    return list({(row[GAME], row[DAY]): row for row in shifts}.values())


def moment(row: Row) -> int:
    """Return the number of shifts that are over at the end of a row's shift: 3 after the first day."""
    day: int = row[DAY]
    return n.SHIFTS * (day - 1) + n.SHIFT_NAMES.index(row[SHIFT]) + 1
