"""Charts of the game on a board. A chart is drawn anew when the game has changed, after the board has been sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from html import escape
from typing import Final

from holding_on import days
from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.lessons.drawn import one_game
from holding_on.lessons.drawn.paper import Drawing, styles
from holding_on.lessons.pieces.piece import Piece, dropdown, html, paragraph
from holding_on.study.counts import rows

OF_A_GAME: Final = ("condition", "care", "luck", "stress", "tokens", "memories")
"""The charts that can be drawn of one game."""


def shown(drawing: Drawing, words: Words) -> str:
    """Return a drawing as HTML, without its styles; below, folded, stands the sentence that a screen reader reads."""
    return f"{drawing.html}{in_words(drawing.told, words)}"


def in_words(sentence: str, words: Words) -> str:
    """Return what a chart shows as a sentence that unfolds, as HTML."""
    summary = f"<summary>{escape(words.say('lesson.pictures.in_words'))}</summary>"
    return f'<details class="ho-l-in-words">{summary}{paragraph(sentence)}</details>'


class GameCharts(Piece):
    """Charts of the game on a board, one at a time; the learner chooses which. They are drawn anew when it changes."""

    def __init__(self, board: Board, kinds: tuple[str, ...], words: Words) -> None:
        self.board, self._words = board, words
        self.drawing = html()
        named = [(words.say(f"lesson.pictures.{kind}"), kind) for kind in kinds or OF_A_GAME]
        self.chart = dropdown(words.say("lesson.many.chart"), named)
        self.chart.layout.display = None if len(named) > 1 else "none"
        board.observe(lambda _: self._on_view(), "view")
        super().__init__([html(styles()), self.chart, self.drawing], "pictures")
        self.draw()
        self.chart.observe(lambda _: self.draw(), "value")

    def draw(self) -> None:
        """Draw the chosen chart of the game as it is now."""
        self._drawn = self._version()
        self.drawing.value = shown(self._chart(), self._words)

    def _version(self) -> tuple[int, int]:
        """Return the state on which the charts depend: equal versions give equal charts."""
        return id(self.board.game), self.board.game.revision

    def _draw_soon(self) -> None:
        """Draw after the messages that wait for an answer; without an event loop, draw at once."""
        try:
            asyncio.get_running_loop().call_soon(self.draw)
        except RuntimeError:
            self.draw()

    def _on_view(self) -> None:
        if self._drawn != self._version():
            self._draw_soon()

    def _chart(self) -> Drawing:
        """Return the drawing that is chosen, of the game as it is now."""
        game, words = self.board.game, self._words
        if self.chart.value == "condition":
            return Drawing(days.condition(game), days.condition_in_words(game))
        shifts = rows.of_game(game)
        made: dict[str, Callable[[], Drawing]] = {
            "care": lambda: one_game.care(shifts, words),
            "luck": lambda: one_game.luck(shifts, words),
            "stress": lambda: one_game.of_people(shifts, "stress", game.names, words),
            "tokens": lambda: one_game.of_people(shifts, "tokens", game.names, words),
            "memories": lambda: one_game.memories(shifts, words),
        }
        return made[self.chart.value]()

    def lines(self) -> list[str]:
        return [self._chart().told, f"  {' / '.join(name for name, _ in self.chart.options)}"]
