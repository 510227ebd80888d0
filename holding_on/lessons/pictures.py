"""Charts of the game that lies on a board, one at a time; and that game may come from a file."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from html import escape
from typing import Any, Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board import Board
from holding_on.engine.errors import RecordError
from holding_on.game import Game
from holding_on.language import Words
from holding_on.lessons.charting import AFTER
from holding_on.lessons.saying import paragraph
from holding_on.lessons.showing import Piece, html

OF_A_GAME: Final = ("condition", "care", "luck", "stress", "tokens", "memories")
"""What can be drawn of one game."""


def picture(chart: Any, words: Words) -> str:
    """A chart as a piece of a page; what a screen reader says of it can be unfolded and read."""
    from holding_on.study import charts

    spec = chart.to_dict()
    fold = f"<summary>{escape(words.say('lesson.pictures.in_words'))}</summary>{paragraph(spec['description'])}"
    return f'<div class="ho-chart">{charts.drawn(spec)}</div><details class="ho-l-in-words">{fold}</details>'


def chosen(words: Words, key: str, options: list[tuple[str, Any]], first: Any = None) -> Any:
    """A list to choose from, with its name in front; `first` is chosen at first, if it is in the list."""
    values = [value for _, value in options]
    return ipywidgets.Dropdown(
        options=options,
        index=values.index(first) if first in values else 0 if values else None,
        description=words.say(key),
        layout={"width": "auto"},
        style={"description_width": "initial"},
    )


class Pictures(Piece):
    """Charts of the game on a board, one at a time, drawn when the page is there and whenever that game changes."""

    def __init__(self, board: Board, kinds: tuple[str, ...], words: Words) -> None:
        self.board, self._words = board, words
        self._kinds = kinds or OF_A_GAME
        self._drawn_of: tuple[int, int] | None = None
        self._begun = False
        self._drawing = html(paragraph(words.say("lesson.chart.soon")))
        named = [(words.say(f"lesson.pictures.{kind}"), kind) for kind in self._kinds]
        self.chart = chosen(words, "lesson.many.chart", named)
        self.chart.layout.display = None if len(named) > 1 else "none"
        self.chart.observe(lambda _: self.draw(), "value")
        board.observe(lambda _: self._follow(), "view")
        board.on_msg(self._asked_after)
        super().__init__([self.chart, self._drawing], "pictures")

    def draw(self) -> None:
        """Draw the chart that is chosen, of the game as it stands."""
        self._begun = True
        self._drawn_of = self._now()
        self._drawing.value = picture(self._made(), self._words)

    def _made(self) -> Any:
        from holding_on.study import charts

        game, lang = self.board.game, self._words.lang
        shifts = game.shifts()
        made: dict[str, Callable[[], Any]] = {
            "condition": lambda: charts.condition(shifts, lang=lang),
            "care": lambda: charts.care(shifts, lang=lang),
            "luck": lambda: charts.luck(shifts, lang=lang),
            "stress": lambda: charts.stress(shifts, game.names, lang=lang),
            "tokens": lambda: charts.tokens(shifts, game.names, lang=lang),
            "memories": lambda: charts.memories(shifts, lang=lang),
        }
        return made[self.chart.value]()

    def _now(self) -> tuple[int, int]:
        return id(self.board.game), self.board.game.revision

    def _asked_after(self, *_: object) -> None:
        """The browser has the board: what draws takes a second to come, and does not keep it waiting."""
        self.board.on_msg(self._asked_after, remove=True)
        if not self._begun:
            asyncio.get_running_loop().call_later(AFTER, self.draw)

    def _follow(self) -> None:
        """Draw anew when the game has changed, and not when the board looks back."""
        if self._begun and self._drawn_of != self._now():
            self.draw()

    def lines(self) -> list[str]:
        if os.environ.get("SERVER_SOFTWARE", "").startswith("voila"):
            return [self._words.say("lesson.chart.soon")]  # a page keeps nothing, and shows the drawing
        return [str(self._made().to_dict()["description"]), f"  {' / '.join(name for name, _ in self.chart.options)}"]


class Record(Piece):
    """A game of one's own for a board, from the file that a page saved; what cannot be used is told in a sentence."""

    def __init__(self, board: Board, words: Words) -> None:
        self.board, self._words = board, words
        self._file = ipywidgets.FileUpload(
            accept=".json,application/json",
            description=words.say("lesson.record.load"),
            layout={"width": "auto"},
        )
        self._file.add_class("ho-l-plain")
        self._file.observe(lambda change: self._loaded(change["new"]), "value")
        self._told = html()
        super().__init__([html(paragraph(words.say("lesson.record.offer"))), self._file, self._told], "record")

    def load(self, text: str) -> None:
        """Put the game of a record on the board; what is none leaves it as it was, and says why."""
        try:
            game = Game.from_record(text)
        except RecordError as error:
            said = self._words.say("lesson.record.wrong", why=str(error))
            self._told.value = f'<p class="ho-l-told is-broken" role="alert">{escape(said)}</p>'
            return
        self.board.take(game)
        said = self._words.say("lesson.record.loaded", game=repr(game), who=self._words.listed(list(game.names)))
        self._told.value = f'<p class="ho-l-told is-done" role="status">{escape(said)}</p>'

    def _loaded(self, files: Any) -> None:
        if files:
            self.load(bytes(files[0]["content"]).decode("utf-8", errors="replace"))
            self._file.value = ()  # the same file may be chosen again

    def lines(self) -> list[str]:
        return [self._words.say("lesson.record.offer")]
