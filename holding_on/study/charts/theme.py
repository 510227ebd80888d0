"""How every chart looks, how it is drawn on this machine, and how it is told in words."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from html import escape
from typing import Any, Final

import altair as alt
import vl_convert

INK: Final = "var(--jp-ui-font-color1, #333)"
PALE: Final = "var(--jp-border-color2, #ddd)"
STAGES: Final = ("#009e73", "#e69f00", "#d55e00", "#666666")
"""The stages of the Condition Track, in colours that are told apart with any eyes, each named where it is drawn."""
CARE: Final = {"medical": "#0072b2", "palliative": "#cc79a7", "none": "#999999"}
WIDTH: Final = 620
HUES: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Colours for what is compared, told apart with any eyes; each also has a shape or a dash of its own, and its name."""
SHAPES: Final = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down")
DASHES: Final = ([1, 0], [6, 3], [2, 3], [8, 3, 2, 3], [12, 4], [1, 5])


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


def layered(
    layers: Sequence[Any], title: str, told: str, *, width: int | alt.Step = WIDTH, height: int | alt.Step = 260
) -> alt.LayerChart:
    """Layers as one chart, with its title and with what it tells in words."""
    chart: alt.LayerChart = alt.layer(*layers).properties(width=width, height=height, title=title, description=told)  # type: ignore[assignment]  # it is one layered chart
    return chart


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
