"""The columns of a study's two frames, with their types: one row for each game, and one row for each of its shifts."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..game.frames import SHIFTS, pl

if TYPE_CHECKING:
    import pandas

__all__ = ["GAMES", "SHIFTS", "SHIFTS_OF_MANY", "PandasFrames"]

SHIFTS_OF_MANY: Final = {"game": pl.Int32, **SHIFTS}
"""The columns of `SHIFTS`, after a column with the number of the game."""
GAMES: Final[dict[str, Any]] = {
    "game": pl.Int32,
    "seed": pl.Int64,
    "won": pl.Boolean,
    "reason": pl.Enum(["objective", "condition", "deck", "warnings"]),
    "rule": pl.String,
    "days": pl.Int16,
    "condition": pl.Int8,
}
"""The columns with one row for each game: how the game ended, by which rule, on which day, and Billy's condition
then."""


class PandasFrames(NamedTuple):
    """The frames of a study for pandas: `games` has one row for each game, `shifts` one row for each shift."""

    games: "pandas.DataFrame"
    shifts: "pandas.DataFrame"
