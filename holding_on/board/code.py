"""The board's code, styles, typefaces and labels, brought to a page once for all the displays on it."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import anywidget
import traitlets
from comm.base_comm import BaseComm

STATIC: Final = Path(__file__).parent / "static"


class Code(anywidget.AnyWidget):
    """A widget that is never shown: code, styles, typefaces and labels, which the displays of a kernel refer to.

    A lesson has thirty displays, and its page gets the code once. Code, styles, typefaces and labels are ordinary
    traits of the state, and each display refers to this widget by a trait: so every export, and every front end that
    follows such a reference, has all that a display needs.
    """

    _esm = "export default { initialize() {} };"

    version = traitlets.Unicode().tag(sync=True)
    """A checksum of the code and its styles: displays of another kernel on the same page may have other code."""
    source = traitlets.Unicode().tag(sync=True)
    styles = traitlets.Unicode().tag(sync=True)
    fonts = traitlets.Dict().tag(sync=True)
    """The files of the typefaces, in base64, by family and weight: an export has no address to load them from."""
    labels = traitlets.Dict().tag(sync=True)
    """The sets of labels that displays use, by name: one for each language and folder of content."""

    def add_labels(self, labels: Mapping[str, Any]) -> str:
        """Add a set of labels, unless it is there, and return the name of the set."""
        name = f"{crc32(json.dumps(labels, sort_keys=True).encode()):08x}"
        if name not in self.labels:
            self.labels = {**self.labels, name: dict(labels)}
        return name


def the_code() -> Code:
    """Return the `Code` for a display: in Jupyter one for the whole kernel, made anew when somebody closed all widgets.

    Other hosts run several sessions in one process, or close the widgets of a cell that they run again. A display that
    shared the `Code` of another session or cell would lose it, so there each display has its own.
    """
    global _shared
    if _shared is None or _shared.comm is None:
        code = Code(version=_version(), source=_text("board.js"), styles=styles("board.css"), fonts=_fonts())
        if not is_jupyter(code.comm):
            return code
        _shared = code
    return _shared


_shared: Code | None = None


def is_shared(code: Code) -> bool:
    """Whether this `Code` is the one that all displays of the kernel share."""
    return code is _shared


def is_jupyter(comm: object) -> bool:
    """Whether a widget's comm is Jupyter's: the process has one session, and a page asks the kernel for the state."""
    return isinstance(comm, BaseComm)


@cache
def _text(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")


@cache
def styles(name: str) -> str:
    """The text of one of this package's style sheets, with the sheet of the colours before it."""
    return _text("colours.css") + _text(name)


def _fonts() -> dict[str, str]:
    return {path.stem: b64encode(path.read_bytes()).decode() for path in sorted(STATIC.glob("*.woff2"))}


@cache
def _version() -> str:
    return f"{crc32((_text('board.js') + styles('board.css')).encode()):08x}"
