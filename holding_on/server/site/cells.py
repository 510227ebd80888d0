"""Reads a notebook for its web page: the title, the prose as HTML, and the source of each cell that runs."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

MAP: Final = "lessons.html"
"""The page with the map of the lessons, to which the lessons link as the file README.md of their folder."""
_NOTEBOOK: Final = re.compile(r'href="([\w-]+)\.ipynb')


class Cell(NamedTuple):
    """A cell of a web page: its number, from 1 on, and the source to run; or its prose as HTML, and no source."""

    number: int
    source: str
    prose: str = ""


class Notebook(NamedTuple):
    """A notebook as a web page shows it. `name` is its file name without the ending."""

    name: str
    title: str
    cells: list[Cell]


def notebooks(folder: Path) -> list[Notebook]:
    """Return the notebooks of a folder: the game, and then the lessons in order."""
    return [read(path) for path in sorted(folder.glob("*.ipynb"), key=lambda path: (path.stem != "play", path.name))]


def read(path: Path) -> Notebook:
    """Return a notebook without its outputs."""
    given = json.loads(path.read_text(encoding="utf-8"))
    cells = [_cell(number, cell) for number, cell in enumerate(given["cells"], 1)]
    return Notebook(path.stem, str(given["metadata"].get("title", path.stem)), cells)


def _cell(number: int, given: dict[str, Any]) -> Cell:
    source = "".join(given["source"])
    return Cell(number, source) if given["cell_type"] == "code" else Cell(number, "", in_html(source))


def in_html(prose: str) -> str:
    """Return Markdown as HTML. Its links to notebooks lead to their web pages."""
    from nbconvert.filters import markdown2html

    written: str = _NOTEBOOK.sub(r'href="\1.html', markdown2html(prose))
    return written.replace('href="README.md', f'href="{MAP}')
