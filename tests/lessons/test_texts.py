"""What the pieces of a lesson say: the reason first, the newest step first, and what is more to be unfolded."""

from __future__ import annotations

from html import escape

import pytest

import holding_on as ho
from holding_on.lessons import Lesson
from holding_on.lessons.lesson import words_of
from holding_on.lessons.pieces.piece import folded

WORDS = words_of("en")


@pytest.fixture
def lesson() -> Lesson:
    """The third lesson."""
    return Lesson(3)


def test_what_is_more_than_a_few_lines_is_folded_away() -> None:
    lines = [f"line {number}" for number in range(8)]
    assert "<details>" not in folded(lines, WORDS, 7)
    text = folded(lines, WORDS, 6)
    assert text.index("line 5") < text.index("and 2 lines more") < text.index("line 6")
    assert folded(lines, WORDS, 0).startswith("<details><summary>What happened, in 8 lines</summary>")


def test_a_prediction_shows_the_value_now_and_then_the_change_that_made_it_so(lesson: Lesson) -> None:
    scene = {"day": 2, "condition": 20, "pawns": {"nurse 1": {"tokens": 1}}}
    game = lesson.game(scene, "turn, place nurse 1", deal={"patients": ["P05"]})
    prediction = lesson.predict(game, "care palliative", "condition", 20, 19, 18)
    assert "Now: 20." in prediction.children[0].value
    prediction.choice.value = 20
    prediction.see()
    (link, *_) = game.why("condition").links
    shown = prediction.message.value
    assert link.rule in shown.partition("<details>")[0]
    assert escape(link.text) in shown.partition("<details>")[0]


def test_a_fact_that_no_change_sets_has_no_reason_and_no_number_before(lesson: Lesson) -> None:
    game = lesson.game(moves="turn")
    prediction = lesson.predict(game, "place nurse 1", "allowed")
    assert "Now:" not in prediction.children[0].value
    prediction.choice.value = True
    prediction.see()
    assert "ASSIGN-05" in prediction.message.value
    assert "<p>" not in prediction.message.value, "a reason is a paragraph of its own"


def test_the_newest_step_is_shown_beside_its_buttons(lesson: Lesson) -> None:
    way = lesson.way(2, 1)
    way.forward()
    way.forward()
    story = way.story.value
    assert story.index("2 of 2 steps.") < story.index("<b>2. ") < story.index("<b>1. ")
    assert way.children.index(way.story) == len(way.children) - 1


def test_a_page_has_no_cells_to_change(lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    piece = lesson.program("held", lambda game: None)
    assert "This is for the notebook" in piece.children[-1].value


def test_on_the_page_of_a_lesson_a_board_shares_the_code_that_draws_its_stages(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_shared", "_lessons"):
        monkeypatch.setattr(f"holding_on.board.code.{name}", None)
    assert not ho.Board(ho.Game()).code.lesson
    Lesson(4)
    assert ho.Board(ho.Game()).code.lesson
