"""The learner's own moves as a chart, linked with the board: choosing a moment takes the board there."""

from __future__ import annotations

import json
from typing import Any

from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.lessons.drawing import Drawing, chosen


class Chart(Drawing):
    """Billy's condition in a board's game: the board follows the moment that is chosen, and the chart the board."""

    def __init__(self, board: Board, words: Words) -> None:
        self._moment = chosen(words, "lesson.chart.moment", [])
        super().__init__(board, words, [], [self._moment], "chart")
        self._follows = False
        self._list_moments()
        self._moment.observe(self._chosen, "value")

    def choose(self, move: int) -> None:
        """Look at the table as it was before a move, as the list does."""
        self._moment.value = move

    def _chosen(self, change: Any) -> None:
        if not self._follows:
            self.board.look(change["new"])

    def _follow(self) -> None:
        self._list_moments()
        super()._follow()

    def _shows(self) -> Any:
        """The whole game, and the moment that is looked at."""
        return *super()._shows(), self._at()

    def _made(self) -> Any:
        from holding_on.study import charts  # a second of its own: when the page is there

        return charts.condition(self.board.game.shifts(), at=self._at(), lang=self._words.lang)

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

    def _told(self) -> list[str]:
        from holding_on.study import charts

        spec = charts.condition(self.board.game.shifts(), lang=self._words.lang).to_dict()
        drawing = {key: value for key, value in spec.items() if key not in ("$schema", "config")}
        return [spec["description"], json.dumps(drawing, sort_keys=True)]


def _labels(moments: list[dict[str, Any]], words: Words) -> list[tuple[str, int]]:
    return [(words.say("lesson.chart.now") if each["now"] else each["text"], each["move"]) for each in moments]
