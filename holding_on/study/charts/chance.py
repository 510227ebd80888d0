"""Charts of luck: the odds of the patient cards, the cards that came, and how many games were won with them."""

from __future__ import annotations

import altair as alt
import polars as pl

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box

from .. import measures
from ..counts import cards, deal
from ..given import OneGame, Studies, one_game_of, studies_of
from .rates import dots
from .theme import HUES, INK, layered


def luck(shifts: OneGame, *, lang: str = "en") -> alt.LayerChart:
    """Draw the luck of one game's cards: a bar for each card, and a line for the sum of the bars so far.

    A bar goes up where the card was kinder than the deck, and down where it was harder. The band holds the sums of 95
    of 100 games in which chance alone deals.
    """
    words = Words(the_box(), lang)
    say = words.say
    shifts = one_game_of(shifts, "charts.luck", "day", "shift", "kind", "symbols", "odds", "falls")
    drawn = measures.draws(shifts).with_columns(
        pl.int_range(1, pl.len() + 1).alias("card"),
        pl.col("luck").round(3),
        pl.col("luck").cum_sum().round(3).alias("sum"),
        (cards.ERRORS * pl.col("variance").cum_sum().sqrt()).round(3).alias("high"),
        pl.when(pl.col("luck") >= 0)
        .then(pl.lit(say("study.chart.kinder")))
        .otherwise(pl.lit(say("study.chart.harder")))
        .alias("side"),
    ).with_columns((-pl.col("high")).alias("low"))  # fmt: skip
    drawn = drawn.select("card", "luck", "sum", "low", "high", "side")
    x = alt.X(
        "card:Q",
        title=say("study.chart.card"),
        axis=alt.Axis(grid=False, tickMinStep=1, format="d"),
        scale=alt.Scale(nice=False),
    )
    title = say("study.chart.spaces")
    sides = [say("study.chart.kinder"), say("study.chart.harder")]
    colour = alt.Color(
        "side:N", scale=alt.Scale(domain=sides, range=[HUES[2], HUES[1]]), title=None, legend=alt.Legend(orient="top")
    )
    chart = alt.Chart(drawn)
    layers = [
        chart.mark_area(color=HUES[0], opacity=0.16).encode(x=x, y=alt.Y("low:Q", title=title), y2="high"),
        chart.mark_bar(size=9, opacity=0.9).encode(x=x, y=alt.Y("luck:Q", title=title), color=colour),
        chart.mark_line(color=INK, strokeWidth=2.5).encode(x=x, y=alt.Y("sum:Q", title=title)),
    ]
    return layered(layers, say("study.chart.luck_title"), _in_words(shifts, words))


def _in_words(shifts: pl.DataFrame, words: Words) -> str:
    found = measures.draws(shifts).select("day", "shift", "fall", "expected", "variance").rows()
    return cards.luck_told([cards.Draw(*row) for row in found], words)


def by_luck(study: Studies, *, lang: str = "en") -> alt.LayerChart:
    """Draw the share of games that a style wins with hard, middling and kind cards, with its 95 % interval."""
    words = Words(the_box(), lang)
    say = words.say
    order = [say(f"study.chart.cards_{cards}") for cards in measures.THIRDS]
    named = studies_of(study, "charts.by_luck")
    frames, sentences = [], []
    for called, each in named.items():
        found = measures.won_by_luck(each)
        names = [say(f"study.chart.cards_{cards}") for cards in found["cards"]]
        frames.append(found.drop("cards").with_columns(pl.Series("cards", names), pl.lit(called).alias("name")))
        if len(named) > 1:
            sentences.append(say("study.chart.by_luck_named", name=called))
        sentences += deal.thirds_told(found.select("cards", "games", "won").rows(), words)
    points = pl.concat(frames)
    order = [name for name in order if name in set(points["cards"])]
    return dots(points, "cards", order, say("study.chart.by_luck_title"), say("study.chart.share_won"), sentences)
