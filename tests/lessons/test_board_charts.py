"""Charts of the learner's own game: drawn when the page has its board, in step with it, and after its answers."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from html import unescape

import pytest

from holding_on.lessons import Lesson
from holding_on.lessons.pieces.board_charts import OF_A_GAME, GameCharts
from holding_on.study import charts

HELLO = {"kind": "lines", "from": 0, "id": 1}
"""What a browser sends when it has a board."""


@pytest.fixture
def pictures() -> GameCharts:
    """All charts of a game that has begun."""
    lesson = Lesson(12)
    return lesson.pictures(lesson.board(lesson.game(moves="turn, place nurse 1")))


def hello(pictures: GameCharts) -> None:
    """The browser has the board."""
    pictures.board._handle_custom_msg(HELLO, [])


def test_what_is_drawn_of_a_game_is_there_at_once(pictures: GameCharts) -> None:
    assert "<svg" in pictures.drawing.value


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_chart_of_a_game_says_what_the_chart_of_its_frame_says(players: int) -> None:
    lesson = Lesson(12)
    pictures = lesson.pictures(lesson.board(lesson.played("balanced", seed=3, players=players)))
    said = {}
    for kind in OF_A_GAME:
        pictures.chart.value = kind
        (said[kind],) = {
            unescape(each) for each in re.findall(r'<svg[^>]* aria-label="([^"]*)"', pictures.drawing.value)
        }
        assert said[kind] in unescape(pictures.drawing.value.partition("<details")[2])
    game = pictures.board.game
    assert said == {kind: charts.alternative(getattr(charts, kind)(game, lang="en")) for kind in OF_A_GAME}


def test_before_the_first_card_each_chart_says_that_there_is_nothing_to_draw() -> None:
    lesson = Lesson(12)
    pictures = lesson.pictures(lesson.board(lesson.game()), "care", "luck", "stress", "tokens", "memories")
    for _, kind in pictures.chart.options:
        pictures.chart.value = kind
        assert "there is nothing to draw" in pictures.drawing.value, kind


def test_the_board_is_answered_before_the_chart_is_drawn(pictures: GameCharts) -> None:
    async def page() -> tuple[bool, bool]:
        hello(pictures)
        before = pictures.drawing.value
        while len(pictures.board.game.moments()) < 3:
            pictures.board.game.apply(pictures.board.game.legal_actions()[0])
        at_once = pictures.drawing.value
        await asyncio.sleep(0.05)
        return before == at_once, pictures.drawing.value == at_once

    assert asyncio.run(page()) == (True, False)


def test_no_chart_of_a_game_needs_what_draws_many_games() -> None:
    code = (
        "import sys\nfrom holding_on.lessons import Lesson\nlesson = Lesson(12)\n"
        "pictures = lesson.pictures(lesson.board(lesson.played('random', seed=3)))\n"
        "for _, kind in pictures.chart.options: pictures.chart.value = kind\n"
        "print([name for name in ('altair', 'polars', 'scipy', 'vl_convert') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"
