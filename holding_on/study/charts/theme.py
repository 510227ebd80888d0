"""The look of every chart, its drawing on this machine, and its description in words.

A chart carries its look and its renderer with it. Nothing is changed in Altair: the theme and the renderer that the
user has chosen stay enabled.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Any, Final, TypeVar

import altair as alt
import vl_convert

from .fonts import use_fonts
from .looks import BLUE, LIGHT, PAGE, THEMES, in_look

INK: Final = LIGHT.ink
PALE: Final = LIGHT.pale
"""The colours of ink and lines. On a web page, and in another look, they are exchanged for the colours of that look."""
STAGES: Final = ("#009e73", "#e69f00", "#d55e00", "#666666")
"""The colours of the stages of the Condition Track; everybody can distinguish them, and each stage has its name on
it."""
CARE: Final = {"medical": BLUE, "palliative": "#cc79a7", "none": "#999999"}
WIDTH: Final = 620
HUES: Final = (BLUE, "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Colours for charts that compare; everybody can distinguish them. Each also has its own shape or dash, and a name."""
SHADES: Final = ("#3d82b4", "#6fa8cf")
"""The colours of the bands of half of the games and of nine tenths: opaque, with enough contrast to light and dark
ink."""
SHAPES: Final = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down")
DASHES: Final = ([1, 0], [6, 3], [2, 3], [8, 3, 2, 3], [12, 4], [1, 5])

AnyChart = TypeVar("AnyChart", bound=alt.TopLevelMixin)


def layered(
    layers: Sequence[Any], title: str, description: str, *, width: int | alt.Step = WIDTH, height: int | alt.Step = 260
) -> alt.LayerChart:
    """Return layers as one chart, with a title and a description in words."""
    chart: alt.LayerChart = alt.layer(*layers).properties(
        width=width, height=height, title=title, description=description
    )  # type: ignore[assignment]  # Altair's types say less: it is a LayerChart
    return themed(chart)


def themed(chart: AnyChart) -> AnyChart:
    """Return the same chart in our look, and drawn on this machine wherever it is shown.

    This is for charts that are combined from ours, as Altair gives its own look to `a & b`.
    """
    kind: type = type(chart)
    copy = chart.copy(deep=False)  # type: ignore[attr-defined]  # every chart has `copy`, from its base SchemaBase
    object.__setattr__(copy, "__class__", _in_our_look(kind))  # Altair makes other assignments part of the chart
    return copy  # type: ignore[no-any-return]


class _Themed:
    """A base class that stands before a chart class of Altair, and gives it our theme and our renderer."""

    def to_dict(self, *args: Any, **options: Any) -> dict[str, Any]:
        """Return the specification in our look: the look of our enabled theme, or the light look if none is enabled."""
        look = THEMES.get(alt.theme.active, LIGHT)
        with alt.theme.enable("holding_on"):
            spec: dict[str, Any] = super().to_dict(*args, **options)  # type: ignore[misc]  # the chart class has it
        return spec if look is LIGHT else in_look(spec, look)

    def save(self, *args: Any, **options: Any) -> None:
        """Save the chart as Altair does, with our typefaces if it is drawn on this machine."""
        use_fonts()
        super().save(*args, **options)  # type: ignore[misc]  # the chart class has it

    def _repr_mimebundle_(self, *_: object, **__: object) -> dict[str, str]:
        """Return what a notebook shows and keeps: the drawn chart as HTML, and its words and specification as text."""
        with alt.theme.enable("holding_on"):
            spec = on_a_page(self.to_dict())
        plain = f"{spec.get('description', '')}\n{json.dumps(spec, sort_keys=True)}"
        return {"text/html": f'<div class="ho-chart">{drawn(spec)}</div>', "text/plain": plain}


@cache
def _in_our_look(kind: type) -> type:
    return kind if issubclass(kind, _Themed) else type(kind.__name__, (_Themed, kind), {"__doc__": kind.__doc__})


def on_a_page(spec: dict[str, Any]) -> dict[str, Any]:
    """Return a chart's specification for a web page: with the page's own ink and lines, light or dark."""
    return in_look(spec, PAGE)  # type: ignore[no-any-return]  # a dict, as `spec` is one


def drawn(spec: dict[str, Any]) -> str:
    """Return a chart as an SVG for a web page, with a description in words for people who cannot see it."""
    return described(on_a_page(spec), ' style="max-width:100%;height:auto"')


def described(spec: dict[str, Any], attributes: str = "") -> str:
    """Return a specification as an SVG in its own colours, with its description and with more attributes."""
    svg = vl_convert.vegalite_to_svg(json.dumps(spec), allowed_base_urls=[])
    svg = re.sub(r' (?:role|aria-\w+)="[^"]*"', "", svg)  # the chart's description replaces them
    description = escape(str(spec.get("description", "")), quote=True)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{description}"{attributes} ', 1)


def alternative(chart: alt.TopLevelMixin) -> str:
    """Return the description of a chart in words."""
    return str(chart.to_dict().get("description", ""))
