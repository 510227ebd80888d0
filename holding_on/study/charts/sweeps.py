"""A chart of a sweep: a line over the values of one axis, or a heat map with the figures over two or more."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

import altair as alt
import polars as pl

from holding_on.catalogue.language import Words

from ..axes import Axis
from ..counts.rates import Rate
from ..given import sweep_of
from ..sweeps import Sweep
from .rates import dots
from .theme import HUES, INK, WIDTH, layered, themed

_SHARE: Final = alt.Scale(domain=[0, 1], nice=False)
_DEEPEST: Final = 0.5
"""How much of its colour a square has where all games were won: its figure stays readable on it, light or dark."""
_STEP: Final = 46
"""The width of a square of the heat map, in pixels; its height is two thirds of it."""
_LETTERS: Final = 22
"""The most letters in a line of the title of an axis of a heat map; a chart of one axis has room for twice as many."""


def sweep(found: Sweep, *, lang: str = "en") -> alt.LayerChart | alt.VConcatChart:
    """Draw the share of games won in each cell of a sweep.

    One axis of numbers is a line with the band of its 95 % intervals, and a broken line where the published value is;
    one axis of names has a point and its interval in a row for each. Two axes are a heat map, with the figures in
    percent in it and a frame around the cell as published. Where there are more axes, each combination of the further
    ones has a heat map of its own.
    """
    found = sweep_of(found, "charts.sweep")
    words = Words.of(lang, None) if lang != found.words.lang else found.words
    frame = found.frame.with_columns(pl.col("share", "low", "high").round(4))
    title, told = words.say("study.sweep.chart.title"), _in_words(found, words)
    if not found.axes:
        return _rows(frame.with_columns(pl.lit(found.studies[0].name).alias("cell")), "cell", title, told, words)
    first = found.axes[0]
    if len(found.axes) > 1:
        return _maps(found, frame, title, told, words)
    if first.has_numbers:
        return _line(found, frame, first, title, told, words)
    return _rows(frame.rename({first.name: "cell"}), "cell", title, told, words)


def _line(found: Sweep, frame: pl.DataFrame, axis: Axis, title: str, told: str, words: Words) -> alt.LayerChart:
    points = frame.select(pl.col(axis.name).alias("value"), "share", "low", "high")
    where = alt.Axis(tickMinStep=1, format="d", grid=False)
    named = wrap(axis.titled(words), 2 * _LETTERS)
    x = alt.X("value:Q", title=named, axis=where, scale=alt.Scale(zero=False, nice=False, padding=12))

    def y(column: str) -> alt.Y:
        return alt.Y(f"{column}:Q", scale=_SHARE, title=words.say("study.chart.share_won"), axis=alt.Axis(format="%"))

    chart = alt.Chart(points)
    published = words.say("study.sweep.chart.published")
    mark = alt.Chart(pl.DataFrame({"value": [found.published[axis.name]], "name": [published]}))
    layers: list[Any] = [
        chart.mark_area(color=HUES[0], opacity=0.2).encode(x=x, y=y("low"), y2="high"),
        chart.mark_rule(color=HUES[0], strokeWidth=1.5).encode(x=x, y=y("low"), y2="high"),
        mark.mark_rule(color=INK, strokeDash=[5, 4]).encode(x=x),
        mark.mark_text(align="left", baseline="top", dx=5, dy=4).encode(x=x, y=alt.value(0), text="name:N"),
        chart.mark_line(color=HUES[0], strokeWidth=2.5).encode(x=x, y=y("share")),
        chart.mark_point(color=HUES[0], filled=True, size=60, opacity=1).encode(x=x, y=y("share")),
    ]
    return layered(layers, title, told, width=WIDTH - 60)


def _rows(frame: pl.DataFrame, rows: str, title: str, told: str, words: Words) -> alt.LayerChart:
    points = frame.select(pl.col(rows).cast(pl.String), "share", "low", "high", pl.lit("").alias("name"))
    return dots(points, rows, points[rows].to_list(), title, words.say("study.chart.share_won"), [told])


def _maps(found: Sweep, frame: pl.DataFrame, title: str, told: str, words: Words) -> alt.LayerChart | alt.VConcatChart:
    across, down, further = _placed(found.axes)
    is_published = pl.all_horizontal(pl.col(axis.name) == found.published[axis.name] for axis in found.axes)
    cells = frame.select(
        *[axis.name for axis in further],
        pl.col(across.name).cast(pl.String).alias("across"),
        pl.col(down.name).cast(pl.String).alias("down"),
        pl.col("share"),
        (100 * pl.col("share")).round(0).cast(pl.Int64).cast(pl.String).alias("figure"),
        is_published.alias("published"),
    )
    shade = _shade(words, cells["published"].any())
    if not further:
        return themed(_map(cells, across, down, shade, words).properties(title=title, description=told))
    maps = [
        _map(part.drop(*[axis.name for axis in further]), across, down, shade, words).properties(
            title=found.told(dict(zip([axis.name for axis in further], values, strict=True)))
        )
        for values, part in cells.group_by([axis.name for axis in further], maintain_order=True)
    ]
    chart: alt.VConcatChart = alt.vconcat(*maps).properties(title=title, description=told)
    return themed(chart)


def _map(cells: pl.DataFrame, across: Axis, down: Axis, shade: alt.Opacity, words: Words) -> alt.LayerChart:
    where: dict[str, Any] = {
        "x": alt.X(
            "across:N",
            sort=list(map(str, across.values)),
            title=wrap(across.titled(words), _LETTERS),
            axis=alt.Axis(labelAngle=0 if across.has_numbers else -40),
        ),
        "y": alt.Y("down:N", sort=list(map(str, down.values)), title=wrap(down.titled(words), _LETTERS)),
    }
    chart = alt.Chart(cells)
    layers: list[Any] = [
        chart.mark_rect(color=HUES[0]).encode(**where, opacity=shade),
        chart.mark_text().encode(**where, text="figure:N"),
        alt.Chart(cells.filter("published")).mark_rect(filled=False, stroke=INK, strokeWidth=2.5).encode(**where),
    ]
    size = {"width": alt.Step(_STEP), "height": alt.Step(_STEP * 2 / 3)}
    layer: alt.LayerChart = alt.layer(*layers).properties(**size)  # type: ignore[assignment]  # as in `layered`
    return layer


def _shade(words: Words, has_frame: bool) -> alt.Opacity:
    """Return how strong the colour of a square is, with a legend that says what the frame is."""
    title = [words.say("study.sweep.chart.shade"), *([words.say("study.sweep.chart.framed")] if has_frame else [])]
    legend = alt.Legend(
        title=title,
        format="%",
        symbolType="square",
        symbolFillColor=HUES[0],
        symbolStrokeWidth=0,
        orient="right",
        values=[0, 0.25, 0.5, 0.75, 1],
    )
    return alt.Opacity("share:Q", scale=alt.Scale(domain=[0, 1], range=[0.03, _DEEPEST]), legend=legend)


def _placed(axes: Sequence[Axis]) -> tuple[Axis, Axis, list[Axis]]:
    """Return the axis that lies across, the one that goes down, and the others: the longest axis lies across."""
    longest = max(axes, key=lambda axis: (axis.has_numbers, len(axis.values)))
    others = [axis for axis in axes if axis is not longest]
    return longest, others[-1], others[:-1]


def _in_words(found: Sweep, words: Words) -> str:
    """Say of each cell how many games were won, and between which bounds the share lies."""
    say, sentences = words.say, []
    for row in found.frame.iter_rows(named=True):
        values = found.told({axis.name: row[axis.name] for axis in found.axes}) or found.studies[0].name
        told = Rate(row["won"], row["games"]).told(words, within=True)
        sentences.append(say("study.sweep.chart.cell", values=values, won=row["won"], told=told))
    games = found.studies[0].games.height
    begins = say("study.sweep.chart.told", n=games, cells=say("study.sweep.cells", n=len(sentences)))
    ends = say("study.sweep.published", values=found.told(found.published)) if found.axes else ""
    return " ".join([begins, *sentences, ends]).strip()
