"""Charts of Billy's condition in many games: a fan of quantiles, or a game beside many that go on from it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import altair as alt
import polars as pl

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box

from .. import measures
from ..counts import days as counted
from ..counts.rows import FEWEST
from ..given import OneGame, Shifts, one_game_of, shifts_of, study_of
from ..measures.days import moment
from ..naming import names_of
from ..study import Study
from .theme import HUES, INK, SHADES, WIDTH, layered
from .track import borders, track

_READ: Final = ("day", "shift", "before", "condition")
"""The columns that are read from the frames of shifts."""
Height = Callable[[str], alt.Y]


def fan(shifts: Shifts, game: OneGame | None = None, *, lang: str = "en") -> alt.LayerChart:
    """Draw Billy's condition over the days of many games: half of them lie in the dark band, nine of ten in both bands.

    The dotted line is the median. With `game`, one game is drawn as a line of its own, with a point for each shift.
    """
    words = Words(the_box(), lang)
    shifts = shifts_of(shifts, "charts.fan", *_READ)
    game = None if game is None else one_game_of(game, "charts.fan: game=", *_READ)
    spread = _spread(shifts)
    (stages, stage_names), height = track(words)
    layers = [stages, *_band(spread, height, words), stage_names]
    sentences = [counted.fan_told(_games(shifts), _evenings(spread), words)]
    if game is not None and not game.is_empty():
        layers += _line(game, height, words)
        sentences.append(counted.game_told(_ends(game), words))
    return layered(layers, words.say("study.chart.fan_title"), " ".join(sentences), height=280)


def branches(
    game: OneGame,
    other: Study,
    same: Study | None = None,
    *,
    names: tuple[str, str] | None = None,
    lang: str = "en",
) -> alt.LayerChart:
    """Draw one game as a line, and as a band the games of a study that go on from a moment of it.

    `other` and `same` are studies with `start=game.at(…)`. `same` has the choice that was really made; it is drawn as
    two broken lines, with half of its games between them. `names` are the names of `other` and `same`. If left out, two
    studies of `what_if` are "otherwise" and "as it was", and other studies are called by what differs between them.
    """
    words = Words(the_box(), lang)
    say = words.say
    game = one_game_of(game, "charts.branches", *_READ)
    other = study_of(other, "charts.branches: other=")
    same = None if same is None else study_of(same, "charts.branches: same=")
    called = names or _called(other, same, words)
    spread = _spread(other.shifts)
    (stages, stage_names), height = track(words)
    layers = [stages, *_band(spread, height, words, beside=same is not None), stage_names]
    layers.append(_label(spread, "q95", called[0], HUES[0], height, words))
    told = [(called[0], other.games.height, _evenings(spread))]
    if same is not None:
        beside = _spread(same.shifts)
        layers += [
            _named(alt.Chart(beside), say("study.chart.between"), words, True)
            .mark_line(strokeWidth=2)
            .encode(x=_days(words), y=height(edge))
            for edge in ("q25", "q75")
        ]
        layers.append(_label(beside, "q25", called[1], HUES[1], height, words))
        told.append((called[1], same.games.height, _evenings(beside)))
    description = counted.branches_told(_ends(game), told, words)
    return layered([*layers, *_line(game, height, words)], say("study.chart.branches_title"), description, height=280)


def _called(other: Study, same: Study | None, words: Words) -> tuple[str, str]:
    """Return the names of the two studies: for two studies of `what_if` fixed names, for others what differs."""
    if same is None or (other.origin and other.origin.instead and same.origin and same.origin.instead):
        return words.say("study.chart.otherwise"), words.say("study.chart.as_it_was")
    first, second = names_of([other, same])
    return first, second


def _spread(shifts: pl.DataFrame) -> pl.DataFrame:
    """Return the quantiles to be drawn, beginning before the first card; the column x is in days."""
    found = measures.fan(shifts)
    found = found.filter(pl.col("games") >= min(FEWEST, _games(shifts))).select(
        (pl.col("moment") / 3).round(3).alias("x"), "day", "shift", "games", pl.selectors.starts_with("q").round(2)
    )
    if found.is_empty():
        return found
    before = pl.col("q50").replace_strict({}, default=shifts["before"][0], return_dtype=pl.Float64)
    opening = found.head(1).with_columns(
        (pl.col("x") - 1 / 3).round(3),
        pl.lit(None, found.schema["shift"]).alias("shift"),  # no shift is over before the first card
        *[before.alias(name) for name in found.columns if name.startswith("q")],
    )
    return pl.concat([opening, found])


def _days(words: Words) -> alt.X:
    axis = alt.Axis(tickMinStep=1, format="d", grid=False)
    return alt.X("x:Q", title=words.say("study.chart.day"), axis=axis, scale=alt.Scale(nice=False, zero=True))


def _band(spread: pl.DataFrame, height: Height, words: Words, *, beside: bool = False) -> list[Any]:
    """Return the layers of the bands of half and of nine tenths of the games, and the median as a line.

    The bands are opaque, so that their colour is the same on every stage. The borders of the stages are drawn over
    them.
    """
    say = words.say
    shares = [say("study.chart.half"), say("study.chart.nine_of_ten")]
    scale = alt.Scale(domain=shares, range=list(SHADES))
    chart = alt.Chart(spread)
    areas = [
        chart.transform_calculate(share=json.dumps(share))
        .mark_area(line=False, opacity=1)
        .encode(x=_days(words), y=height(low), y2=high, fill=alt.Fill("share:N", scale=scale, legend=_legend("square")))
        for low, high, share in (("q05", "q95", shares[1]), ("q25", "q75", shares[0]))
    ]
    middle = _named(chart, say("study.chart.middle"), words, beside).mark_line(strokeWidth=2.5)
    middle = middle.encode(x=_days(words), y=height("q50"))
    return [*areas, borders(), middle]


def _named(chart: Any, name: str, words: Words, beside: bool) -> Any:
    """Return a line with its colour and dash, and its name in the legend. `beside` is for a chart with two studies."""
    names = [words.say("study.chart.middle"), *([words.say("study.chart.between")] if beside else [])]
    colours = alt.Scale(domain=names, range=[INK, HUES[1]][: len(names)])
    dashes = alt.Scale(domain=names, range=[[2, 3], [6, 3]][: len(names)])
    return chart.transform_calculate(line=json.dumps(name)).encode(
        stroke=alt.Stroke("line:N", scale=colours, legend=_legend()),
        strokeDash=alt.StrokeDash("line:N", scale=dashes, legend=_legend()),
    )


def _legend(symbol: str = "stroke") -> alt.Legend:
    return alt.Legend(
        orient="bottom",
        direction="vertical",
        title=None,
        labelLimit=WIDTH,
        symbolType=symbol,
        symbolSize=250,
        offset=4,
        padding=8,
    )


def _label(spread: pl.DataFrame, column: str, name: str, colour: str, height: Height, words: Words) -> Any:
    """Return a name beside its curve: above the band in the first third, or below a line in the second half."""
    above = column == "q95"
    index = len(spread) // 3 if above else 3 * len(spread) // 5
    there = spread[index : index + 1].with_columns(pl.lit(name).alias("name"))
    mark = alt.Chart(there).mark_text(align="left", dy=-9 if above else 14, color=colour, fontWeight="bold")
    return mark.encode(x=_days(words), y=height(column), text="name:N")


def _line(game: pl.DataFrame, height: Height, words: Words) -> list[Any]:
    """Return the layers of one game: a line from before its first card until now, a point for each shift, and its
    name.
    """
    steps = game.select((moment() / 3).round(3).alias("x"), "condition")
    first = game.select((moment() / 3 - 1 / 3).round(3).alias("x"), pl.col("before").alias("condition")).head(1)
    points = pl.concat([first, steps])
    chart = alt.Chart(points).encode(x=_days(words), y=height("condition"))
    last = points.tail(1).with_columns(pl.lit(words.say("study.chart.this_game")).alias("name"))
    name = (
        alt.Chart(last)
        .mark_text(align="left", dx=8, dy=-6, color=INK, fontWeight="bold")
        .encode(x=_days(words), y=height("condition"), text="name:N")
    )
    return [
        chart.mark_line(color=INK, strokeWidth=1.5),
        chart.mark_point(color=INK, filled=True, size=40, opacity=1),
        name,
    ]


def _games(shifts: pl.DataFrame) -> int:
    return shifts["game"].n_unique() if "game" in shifts.columns else 1


def _evenings(spread: pl.DataFrame) -> list[counted.Evening]:
    """Return the ends of the days of a fan."""
    nights = spread.filter(pl.col("shift") == "night")
    return [counted.Evening(*row) for row in nights.select("day", "games", "q50", "q25", "q75").rows()]


def _ends(game: pl.DataFrame) -> list[tuple[int, int]]:
    """Return the days of one game, each with Billy's condition at its end."""
    return game.group_by("day", maintain_order=True).last().select("day", "condition").rows()
