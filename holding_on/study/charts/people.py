"""Charts of each person's Stress and Care Tokens day by day, and of the memories that were found in each Timeline."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import altair as alt
import polars as pl

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box

from ...game import Game
from .. import measures
from ..counts import people
from ..counts.rows import FEWEST
from ..given import Shifts, shifts_of
from .theme import HUES, PALE, layered, themed


def stress(shifts: Shifts, names: Sequence[str] = (), *, lang: str = "en") -> alt.LayerChart:
    """Draw the Stress of each person at the end of each day, in one game or as the mean of many.

    `names` are the names of the nurses. If left out, they are the names of the game's players.
    """
    found = measures.stress(shifts_of(shifts, "charts.stress", "day", "stress"))
    return _people(found, "stress", names or _players(shifts), Words(the_box(), lang))


def tokens(shifts: Shifts, names: Sequence[str] = (), *, lang: str = "en") -> alt.LayerChart:
    """Draw the Care Tokens in each purse at the end of each day, as `stress` does. The last row is the pool."""
    found = measures.tokens(shifts_of(shifts, "charts.tokens", "day", "tokens"))
    return _people(found, "tokens", names or _players(shifts), Words(the_box(), lang))


def _players(given: Shifts) -> Sequence[str]:
    """Return the names of a game's players; none for many games or a frame."""
    return given.names if isinstance(given, Game) else ()


def _people(found: pl.DataFrame, what: people.What, names: Sequence[str], words: Words) -> alt.LayerChart:
    """Draw a row for each person and a column for each day. Each field shows a number; a higher number is darker."""
    say = words.say
    found = _enough(found)
    means = [people.Of(*row) for row in found.select("day", "who", "games", "mean").rows()]
    called, one = people.called(means, names, words), people.of_one_game(means)
    cells = found.select(
        "day",
        pl.col("who").cast(pl.String).replace_strict(called, default="").alias("who"),
        pl.col("mean").round(2),
        pl.col("mean").map_elements(lambda mean: people.shown(mean, one), pl.String).alias("text"),
    )
    where: dict[str, Any] = {
        "x": alt.X("day:O", title=say("study.chart.day"), axis=alt.Axis(labelAngle=0)),
        "y": alt.Y("who:N", sort=list(called.values()), title=None),
    }
    shade = alt.Opacity("mean:Q", scale=alt.Scale(domainMin=0, range=[0, 0.6]), legend=None)
    squares = alt.Chart(cells).mark_rect(color=HUES[0], stroke=PALE).encode(**where, opacity=shade)
    numbers = alt.Chart(cells).mark_text(fontSize=12).encode(**where, text="text:N")
    description = people.people_told(means, what, called, words)
    title = say(f"study.chart.{what}_title" if one else f"study.chart.{what}_title_mean")
    return layered([squares, numbers], title, description, width=alt.Step(40), height=alt.Step(30))


def memories(shifts: Shifts, *, lang: str = "en") -> alt.FacetChart:
    """Draw Billy's memories in play at the end of each day, a row for each Timeline.

    A wide bar is the number of partial memories, a narrow bar the number of clear memories.
    """
    words = Words(the_box(), lang)
    say = words.say
    shifts = shifts_of(shifts, "charts.memories", "day", "partial_lines", "clear_lines")
    found = _enough(measures.memories(shifts))
    kinds = [say("study.chart.partials"), say("study.chart.clears")]
    lines = [say("study.chart.timeline", n=line) for line in found["timeline"].unique().sort()]
    cells = found.with_columns(
        pl.col("timeline").map_elements(lambda line: say("study.chart.timeline", n=line), pl.String),
        pl.col("partials", "clears").round(2),
    )
    scale = alt.Scale(domain=kinds, range=["#9ec9e8", HUES[1]])

    def bars(column: str, kind: str, size: int) -> alt.Chart:
        y = alt.Y(f"{column}:Q", title=None, scale=alt.Scale(domainMin=0), axis=alt.Axis(tickCount=3, tickMinStep=1))
        made: alt.Chart = (
            alt.Chart()
            .mark_bar(size=size, stroke=PALE)
            .transform_calculate(kind=json.dumps(kind))
            .encode(
                x=alt.X("day:O", title=say("study.chart.day"), axis=alt.Axis(labelAngle=0)),
                y=y,
                color=alt.Color("kind:N", scale=scale, title=None, legend=alt.Legend(orient="top")),
            )
        )
        return made

    means = [people.Found(*row) for row in found.select("day", "timeline", "games", "partials", "clears").rows()]
    one = people.of_one_game(means)
    chart: alt.FacetChart = (
        alt.layer(bars("partials", kinds[0], 22), bars("clears", kinds[1], 9), data=cells)
        .properties(width=alt.Step(34), height=52)
        .facet(row=alt.Row("timeline:N", sort=lines, title=None, header=alt.Header(labelAngle=0, labelAlign="left")))
        .properties(
            title=say("study.chart.memories_title" if one else "study.chart.memories_title_mean"),
            description=people.memories_told(means, words),
        )
    )
    return themed(chart)


def _enough(found: pl.DataFrame) -> pl.DataFrame:
    """Return the days that enough games reached: `FEWEST` games, or all games if there are fewer."""
    most = found.select(pl.col("games").max()).item() or 0
    return found.filter(pl.col("games") >= min(FEWEST, most))
