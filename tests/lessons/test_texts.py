"""What the pieces of a lesson say: the reason first, the newest step first, and what is more to be unfolded."""

from __future__ import annotations

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


def test_the_newest_step_is_shown_beside_its_buttons(lesson: Lesson) -> None:
    way = lesson.way(2, 1)
    way.forward()
    way.forward()
    story = way.story.value
    assert story.index("2 of 2 steps.") < story.index("<b>2. ") < story.index("<b>1. ")
    assert [each for each in way.children if each.layout.display != "none"][-1] is way.story


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
