"""Finds the notebooks: beside the package in a checkout or an editable install, inside the package in a wheel."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from holding_on.common import measure
from holding_on.common.lesson_cells import read
from holding_on.common.paths import PACKAGE, checkout

FIRST_OWN = 14
"""The smallest number of a lesson of one's own, which lies in a folder of content."""


def notebooks_folder() -> Path:
    """Return the folder of play.ipynb and the lessons."""
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
    folder = notebooks_folder()
    return {name: measure.measure_of(folder / name).whole_minutes for name in titles() if number_of(name) is not None}
