"""Saves charts as files: pictures with the board's colours and typefaces, and web pages that need no network."""

from __future__ import annotations

import json
from collections.abc import Callable
from html import escape
from os import PathLike
from pathlib import Path
from typing import Any, Final

import altair as alt
import vl_convert

from holding_on.common.quoting import quoted
from holding_on.common.saving import write
from holding_on.engine.errors import SceneError

from .fonts import faces, use_fonts
from .looks import LIGHT, LOOKS, in_look
from .theme import described, themed

WIDTH: Final = 1600
"""The width of a picture in pixels."""
_HAIR: Final = 0.1
"""A part of a pixel that is added to the width, because parts are cut off and the last pixel would be missing."""
_PADDING: Final = 16
"""The padding on each side of a picture."""
_EMBED: Final = "window.vegaEmbed = vegaEmbed;"
_HERE: Final[list[str]] = []
"""The addresses from which a chart may load anything: none."""


def save(chart: alt.TopLevelMixin, path: str | PathLike[str], *, look: str = "light") -> None:
    """Save a chart as a picture (.png, 1,600 pixels wide, or .svg), for print (.pdf) or as a web page (.html).

    `look` is "light", "dark" or "print". The file contains the colours, typefaces and background, and needs no network.
    An older file of this name is replaced when the new file is complete. Raises SceneError for another ending or look,
    and OSError.
    """
    path = Path(path)
    make = _MAKERS.get(path.suffix.lower())
    if make is None:
        raise SceneError(f"{quoted(path.name)}: a chart is saved as a file that ends in {_listed(_MAKERS)}")
    if look not in LOOKS:
        raise SceneError(f"look={quoted(look)}: a chart looks {_listed(LOOKS)}")
    use_fonts()
    with alt.theme.enable("holding_on"):
        spec = {"padding": _PADDING, **in_look(themed(chart).to_dict(), LOOKS[look])}
    write(path, make(spec))


def _png(spec: dict[str, Any]) -> bytes:
    svg = described(spec)
    wide = float(svg.partition(' width="')[2].partition('"')[0])
    return vl_convert.svg_to_png(svg, scale=(WIDTH + _HAIR) / wide)


def _svg(spec: dict[str, Any]) -> bytes:
    start, tag, rest = described(spec).partition(">")
    return f"{start}{tag}<style>{faces()}</style>{rest}".encode()


def _pdf(spec: dict[str, Any]) -> bytes:
    return vl_convert.vegalite_to_pdf(json.dumps(spec), allowed_base_urls=_HERE)


def _html(spec: dict[str, Any]) -> bytes:
    """Return a web page with the drawing program in it. Its menu saves the picture, and has no link to another site."""
    title = escape(str(spec.get("title", "")))
    options = {"actions": {"export": True, "source": False, "compiled": False, "editor": False}, "renderer": "svg"}
    chart, options_there = (json.dumps(each).replace("<", "\\u003c") for each in (spec, options))
    style = f"{faces()}body{{margin:2rem;background:{spec['config'].get('background', LIGHT.ground)}}}"
    return "\n".join(
        [
            f'<!doctype html><html><head><meta charset="utf-8"><title>{title}</title><style>{style}</style></head>',
            '<body><div id="chart"></div>',
            f"<script>{vl_convert.javascript_bundle(_EMBED)}</script>",
            f'<script>document.fonts.ready.then(() => vegaEmbed("#chart", {chart}, {options_there}));</script>',
            "</body></html>",
        ]
    ).encode()


_MAKERS: Final[dict[str, Callable[[dict[str, Any]], bytes]]] = {
    ".png": _png, ".svg": _svg, ".pdf": _pdf, ".html": _html,
}  # fmt: skip


def _listed(names: dict[str, Any]) -> str:
    *most, last = names
    return f"{', '.join(most)} or {last}"
