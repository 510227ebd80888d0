"""Charts of rates with their intervals, for one study or several: how many games go on, and how they end."""

from __future__ import annotations

from typing import Any, Final

import altair as alt
import polars as pl

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box

from .. import measures
from ..counts import days as counted
from ..given import Studies, studies_of
from .theme import DASHES, HUES, SHAPES, WIDTH, layered

_LETTER: Final = 7
_SYMBOL: Final = 30
"""About how many pixels a letter of a legend is wide, and the space before and after a name."""
_APART: Final = 0.11
"""The distance, in days, between the points of studies that are compared, so that no interval hides another."""


def survival(studies: Studies, *, lang: str = "en") -> alt.LayerChart:
    """Draw the share of a study's games that go on after each day, with the 95 % interval of each share."""
    words = Words(the_box(), lang)
    say = words.say
    named = studies_of(studies, "charts.survival")
    frames, sentences = [], []
    for index, (name, study) in enumerate(named.items()):
        days = measures.survival(study.games)
        apart = _APART * (index - (len(named) - 1) / 2)
        frames.append(days.with_columns(pl.lit(name).alias("name"), (pl.col("day") + apart).round(3).alias("x")))
        sentences.append(counted.survival_told(name, study.games.height, days.select("day", "going").rows(), words))
    points = _rounded(pl.concat(frames))
    axis = alt.Axis(tickMinStep=1, format="d", grid=False)
    x = alt.X("x:Q", title=say("study.chart.day"), axis=axis, scale=alt.Scale(nice=False))
    share = alt.Scale(domain=[0, 1], nice=False)

    def y(column: str) -> alt.Y:
        return alt.Y(f"{column}:Q", scale=share, title=say("study.chart.going"), axis=alt.Axis(format="%"))

    look = _look(list(named))
    chart = alt.Chart(points)
    layers: list[Any] = [
        chart.mark_line(strokeWidth=1.5).encode(x=x, y=y("share"), color=look["color"], strokeDash=look["strokeDash"]),
        chart.mark_rule(strokeWidth=2).encode(x=x, y=y("low"), y2="high", color=look["color"]),
        chart.mark_point(filled=True, size=60, opacity=1).encode(
            x=x, y=y("share"), color=look["color"], shape=look["shape"]
        ),
    ]
    return layered(layers, say("study.chart.survival_title"), " ".join(sentences), width=WIDTH - 120, height=240)


def endings(studies: Studies, *, lang: str = "en") -> alt.LayerChart:
    """Draw how games end: the share that is won, and the share lost for each reason, with their 95 % intervals."""
    words = Words(the_box(), lang)
    say = words.say
    named = studies_of(studies, "charts.endings")
    frames, sentences = [], []
    for name, study in named.items():
        ends = measures.endings(study.games)
        texts = [say(f"study.chart.ending.{reason}") for reason in ends["reason"]]
        frames.append(ends.with_columns(pl.Series("ending", texts), pl.lit(name).alias("name")))
        sentences.append(counted.endings_told(name, study.games.height, ends.select("reason", "games").rows(), words))
    order = [say(f"study.chart.ending.{reason}") for reason in measures.REASONS]
    points = pl.concat(frames).drop("reason")
    return dots(points, "ending", order, say("study.chart.endings_title"), say("study.chart.share"), sentences)


def dots(
    points: pl.DataFrame, rows: str, order: list[str], title: str, share: str, sentences: list[str]
) -> alt.LayerChart:
    """Draw each rate as a point with its interval, in a row of its own; studies of different names stand below each
    other.
    """
    names = points["name"].unique(maintain_order=True).to_list()
    look = _look(names)
    y: dict[str, Any] = {"y": alt.Y(f"{rows}:N", sort=order, title=None, axis=alt.Axis(grid=True))}
    if len(names) > 1:
        y["yOffset"] = alt.YOffset("name:N", sort=names)
    scale = alt.Scale(domain=[0, 1], nice=False)

    def x(column: str) -> alt.X:
        return alt.X(f"{column}:Q", scale=scale, title=share, axis=alt.Axis(format="%", tickCount=5))

    chart = alt.Chart(_rounded(points))
    layers = [
        chart.mark_rule(strokeWidth=2.5).encode(**y, x=x("low"), x2="high", color=look["color"]),
        chart.mark_point(filled=True, size=90, opacity=1).encode(
            **y, x=x("share"), color=look["color"], shape=look["shape"]
        ),
    ]
    return layered(layers, title, " ".join(sentences), width=WIDTH - 120, height=max(34, 17 * len(names)) * len(order))


def _look(names: list[str]) -> dict[str, Any]:
    """Return colour, shape and dash by name; without a legend if there is only one name."""
    legend = alt.Legend(title=None, orient="top", symbolSize=90, columns=_columns(names)) if len(names) > 1 else None

    def scale(values: tuple[Any, ...]) -> alt.Scale:
        return alt.Scale(domain=names, range=[values[index % len(values)] for index in range(len(names))])

    return {
        "color": alt.Color("name:N", scale=scale(HUES), legend=legend),
        "shape": alt.Shape("name:N", scale=scale(SHAPES), legend=legend),
        "strokeDash": alt.StrokeDash("name:N", scale=scale(DASHES), legend=None),
    }


def _columns(names: list[str]) -> int:
    """Return the number of columns of a legend: one for each name if they fit on a line, else as many as fit."""
    widths = [_LETTER * len(name) + _SYMBOL for name in names]
    return max(1, WIDTH // max(widths)) if sum(widths) > WIDTH else len(names)


def _rounded(frame: pl.DataFrame) -> pl.DataFrame:
    return frame.with_columns(pl.col("share", "low", "high").round(4))
