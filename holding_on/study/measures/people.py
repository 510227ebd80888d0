"""The Stress and the Care Tokens of each person day by day, and the memories found of each part of Billy's life."""

from __future__ import annotations

from typing import Final

import polars as pl

from holding_on.engine.names import PAWN_NAMES, POOL, TIMELINES

from ..given import Shifts, shifts_of

PURSES: Final = (*PAWN_NAMES[:POOL], "pool")
"""The owners of the Care Tokens in `Study.shifts`, in order."""


def stress(shifts: Shifts) -> pl.DataFrame:
    """Stress by person at the end of each day, over many games or one: one row a day and person.

    `who` is a pawn as actions name it ("nurse 1", "assistant 2"), `games` how many games
    reached that day, and `mean` their mean. The last days tell of the games that lasted, and not of all.

    >>> import holding_on as ho
    >>> found = stress(ho.simulate(games=20, seed=1))
    >>> found["who"].unique(maintain_order=True).to_list()
    ['nurse 1', 'nurse 2', 'nurse 3', 'assistant 1', 'assistant 2']
    """
    return _by_person(shifts_of(shifts, "measures.stress", "day", "stress"), "stress", PAWN_NAMES)


def tokens(shifts: Shifts) -> pl.DataFrame:
    """Care tokens by purse at the end of each day, as `stress` does it; "pool" is that of the assistants.

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
    """Billy's memories in play by timeline at the end of each day: one row a day and timeline (1 to 5).

    `partials` and `clears` are means over the `games` that reached that day.

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
    """The last shift of each day of each game: how the table lies when the day is over, or the game."""
    return numbered(shifts).group_by("game", "day", maintain_order=True).last()


def numbered(shifts: pl.DataFrame) -> pl.DataFrame:
    """The shifts of a study as they are; those of one game (`Game.shifts`) as the shifts of game 0."""
    return shifts if "game" in shifts.columns else shifts.with_columns(pl.lit(0, pl.Int32).alias("game"))
