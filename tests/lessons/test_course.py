"""The goals of nursing and the paths for groups: each goal is served, and each path comes to its minutes."""

from __future__ import annotations

import re

import pytest

from holding_on.common import course
from holding_on.common.course import CoursePath, NoTime, goals, goals_of
from holding_on.common.measure import texts_of
from holding_on.common.notebooks import lesson_named, minutes, notebooks_folder, paths
from holding_on.lessons import Lesson

LESSONS = [int(name[:2]) for name in minutes()]
each_path = pytest.mark.parametrize("path", paths(), ids=lambda path: path.name)


def test_every_goal_is_served_by_a_lesson_that_ends_by_saying_so() -> None:
    assert len(goals()) == 3
    for name, lessons in goals().items():
        assert lessons
        for number in lessons:
            found = lesson_named(number)
            assert found is not None
            assert "lesson.remember()" in (notebooks_folder() / found).read_text(encoding="utf-8")
            assert texts_of()[f"lesson.goal.{name}"] in Lesson(number).remember().lines()[-1]


@pytest.mark.parametrize("number", [number for number in LESSONS if not goals_of(number)])
def test_a_lesson_that_serves_no_goal_names_none(number: int) -> None:
    if f"lesson.{number:02}.remember.point" in texts_of():
        assert len(Lesson(number).remember().lines()) == 3


@each_path
def test_the_parts_of_a_path_come_to_its_minutes_and_each_has_its_words(path: CoursePath) -> None:
    assert path.parts[-1].ends == path.minutes
    assert all(part.minutes > 0 for part in path.parts)
    assert {part.lesson for part in path.parts if part.lesson} <= {*LESSONS}
    assert len(path.goals) == (0 if path.name == "python" else 3)
    assert {*path.goals} <= {*goals()}
    texts = texts_of()
    own = {f"lesson.path.{path.name}.{word}" for word in ("title", "for")}
    own |= {f"lesson.path.{path.name}.part_{number}" for number in range(1, len(path.parts) + 1)}
    assert {key for key in texts if key.startswith(f"lesson.path.{path.name}.")} == own
    for number, part in enumerate(path.parts, start=1):
        said = re.findall(r"\blesson (\d+)", texts[f"lesson.path.{path.name}.part_{number}"])
        about = part.lesson or part.programs
        assert [int(one) for one in said] == [about] * bool(about)


@each_path
def test_the_programs_that_a_path_names_are_those_of_the_lesson(path: CoursePath) -> None:
    written = [number for number, part in enumerate(path.parts, start=1) if part.programs]
    assert bool(written) == (path.name == "python")
    for number in written:
        name = lesson_named(path.parts[number - 1].programs or 0)
        assert name is not None
        there = re.findall(r'lesson\.program\(\\"(\w+)', (notebooks_folder() / name).read_text(encoding="utf-8"))
        named = re.findall("“(\\w+)”", texts_of()[f"lesson.path.{path.name}.part_{number}"])
        assert named
        assert named == there[: len(named)]


def test_the_ninety_minutes_have_forty_of_talk() -> None:
    ninety = next(path for path in paths() if path.minutes == 90)
    assert sum(part.minutes for part in ninety.parts if part.is_talk) == 40


def test_a_path_whose_lessons_leave_no_time_to_talk_is_refused() -> None:
    with pytest.raises(NoTime, match="14 minutes are left"):
        course.paths({2: 11, 4: 15})
    assert course.paths({2: 11, 4: 14})[0].parts[-2].minutes == 15


def test_every_lesson_has_a_clause_that_says_what_it_is_for() -> None:
    uses = {key: text for key, text in texts_of().items() if key.startswith("lesson.use.")}
    assert [*uses] == [f"lesson.use.{number:02}" for number in LESSONS]
    assert all(len(text) <= 50 and text[0].islower() and text[-1].isalpha() for text in uses.values())
