"""Charts of one game: Billy's condition, and the care that was given."""

from __future__ import annotations

from typing import Any, SupportsIndex

import altair as alt
import polars as pl

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.common.numbers import whole
from holding_on.common.quoting import quoted
from holding_on.engine.errors import SceneError
from holding_on.engine.names import SHIFT_NAMES
from holding_on.view import course

from ..counts.cards import care_told
from ..given import OneGame, one_game_of
from .theme import CARE, INK, PALE, layered
from .track import track


def condition(shifts: OneGame, *, at: SupportsIndex | None = None, lang: str = "en") -> alt.LayerChart:
    """Draw Billy's condition over the shifts of a game, on the four stages of the track (COND-02).

    Each point is his condition before a patient card is turned; the last point is his condition now. `at` marks the
    point with this number, from 0.
    """
    words = Words(the_box(), lang)
    shifts = one_game_of(shifts, "charts.condition", "day", "shift", "before", "condition")
    points = _points(shifts, words)
    say = words.say
    bands, height = track(words)
    moment = alt.X("moment:O", sort=points["moment"].to_list(), title=None, axis=alt.Axis(labelAngle=-40))
    line = alt.Chart(points).mark_line(color=INK, strokeWidth=2).encode(x=moment, y=height("condition"))
    dots = (
        alt.Chart(points).mark_point(color=INK, filled=True, size=55, opacity=1).encode(x=moment, y=height("condition"))
    )
    layers: list[Any] = [*bands, line, dots]
    marked = whole(at)
    if marked is None and at is not None:
        raise SceneError(f"at={quoted(at)}: the moments of a game have whole numbers, from 0")
    if marked is not None and 0 <= marked < len(points):
        here = points[marked : marked + 1]
        layers.append(alt.Chart(here).mark_rule(color=INK, strokeDash=[5, 4]).encode(x=moment))
        layers.append(
            alt.Chart(here)
            .mark_point(color=INK, size=260, strokeWidth=2, filled=False)
            .encode(x=moment, y=height("condition"))
        )
    return layered(layers, say("study.chart.condition_title"), _in_words(points, words))


def care(shifts: OneGame, *, lang: str = "en") -> alt.LayerChart:
    """Draw the care that was given in each shift of a game: a row for each shift of a day, a column for each day."""
    words = Words(the_box(), lang)
    say = words.say
    shifts = one_game_of(shifts, "charts.care", "day", "shift", "care")
    kinds = list(CARE)
    cells = shifts.select(
        pl.col("day"),
        pl.col("shift")
        .cast(pl.String)
        .replace_strict({name: say(f"shift.{name}") for name in SHIFT_NAMES})
        .alias("shift"),
        pl.col("care")
        .cast(pl.String)
        .replace_strict({kind: say(f"study.chart.{kind}") for kind in kinds})
        .alias("care"),
    )
    where = {
        "x": alt.X("day:O", title=say("study.chart.day"), axis=alt.Axis(labelAngle=0)),
        "y": alt.Y("shift:N", sort=[say(f"shift.{name}") for name in SHIFT_NAMES], title=None),
    }
    names = [say(f"study.chart.{kind}") for kind in kinds]
    colour = alt.Color("care:N", scale=alt.Scale(domain=names, range=list(CARE.values())), title=None)
    squares = alt.Chart(cells).mark_rect(opacity=0.55, stroke=PALE).encode(**where, color=colour)
    letters = (
        alt.Chart(cells)
        .transform_calculate(letter="substring(datum.care, 0, 1)")
        .mark_text(fontWeight="bold")
        .encode(**where, text="letter:N")
    )
    description = care_told(shifts["care"], words)
    return layered(
        [squares, letters], say("study.chart.care_title"), description, width=alt.Step(44), height=alt.Step(34)
    )


def _points(shifts: pl.DataFrame, words: Words) -> pl.DataFrame:
    """Return the moments of a game with the condition at each: before each card, and now."""
    now = None if shifts.is_empty() else shifts["condition"][-1]
    line = course.points(shifts.select("day", "shift", "before").rows(), now, words)
    return pl.DataFrame(line, schema={"moment": pl.String, "condition": pl.Int16}, orient="row")


def _in_words(points: pl.DataFrame, words: Words) -> str:
    """Describe the line of conditions in a sentence or two."""
    if points.is_empty():
        return words.say("study.chart.nothing")
    return course.told(points.rows(), words)
