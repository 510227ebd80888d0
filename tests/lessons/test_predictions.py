"""What a prediction asks, in words."""

from __future__ import annotations

import pytest

from holding_on.engine.errors import SceneError
from holding_on.lessons import Lesson
from holding_on.lessons.checks.facts import fact


def test_a_pawn_without_a_player_is_named_as_on_the_board() -> None:
    lesson = Lesson(1)
    prediction = lesson.predict(lesson.game(), "turn", "on-call 1 place", "on_call", "left")
    assert prediction.lines()[0] == "Where is On-Call 1 afterwards?"


def test_a_question_about_the_team_names_no_pawn() -> None:
    lesson = Lesson(1)
    prediction = lesson.predict(lesson.game(), "turn", "warnings", 0, 1)
    assert prediction.lines()[0] == "How many Hospital Warnings are there afterwards?"


def test_that_a_game_has_ended_is_an_answer_to_what_is_decided_next() -> None:
    lesson = Lesson(8)
    prediction = lesson.predict(lesson.game(), "turn", "asked", "assign", "over")
    assert prediction.lines()[1].endswith(" / Nothing: the game has ended.")


def test_an_answer_that_is_a_sentence_ends_with_one_full_stop() -> None:
    lesson = Lesson(8)
    prediction = lesson.predict(lesson.game(), "turn", "asked", "assign", "over")
    prediction.choice.value = "over"
    prediction.see()
    assert (
        "You said: Nothing: the game has ended. What happens is: Staff are being assigned.<" in prediction.message.value
    )


def test_before_a_card_is_turned_there_is_none() -> None:
    lesson = Lesson(12)
    game = lesson.game({"day": 3}, deal={"patients": ["P35"]})
    assert fact(game, "card") == ""
    prediction = lesson.predict(game, "turn", "card", "stable", "emergency")
    assert prediction.lines()[0] == "Which kind of card will it be?"


def test_a_prediction_of_no_fact_is_refused_with_the_facts_that_there_are() -> None:
    lesson = Lesson(3)
    with pytest.raises(SceneError, match=r"a lesson asks about condition, stage, warnings, day, .*: 'mood'"):
        lesson.predict(lesson.game(), "turn", "mood", 1, 2)
