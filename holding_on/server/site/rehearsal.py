"""Runs all notebooks of the site once, in a process of its own, to find what their web pages could not show.

The process is started with the names of notebooks, and writes what it has found as JSON: a list of findings.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from holding_on.common.notebooks import SERVED_BY, SITE
from holding_on.common.paths import PACKAGE
from holding_on.server.site import kinds
from holding_on.server.site.cells import Notebook, read
from holding_on.server.site.runner import Runner


class Finding(NamedTuple):
    """Something that a web page could not show: a widget of an unknown kind, or the error of a cell (its last line)."""

    notebook: str
    cell: int
    kind: str
    error: str


def rehearse(paths: Sequence[Path]) -> list[Finding]:
    """Run notebooks in a new Python, one after the other, and return what their web pages could not show."""
    path = os.pathsep.join([str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    around = {**os.environ, "PYTHONPATH": path, SERVED_BY: SITE}
    line = [sys.executable, "-m", __name__, *map(str, paths)]
    told = subprocess.run(line, env=around, capture_output=True, text=True, encoding="utf-8", check=True)
    return [Finding(*each) for each in json.loads(told.stdout.splitlines()[-1])]


def found_in(notebook: Notebook) -> list[Finding]:
    """Run the cells of a notebook in this process, and return what its web page could not show."""
    found: list[Finding] = []
    at = 0

    def hear(text: str) -> None:
        message: dict[str, Any] = json.loads(text)
        if message["kind"] == "open" and (kind := kinds.unknown(message["state"])):
            found.append(Finding(notebook.name, at, kind, ""))
        elif message["kind"] in ("error", "trouble"):
            found.append(Finding(notebook.name, at, "", message["text"].rstrip().splitlines()[-1]))

    runner = Runner(hear)
    for cell in notebook.cells:
        if cell.source:
            at = cell.number
            runner.receive(json.dumps({"kind": "run", "cell": at, "source": cell.source}))
    return found


if __name__ == "__main__":
    print(json.dumps([finding for name in sys.argv[1:] for finding in found_in(read(Path(name)))]))
