"""The exercise for a class as users of nbgrader know it: it runs with its solution, and as a student first sees it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.common.paths import PACKAGE
from holding_on.study.style_error import StyleError

FILE = PACKAGE.parent / "docs/exercise/care-style.ipynb"
SOLUTION = re.compile(r"^( *)### BEGIN SOLUTION\n.*?### END SOLUTION$", re.DOTALL | re.MULTILINE)
HIDDEN = re.compile(r"^### BEGIN HIDDEN TESTS\n.*?### END HIDDEN TESTS$", re.DOTALL | re.MULTILINE)
GIVEN = ["answers", "own", "again"]
KEPT = ["two_and_four", "chance"]


def cells() -> dict[str, tuple[str, dict[str, Any]]]:
    """The cells with code, by their ids in nbgrader: the text, and what nbgrader knows of it."""
    there = json.loads(FILE.read_text(encoding="utf-8"))["cells"]
    told = [(each["metadata"]["nbgrader"], "".join(each["source"])) for each in there if each["cell_type"] == "code"]
    return {each["grade_id"]: (text, each) for each, text in told}


def released(text: str) -> str:
    """A cell as nbgrader gives it to students."""
    return HIDDEN.sub("", SOLUTION.sub(r"\1# YOUR CODE HERE\n\1raise NotImplementedError()", text))


def run(texts: dict[str, str], names: list[str], space: dict[str, Any]) -> None:
    """Run cells one after the other."""
    for name in names:
        space.setdefault("In", []).append(texts[name])
        exec(texts[name], space)


@pytest.fixture
def space(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The names of a notebook that begins, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return {}


def test_with_its_solution_every_cell_runs_and_the_file_is_collected(space: dict[str, Any]) -> None:
    texts = {name: text for name, (text, _) in cells().items()}
    run(texts, list(texts), space)
    found = ho.collect(".", games=20)
    assert found.frame.select("name", "games", "trouble").rows() == [("ann", 20, None)]
    assert found.rows[0].differed > 0


@pytest.mark.parametrize("name", GIVEN)
def test_as_students_first_see_it_each_given_test_fails_and_says_where(space: dict[str, Any], name: str) -> None:
    texts = {name: released(text) for name, (text, _) in cells().items()}
    run(texts, ["imports", "style"], space)
    with pytest.raises(StyleError, match="NotImplementedError"):
        run(texts, [name], space)


def test_a_copy_of_balanced_passes_what_students_see_but_the_test_that_it_is_none(space: dict[str, Any]) -> None:
    texts = {name: released(text) for name, (text, _) in cells().items()}
    texts["style"] = texts["style"].replace("raise NotImplementedError()", "return balanced(seat, actions)")
    run(texts, ["imports", "style", "answers", "again", *KEPT], space)
    with pytest.raises(AssertionError):
        run(texts, ["own"], space)


def test_what_is_kept_is_in_no_file_of_a_student_and_each_test_counts() -> None:
    there = cells()
    for name in KEPT:
        assert "simulate" in there[name][0]
        assert "simulate" not in released(there[name][0])
    assert "can_wait" not in released(there["style"][0])
    graded = [name for name, (_, told) in there.items() if told["grade"]]
    assert graded == GIVEN + KEPT
    assert all(there[name][1]["points"] > 0 and there[name][1]["locked"] for name in graded)
    assert [name for name, (_, told) in there.items() if told["solution"]] == ["style"]
