"""Describes the site as an app, which a phone can put on its home screen: its name, its colour and its icons."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from holding_on.common.words import say

MANIFEST: Final = "manifest.webmanifest"
GROUND: Final = "#f3ecdf"
"""The colour of our paper, as `paper.css.j2` has it."""
SIZES: Final = (180, 192, 512)
"""How many points wide the icons are: the first for Apple's phones, the others for the rest."""
_DRAWING: Final = Path(__file__).with_name("icon.svg")
"""A hand that holds a heart, as on the board. A round mask cuts off ground and sleeve only."""
_WIDE: Final = 108


def icons() -> dict[str, bytes]:
    """Return the icons as pictures, by their file names."""
    import vl_convert

    drawn = _DRAWING.read_text(encoding="utf-8")
    return {f"icon-{size}.png": bytes(vl_convert.svg_to_png(drawn, scale=size / _WIDE)) for size in SIZES}


def manifest(base: str) -> bytes:
    """Return the description of the app. Its addresses are relative: a site may lie in any folder of a host."""
    shown = [(size, purpose) for purpose in ("any", "maskable") for size in SIZES[1:]]
    told = {
        "name": say("site.app"),
        "description": say("site.app_about"),
        "lang": "en",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "icons": [
            {"src": f"{base}icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for size, purpose in shown
        ],
    }
    return json.dumps(told, indent=1).encode()
