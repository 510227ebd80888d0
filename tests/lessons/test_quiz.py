"""The quiz has one question for each lesson, with an answer of the engine, and no question gives its answer away."""

from holding_on.common.notebooks import notebooks_folder
from tests.lessons.quiz import BEFORE, questions


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
