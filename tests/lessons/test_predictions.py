"""What a prediction asks, in the words of the table."""

from __future__ import annotations

import pytest

from holding_on.engine.errors import SceneError
from holding_on.lessons import Lesson
from holding_on.lessons.checks.facts import fact


def test_somebody_without_a_name_of_her_own_is_called_as_the_table_calls_her() -> None:
    lesson = Lesson(1)
    asked = lesson.predict(lesson.game(), "turn", "on-call 1 place", "on_call", "left")
    assert asked.lines()[0] == "Where is On-Call 1 afterwards?"


def test_a_question_about_the_table_is_about_nobody() -> None:
    lesson = Lesson(1)
    asked = lesson.predict(lesson.game(), "turn", "warnings", 0, 1)
    assert asked.lines()[0] == "How many Hospital Warnings are there afterwards?"


def test_that_a_game_has_ended_is_an_answer_to_what_is_asked_next() -> None:
    lesson = Lesson(8)
    asked = lesson.predict(lesson.game(), "turn", "asked", "assign", "over")
    assert asked.lines()[1].endswith(" / Nothing: the game has ended.")


def test_an_answer_that_is_a_sentence_is_told_with_one_full_stop() -> None:
    lesson = Lesson(8)
    asked = lesson.predict(lesson.game(), "turn", "asked", "assign", "over")
    asked.choice.value = "over"
    asked.see()
    assert "You said: Nothing: the game has ended. What happens is: Staff are being assigned.<" in asked.message.value


def test_before_a_card_is_turned_there_is_none() -> None:
    lesson = Lesson(12)
    game = lesson.game({"day": 3}, deal={"patients": ["P35"]})
    assert fact(game, "card") == ""
    asked = lesson.predict(game, "turn", "card", "stable", "emergency")
    assert asked.lines()[0] == "Which kind of card will it be?"


def test_a_prediction_of_what_there_is_not_is_told_what_there_is() -> None:
    lesson = Lesson(3)
    with pytest.raises(SceneError, match=r"a lesson asks about condition, warnings, day, .*: 'mood'"):
        lesson.predict(lesson.game(), "turn", "mood", 1, 2)
