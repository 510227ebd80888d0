"""Charts of games, made by Altair from the polars frames of `Game.shifts` and `simulate`.

Each is a plain Altair chart that can be changed and combined. Importing this module enables the theme, whose colours
follow the page, light or dark, and tell nothing that a shape or a word does not tell too; and a renderer that draws on
this machine, with no request to any other. `alternative` tells a chart in words; a screen reader reads that.

    >>> import holding_on as ho
    >>> from holding_on.study import charts
    >>> game = ho.Game(seed=7, first=0)
    >>> changes = game.apply(ho.Action.of("turn"))
    >>> print(charts.alternative(charts.condition(game.shifts())))
    Billy's Condition shift by shift: 28 (day 1, Morning), 28 (now).
"""

from __future__ import annotations

import json
import re
from html import escape
from typing import Any, Final

import polars as pl
import vl_convert

from holding_on.engine.names import SHIFT_NAMES, STAGE_FLOORS, STAGE_NAMES, TOP_CONDITION
from holding_on.language import Words
from holding_on.loading import the_box
from holding_on.quick_schemas import import_jsonschema

import_jsonschema()

import altair as alt  # noqa: E402

INK: Final = "var(--jp-ui-font-color1, #333)"
PALE: Final = "var(--jp-border-color2, #ddd)"
STAGES: Final = ("#009e73", "#e69f00", "#d55e00", "#666666")
"""The stages of the Condition Track, in colours that are told apart with any eyes, each named where it is drawn."""
CARE: Final = {"medical": "#0072b2", "palliative": "#cc79a7", "none": "#999999"}
WIDTH: Final = 620


@alt.theme.register("holding_on", enable=True)
def theme() -> alt.theme.ThemeConfig:
    """One look for every chart: ink and lines of the page that it stands on, no background of its own."""
    axis: Any = {"labelColor": INK, "titleColor": INK, "domainColor": INK, "tickColor": INK, "gridColor": PALE}
    axis |= {"labelFontSize": 13, "titleFontSize": 13}
    return {
        "config": {
            "background": "transparent",
            "view": {"stroke": None},
            "axis": axis,
            "legend": {"labelColor": INK, "titleColor": INK, "labelFontSize": 13, "titleFontSize": 13},
            "title": {"color": INK, "fontSize": 15, "anchor": "start"},
            "text": {"color": INK, "fontSize": 13},
        }
    }


def drawn(spec: dict[str, Any]) -> str:
    """A chart's specification as a drawing for a page, told in words to who cannot see it."""
    svg = vl_convert.vegalite_to_svg(json.dumps(spec), allowed_base_urls=[])
    svg = re.sub(r' (?:role|aria-\w+)="[^"]*"', "", svg)  # the drawing is told as a whole, and in our words
    told = escape(str(spec.get("description", "")), quote=True)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{told}" style="max-width:100%;height:auto" ', 1)


def _bundle(spec: dict[str, Any], **_: object) -> dict[str, str]:
    """What a notebook keeps of a chart: the drawing, and its words and specification, which can be compared."""
    plain = f"{spec.get('description', '')}\n{json.dumps(spec, sort_keys=True)}"
    return {"text/html": f'<div class="ho-chart">{drawn(spec)}</div>', "text/plain": plain}


alt.renderers.register("holding_on", _bundle)
alt.renderers.enable("holding_on")


def alternative(chart: alt.TopLevelMixin) -> str:
    """What a chart shows, in words."""
    return str(chart.to_dict().get("description", ""))


def condition(shifts: pl.DataFrame, *, at: int | None = None, lang: str = "en") -> alt.LayerChart:
    """Billy's condition over the shifts of a game (`Game.shifts`), on the four stages of the track (COND-02).

    Each point is how he is before a patient card is turned, the last one how he is now; `at` marks one of them, from 0.
    """
    words = Words(the_box(), lang)
    points = _points(shifts, words)
    say = words.say
    ceilings = (TOP_CONDITION, *(floor - 1 for floor in STAGE_FLOORS))
    stages = pl.DataFrame(
        {
            "stage": [say(f"stage.{name}") for name in STAGE_NAMES],
            "from": [floor - 0.5 if floor else 0.0 for floor in STAGE_FLOORS],
            "to": [
                ceiling + 0.5 if index else float(ceiling) for index, ceiling in enumerate(ceilings[: len(STAGE_NAMES)])
            ],
            "middle": [(floor + ceiling) / 2 for floor, ceiling in zip(STAGE_FLOORS, ceilings, strict=False)],
        }
    )
    scale = alt.Scale(domain=[0, TOP_CONDITION], nice=False)
    height = alt.Y("condition:Q", scale=scale, title=say("study.chart.condition"))
    moment = alt.X("moment:O", sort=points["moment"].to_list(), title=None, axis=alt.Axis(labelAngle=-40))
    bands = (
        alt.Chart(stages)
        .mark_rect(opacity=0.22)
        .encode(
            y=alt.Y("from:Q", scale=scale),
            y2="to:Q",
            color=alt.Color(
                "stage:N", scale=alt.Scale(domain=stages["stage"].to_list(), range=list(STAGES)), legend=None
            ),
        )
    )
    names = (
        alt.Chart(stages)
        .mark_text(align="left", dx=4, fontStyle="italic")
        .encode(x=alt.value(0), y=alt.Y("middle:Q", scale=scale), text="stage:N")
    )
    line = alt.Chart(points).mark_line(color=INK, strokeWidth=2).encode(x=moment, y=height)
    dots = alt.Chart(points).mark_point(color=INK, filled=True, size=55, opacity=1).encode(x=moment, y=height)
    layers: list[Any] = [bands, names, line, dots]
    if at is not None and 0 <= at < len(points):
        layers.append(alt.Chart(points[at : at + 1]).mark_rule(color=INK, strokeDash=[5, 4]).encode(x=moment))
        layers.append(
            alt.Chart(points[at : at + 1])
            .mark_point(color=INK, size=260, strokeWidth=2, filled=False)
            .encode(x=moment, y=height)
        )
    chart: alt.LayerChart = alt.layer(*layers).properties(
        width=WIDTH, height=260, title=say("study.chart.condition_title"), description=_told(points, words)
    )  # type: ignore[assignment]  # it is one layered chart
    return chart


def care(shifts: pl.DataFrame, *, lang: str = "en") -> alt.LayerChart:
    """The care that was given in each shift of a game (`Game.shifts`): a row a shift of the day, a column a day."""
    words = Words(the_box(), lang)
    say = words.say
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
    counts = [words.say(f"study.chart.given_{kind}", n=shifts.filter(pl.col("care") == kind).height) for kind in kinds]
    chart: alt.LayerChart = alt.layer(squares, letters).properties(
        width=alt.Step(44),
        height=alt.Step(34),
        title=say("study.chart.care_title"),
        description=say("study.chart.care_told", counts=words.listed(counts)),
    )  # type: ignore[assignment]  # it is one layered chart
    return chart


def _points(shifts: pl.DataFrame, words: Words) -> pl.DataFrame:
    """The moments of a game with the condition at each: before each card, and now."""
    moments = [
        words.say("study.chart.moment", day=day, shift=words.say(f"shift.{shift}"))
        for day, shift in shifts.select("day", "shift").rows()
    ]
    now = shifts["condition"].to_list()[-1:]
    return pl.DataFrame(
        {
            "moment": [*moments, *([words.say("study.chart.now")] if now else [])],
            "condition": [*shifts["before"], *now],
        },
        schema={"moment": pl.String, "condition": pl.Int16},
    )


def _told(points: pl.DataFrame, words: Words) -> str:
    """A line of conditions in a sentence or two."""
    if points.is_empty():
        return words.say("study.chart.nothing")
    steps = [words.say("study.chart.at", condition=condition, moment=moment) for moment, condition in points.rows()]
    return words.say("study.chart.condition_told", steps=words.say("list.comma").join(steps))
