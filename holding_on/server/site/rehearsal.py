"""Runs all notebooks of the site once, in a process of its own, to find what their web pages could not show.

The process has no packages but those of the web pages: an import of any other one fails there as it does in a browser.
It is handed the cells that run as JSON, and writes what it has found as JSON: a list of findings.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from typing import Any, Final, NamedTuple

from holding_on.common.notebooks import SERVED_BY, SITE
from holding_on.common.paths import PACKAGE
from holding_on.server.site import kinds
from holding_on.server.site.cells import Cell, Notebook
from holding_on.server.site.pack import PACKAGES
from holding_on.server.site.runner import Runner

OURS: Final = (PACKAGE.name, "IPython")
"""The modules that a web page has besides: ours, and the stand-in for IPython."""


class Finding(NamedTuple):
    """Something that a web page could not show: a widget of an unknown kind, or the error of a cell (its last line)."""

    notebook: str
    cell: int
    kind: str
    error: str


class OnlyOnPages:
    """A finder of modules that finds what another one does, except what no web page of the site has."""

    def __init__(self, finder: Any) -> None:
        self._finder = finder

    def __getattr__(self, name: str) -> Any:
        return getattr(self._finder, name)

    def find_spec(self, name: str, *given: Any) -> ModuleSpec | None:
        """Return where a module is; None for a package that is neither Python's, nor ours, nor one of the widgets'."""
        first = name.partition(".")[0]
        known = first in sys.stdlib_module_names or first in (*PACKAGES, *OURS) or first.endswith("__mypyc")
        found: ModuleSpec | None = self._finder.find_spec(name, *given) if known else None
        return found


def rehearse(notebooks: Sequence[Notebook]) -> list[Finding]:
    """Run notebooks in a new Python, one after the other, and return what their web pages could not show."""
    path = os.pathsep.join([str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    around = {**os.environ, "PYTHONPATH": path, SERVED_BY: SITE}
    given = json.dumps([(each.name, [cell for cell in each.cells if cell.source]) for each in notebooks])
    line = [sys.executable, "-m", __name__]
    told = subprocess.run(line, input=given, env=around, capture_output=True, text=True, encoding="utf-8", check=True)
    return [Finding(*each) for each in json.loads(told.stdout.splitlines()[-1])]


def found_in(name: str, cells: Sequence[Cell]) -> list[Finding]:
    """Run the cells of a notebook in this process, and return what its web page could not show."""
    found: list[Finding] = []
    at = 0

    def hear(text: str) -> None:
        message: dict[str, Any] = json.loads(text)
        if message["kind"] == "open" and (kind := kinds.unknown(message["state"])):
            found.append(Finding(name, at, kind, ""))
        elif message["kind"] in ("error", "trouble"):
            found.append(Finding(name, at, "", message["text"].rstrip().splitlines()[-1]))

    runner = Runner(hear)
    for cell in cells:
        at = cell.number
        runner.receive(json.dumps({"kind": "run", "cell": at, "source": cell.source}))
    return found


if __name__ == "__main__":
    sys.meta_path[:] = map(OnlyOnPages, sys.meta_path)
    given = [(name, [Cell(*cell) for cell in cells]) for name, cells in json.loads(sys.stdin.buffer.read())]
    print(json.dumps([finding for name, cells in given for finding in found_in(name, cells)]))
