"""Luck: the odds of the next patient card, and the card that then came.

A card's *fall* is the number of spaces by which it takes Billy's condition down if no symbol on it is covered (COND-14
to COND-19); the fall of a stable card is 0. Before each draw the players know which cards are left, and so which fall
is to be expected. Luck is the expected fall less the fall that came. Over many draws luck evens out: it is nobody's
merit, and nobody's fault.
"""

from __future__ import annotations

import polars as pl

from holding_on.engine.names import KIND_NAMES

from ..given import Shifts, shifts_of
from .days import with_shares
from .people import numbered


def draws(shifts: Shifts) -> pl.DataFrame:
    """Return a row for each draw of a patient card, in one game or a study: its odds, and the card that came.

    `odds` is the share of the card's kind among the cards that were left, and `fall` the fall of the card. `expected`
    and `variance` are the mean and the variance of the falls that were left. `luck` is `expected` less `fall`: above 0
    the card was kinder than the average card that was left.

    >>> import holding_on as ho
    >>> game = ho.Game(seed=7, first=0)
    >>> changes = game.apply(ho.Action.of("turn"))
    >>> draws(game).select("kind", pl.col("odds", "expected", "luck").round(2), "fall").rows()
    [('stable', 0.33, 1.51, 1.51, 0)]
    """
    given = shifts_of(shifts, "measures.draws", "day", "shift", "kind", "symbols", "odds", "falls")
    cards = pl.col("falls").list.sum()
    spaces = pl.int_range(pl.len())
    kind = pl.col("kind").cast(pl.String).replace_strict({name: i for i, name in enumerate(KIND_NAMES)})
    fall = pl.when(pl.col("kind") == "stable").then(0).otherwise(pl.col("symbols"))
    return (
        numbered(given)
        .with_columns(
            odds=pl.col("odds").list.get(kind.cast(pl.Int32)) / cards,
            fall=fall.cast(pl.Int32),
            expected=_sum(pl.element() * spaces) / cards,
            squares=_sum(pl.element() * spaces * spaces) / cards,
        )
        .select(
            "game",
            "day",
            "shift",
            "kind",
            "odds",
            "fall",
            "expected",
            (pl.col("squares") - pl.col("expected") ** 2).alias("variance"),
            (pl.col("expected") - pl.col("fall")).alias("luck"),
        )
    )


def _sum(element: pl.Expr) -> pl.Expr:
    return pl.col("falls").cast(pl.List(pl.Float64)).list.eval(element).list.sum()


def luck(shifts: Shifts) -> pl.DataFrame:
    """Return the luck of the cards in each game: one row for each game.

    `draws` is the number of cards that were turned, `fall` the number of spaces by which they could take Billy down,
    and `expected` the number that the odds had said. `luck` is the difference. `spread` is the standard deviation that
    this difference has by chance alone. The luck is counted up to the end of the game, and so depends on how the game
    ended: many games are lost on a hard card. To ask how luck changed the results, use `dealt`, which is settled before
    the first choice.

    >>> import holding_on as ho
    >>> found = luck(ho.simulate(games=60, seed=1))
    >>> print(f"{(found['luck'] / found['spread']).abs().lt(2).mean():.2f} lie within two standard deviations")
    0.92 lie within two standard deviations
    """
    return (
        draws(shifts_of(shifts, "measures.luck"))
        .group_by("game", maintain_order=True)
        .agg(
            pl.len().alias("draws"),
            pl.col("fall", "expected", "luck").sum(),
            pl.col("variance").sum().sqrt().alias("spread"),
        )
    )


def foretold(shifts: Shifts) -> pl.DataFrame:
    """Compare the odds of each kind of card with the cards that came: one row for each kind and each tenth of the odds.

    `odds` is the mean of the odds in this tenth, `draws` the number of draws with such odds, and `came` how many of
    these draws gave the kind. `share`, `low` and `high` are the rate of `came` in `draws`. Odds that are right lie
    within the interval about 95 times of 100. It makes no difference where a game ends: each card is compared with what
    was known before it.

    >>> import holding_on as ho
    >>> found = foretold(ho.simulate(games=40, seed=1))
    >>> found.filter(kind="stable").select("draws", "came", pl.col("odds", "low", "high").round(2)).row(2)
    (306, 85, 0.26, 0.23, 0.33)
    """
    kinds = pl.lit(list(KIND_NAMES), pl.List(pl.Enum(KIND_NAMES)))
    found = (
        shifts_of(shifts, "measures.foretold", "kind", "odds")
        .select(
            pl.col("kind").cast(pl.String).alias("drawn"),
            pl.col("odds").list.eval(pl.element() / pl.element().sum()).alias("odds"),
            kinds.alias("kind"),
        )
        .explode("odds", "kind")
        .with_columns(tenth=(10 * pl.col("odds")).floor().clip(0, 9))
        .group_by("kind", "tenth")
        .agg(
            pl.len().alias("draws"),
            pl.col("odds").mean(),
            (pl.col("drawn") == pl.col("kind").cast(pl.String)).sum().alias("came"),
        )
        .sort("kind", "tenth")
        .select("kind", "odds", "draws", "came")
    )
    return with_shares(found, "came", "draws")
