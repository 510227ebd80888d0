"""Runs the cells of a notebook, and exchanges messages with the web page that shows their outputs and widgets.

Every message is JSON text, so that None stays null in both directions. The web page sends:

* `run`: the source of a `cell`, by the number that the cell has on the web page;
* `comm`: the `data` of a message to the widget with this `id`.

The runner sends:

* `open`, `comm` and `close`: that a widget with this `id` begins with a `state`, tells something, or ends;
* `show`: a `bundle` for a cell, which has the same value in several formats, by their media types;
* `text`: what the cell has printed; `error`: the traceback of a cell; `clear`: that its outputs go away;
* `done`: that a cell has ended; `trouble`: an error that belongs to no cell.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import linecache
import sys
import traceback
from collections.abc import Callable
from itertools import count
from types import ModuleType
from typing import Any, Final

import comm
from comm.base_comm import BaseComm

from holding_on.server.site import stand_ins

PLAIN: Final = "text/plain"
_FORMATS: Final = {"_repr_html_": "text/html", "_repr_svg_": "image/svg+xml"}
"""By the method with which a value describes itself: the media type of what the method returns."""

_NUMBERS: Final = count(1)
"""The numbers of the widgets of this process. Their ids follow from these alone, so that a widget that was recorded
when the site was built (`first_view.py`) has the same id in the browser."""


class Runner:
    """The Python side of one web page. `tell` sends a message, as JSON text, to the web page."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell_text = tell
        self._cell: int | None = None
        self._module = ModuleType("__main__")
        stand_ins.put_in(self.display, self.clear_output)
        comm.create_comm = lambda *_, **given: _Comm(self, **given)
        self._comms = comm.get_comm_manager()

    def tell(self, kind: str, **facts: Any) -> None:
        """Send a message to the web page."""
        self._tell_text(json.dumps({"kind": kind, **facts}))

    def receive(self, text: str) -> None:
        """Do what a message of the web page asks. An error is told to the web page, and never raised."""
        try:
            message = json.loads(text)
            if message["kind"] == "run":
                self._run(message["cell"], message["source"])
            else:
                self._hand_on(message["id"], message["data"])
        except Exception:
            self.tell("trouble", text=traceback.format_exc())

    def display(self, *values: Any, **_: Any) -> None:
        """Show values below the cell that runs; outside of a cell nothing is shown."""
        for value in values:
            bundle = bundle_of(value)
            if bundle and self._cell is not None:
                self.tell("show", cell=self._cell, bundle=bundle)

    def clear_output(self, wait: bool = False) -> None:
        """Take away what the cell that runs has shown so far."""
        if self._cell is not None:
            self.tell("clear", cell=self._cell)

    def _run(self, cell: int, source: str) -> None:
        before, main = self._cell, sys.modules.get("__main__")
        self._cell, sys.modules["__main__"] = cell, self._module
        try:
            with contextlib.redirect_stdout(_Printed(self, cell)), contextlib.redirect_stderr(_Printed(self, cell)):
                self._execute(f"<cell {cell}>", source)
        except BaseException as error:
            frames = error.__traceback__
            while frames is not None and frames.tb_frame.f_code.co_filename == __file__:
                frames = frames.tb_next
            told = traceback.format_exception(type(error), error, frames)
            self.tell("error", cell=cell, text="".join(told))
        finally:
            self._cell = before
            if main is not None:
                sys.modules["__main__"] = main
            self.tell("done", cell=cell)

    def _execute(self, name: str, source: str) -> None:
        """Run the statements of a cell, and show the value of its last expression, unless the cell ends with ";"."""
        linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)  # for tracebacks
        tree = ast.parse(source, name)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, name, "exec"), vars(self._module))
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), name, "eval"), vars(self._module))
            if value is not None and not source.rstrip().endswith(";"):
                self.display(value)

    def _hand_on(self, id: str, data: Any) -> None:
        """Give a message to a widget. A widget that has been closed meanwhile gets none."""
        there = self._comms.get_comm(id)
        if there is not None:
            there.handle_msg({"content": {"comm_id": id, "data": data}, "buffers": []})


class _Comm(BaseComm):
    """The connection of one widget with the web page of a runner."""

    def __init__(self, runner: Runner, **given: Any) -> None:
        self._runner = runner
        super().__init__(**{"comm_id": f"w{next(_NUMBERS)}", **given})

    def publish_msg(
        self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **keys: Any
    ) -> None:
        """Send a message of the widget to the web page. Raises ValueError for bytes, which no widget of ours sends."""
        if buffers:
            raise ValueError(f"the widget {self.comm_id} sends bytes, and the web page of a site takes none")
        if msg_type == "comm_open":
            self._runner.tell("open", id=self.comm_id, state=(data or {}).get("state", {}))
        elif msg_type == "comm_msg":
            self._runner.tell("comm", id=self.comm_id, data=data)
        else:
            self._runner.tell("close", id=self.comm_id)


class _Printed(io.TextIOBase):
    """A file whose lines the web page shows below a cell."""

    def __init__(self, runner: Runner, cell: int) -> None:
        self._runner, self._number = runner, cell

    def write(self, text: str) -> int:
        """Send a text to the web page."""
        if text:
            self._runner.tell("text", cell=self._number, text=text)
        return len(text)


def bundle_of(value: Any) -> dict[str, Any]:
    """Return the formats in which a value describes itself, as Jupyter asks for them, by their media types.

    A value that wants to show nothing returns an empty dict.
    """
    describe = getattr(value, "_repr_mimebundle_", None)
    if describe is not None and not isinstance(value, type):
        given = describe(include=None, exclude=None)
        bundle = given[0] if isinstance(given, tuple) else given
        return dict(bundle or {})
    formats = {PLAIN: repr(value)}
    for method, media in _FORMATS.items():
        written = getattr(value, method, None)
        text = written() if written is not None and not isinstance(value, type) else None
        if text:
            formats[media] = text
    return formats
