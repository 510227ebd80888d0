"""The Stress and the Care Tokens of each person day by day, and the memories that were found in each Timeline."""

from __future__ import annotations

from typing import Final

import polars as pl

from holding_on.engine.names import PAWN_NAMES, POOL, TIMELINES

from ..given import Shifts, shifts_of

PURSES: Final = (*PAWN_NAMES[:POOL], "pool")
"""The owners of the Care Tokens, in the order of the lists in `Study.shifts`."""


def stress(shifts: Shifts) -> pl.DataFrame:
    """Return the Stress of each person at the end of each day, in many games or one: one row for each day and person.

    `who` is a pawn as actions name it ("nurse 1", "assistant 2"). `games` is the number of games that reached the day,
    and `mean` the mean of the Stress in these games. The last days show only the games that lasted.

    >>> import holding_on as ho
    >>> found = stress(ho.simulate(games=20, seed=1))
    >>> found["who"].unique(maintain_order=True).to_list()
    ['nurse 1', 'nurse 2', 'nurse 3', 'assistant 1', 'assistant 2']
    """
    return _by_person(shifts_of(shifts, "measures.stress", "day", "stress"), "stress", PAWN_NAMES)


def tokens(shifts: Shifts) -> pl.DataFrame:
    """Return the Care Tokens in each purse at the end of each day, in the same form as `stress`.

    "pool" is the pool of the assistants.

    >>> import holding_on as ho
    >>> found = tokens(ho.simulate(games=20, seed=1, players=2))
    >>> found["who"].unique(maintain_order=True).to_list()
    ['nurse 1', 'nurse 2', 'pool']
    """
    return _by_person(shifts_of(shifts, "measures.tokens", "day", "tokens"), "tokens", PURSES)


def _by_person(shifts: pl.DataFrame, column: str, names: tuple[str, ...]) -> pl.DataFrame:
    evenings = evening(shifts)
    length = evenings.select(pl.col(column).list.len().max()).item() or 0
    return (
        evenings.select("day", pl.col(column), pl.lit(list(names[:length]), pl.List(pl.Enum(names))).alias("who"))
        .explode(column, "who")
        .drop_nulls(column)
        .group_by("day", "who")
        .agg(pl.len().alias("games"), pl.col(column).mean().alias("mean"))
        .sort("day", "who")
    )


def memories(shifts: Shifts) -> pl.DataFrame:
    """Return the memories in play at the end of each day: one row for each day and Timeline (1 to 5).

    `games` is the number of games that reached the day; `partials` and `clears` are means of these games.

    >>> import holding_on as ho
    >>> found = memories(ho.simulate(games=20, seed=1))
    >>> found.columns, found["timeline"].max()
    (['day', 'timeline', 'games', 'partials', 'clears'], 5)
    """
    return (
        evening(shifts_of(shifts, "measures.memories", "day", "partial_lines", "clear_lines"))
        .select(
            "day",
            pl.col("partial_lines").alias("partials"),
            pl.col("clear_lines").alias("clears"),
            pl.lit(list(range(1, TIMELINES + 1)), pl.List(pl.Int8)).alias("timeline"),
        )
        .explode("partials", "clears", "timeline")
        .group_by("day", "timeline")
        .agg(pl.len().alias("games"), pl.col("partials", "clears").mean())
        .sort("day", "timeline")
    )


def evening(shifts: pl.DataFrame) -> pl.DataFrame:
    """Return the last shift of each day of each game, which shows the table at the end of the day or of the game."""
    return numbered(shifts).group_by("game", "day", maintain_order=True).last()


def numbered(shifts: pl.DataFrame) -> pl.DataFrame:
    """Return the shifts with a column `game`. The shifts of one game (`Game.shifts`), which lack it, become game 0."""
    return shifts if "game" in shifts.columns else shifts.with_columns(pl.lit(0, pl.Int32).alias("game"))
