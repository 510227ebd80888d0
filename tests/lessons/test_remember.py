"""The end of a lesson: what to remember, what was chosen, and what Billy told."""

from __future__ import annotations

from holding_on.lessons import Lesson
from tests.lessons.staged import hook, played, taught


def test_the_end_of_a_lesson_says_what_to_remember() -> None:
    lines = Lesson(4).remember().lines()
    assert lines[0] == "One thing to remember"
    assert lines[2].startswith("Tomorrow you will need ")


def test_the_end_of_a_lesson_comes_back_to_what_was_chosen() -> None:
    lesson = taught()
    choice, end = hook(lesson), lesson.remember()
    assert end.shelf.value == ""
    choice.does("way 2")
    assert "You chose: Sit with him. He falls." in end.shelf.value
    choice.does("way 1")
    assert "You chose: Treat him. He stays." in end.shelf.value
    assert "He falls." not in end.shelf.value
    assert lesson.remember().shelf.value == end.shelf.value, "made later it says the same"


def test_the_end_of_a_lesson_tells_again_what_billy_told_but_nothing_heavy() -> None:
    lesson = taught()
    eased = "care palliative, take token, give Ann, give Ann"
    game = lesson.bedside("P13", "Ann", "Assistant 1", moves=eased, deal={"partials": ["1-1", "2-2"]})
    piece, end = lesson.play("made", game, "talk Ann"), lesson.remember()
    piece.does("show")
    assert "The Beatles" in end.shelf.value
    assert "A memory of Timeline 1" in end.shelf.value
    assert "Every blind in the street" not in end.shelf.value
    piece.does("start")
    assert end.shelf.value == ""


def test_the_end_of_a_lesson_tells_again_what_an_exercise_and_an_hour_brought() -> None:
    lesson = Lesson(5)
    trial = lesson.play("hear_him")
    hours = lesson.listen("hours", "P21", "Ann", moves="care palliative", Ann=0, condition=12, day=5)
    end = lesson.remember()
    played(trial, "place Ben, care palliative, use trust Ben")
    smithfield = lesson.words.say("memory.1-6.words")
    assert end.shelf.value == f"<p>“{smithfield}”</p>"
    for _ in range(6):
        hours.does("hours")
    assert 1 <= end.shelf.value.count("<p>") <= 4
