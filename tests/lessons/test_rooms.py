"""Checks ask the engine and know no page; pieces show what checks find; only what a lesson can make makes pieces."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from holding_on.common.paths import PACKAGE

LESSONS = PACKAGE / "lessons"
NO_PAGE = ("ipywidgets", "html", "holding_on.board", "holding_on.study")
MAY_NOT_IMPORT = {
    "checks": ("holding_on.lessons.pieces", "holding_on.lessons.making", "holding_on.lessons.lesson", *NO_PAGE),
    "pieces": ("holding_on.lessons.making", "holding_on.lessons.lesson"),
    "making": ("holding_on.lessons.lesson",),
}
"""For each room of the lessons, what none of its modules imports."""


def imported(path: Path) -> set[str]:
    """The modules that a module imports, at the top or inside a function."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


@pytest.mark.parametrize("room", MAY_NOT_IMPORT)
def test_no_module_of_a_room_imports_what_stands_above_it(room: str) -> None:
    paths = sorted((LESSONS / room).glob("*.py"))
    assert len(paths) > 1
    for path in paths:
        above = [name for name in imported(path) if f"{name}.".startswith(tuple(f"{x}." for x in MAY_NOT_IMPORT[room]))]
        assert above == [], path.name
