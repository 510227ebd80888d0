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
    """A widget that is never shown: code, styles and labels, which every display of a kernel refers to.

    A lesson has thirty displays, and a page of it gets them once. They are ordinary traits of the state, and the
    displays name this widget in a trait of theirs: so every export, and every front end that follows such a reference,
    has all that a display needs.
    """

    _esm = "export default { initialize() {} };"

    version = traitlets.Unicode().tag(sync=True)
    """What tells this code from that of another kernel whose displays stand on the same page."""
    source = traitlets.Unicode().tag(sync=True)
    styles = traitlets.Unicode().tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    """What displays say by themselves, by the name of the set: one for each language and folder of content."""

    def learn(self, labels: Mapping[str, Any]) -> str:
        """Bring these labels to the page, unless they are there: the name of the set."""
        name = f"{crc32(json.dumps(labels, sort_keys=True).encode()):08x}"
        if name not in self.labels:
            self.labels = {**self.labels, name: dict(labels)}
        return name


def the_code() -> Code:
    """The code for every display of this kernel; a new one where the last was closed, with the labels that it knew.

    Somebody may close all widgets, and a notebook that runs its cells by what they need closes those of a cell that it
    runs again.
    """
    global _brought
    if _brought is None or _is_closed(_brought):
        known = {} if _brought is None else _brought.labels
        _brought = Code(version=_version(), source=_text("board.js"), styles=_text("board.css"), labels=known)
    return _brought


_brought: Code | None = None


def _is_closed(code: Code) -> bool:
    return code.comm is None or getattr(code.comm, "_closed", False)  # a comm has no public word for it


@cache
def _text(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")


@cache
def _version() -> str:
    return f"{crc32((_text('board.js') + _text('board.css')).encode()):08x}"
