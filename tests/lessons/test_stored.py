"""What a lesson stores is compared: a wrong output fails, and so does a lesson when a rule of its chapter is broken."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from holding_on.commands.places import PACKAGE
from holding_on.server.notebooks import notebooks_folder
from tools.mutation_tables import Mutation, read

TOP = PACKAGE.parent
BROKEN = {1: "SETUP-11"}
"""For each lesson a rule of its chapter that is switched off beneath it."""


def lesson(number: int) -> Path:
    """The notebook of a lesson."""
    return next(notebooks_folder().glob(f"{number:02}-*.ipynb"))


def compared(notebook: Path, package: Path) -> subprocess.CompletedProcess[str]:
    """nbval over a notebook, its kernel reading the package that lies in a folder."""
    around = {**os.environ, "PYTHONPATH": str(package)}
    line = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--nbval", str(notebook)]
    return subprocess.run(line, cwd=TOP, env=around, capture_output=True, text=True, check=False, timeout=240)


def test_a_wrong_stored_output_fails(tmp_path: Path) -> None:
    notebook = json.loads(lesson(1).read_text(encoding="utf-8"))
    stored = next(cell for cell in notebook["cells"] if cell.get("outputs") and "track" in "".join(cell["source"]))
    text = stored["outputs"][0]["data"]["text/plain"]
    stored["outputs"][0]["data"]["text/plain"] = "".join(text).replace("28", "27")
    wrong = tmp_path / "wrong.ipynb"
    wrong.write_text(json.dumps(notebook), encoding="utf-8")
    done = compared(wrong, TOP)
    assert done.returncode == 1, done.stdout
    assert "27" in done.stdout


def mutation(rule: str) -> Mutation:
    """A rule as the mutation table switches it off."""
    return next(each for each in read(TOP).mutations if each.rule == rule)


def test_every_lesson_of_a_chapter_has_a_rule_to_be_broken() -> None:
    assert set(BROKEN) == {int(path.name[:2]) for path in notebooks_folder().glob("[01][0-9]-*.ipynb")} - {12, 13}


@pytest.mark.parametrize("number", BROKEN)
def test_with_one_rule_of_its_chapter_broken_a_lesson_fails(number: int, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(PACKAGE, tree / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    off = mutation(BROKEN[number])
    (tree / off.path).write_text(off.mutated(TOP), encoding="utf-8")
    done = compared(lesson(number), tree)
    assert done.returncode == 1, done.stdout[-2000:]
