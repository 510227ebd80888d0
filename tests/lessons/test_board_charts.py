"""The learner's own moves as a chart: drawn when the page has its board, in step with it, and after its answers."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from holding_on.lessons import Lesson
from holding_on.lessons.pieces.board_charts import ConditionChart

HELLO = {"kind": "lines", "from": 0, "id": 1}
"""What a browser sends when it has a board."""
SOON = "The line is drawn in a moment."


@pytest.fixture
def chart() -> ConditionChart:
    """A chart of a game in which two cards have been turned."""
    lesson = Lesson(3)
    game = lesson.game(moves="turn, place nurse 1")
    return lesson.chart(lesson.board(game))


def hello(chart: ConditionChart) -> None:
    """The browser has the board."""
    chart.board._handle_custom_msg(HELLO, [])


def test_nothing_is_drawn_before_the_page_has_its_board(chart: ConditionChart) -> None:
    assert SOON in chart.drawing.value
    chart.board.game.apply(chart.board.game.legal_actions()[0])
    assert SOON in chart.drawing.value
    hello(chart)
    assert "<svg" in chart.drawing.value


def test_it_follows_the_game_and_the_board_follows_it(chart: ConditionChart) -> None:
    hello(chart)
    before = chart.drawing.value
    while len(chart.board.game.moments()) < 3:
        chart.board.game.apply(chart.board.game.legal_actions()[0])
    drawn = chart.drawing.value
    assert drawn.count("(day 1, ") > before.count("(day 1, ")
    assert len(chart.moment.options) == 3
    chart.moment.value = 0
    assert chart.board.view["past"]["move"] == 0
    assert "stroke-dasharray" in chart.drawing.value


def test_the_board_is_answered_before_the_chart_is_drawn(chart: ConditionChart) -> None:
    async def page() -> tuple[bool, bool]:
        hello(chart)
        first = "<svg" in chart.drawing.value
        chart.board.game.apply(chart.board.game.legal_actions()[0])
        await asyncio.sleep(0.05)
        return first, "<svg" in chart.drawing.value

    assert asyncio.run(page()) == (False, True)


def test_a_page_keeps_no_specification(chart: ConditionChart, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(chart.lines()) == 2
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    assert chart.lines() == [SOON]


def test_what_draws_comes_when_something_is_drawn() -> None:
    code = "import holding_on.lessons, sys; print([name for name in ('altair', 'polars') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"
