"""The widget that sends the board's code, styles, typefaces and labels to a web page, once for all displays on it."""

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
    """An invisible widget that holds the code, styles, typefaces and labels for the displays of a kernel.

    Each display refers to this widget by its trait `code`. So a lesson with thirty displays sends the code to its web
    page only once. The code and the rest are ordinary traits, so an exported notebook contains them too.
    """

    _esm = "export default { initialize() {} };"

    lesson = False
    """Whether the code can also draw the stage of a lesson."""
    shared = False
    """Whether several displays may share this widget. Then it stays when one of them is closed."""

    version = traitlets.Unicode().tag(sync=True)
    """A checksum of the code and styles; two kernels whose displays are on one web page may have different code."""
    source = traitlets.Unicode().tag(sync=True)
    styles = traitlets.Unicode().tag(sync=True)
    fonts = traitlets.Dict().tag(sync=True)
    """The files of the typefaces as base64 text, by family and weight, such as "sans-400"."""
    labels = traitlets.Dict().tag(sync=True)
    """The sets of labels, by name. Each language of each folder of content has its own set."""

    def __init__(self, *, lesson: bool = False) -> None:
        self.lesson = lesson
        source, sheet = _bundle(lesson)
        super().__init__(version=_version(lesson), source=source, styles=sheet, fonts=_fonts())

    def add_labels(self, labels: Mapping[str, Any]) -> str:
        """Add a set of labels, unless the widget already has it, and return the name of the set."""
        name = f"{crc32(json.dumps(labels, sort_keys=True).encode()):08x}"
        if name not in self.labels:
            self.labels = {**self.labels, name: dict(labels)}
        return name


def the_code(*, lesson: bool = False) -> Code:
    """Return the `Code` for a display.

    In Jupyter all displays of the kernel share one `Code`; a new one is made when somebody closed all widgets. Other
    hosts may run several sessions in one process, or close the widgets of a cell when the cell runs again. There each
    display gets a `Code` of its own, since a shared one could be closed together with another session or cell.

    There are two bundles of code: that of the board, and a larger one that can also draw the stage of a lesson. Once a
    display of this kernel has needed the larger one, or `bring_lessons` was called, all further displays use it.

    Parameters
    ----------
    lesson : bool
        Whether the display is the stage of a lesson.
    """
    global _shared
    wanted = lesson or _lessons
    if _shared is None or _shared.comm is None or (wanted and not _shared.lesson):
        code = Code(lesson=wanted)
        if not is_jupyter(code.comm):
            return code
        code.shared, _shared = True, code
    return _shared


_shared: Code | None = None
"""The `Code` that new displays share; earlier displays may share an earlier one."""
_lessons = False
"""Whether the displays of this kernel are those of a lesson."""


def bring_lessons() -> None:
    """Let all further displays use the bundle that can draw the stage of a lesson, so that a web page loads only one.

    A lesson calls this before its first display.
    """
    global _lessons
    _lessons = True


def is_jupyter(comm: object) -> bool:
    """Whether a widget's comm is one of Jupyter.

    In Jupyter a process has only one session, and a web page that opens later asks the kernel for the state.
    """
    return isinstance(comm, BaseComm)


@cache
def _text(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")


def link_code() -> str:
    """Return the code of the dialog with a link to the game, which a display sends when somebody asks for a link."""
    return _text("link.js")


@cache
def styles(name: str) -> str:
    """Return the text of one of this package's style sheets, with the text of `colours.css` before it."""
    return _text("colours.css") + _text(name)


@cache
def lesson_styles() -> str:
    """Return the text of the style sheet of the lessons' bundle: that of the board, and behind it that of the stage."""
    return styles("board.css") + _text("lesson.css")


def _fonts() -> dict[str, str]:
    return {path.stem: b64encode(path.read_bytes()).decode() for path in sorted(STATIC.glob("*.woff2"))}


@cache
def _version(lesson: bool) -> str:
    """Return the checksum of a bundle."""
    return f"{crc32(''.join(_bundle(lesson)).encode()):08x}"


def _bundle(lesson: bool) -> tuple[str, str]:
    """Return the code and the style sheet of a bundle."""
    return (_text("lesson.js"), lesson_styles()) if lesson else (_text("board.js"), styles("board.css"))
