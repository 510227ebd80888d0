"""Finds the notebooks: beside the package in a checkout or an editable install, inside the package in a wheel."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from holding_on.common import course, measure
from holding_on.common.lesson_cells import read
from holding_on.common.paths import PACKAGE, checkout
from holding_on.common.words import say

FIRST_OWN = 14
"""The smallest number of a lesson of one's own, which lies in a folder of content."""

JOINED = "HOLDING_ON_NOTEBOOKS"
"""The environment variable with the folder in which the notebooks of the game and one's own lie together."""
CONTENT = "HOLDING_ON_CONTENT"
"""The environment variable with the folder of content that a command was given."""
SERVED_BY = "SERVER_SOFTWARE"
"""The environment variable with the name of what serves the notebooks as web pages. JupyterLab sets none."""
CODE = "HOLDING_ON_CODE"
"""The environment variable with the address at which a lesson of a site can be changed, where the site has its code."""
SITE = "holding_on"
"""The value of `SERVED_BY` in a site of static files, where no server runs."""
PAGES = ("voila", SITE)
"""How the values of `SERVED_BY` begin where cells are not seen and cannot be changed."""


def own_content(number: int) -> str | None:
    """Return the folder of content in which a lesson of one's own lies; None for a lesson of the game.

    It is the folder that the command was given. Where no command was, as in JupyterLab, the notebook runs in
    `FOLDER/lessons`.
    """
    if number < FIRST_OWN:
        return None
    given = os.environ.get(CONTENT)
    here = Path.cwd()
    return given or (str(here.parent) if here.name == "lessons" else None)


def join(own: Iterable[Path], into: Path) -> None:
    """Copy the notebooks of the game and one's own lessons into one folder."""
    for path in (*notebooks_of_the_game().iterdir(), *own):
        if path.is_file():
            shutil.copyfile(path, into / path.name)


def to_be_run(content: bytes) -> bytes:
    """Return a notebook as somebody gets it who runs its cells: without what it shows, which would give answers away.

    Below its title stands how a cell is run. A file that is no notebook with a title comes back as it is.
    """
    try:
        notebook = json.loads(content)
        cells = [_not_run(cell) for cell in notebook["cells"]]
        titled = cells[0]["cell_type"] == "markdown"
    except (ValueError, LookupError, TypeError):
        return content
    if titled:
        told = say("lab.run_a_cell").splitlines(keepends=True)
        cells.insert(1, {"cell_type": "markdown", "id": "how-to-run", "metadata": {}, "source": told})
    return json.dumps({**notebook, "cells": cells}, indent=1, ensure_ascii=False).encode() + b"\n"


def _not_run(cell: dict[str, Any]) -> dict[str, Any]:
    return {**cell, "outputs": [], "execution_count": None} if cell["cell_type"] == "code" else cell


def notebooks_folder() -> Path:
    """Return the folder of play.ipynb and the lessons; while lessons of one's own are served, all lie in one folder."""
    joined = os.environ.get(JOINED)
    return Path(joined) if joined else notebooks_of_the_game()


def notebooks_of_the_game() -> Path:
    """Return the folder of the game's own notebooks, whatever is being served."""
    above = checkout()
    return PACKAGE / "_notebooks" if above is None else above / "notebooks"


@cache
def titles() -> dict[str, str]:
    """Return the title of each notebook by file name: first the game, then the lessons in order."""
    return {path.name: _title(path) for path in sorted(notebooks_folder().glob("*.ipynb"), key=_place)}


def _place(path: Path) -> tuple[bool, str]:
    return path.stem != "play", path.name


def _title(path: Path) -> str:
    return str(json.loads(path.read_text(encoding="utf-8"))["metadata"].get("title", path.stem))


def number_of(name: str) -> int | None:
    """Return the number of a lesson, given its file name; None for a file that is no lesson."""
    number = name.partition("-")[0]
    return int(number) if name in titles() and number.isdecimal() else None


def on_a_page() -> bool:
    """Whether this kernel's notebook is served as a web page, without its cells."""
    return os.environ.get(SERVED_BY, "").startswith(PAGES)


def on_the_site() -> bool:
    """Whether this notebook is a web page of a site without a server, where Python runs in the browser."""
    return os.environ.get(SERVED_BY) == SITE


def code_of_the_lesson() -> str:
    """Return the address at which the cells of the lesson on this page can be changed; "" where there is none."""
    return os.environ.get(CODE, "")


def page_of(name: str) -> str:
    """Return the address of a notebook's web page, given its file name: a file of the site, or served by that name."""
    return f"{name.removesuffix('.ipynb')}.html" if on_the_site() else name


@cache
def is_played(name: str) -> bool:
    """Whether a notebook is a lesson that is played on stages."""
    return number_of(name) is not None and measure.is_played(read(notebooks_folder() / name))


def lessons() -> int:
    """Return the number of lessons."""
    return sum(number_of(name) is not None for name in titles())


def lesson_named(number: int) -> str | None:
    """Return the file name of the lesson with this number; None where there is none."""
    return next((name for name in titles() if name.startswith(f"{number:02}-")), None)


@cache
def minutes() -> dict[str, int]:
    """Return the whole minutes that each lesson takes, by file name."""
    folder, content = notebooks_folder(), os.environ.get(CONTENT) if os.environ.get(JOINED) else None
    numbered = [name for name in titles() if number_of(name) is not None]
    return {name: measure.measure_of(folder / name, content).whole_minutes for name in numbered}


def paths() -> list[course.CoursePath]:
    """Return the paths for groups, with the minutes of their lessons as counted."""
    return course.paths({int(name[:2]): n for name, n in minutes().items()})
