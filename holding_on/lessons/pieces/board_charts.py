"""Charts of the game on a board. A chart is drawn anew when the game has changed, after the board has been sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.lessons.pieces.piece import Piece, dropdown, html, on_a_page, paragraph

AFTER: Final = 1.0
"""The seconds from the browser's first message about a board to the first chart, so that boards appear first."""
OF_A_GAME: Final = ("condition", "care", "luck", "stress", "tokens", "memories")
"""The charts that can be drawn of one game."""


def drawing_of(chart: Any, words: Words) -> str:
    """Return a chart as HTML; below the chart, folded, stands the description that a screen reader reads."""
    from holding_on.study import charts  # loaded late, as loading takes a second

    spec = chart.to_dict()
    fold = f"<summary>{escape(words.say('lesson.pictures.in_words'))}</summary>{paragraph(spec['description'])}"
    return f'<div class="ho-chart">{charts.drawn(spec)}</div><details class="ho-l-in-words">{fold}</details>'


class BoardChart(Piece):
    """A chart of the game on a board, drawn anew whenever the data in the chart have changed.

    Altair takes longer to load than a whole board, so the first chart waits until the browser has the board.
    """

    def __init__(self, board: Board, words: Words, above: Sequence[Any], below: Sequence[Any], kind: str) -> None:
        self.board, self._words = board, words
        self.drawing = html(paragraph(words.say("lesson.chart.soon")))
        self._scheduled = False
        self._drawn: Any = None
        board.observe(lambda _: self._on_view(), "view")
        board.on_msg(self._on_first_message)
        super().__init__([*above, self.drawing, *below], kind)

    def draw(self) -> None:
        """Draw the chart of the game as it is now."""
        self._scheduled, self._drawn = True, self._version()
        self.drawing.value = drawing_of(self._chart(), self._words)

    def _version(self) -> Any:
        """Return the state on which the chart depends: equal versions give equal charts."""
        return id(self.board.game), self.board.game.revision

    def _chart(self) -> Any:
        """Return the Altair chart of the game as it is now."""
        raise NotImplementedError

    def _stored(self) -> list[str]:
        """Return the lines of text that a notebook stores instead of the chart."""
        raise NotImplementedError

    def _on_first_message(self, *_: object) -> None:
        """Schedule the first chart: the browser now has the board."""
        self.board.on_msg(self._on_first_message, remove=True)
        if not self._scheduled:
            self._draw_in(AFTER)

    def _draw_in(self, seconds: float) -> None:
        """Draw after some seconds, and after messages that wait for an answer; without an event loop, draw at once."""
        self._scheduled = True
        try:
            asyncio.get_running_loop().call_later(seconds, self.draw)
        except RuntimeError:
            self.draw()

    def _on_view(self) -> None:
        if self._scheduled and self._drawn != self._version():
            self._draw_in(0)

    def lines(self) -> list[str]:
        if on_a_page():
            return [self._words.say("lesson.chart.soon")]  # Voilà shows the chart and stores no text
        return self._stored()


class ConditionChart(BoardChart):
    """A chart of Billy's condition in a board's game; choosing a moment takes the board and the chart there."""

    def __init__(self, board: Board, words: Words) -> None:
        self.moment = dropdown(words.say("lesson.chart.moment"), [])
        super().__init__(board, words, [], [self.moment], "chart")
        self._listing = False
        self._list_moments()
        self.moment.observe(self._on_choice, "value")

    def _on_choice(self, change: Any) -> None:
        if not self._listing:
            self.board.look(change["new"])

    def _on_view(self) -> None:
        self._list_moments()
        super()._on_view()

    def _version(self) -> Any:
        return *super()._version(), self._at()

    def _chart(self) -> Any:
        return self._line(self._at())

    def _line(self, at: int | None = None) -> Any:
        """Return the chart of the condition over the whole game, with a mark at the moment with the index `at`."""
        from holding_on.study import charts  # loaded late, as loading takes a second

        return charts.condition(self.board.game, at=at, lang=self._words.lang)

    def _at(self) -> int:
        """Return the index of the moment that the board shows."""
        moments = self.board.game.moments()
        past = self.board.view["past"]
        move = moments[-1]["move"] if past is None else past["move"]
        return next((index for index, moment in enumerate(moments) if moment["move"] == move), len(moments) - 1)

    def _list_moments(self) -> None:
        moments, now = self.board.game.moments(), self._words.say("lesson.chart.now")
        self._listing = True
        try:
            self.moment.options = [(now if each["now"] else each["text"], each["move"]) for each in moments]
            self.moment.value = moments[self._at()]["move"]
        finally:
            self._listing = False

    def _stored(self) -> list[str]:
        from holding_on.study import charts  # loaded late, as loading takes a second

        spec = charts.on_a_page(self._line().to_dict())
        drawing = {key: value for key, value in spec.items() if key not in ("$schema", "config")}
        return [spec["description"], json.dumps(drawing, sort_keys=True)]


class GameCharts(BoardChart):
    """A piece that shows charts of a board's game, one at a time; the learner chooses which."""

    def __init__(self, board: Board, kinds: tuple[str, ...], words: Words) -> None:
        named = [(words.say(f"lesson.pictures.{kind}"), kind) for kind in kinds or OF_A_GAME]
        self.chart = dropdown(words.say("lesson.many.chart"), named)
        self.chart.layout.display = None if len(named) > 1 else "none"
        self.chart.observe(lambda _: self.draw(), "value")
        super().__init__(board, words, [self.chart], [], "pictures")

    def _chart(self) -> Any:
        from holding_on.study import charts  # loaded late, as loading takes a second

        game, lang = self.board.game, self._words.lang
        made: dict[str, Callable[[], Any]] = {
            "condition": lambda: charts.condition(game, lang=lang),
            "care": lambda: charts.care(game, lang=lang),
            "luck": lambda: charts.luck(game, lang=lang),
            "stress": lambda: charts.stress(game, lang=lang),
            "tokens": lambda: charts.tokens(game, lang=lang),
            "memories": lambda: charts.memories(game, lang=lang),
        }
        return made[self.chart.value]()

    def _stored(self) -> list[str]:
        return [str(self._chart().to_dict()["description"]), f"  {' / '.join(name for name, _ in self.chart.options)}"]
