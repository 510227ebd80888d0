"""Measures day by day: Billy's condition in many games, how many games go on, and how they end."""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from holding_on.engine.names import SHIFT_NAMES

from ..counts.days import FAN, REASONS
from ..counts.rates import Rate
from ..frames import GAMES
from ..given import Games, Shifts, games_of, shifts_of


def fan(shifts: Shifts, quantiles: Sequence[float] = FAN) -> pl.DataFrame:
    """Return quantiles of Billy's condition in many games: one row for each shift, one column for each quantile.

    `moment` is the number of shifts since the opening, and `games` the number of games that were still going on. A game
    that has ended is in no later row, so the last days show only the games that lasted.

    >>> import holding_on as ho
    >>> found = fan(ho.simulate(games=20, seed=1))
    >>> found.columns
    ['moment', 'day', 'shift', 'games', 'q05', 'q25', 'q50', 'q75', 'q95']
    >>> found.select("day", "shift", "games", "q50").row(5)
    (2, 'night', 20, 24.0)
    """
    columns = [
        pl.col("condition").cast(pl.Float64).quantile(each, "linear").alias(f"q{round(100 * each):02}")
        for each in quantiles
    ]
    return (
        shifts_of(shifts, "measures.fan", "day", "shift", "condition")
        .with_columns(moment=moment())
        .group_by("moment")
        .agg(pl.col("day", "shift").first(), pl.len().alias("games"), *columns)
        .sort("moment")
    )


def moment() -> pl.Expr:
    """Return an expression for the number of shifts that are over at the end of a row's shift: 3 after the first
    day.
    """
    shift = pl.col("shift").cast(pl.String).replace_strict({name: i for i, name in enumerate(SHIFT_NAMES)})
    return (3 * (pl.col("day").cast(pl.Int32) - 1) + shift.cast(pl.Int32) + 1).alias("moment")


def survival(games: Games) -> pl.DataFrame:
    """Return how many games of a study go on, are won and are lost at the end of each day: one row for each day.

    `going`, `won` and `lost` are numbers of games; their sum is the number of all games. `share` is the share that goes
    on, `low` and `high` are its 95 % interval.

    >>> import holding_on as ho
    >>> found = survival(ho.simulate(games=20, seed=1))
    >>> found.select("day", "going", "won", "lost").row(7)
    (8, 14, 5, 1)
    """
    games = games_of(games, "measures.survival", "days", "won")
    whole = games.height
    rows = []
    for day in range(1, max(games["days"], default=0) + 1):
        over = games.filter(pl.col("days") <= day)
        won = int(over["won"].sum())
        rows.append({"day": day, "going": whole - over.height, "won": won, "lost": over.height - won})
    days = pl.DataFrame(rows, schema={"day": GAMES["days"], "going": pl.Int32, "won": pl.Int32, "lost": pl.Int32})
    return with_shares(days, "going", whole)


def endings(games: Games) -> pl.DataFrame:
    """Return how many games of a study ended for each reason, also where it is 0: one row for each reason.

    `share` is the share of all games, `low` and `high` are its 95 % interval.

    >>> import holding_on as ho
    >>> endings(ho.simulate(games=20, seed=1)).select("reason", "games").rows()
    [('objective', 13), ('condition', 5), ('deck', 1), ('warnings', 1)]
    """
    games = games_of(games, "measures.endings", "reason")
    counts = dict(games.group_by("reason").len().iter_rows())
    found = pl.DataFrame(
        {"reason": REASONS, "games": [counts.get(reason, 0) for reason in REASONS]},
        schema={"reason": GAMES["reason"], "games": pl.Int32},
    )
    return with_shares(found, "games", games.height)


def with_shares(frame: pl.DataFrame, part: str, whole: int | str) -> pl.DataFrame:
    """Return a frame with the share that column `part` is of `whole` (a number or a column), and the share's
    interval.
    """
    wholes = [whole] * frame.height if isinstance(whole, int) else frame[whole].to_list()
    rates = [Rate(count, of) for count, of in zip(frame[part], wholes, strict=True)]
    return frame.with_columns(
        pl.Series("share", [rate.share for rate in rates], pl.Float64),
        pl.Series("low", [rate.interval[0] for rate in rates], pl.Float64),
        pl.Series("high", [rate.interval[1] for rate in rates], pl.Float64),
    )
