"""A chart of two studies with the same cards: where the games were won, and the difference with its interval."""

from __future__ import annotations

from typing import Any, Final

import altair as alt
import polars as pl

from holding_on.engine.errors import SceneError

from ..given import Studies, studies_of
from ..measures import Paired, paired
from .theme import HUES, INK, PALE, themed

WIDTH: Final = 420
ALIKE, MORE, FEWER = "#999999", HUES[0], HUES[1]
LEAST_SHOWN: Final = 5
"""The fewest games of a hundred that the scale of the difference reaches to each side, even for a small difference."""


def differences(found: Paired | Studies) -> alt.VConcatChart:
    """Draw bars for the games won in both studies, in one of them and in neither; below, the difference of 100 games.

    The line below reaches over the 95 % interval. If it crosses 0, these games cannot say which style wins more. If no
    game differs, there is no line, but a point at 0. `found` is the result of `measures.paired`, or two studies: a
    list, or a dictionary by name.
    """
    found = found if isinstance(found, Paired) else _compared(found)
    say = found.words.say
    counts = (found.both, found.only_a, found.only_b, found.neither)
    names = [say(f"study.paired.chart.{key}", a=found.names[0], b=found.names[1]) for key in _GROUPS]
    bars = pl.DataFrame({"group": names, "games": counts})
    where: dict[str, Any] = {
        "y": alt.Y(
            "group:N",
            sort=names,
            title=None,
        ),
        "x": alt.X("games:Q", title=say("study.paired.chart.games"), axis=alt.Axis(tickMinStep=1, tickCount=5)),
    }
    colour = alt.Color("group:N", scale=alt.Scale(domain=names, range=[ALIKE, FEWER, MORE, ALIKE]), legend=None)
    rows = alt.Chart(bars, width=WIDTH, height=alt.Step(26))
    above = alt.layer(
        rows.mark_bar(opacity=0.75).encode(**where, color=colour),
        rows.mark_text(align="left", dx=4).encode(**where, text="games:Q"),
    )
    low, high = (0.0, 0.0) if found.alike else (100 * bound for bound in found.interval)
    reach = max(LEAST_SHOWN, -low, high) * 1.1
    scale = alt.Scale(domain=[-reach, reach], nice=False)
    line = pl.DataFrame({"low": [low], "high": [high], "middle": [100 * found.difference]})
    nought = alt.Chart(pl.DataFrame({"nought": [0.0]}), width=WIDTH, height=46)
    title = say("study.paired.chart.difference", b=found.names[1])
    below = alt.layer(
        nought.mark_rule(color=PALE, strokeWidth=3).encode(x=alt.X("nought:Q", scale=scale, title=title)),
        alt.Chart(line).mark_rule(color=INK, strokeWidth=3).encode(x=alt.X("low:Q", scale=scale), x2="high:Q"),
        alt.Chart(line).mark_point(color=INK, filled=True, size=90, opacity=1).encode(x=alt.X("middle:Q", scale=scale)),
    )
    chart: alt.VConcatChart = alt.vconcat(above, below).properties(
        title=say("study.paired.chart.title"), description=found.told
    )
    return themed(chart)


def _compared(studies: Studies) -> Paired:
    """Return two studies compared game by game. Raises SceneError if there are not two."""
    named = studies_of(studies, "charts.differences")
    if len(named) != 2:
        raise SceneError(f"charts.differences takes two studies, or what measures.paired gives; here are {len(named)}")
    (called_a, a), (called_b, b) = named.items()
    say = a.words.say
    return paired(a, b, (say("study.paired.style", policy=called_a), say("study.paired.style", policy=called_b)))


_GROUPS: Final = ("both", "only_a", "only_b", "neither")
