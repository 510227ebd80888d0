"""The quiz has one question for each lesson, with an answer of the engine, and no question gives its answer away."""

import json
from typing import Any

from holding_on.common.notebooks import notebooks_folder
from holding_on.lessons.checks.moves import Step
from tests.lessons.quiz import BEFORE, questions


def main_path(number: int) -> list[Step]:
    """The steps of a lesson as far as the screens that nobody needs."""
    (path,) = notebooks_folder().glob(f"{number:02}-*.ipynb")
    around: dict[str, Any] = {}
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        if source.startswith("## For whoever wants more"):
            break
        if cell["cell_type"] == "code":
            exec(compile(source, path.name, "exec"), around)
    return [step for piece in around["lesson"]._pieces for step in piece.steps]


def test_each_lesson_has_one_question_with_one_right_answer_among_others() -> None:
    asked = questions()
    lessons = [int(path.name[:2]) for path in sorted(notebooks_folder().glob("[0-9][0-9]-*.ipynb"))]
    assert [each.lesson for each in asked] == lessons
    for each in asked:
        assert each.options.count(each.right) == 1
        assert len(each.options) == len(set(each.options)) >= 2


def test_the_right_answer_is_not_always_in_the_same_place() -> None:
    places = {each.options.index(each.right) for each in questions()}
    assert {0, 1, 2} <= places


def test_before_the_questions_stands_only_what_a_stranger_needs() -> None:
    assert len(BEFORE.split()) < 50


def test_whether_a_nurse_of_the_shift_before_may_call_is_seen_on_a_screen_that_everybody_sees() -> None:
    assert "G-54" in {rule for step in main_path(10) if step.refused for _, rule in step.sentences}
