"""What every piece of a lesson brings with it: its look, wherever it is shown."""

from __future__ import annotations

from typing import Any

import pytest

from holding_on.lessons import Lesson


def pieces() -> list[Any]:
    """Pieces of several kinds, as cells of a notebook show them: a stage, boxes to tick, a program, rules, the head."""
    lesson = Lesson(1)
    program = lesson.program("stage", lambda _game: ...)
    return [lesson, lesson.choose("hook", lesson.game()), lesson.exercise("first_moves"), program, lesson.rules()]


def sheets(piece: Any) -> list[Any]:
    """The style sheets that a piece brings."""
    return [each for each in piece.children if str(getattr(each, "value", "")).startswith("<style>")]


def test_in_a_notebook_each_piece_brings_its_looks() -> None:
    for piece in pieces():
        [sheet] = sheets(piece)
        assert "ho-lesson-rules" in sheet.value
        assert sheet.layout.display == "none", "no empty line where it stands"


def test_on_a_page_the_head_has_the_looks_of_all_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    assert [sheets(piece) for piece in pieces()] == [[]] * 5
