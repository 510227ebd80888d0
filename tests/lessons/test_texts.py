"""What the pieces of a lesson say: the reason first, the newest step first, and what is more to be unfolded."""

from __future__ import annotations

import pytest

import holding_on as ho
from holding_on.lessons import Lesson
from holding_on.lessons.lesson import words_of

WORDS = words_of("en")


@pytest.fixture
def lesson() -> Lesson:
    """The third lesson."""
    return Lesson(3)


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
