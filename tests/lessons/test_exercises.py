"""Every exercise of every lesson: its solution passes, wrong answers get the feedback that they deserve, and doing
nothing is no answer. Solutions are in `solutions`, and nowhere else.
"""

from __future__ import annotations

import tomllib
from html import escape
from pathlib import Path
from typing import Any

import pytest

from holding_on.board.display import Display
from holding_on.catalogue.loading import BOX
from holding_on.engine.errors import SceneError
from holding_on.lessons import Lesson
from holding_on.lessons.checks import goals, tasks
from holding_on.lessons.checks.moves import try_move
from holding_on.lessons.checks.tasks import FOLDER, PlayTask, exercises_of, task_of
from holding_on.lessons.lesson import words_of
from holding_on.lessons.pieces.exercise import Exercise
from holding_on.lessons.pieces.trial import Trial

HERE = Path(__file__).parent
LESSONS = sorted(int(path.stem) for path in FOLDER.glob("*.toml"))
ALL = [(lesson, name) for lesson in LESSONS for name in exercises_of(lesson)]
each = pytest.mark.parametrize(("lesson", "name"), ALL, ids=lambda value: str(value))


def answers(lesson: int, name: str) -> dict[str, Any]:
    """The solution of an exercise, and its wrong answers."""
    data = tomllib.loads((HERE / "solutions" / f"{lesson:02}.toml").read_text(encoding="utf-8"))
    found: dict[str, Any] = data[name]
    return found


def made(lesson: int, name: str) -> Exercise | PlayTask:
    """An exercise: with boxes, or the task of one that is played."""
    task = task_of(lesson, name, words_of("en"))
    return task if isinstance(task, PlayTask) else Lesson(lesson).exercise(name)


def answer(exercise: Exercise | PlayTask, moves: list[str]) -> None:
    """Answer as a learner does: tick these, or make these moves."""
    if isinstance(exercise, Exercise):
        for choice, box in exercise.boxes.items():
            box.value = choice in moves
        return
    for move in moves:
        step = try_move(exercise.game, move)
        assert not step.refused, (move, step.sentences)


@each
def test_the_solution_passes(lesson: int, name: str) -> None:
    exercise = made(lesson, name)
    answer(exercise, answers(lesson, name)["solution"])
    assert exercise.feedback().state == goals.DONE, exercise.feedback()


def test_an_exercise_that_is_done_ends_with_its_own_sentence_where_it_has_one() -> None:
    exercise = made(3, "who_stays")
    answer(exercise, answers(3, "who_stays")["solution"])
    assert exercise.feedback().sentence == Lesson(3).words.say("lesson.03.who_stays.done")


@each
def test_doing_nothing_is_no_answer(lesson: int, name: str) -> None:
    exercise = made(lesson, name)
    assert exercise.feedback().state == goals.UNTOUCHED


@each
def test_three_wrong_answers_get_the_feedback_that_they_deserve(lesson: int, name: str) -> None:
    wrong = answers(lesson, name)["wrong"]
    assert len(wrong) >= 3
    for case in wrong:
        exercise = made(lesson, name)
        answer(exercise, case["moves"])
        state, sentence, rule = exercise.feedback()
        assert (state, rule) == (case["state"], case.get("rule", "")), (case["moves"], sentence)
        assert state != goals.DONE
        assert sentence
        if "lost" in case:
            assert isinstance(exercise, PlayTask)
            exercise.search.limit = 60
            found = exercise.lost()
            assert found is not None
            assert found.move == len(exercise.start) + case["lost"] - 1, (case["moves"], found)


WHICH = [(lesson, name) for lesson, name in ALL if exercises_of(lesson)[name]["kind"] != "play"]


@pytest.mark.parametrize(("lesson", "name"), WHICH)
def test_boxes_give_nothing_away_at_the_first_mistake_and_say_why_of_each_at_the_second(lesson: int, name: str) -> None:
    exercise = Lesson(lesson).exercise(name)
    reasons = exercise.task.reasons()
    assert [each for each in reasons if not each.sentence or not each.rule] == []
    solution = answers(lesson, name)["solution"]
    right, wrong = [choice in solution for choice in exercise.boxes], answers(lesson, name)["wrong"][0]["moves"]
    ticked = [choice in wrong for choice in exercise.boxes]
    answer(exercise, wrong)
    exercise.check()
    count = sum(one != other for one, other in zip(right, ticked, strict=True))
    assert f"{count} of the {len(right)} boxes" in exercise.message.value
    assert "<li>" not in exercise.message.value
    assert [each.choice for each in reasons if escape(each.choice) in exercise.message.value] == []
    exercise.check()
    assert [each for each in reasons if escape(each.sentence) not in exercise.message.value] == []
    exercise.again()
    answer(exercise, wrong)
    exercise.check()
    assert "<li>" not in exercise.message.value, "who begins again has the first mistake before them again"
    answer(exercise, solution)
    exercise.check()
    assert [each for each in reasons if escape(each.sentence) not in exercise.message.value] == []
    assert 'data-state="done"' in exercise.message.value


@each
def test_wrong_answers_with_different_causes_get_different_feedback(lesson: int, name: str) -> None:
    messages = {}
    for case in answers(lesson, name)["wrong"]:
        exercise = made(lesson, name)
        answer(exercise, case["moves"])
        messages[tuple(case["moves"])] = exercise.feedback().sentence
    assert len(set(messages.values())) > 1, messages


@each
def test_an_exercise_can_be_begun_again(lesson: int, name: str) -> None:
    piece: Exercise | Trial = Lesson(lesson).exercise(name) if (lesson, name) in WHICH else Lesson(lesson).play(name)
    before = repr(piece.game)
    answer(piece if isinstance(piece, Exercise) else piece.task, answers(lesson, name)["solution"])
    piece.again() if isinstance(piece, Exercise) else piece.does("start")
    assert repr(piece.game) == before
    assert (piece.feedback() if isinstance(piece, Exercise) else piece.task.feedback()).state == goals.UNTOUCHED


@pytest.mark.parametrize(("lesson", "name"), WHICH)
def test_what_is_shown_beside_a_question_does_not_answer_it(lesson: int, name: str) -> None:
    shown = [child for child in Lesson(lesson).exercise(name).children if isinstance(child, Display)]
    assert shown
    assert not any(display.view["actions"] for display in shown)


@pytest.mark.parametrize(("lesson", "name"), WHICH)
def test_hints_come_one_after_the_other(lesson: int, name: str) -> None:
    exercise = Lesson(lesson).exercise(name)
    seen = []
    for _ in range(2):
        exercise.hint()
        seen.append(exercise.message.value)
    assert len(set(seen)) == 2


@pytest.mark.parametrize(("lesson", "name"), [each for each in ALL if each not in WHICH])
def test_an_exercise_that_is_played_has_no_boxes_and_says_how_it_is_played(lesson: int, name: str) -> None:
    with pytest.raises(SceneError, match=rf"'{name}' is played, not ticked; say lesson\.play\('{name}'\)"):
        Lesson(lesson).exercise(name)
    trial = Lesson(lesson).play(name)
    seen = set()
    for _ in range(2):
        trial.does("hint")
        seen.add(str(trial.script()["told"]))
    assert len(seen) == 2


def test_no_solution_stands_in_the_package_or_in_a_notebook() -> None:
    texts = [
        path.read_text(encoding="utf-8") for path in (*FOLDER.glob("*.toml"), *(BOX / "text").rglob("lessons/*.toml"))
    ]
    assert len(texts) > len(LESSONS)
    solutions = [
        ", ".join(f'"{move}"' for move in answers(lesson, name)["solution"])
        for lesson in LESSONS
        for name in exercises_of(lesson)
        if exercises_of(lesson)[name]["kind"] == "play" and len(answers(lesson, name)["solution"]) > 1
    ]
    assert len(solutions) > 5
    assert [one for one in solutions for text in texts if one in text] == []


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_exercise_has_a_solution_and_every_solution_an_exercise(lesson: int) -> None:
    data = tomllib.loads((HERE / "solutions" / f"{lesson:02}.toml").read_text(encoding="utf-8"))
    assert set(data) == set(exercises_of(lesson))


OF_THREE = {"kind": "play", "until": {"moves": 1}}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"until": {"moves": 1}}, "its kind is play, which, open, not None"),
        ({**OF_THREE, "kind": "game"}, "its kind is play, which, open, not 'game'"),
        ({"kind": "play"}, "is of the kind 'play', which needs 'until'"),
        ({"kind": "which"}, "is of the kind 'which', which needs 'choices'"),
        ({**OF_THREE, "nevr": []}, r"has \['nevr'\]; an exercise has choices, kind, "),
        ({**OF_THREE, "must": [{"rule": "CARE-01"}]}, "its words lack lesson.01.first_moves.missing_1"),
        ({**OF_THREE, "never": [{"rule": "CARE-01"}]}, "its words lack lesson.01.first_moves.never_1"),
        ({**OF_THREE, "until": {"asleep": True}}, "a lesson asks about condition, .*: 'asleep'"),
    ],
)
def test_a_file_that_makes_no_exercise_is_refused_with_what_it_lacks(
    data: dict[str, Any], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "exercises_of", lambda *_: {"first_moves": data})
    with pytest.raises(SceneError, match=message):
        Lesson(1).exercise("first_moves")


def test_an_unknown_exercise_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(SceneError, match="lesson 1 has the exercises first_moves, who_goes, not 'mood'"):
        Lesson(1).exercise("mood")
