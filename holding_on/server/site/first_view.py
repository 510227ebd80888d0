"""Records what the page of a notebook shows first, so that the browser draws it before Python is there.

What a page shows first is known when the site is built: the same cell with the same setup and seed makes the same
widgets. The first cell of each notebook is run in a process of its own, and what its page would be told is kept: the
models' states and what is shown. That is what a display is told, so nothing that is hidden is in it. When Python has
run the cell in the browser, it takes these widgets over: they have the same ids there (`runner.py`), and what it tells
otherwise wins.

A record is a file below `v/<build>/`, so it is always of the same build as its page. What many pages have alike, the
code and the styles of the board, lies in files of its own, and Python in the browser gets these files too.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from holding_on.common.notebooks import SERVED_BY, SITE
from holding_on.common.paths import PACKAGE
from holding_on.server.site import pack
from holding_on.server.site.cells import Cell, Notebook
from holding_on.server.site.runner import Runner

FOLDER: Final = "first/"
"""The folder of the records, below `v/<build>/`."""
TEXT: Final = ".text.pack"
JSON: Final = ".json.pack"
"""How the names of the files end, by what is in them."""
APART: Final = ("source", "styles", "labels")
"""The traits of the widget with the board's code that lie in files of their own."""
NOT_KNOWN: Final = ("game_id", "name")
"""The traits that another process gives another value. The page has none until Python has told it."""
_SHEETS: Final = PACKAGE / "board/static"
_FROM_US: Final = "HOLDING_ON"
"""How the variables of the environment begin by which one asks for another game. No page of a site has them."""


def first_views(notebooks: Sequence[Notebook]) -> dict[str, bytes]:
    """Run the first cell of each notebook, and return the records and what they share, by their file names."""
    with ThreadPoolExecutor(os.cpu_count()) as several:
        told = dict(zip((each.name for each in notebooks), several.map(_told, notebooks), strict=True))
    made: dict[str, bytes] = {}
    for name, record in told.items():
        record["apart"] = []
        for id, state in record["models"].items():
            for trait in APART if "source" in state else ():
                value = state.pop(trait)
                pieces, ending = (_pieces(value), TEXT) if isinstance(value, str) else ([_json(value)], JSON)
                for piece in map(str.encode, pieces):
                    lies = f"{FOLDER}{hashlib.sha256(piece).hexdigest()[:12]}{ending}"
                    made[lies] = pack.compressed(piece)
                    record["apart"].append([id, trait, lies])
        made[_name_of(name)] = pack.compressed(_json(record).encode())
    return made


def texts(made: Mapping[str, bytes]) -> dict[bytes, str]:
    """Return the names of the files that hold a text as it is, such as the board's code, by their content."""
    return {gzip.decompress(content): name for name, content in made.items() if name.endswith(TEXT)}


def _pieces(text: str) -> list[str]:
    """Return a text in pieces: the style sheets with which it begins, each by itself, and then the rest."""
    for path in sorted(_SHEETS.glob("*.css")):
        sheet = path.read_text(encoding="utf-8")
        if text.startswith(sheet):
            return [sheet, *_pieces(text.removeprefix(sheet))]
    return [text] if text else []


def files_of(name: str, made: Mapping[str, bytes]) -> list[str]:
    """Return the files of the record of a notebook: the record, and what other records have too. Empty without one."""
    content = made.get(_name_of(name))
    return [_name_of(name), *(lies for *_, lies in json.loads(gzip.decompress(content))["apart"])] if content else []


def record_of(messages: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return what is there after a page has been told these messages: the `models` by their ids, and what is `shown`.

    Messages of a widget that are no change of its state are left out: they are said once, by the Python that says them.
    """
    models: dict[str, dict[str, Any]] = {}
    shown: list[Mapping[str, Any]] = []
    for each in messages:
        if each["kind"] == "open":
            models[each["id"]] = dict(each["state"])
        elif each["kind"] == "comm" and each["data"]["method"] == "update":
            models[each["id"]].update(each["data"]["state"])
        elif each["kind"] == "close":
            models.pop(each["id"], None)
        elif each["kind"] in ("show", "text"):
            shown.append(each)
        elif each["kind"] == "clear":
            shown.clear()
    return {"models": {id: _known(state) for id, state in models.items()}, "shown": shown}


def _known(state: dict[str, Any]) -> dict[str, Any]:
    """Return the state of a widget without what is not known, and without typefaces, which the page has."""
    if "_anywidget_id" not in state:
        return state
    known = {trait: value for trait, value in state.items() if trait not in NOT_KNOWN}
    return {**known, "fonts": {}} if "fonts" in known else known


def _name_of(notebook: str) -> str:
    return f"{FOLDER}{notebook}{JSON}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _told(notebook: Notebook) -> dict[str, Any]:
    """Return the record of the first cell of a notebook, which a new Python runs."""
    path = os.pathsep.join([str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    around = {name: value for name, value in os.environ.items() if not name.startswith(_FROM_US)}
    cell = next(each for each in notebook.cells if each.source)
    line = [sys.executable, "-m", __name__]
    told = subprocess.run(
        line,
        input=json.dumps(cell),
        env={**around, "PYTHONPATH": path, SERVED_BY: SITE},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return {"cell": cell.number, **json.loads(told.stdout.splitlines()[-1])}


if __name__ == "__main__":
    first = Cell(*json.loads(sys.stdin.buffer.read()))
    heard: list[str] = []
    Runner(heard.append).receive(json.dumps({"kind": "run", "cell": first.number, "source": first.source}))
    messages = [json.loads(text) for text in heard]
    if wrong := [each["text"] for each in messages if each["kind"] in ("error", "trouble")]:
        sys.exit(wrong[0])
    print(json.dumps(record_of(messages)))
