"""Charts of the game on a board. A chart is drawn anew when the game has changed, after the board has been sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

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


class BoardChart(Piece):
    """A chart of the game on a board, drawn anew whenever the data in the chart have changed."""

    def __init__(self, board: Board, words: Words, above: Sequence[Any], below: Sequence[Any], kind: str) -> None:
        self.board, self._words = board, words
        self.drawing = html()
        self._drawn: Any = None
        board.observe(lambda _: self._on_view(), "view")
        super().__init__([*above, self.drawing, *below], kind)

    def draw(self) -> None:
        """Draw the chart of the game as it is now."""
        self._drawn = self._version()
        self.drawing.value = self._in_html()

    def _version(self) -> Any:
        """Return the state on which the chart depends: equal versions give equal charts."""
        return id(self.board.game), self.board.game.revision

    def _in_html(self) -> str:
        """Return the chart of the game as it is now, as HTML."""
        raise NotImplementedError

    def _draw_soon(self) -> None:
        """Draw after the messages that wait for an answer; without an event loop, draw at once."""
        try:
            asyncio.get_running_loop().call_soon(self.draw)
        except RuntimeError:
            self.draw()

    def _on_view(self) -> None:
        if self._drawn != self._version():
            self._draw_soon()


class ConditionChart(BoardChart):
    """The thread of Billy's condition in a board's game; choosing a moment takes the board and the thread there.

    It is drawn of the game alone, without the packages that draw many games: a notebook can show it everywhere.
    """

    def __init__(self, board: Board, words: Words) -> None:
        self.moment = dropdown(words.say("lesson.chart.moment"), [])
        look = html(f"<style>{days.styles('thread.css')}</style>")
        super().__init__(board, words, [look], [self.moment], "chart")
        self._listing = False
        self._list_moments()
        self.draw()
        self.moment.observe(self._on_choice, "value")

    def _on_choice(self, change: Any) -> None:
        if not self._listing:
            self.board.look(change["new"])

    def _on_view(self) -> None:
        self._list_moments()
        super()._on_view()

    def _version(self) -> Any:
        return *super()._version(), self._move()

    def _in_html(self) -> str:
        game = self.board.game
        return days.condition(game, self._move()) + in_words(days.condition_in_words(game), self._words)

    def _move(self) -> int:
        """Return the move of the moment that the board shows."""
        moments, past = self.board.game.moments(), self.board.view["past"]
        move: int = moments[-1]["move"] if past is None else past["move"]
        return move if any(moment["move"] == move for moment in moments) else moments[-1]["move"]

    def _list_moments(self) -> None:
        moments, now = self.board.game.moments(), self._words.say("lesson.chart.now")
        self._listing = True
        try:
            self.moment.options = [(now if each["now"] else each["text"], each["move"]) for each in moments]
            self.moment.value = self._move()
        finally:
            self._listing = False

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, Any] | None:
        """Return the widget, its sentence, and its drawing as HTML for web pages where no kernel runs."""
        bundle = super()._repr_mimebundle_(**kwargs)
        return bundle and {**bundle, "text/html": f"<style>{days.styles('thread.css')}</style>{self._in_html()}"}

    def lines(self) -> list[str]:
        return [days.condition_in_words(self.board.game)]


class GameCharts(BoardChart):
    """A piece that shows charts of a board's game, one at a time; the learner chooses which."""

    def __init__(self, board: Board, kinds: tuple[str, ...], words: Words) -> None:
        named = [(words.say(f"lesson.pictures.{kind}"), kind) for kind in kinds or OF_A_GAME]
        self.chart = dropdown(words.say("lesson.many.chart"), named)
        self.chart.layout.display = None if len(named) > 1 else "none"
        super().__init__(board, words, [html(styles()), self.chart], [], "pictures")
        self.draw()
        self.chart.observe(lambda _: self.draw(), "value")

    def _in_html(self) -> str:
        return shown(self._chart(), self._words)

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
