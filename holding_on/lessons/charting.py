"""The learner's own moves as a chart, linked with the board: choosing a moment takes the board there."""

from __future__ import annotations

import json
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board import Board
from holding_on.language import Words
from holding_on.lessons.showing import Piece, html
from holding_on.study import charts


class Chart(Piece):
    """Billy's condition in a board's game: the board follows the moment that is chosen, and the chart the board."""

    def __init__(self, board: Board, words: Words) -> None:
        self.board, self._words = board, words
        self._drawing = html()
        self._follows = False
        self._moment = ipywidgets.Dropdown(
            options=[("", 0)],
            description=words.say("lesson.chart.moment"),
            layout={"width": "auto"},
            style={"description_width": "initial"},
        )
        self._draw()
        self._moment.observe(self._chosen, "value")
        board.observe(lambda _: self._draw(), "view")
        super().__init__([self._drawing, self._moment], "chart")

    def choose(self, move: int) -> None:
        """Look at the table as it was before a move, as the list does."""
        self._moment.value = move

    def _chosen(self, change: Any) -> None:
        if not self._follows:
            self.board.look(change["new"])

    def _draw(self) -> None:
        """The chart as the board stands: the whole game, and the moment that is looked at."""
        game = self.board.game
        moments = game.moments()
        past = self.board.view["past"]
        move = moments[-1]["move"] if past is None else past["move"]
        at = next((index for index, moment in enumerate(moments) if moment["move"] == move), len(moments) - 1)
        spec = charts.condition(game.shifts(), at=at, lang=self._words.lang).to_dict()
        self._drawing.value = f'<div class="ho-chart">{charts.drawn(spec)}</div>'
        self._follows = True
        try:
            self._moment.options = _labels(moments, self._words)
            self._moment.value = moments[at]["move"]
        finally:
            self._follows = False

    def lines(self) -> list[str]:
        spec = charts.condition(self.board.game.shifts(), lang=self._words.lang).to_dict()
        drawing = {key: value for key, value in spec.items() if key not in ("$schema", "config")}
        return [spec["description"], json.dumps(drawing, sort_keys=True)]


def _labels(moments: list[dict[str, Any]], words: Words) -> list[tuple[str, int]]:
    return [(words.say("lesson.chart.now") if each["now"] else each["text"], each["move"]) for each in moments]
