"""The board's code, styles and labels, brought to a page once for all the displays on it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import anywidget
import traitlets

STATIC: Final = Path(__file__).parent / "static"


class Code(anywidget.AnyWidget):
    """A widget that is never shown. A lesson has thirty displays, and a page of it gets their code and labels once.

    `version` tells this code from that of another kernel whose displays stand on the same page.
    """

    _esm = STATIC / "board.js"
    _css = STATIC / "board.css"

    version = traitlets.Unicode().tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    """What displays say by themselves, by the name of the set: one for each language and folder of content."""

    def learn(self, labels: Mapping[str, Any]) -> str:
        """Bring these labels to the page, unless they are there: the name of the set."""
        name = f"{crc32(json.dumps(labels, sort_keys=True).encode()):08x}"
        if name not in self.labels:
            self.labels = {**self.labels, name: dict(labels)}
        return name


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
