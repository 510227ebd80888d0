"""A rule of its chapter is broken beneath a lesson, and the lesson fails: what it stores is what the engine does."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from holding_on.common.notebooks import notebooks_folder
from holding_on.common.paths import PACKAGE
from tests.lessons.test_stored import TOP, compared, lesson
from tools.compiling import BUILT
from tools.mutate.tables import Mutation, read

BROKEN = {
    1: "SETUP-11",
    2: "DAY-13",
    3: "COVER-04",
    4: "CARE-09",
    5: "PARTIAL-06",
    6: "INQ-07",
    7: "TALK-02",
    8: "WARN-02",
    9: "SCEN-13",
    10: "CALL-07",
    11: "TWO-01",
}
"""For each lesson a rule of its chapter that happens in it, and is switched off beneath it."""


def mutation(rule: str) -> Mutation:
    """A rule as the mutation table switches it off."""
    return next(each for each in read(TOP).mutations if each.rule == rule)


def test_every_lesson_of_a_chapter_has_a_rule_to_be_broken() -> None:
    assert set(BROKEN) == {int(path.name[:2]) for path in notebooks_folder().glob("[01][0-9]-*.ipynb")} - {12, 13}


@pytest.mark.parametrize(
    "number", [1, *(pytest.param(number, marks=pytest.mark.slow) for number in BROKEN if number > 1)]
)
def test_with_one_rule_of_its_chapter_broken_a_lesson_fails(number: int, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(PACKAGE, tree / PACKAGE.name, ignore=shutil.ignore_patterns(*BUILT))
    off = mutation(BROKEN[number])
    (tree / off.file).write_text(off.mutated(TOP), encoding="utf-8")
    done = compared(lesson(number), tree)
    assert done.returncode == 1, done.stdout[-2000:]
