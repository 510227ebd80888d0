"""What a prediction asks, in words."""

from __future__ import annotations

from typing import Any

import pytest

from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons import Lesson
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.pieces.question import Question


def after_the_card(lesson: Lesson, about: str, *options: Any, game: Game | None = None) -> Question:
    """A question without words of its own, about a fact after a card has been turned."""
    return lesson.predict("made", game or lesson.game(), "turn", about, *options)


@pytest.mark.parametrize(
    ("about", "options", "asks"),
    [
        pytest.param("on-call 1 place", ("on_call", "left"), "Where is On-Call 1 afterwards?", id="without a player"),
        pytest.param("warnings", (0, 1), "How many Hospital Warnings are there afterwards?", id="of the team"),
    ],
)
def test_a_question_names_a_pawn_as_on_the_board_and_the_team_not_at_all(
    about: str, options: tuple[Any, ...], asks: str
) -> None:
    assert after_the_card(Lesson(1), about, *options).asked.asks == asks


def test_that_a_game_has_ended_is_an_answer_to_what_is_decided_next() -> None:
    asked = after_the_card(Lesson(8), "asked", "assign", "over").asked
    assert [asked.name(each) for each in asked.options][-1] == "Nothing more: it is over."


def test_an_answer_that_is_a_sentence_ends_with_one_full_stop() -> None:
    title = after_the_card(Lesson(8), "asked", "assign", "over").asked.title("over")
    assert title.endswith("it is over.")
    assert ".." not in title
    assert "assigned., " not in title


def test_before_a_card_is_turned_there_is_none_and_its_kind_can_be_asked_about() -> None:
    lesson = Lesson(12)
    game = lesson.game({"day": 3}, deal={"patients": ["P35"]})
    assert fact(game, "card") == ""
    question = after_the_card(lesson, "card", "deteriorating", "stable", "emergency", game=game)
    assert question.asked.asks == "Which kind of card will it be?"
    assert [question.asked.name(each) for each in question.asked.options] == ["Deteriorating", "Stable", "Emergency"]
    assert question.asked.title("deteriorating") == "Emergency, not Deteriorating."


def test_why_a_game_has_ended_is_told_and_not_what_happened_on_the_way() -> None:
    lesson = Lesson(9)
    last = lesson.game({"day": 13, "shift": "night"}, "turn, place nurse 1, care medical", deal={"patients": ["P02"]})
    question = lesson.predict("made", last, "pay nurse 1", "ending", "unfinished", "deck")
    question.answer("unfinished")
    told = question.script()["told"]
    assert told is not None
    (line,) = told["lines"]
    assert line["text"].endswith("come to their end. He dies.")
    assert line["rule"] == "SCEN-11"


def test_a_question_stands_where_it_began_though_its_beginning_was_taken_back() -> None:
    lesson = Lesson(3)
    game = lesson.game({"day": 2, "shift": "day"}, moves="turn, place nurse 2", deal={"patients": ["P21"]})
    question = lesson.predict("made", game, "care medical", "asked", "payment", "turn")
    game.undo()
    game.undo()
    question.answer("payment")
    assert [str(action) for action in game.actions] == ["turn", "place nurse 2", "care medical"]


def test_a_prediction_of_no_fact_is_refused_with_the_facts_that_there_are() -> None:
    lesson = Lesson(3)
    with pytest.raises(SceneError, match=r"a lesson asks about condition, stage, warnings, day, .*: 'mood'"):
        lesson.predict("made", lesson.game(), "turn", "mood", 1, 2)
