"""What the tests of the programs share: a function compared as its lesson compares it, and cells of lessons."""

from __future__ import annotations

import linecache
import warnings
from collections.abc import Callable
from typing import Any

from holding_on.common.notebooks import notebooks_folder
from holding_on.lessons.checks.goals import Feedback
from holding_on.lessons.checks.programs import Comparison, compare
from holding_on.lessons.lesson import words_of
from tests.lessons.test_lessons import cells

WORDS = words_of("en")
TABLES: dict[str, dict[str, Any]] = {
    "could_ask_there": {"numbers": [{}, {"INQ-03": 1}]},
    "here_today": {"players": [2, 3, 4]},
    "evening_tokens": {"players": [3, 4]},
}
"""The tables that a lesson names; all others are compared at tables of two, three and four."""


def compared(name: str, function: Callable[..., Any]) -> Comparison:
    return compare(name, function, WORDS, **TABLES.get(name, {}))


def told(name: str, function: Callable[..., Any]) -> Feedback:
    return compared(name, function).feedback


def notebooks() -> list[str]:
    """The code cells of all lessons."""
    return [cell for path in sorted(notebooks_folder().glob("[01]*.ipynb")) for cell in cells(path, "code")]


def stage_with(orange: int, red: int, black: int) -> Callable[[int], str]:
    """Return a function that gives the stage, when these are the highest Conditions of the three lower ones."""
    return lambda condition: (
        "green" if condition > orange else "orange" if condition > red else "red" if condition > black else "black"
    )


def in_a_cell(source: str, name: str) -> Callable[..., Any]:
    """Return a function as a cell of a notebook defines it, whose lines are remembered."""
    linecache.cache["<a cell>"] = (len(source), None, source.splitlines(keepends=True), "<a cell>")
    around: dict[str, Any] = {}
    with warnings.catch_warnings(action="ignore"):
        exec(compile(source, "<a cell>", "exec"), around)
    found: Callable[..., Any] = around[name]
    return found
