"""The learner's own moves as a chart: drawn when the page has its board, in step with it, and after its answers."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from holding_on import days
from holding_on.lessons import Lesson
from holding_on.lessons.pieces.board_charts import BoardChart, ConditionChart, GameCharts

HELLO = {"kind": "lines", "from": 0, "id": 1}
"""What a browser sends when it has a board."""
SOON = "The line is drawn in a moment."


@pytest.fixture
def chart() -> ConditionChart:
    """A chart of a game in which two cards have been turned."""
    lesson = Lesson(3)
    game = lesson.game(moves="turn, place nurse 1")
    return lesson.chart(lesson.board(game))


@pytest.fixture
def pictures() -> GameCharts:
    """Charts of the same game that Altair draws, which takes time."""
    lesson = Lesson(12)
    return lesson.pictures(lesson.board(lesson.game(moves="turn, place nurse 1")))


def hello(chart: BoardChart) -> None:
    """The browser has the board."""
    chart.board._handle_custom_msg(HELLO, [])


def test_what_takes_time_is_drawn_when_the_page_has_its_board(pictures: GameCharts) -> None:
    assert SOON in pictures.drawing.value
    pictures.board.game.apply(pictures.board.game.legal_actions()[0])
    assert SOON in pictures.drawing.value
    hello(pictures)
    assert "<svg" in pictures.drawing.value


def test_the_thread_is_there_at_once(chart: ConditionChart) -> None:
    assert "<svg" in chart.drawing.value
    assert SOON not in repr(chart)


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


def test_the_board_is_answered_before_the_chart_is_drawn(pictures: GameCharts) -> None:
    async def page() -> tuple[bool, bool]:
        hello(pictures)
        first = "<svg" in pictures.drawing.value
        pictures.board.game.apply(pictures.board.game.legal_actions()[0])
        await asyncio.sleep(0.05)
        return first, "<svg" in pictures.drawing.value

    assert asyncio.run(page()) == (False, True)


def test_the_board_is_answered_before_the_thread_goes_on(chart: ConditionChart) -> None:
    async def page() -> tuple[str, str, str]:
        before = chart.drawing.value
        while len(chart.board.game.moments()) < 3:
            chart.board.game.apply(chart.board.game.legal_actions()[0])
        at_once = chart.drawing.value
        await asyncio.sleep(0.05)
        return before, at_once, chart.drawing.value

    before, at_once, then = asyncio.run(page())
    assert before == at_once != then


def test_where_no_kernel_runs_the_thread_is_shown_with_its_styles(chart: ConditionChart) -> None:
    bundle = chart._repr_mimebundle_()
    assert bundle is not None
    assert bundle["text/plain"] == "Billy's Condition shift by shift: 28 (day 1, Morning), 28 (now)."
    assert bundle["text/html"] == f"<style>{days.styles('thread.css')}</style>{chart.drawing.value}"


def test_a_page_keeps_no_specification(pictures: GameCharts, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(pictures.lines()) == 2
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    assert pictures.lines() == [SOON]


def test_what_draws_comes_when_something_is_drawn() -> None:
    code = "import holding_on.lessons, sys; print([name for name in ('altair', 'polars') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"
