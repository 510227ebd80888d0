"""The Condition Track behind a chart: its four stages, each with its name (COND-02)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import altair as alt
import polars as pl

from holding_on.catalogue.language import Words
from holding_on.engine.names import STAGE_FLOORS, STAGE_NAMES, TOP_CONDITION

from .theme import INK, STAGES


def track(words: Words) -> tuple[list[Any], Callable[[str], alt.Y]]:
    """Return the layers of the stages and of their names, and a function that puts a column on the scale of the
    track.
    """
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
    title = say("study.chart.condition")
    return [bands, names], lambda column: alt.Y(f"{column}:Q", scale=scale, title=title)


def borders() -> Any:
    """Return the borders between the stages, as lines over the bands, which hide the stages."""
    heights = pl.DataFrame({"border": [floor - 0.5 for floor in STAGE_FLOORS if floor]})
    scale = alt.Scale(domain=[0, TOP_CONDITION], nice=False)
    return alt.Chart(heights).mark_rule(color=INK, opacity=0.5).encode(y=alt.Y("border:Q", scale=scale))
