"""How every chart looks, how it is drawn on this machine, and how it is described in words.

A chart carries its look and its drawing with it: nothing is changed in Altair, whose theme and renderer stay
those of its user.
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
"""The colours of ink and lines; on a page, and in another look, they are exchanged for the colours of that look."""
STAGES: Final = ("#009e73", "#e69f00", "#d55e00", "#666666")
"""The stages of the Condition Track, in colours that everybody can distinguish, each named where it is drawn."""
CARE: Final = {"medical": BLUE, "palliative": "#cc79a7", "none": "#999999"}
WIDTH: Final = 620
HUES: Final = (BLUE, "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Colours for what is compared, which everybody can distinguish; each also has its own shape or dash, and its name."""
SHADES: Final = ("#3d82b4", "#6fa8cf")
"""The colours of the bands of half of the games and of nine in ten: opaque, and the ink of any page is seen on them."""
SHAPES: Final = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down")
DASHES: Final = ([1, 0], [6, 3], [2, 3], [8, 3, 2, 3], [12, 4], [1, 5])

AnyChart = TypeVar("AnyChart", bound=alt.TopLevelMixin)


def layered(
    layers: Sequence[Any], title: str, description: str, *, width: int | alt.Step = WIDTH, height: int | alt.Step = 260
) -> alt.LayerChart:
    """Layers as one chart, with its title and its description in words."""
    chart: alt.LayerChart = alt.layer(*layers).properties(
        width=width, height=height, title=title, description=description
    )  # type: ignore[assignment]  # it is one layered chart
    return themed(chart)


def themed(chart: AnyChart) -> AnyChart:
    """The same chart in the look of these charts, and drawn like them on this machine wherever it is shown.

    Meant for charts that are combined from these: Altair gives `a & b` its own look.
    """
    kind: type = type(chart)
    copy = chart.copy(deep=False)  # type: ignore[attr-defined]  # every chart is also a SchemaBase
    object.__setattr__(copy, "__class__", _in_our_look(kind))  # set as usual, it would be a part of the chart
    return copy  # type: ignore[no-any-return]


class _Themed:
    """A class that stands before a chart class of Altair, and gives it our theme and our drawing."""

    def to_dict(self, *args: Any, **options: Any) -> dict[str, Any]:
        """The specification in our look: that of the theme of ours which is enabled, else the light one."""
        look = THEMES.get(alt.theme.active, LIGHT)
        with alt.theme.enable("holding_on"):
            spec: dict[str, Any] = super().to_dict(*args, **options)  # type: ignore[misc]  # of the chart behind it
        return spec if look is LIGHT else in_look(spec, look)

    def save(self, *args: Any, **options: Any) -> None:
        """Save the chart as Altair does, with our typefaces where this machine draws it."""
        use_fonts()
        super().save(*args, **options)  # type: ignore[misc]  # of the chart behind it

    def _repr_mimebundle_(self, *_: object, **__: object) -> dict[str, str]:
        """Return what a notebook shows and keeps: the drawing; its words and specification, to be compared."""
        with alt.theme.enable("holding_on"):
            spec = on_a_page(self.to_dict())
        plain = f"{spec.get('description', '')}\n{json.dumps(spec, sort_keys=True)}"
        return {"text/html": f'<div class="ho-chart">{drawn(spec)}</div>', "text/plain": plain}


@cache
def _in_our_look(kind: type) -> type:
    return kind if issubclass(kind, _Themed) else type(kind.__name__, (_Themed, kind), {"__doc__": kind.__doc__})


def on_a_page(spec: dict[str, Any]) -> dict[str, Any]:
    """A chart's specification as a page draws it: with the page's own ink and lines, whether it is light or dark."""
    return in_look(spec, PAGE)  # type: ignore[no-any-return]  # a specification again


def drawn(spec: dict[str, Any]) -> str:
    """A chart's specification as a drawing for a page, described in words for those who cannot see it."""
    return described(on_a_page(spec), ' style="max-width:100%;height:auto"')


def described(spec: dict[str, Any], attributes: str = "") -> str:
    """A specification as a drawing in its own colours, with its description and more attributes."""
    svg = vl_convert.vegalite_to_svg(json.dumps(spec), allowed_base_urls=[])
    svg = re.sub(r' (?:role|aria-\w+)="[^"]*"', "", svg)  # its description replaces those of its parts
    description = escape(str(spec.get("description", "")), quote=True)
    return svg.replace("<svg ", f'<svg role="img" aria-label="{description}"{attributes} ', 1)


def alternative(chart: alt.TopLevelMixin) -> str:
    """What a chart shows, in words."""
    return str(chart.to_dict().get("description", ""))
