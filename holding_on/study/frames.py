"""The columns of the frames of a study, and their types: one row a game, and one row a shift of each game."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import polars as pl

from ..game.frames import SHIFTS, MissingPackage

if TYPE_CHECKING:
    import pandas

__all__ = ["GAMES", "SHIFTS", "SHIFTS_OF_MANY", "MissingPackage", "PandasFrames"]

SHIFTS_OF_MANY: Final = {"game": pl.Int32, **SHIFTS}
"""The columns of `SHIFTS`, with the number of the game in front."""
GAMES: Final[dict[str, Any]] = {
    "game": pl.Int32,
    "seed": pl.Int64,
    "won": pl.Boolean,
    "reason": pl.Enum(["objective", "condition", "deck", "warnings"]),
    "rule": pl.String,
    "days": pl.Int16,
    "condition": pl.Int8,
}
"""One row a game: how it ended, by which rule, on which day, and Billy's condition then."""


class PandasFrames(NamedTuple):
    """The frames of a study for pandas: `games`, one row a game, and `shifts`, one row a shift."""

    games: "pandas.DataFrame"
    shifts: "pandas.DataFrame"
