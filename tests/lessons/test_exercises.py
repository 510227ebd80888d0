"""Every exercise of every lesson: its solution passes, wrong answers get the feedback that they deserve, and doing
nothing is no answer. Solutions stand in `solutions`, and nowhere else.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from holding_on.board.display import Display
from holding_on.catalogue.loading import BOX
from holding_on.engine.errors import SceneError
from holding_on.lessons import Lesson, exercises, goals
from holding_on.lessons.exercises import FOLDER, Exercise, Play, Which, exercises_of
from holding_on.lessons.walking import make

HERE = Path(__file__).parent
LESSONS = sorted(int(path.stem) for path in FOLDER.glob("*.toml"))
ALL = [(lesson, name) for lesson in LESSONS for name in exercises_of(lesson)]
each = pytest.mark.parametrize(("lesson", "name"), ALL, ids=lambda value: str(value))


def answers(lesson: int, name: str) -> dict[str, Any]:
    """The solution of an exercise, and its wrong answers."""
    data = tomllib.loads((HERE / "solutions" / f"{lesson:02}.toml").read_text(encoding="utf-8"))
    found: dict[str, Any] = data[name]
    return found


def answer(exercise: Exercise, moves: list[str]) -> None:
    """Answer as a learner does: tick these, or make these moves."""
    if isinstance(exercise, Which):
        exercise.choose(*moves)
        return
    for move in moves:
        step = make(exercise.game, move)
        assert not step.refused, (move, step.told)


@each
def test_the_solution_passes(lesson: int, name: str) -> None:
    exercise = Lesson(lesson).exercise(name)
    answer(exercise, answers(lesson, name)["solution"])
    assert exercise.solved, exercise.finding()


@each
def test_doing_nothing_is_no_answer(lesson: int, name: str) -> None:
    exercise = Lesson(lesson).exercise(name)
    assert exercise.finding()[0] == goals.UNTOUCHED
    assert not exercise.solved


@each
def test_three_wrong_answers_get_the_feedback_that_they_deserve(lesson: int, name: str) -> None:
    wrong = answers(lesson, name)["wrong"]
    assert len(wrong) >= 3
    for case in wrong:
        exercise = Lesson(lesson).exercise(name)
        answer(exercise, case["moves"])
        state, sentence, rule = exercise.finding()
        assert (state, rule) == (case["state"], case.get("rule", "")), (case["moves"], sentence)
        assert not exercise.solved
        exercise.check()
        assert sentence


@each
def test_wrong_answers_with_different_causes_are_told_apart(lesson: int, name: str) -> None:
    told = {}
    for case in answers(lesson, name)["wrong"]:
        exercise = Lesson(lesson).exercise(name)
        answer(exercise, case["moves"])
        told[tuple(case["moves"])] = exercise.feedback
    assert len(set(told.values())) > 1, told


@each
def test_an_exercise_can_be_begun_again(lesson: int, name: str) -> None:
    exercise = Lesson(lesson).exercise(name)
    before = repr(exercise.game)
    answer(exercise, answers(lesson, name)["solution"])
    exercise.again()
    assert repr(exercise.game) == before
    assert exercise.finding()[0] == goals.UNTOUCHED


@each
def test_what_is_shown_beside_a_question_does_not_answer_it(lesson: int, name: str) -> None:
    exercise = Lesson(lesson).exercise(name)
    shown = [child for child in exercise.children if isinstance(child, Display)]
    assert shown
    offered = [bool(display.view["actions"]) for display in shown]
    assert offered == [isinstance(exercise, Play)] * len(shown)


@each
def test_hints_come_one_after_the_other(lesson: int, name: str) -> None:
    exercise = Lesson(lesson).exercise(name)
    seen = []
    for _ in range(2):
        exercise.hint()
        seen.append(exercise._told.value)
    assert len(set(seen)) == 2


def test_no_solution_stands_in_the_package_or_in_a_notebook() -> None:
    texts = [
        path.read_text(encoding="utf-8") for path in (*FOLDER.glob("*.toml"), *(BOX / "text").rglob("lessons/*.toml"))
    ]
    assert len(texts) > len(LESSONS)
    solutions = [
        ", ".join(f'"{move}"' for move in answers(lesson, name)["solution"])
        for lesson in LESSONS
        for name in exercises_of(lesson)
        if isinstance(Lesson(lesson).exercise(name), Play) and len(answers(lesson, name)["solution"]) > 1
    ]
    assert len(solutions) > 5
    assert [one for one in solutions for text in texts if one in text] == []


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_exercise_has_a_solution_and_every_solution_an_exercise(lesson: int) -> None:
    data = tomllib.loads((HERE / "solutions" / f"{lesson:02}.toml").read_text(encoding="utf-8"))
    assert set(data) == set(exercises_of(lesson))


OF_THREE = {"kind": "play", "until": {"moves": 1}}


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"until": {"moves": 1}}, "its kind is play, which, open, not None"),
        ({**OF_THREE, "kind": "game"}, "its kind is play, which, open, not 'game'"),
        ({"kind": "play"}, "is of the kind 'play', which needs 'until'"),
        ({"kind": "which"}, "is of the kind 'which', which needs 'choices'"),
        ({**OF_THREE, "nevr": []}, r"has \['nevr'\]; an exercise has choices, kind, "),
        ({**OF_THREE, "must": [{"rule": "CARE-01"}]}, "its words lack lesson.01.first_moves.missing_1"),
        ({**OF_THREE, "until": {"asleep": True}}, "a lesson asks about condition, .*: 'asleep'"),
    ],
)
def test_a_file_that_makes_no_exercise_is_told_what_it_lacks(
    data: dict[str, Any], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exercises, "exercises_of", lambda _: {"first_moves": data})
    with pytest.raises(SceneError, match=told):
        Lesson(1).exercise("first_moves")


def test_an_exercise_that_there_is_not_is_told_those_that_there_are() -> None:
    with pytest.raises(SceneError, match="lesson 1 has the exercises first_moves, who_goes, not 'mood'"):
        Lesson(1).exercise("mood")
