"""The learner's own moves as a chart, linked with the board: choosing a moment takes the board there."""

from __future__ import annotations

import asyncio
import json
from html import escape
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board import Board
from holding_on.language import Words
from holding_on.lessons.showing import Piece, html, on_a_page

AFTER = 1.0
"""Seconds that the boards of a page have for themselves before a chart is drawn."""


class Chart(Piece):
    """Billy's condition in a board's game: the board follows the moment that is chosen, and the chart the board.

    What draws takes longer to come than a whole board, so a page has its boards first: the chart is drawn once the
    browser has asked after its board.
    """

    def __init__(self, board: Board, words: Words) -> None:
        self.board, self._words = board, words
        self._drawing = html(f"<p>{escape(words.say('lesson.chart.soon'))}</p>")
        self._begun = False
        self._follows = False
        self._moment = ipywidgets.Dropdown(
            options=[("", 0)],
            description=words.say("lesson.chart.moment"),
            layout={"width": "auto"},
            style={"description_width": "initial"},
        )
        self._list_moments()
        self._moment.observe(self._chosen, "value")
        board.observe(lambda _: self._follow(), "view")
        board.on_msg(self._asked_after)
        super().__init__([self._drawing, self._moment], "chart")

    def choose(self, move: int) -> None:
        """Look at the table as it was before a move, as the list does."""
        self._moment.value = move

    def draw(self) -> None:
        """Draw the chart as the board stands: the whole game, and the moment that is looked at."""
        from holding_on.study import charts  # a second of its own: when the page is there

        spec = charts.condition(self.board.game.shifts(), at=self._at(), lang=self._words.lang).to_dict()
        self._drawing.value = f'<div class="ho-chart">{charts.drawn(spec)}</div>'

    def _asked_after(self, *_: object) -> None:
        """The browser has the board, and says so."""
        self.board.on_msg(self._asked_after, remove=True)
        self._draw_in(AFTER)

    def _draw_in(self, seconds: float) -> None:
        """Draw when whoever waits for the board has been answered; at once where nobody waits."""
        self._begun = True
        try:
            asyncio.get_running_loop().call_later(seconds, self.draw)
        except RuntimeError:
            self.draw()

    def _chosen(self, change: Any) -> None:
        if not self._follows:
            self.board.look(change["new"])

    def _follow(self) -> None:
        self._list_moments()
        if self._begun:
            self._draw_in(0)

    def _at(self) -> int:
        """Which of the game's moments is looked at."""
        moments = self.board.game.moments()
        past = self.board.view["past"]
        move = moments[-1]["move"] if past is None else past["move"]
        return next((index for index, moment in enumerate(moments) if moment["move"] == move), len(moments) - 1)

    def _list_moments(self) -> None:
        moments = self.board.game.moments()
        self._follows = True
        try:
            self._moment.options = _labels(moments, self._words)
            self._moment.value = moments[self._at()]["move"]
        finally:
            self._follows = False

    def lines(self) -> list[str]:
        if on_a_page():
            return [self._words.say("lesson.chart.soon")]  # a page keeps nothing, and shows the drawing
        from holding_on.study import charts

        spec = charts.condition(self.board.game.shifts(), lang=self._words.lang).to_dict()
        drawing = {key: value for key, value in spec.items() if key not in ("$schema", "config")}
        return [spec["description"], json.dumps(drawing, sort_keys=True)]


def _labels(moments: list[dict[str, Any]], words: Words) -> list[tuple[str, int]]:
    return [(words.say("lesson.chart.now") if each["now"] else each["text"], each["move"]) for each in moments]
