"""The board's code and styles, brought to a page once for all the displays on it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final
from zlib import crc32

import anywidget
import traitlets

STATIC: Final = Path(__file__).parent / "static"


class Code(anywidget.AnyWidget):
    """A widget that is never shown. A lesson has fifteen displays, and a page of it gets their code once.

    `version` tells this code from that of another kernel whose displays stand on the same page.
    """

    _esm = STATIC / "board.js"
    _css = STATIC / "board.css"

    version = traitlets.Unicode().tag(sync=True)


def the_code() -> Code:
    """The code for every display of this kernel: a page gets it with the first of them."""
    global _brought
    if _brought is None or _brought.comm is None:  # none yet, or somebody has closed all widgets
        _brought = Code(version=_version())
    return _brought


_brought: Code | None = None


@cache
def _version() -> str:
    return f"{crc32((STATIC / 'board.js').read_bytes()):08x}"
