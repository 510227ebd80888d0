"""Charts of the game that lies on a board, one at a time; and that game may come from a file."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.engine.errors import RecordError
from holding_on.game import Game
from holding_on.lessons.drawing import Drawing, chosen
from holding_on.lessons.saying import paragraph
from holding_on.lessons.showing import Piece, html

OF_A_GAME: Final = ("condition", "care", "luck", "stress", "tokens", "memories")
"""What can be drawn of one game."""


class Pictures(Drawing):
    """Charts of the game on a board, one at a time."""

    def __init__(self, board: Board, kinds: tuple[str, ...], words: Words) -> None:
        named = [(words.say(f"lesson.pictures.{kind}"), kind) for kind in kinds or OF_A_GAME]
        self.chart = chosen(words, "lesson.many.chart", named)
        self.chart.layout.display = None if len(named) > 1 else "none"
        self.chart.observe(lambda _: self.draw(), "value")
        super().__init__(board, words, [self.chart], [], "pictures")

    def _made(self) -> Any:
        from holding_on.study import charts  # a second of its own: when the page is there

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

    def _told(self) -> list[str]:
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
        self.board.game = game
        said = self._words.say("lesson.record.loaded", game=repr(game), who=self._words.listed(list(game.names)))
        self._told.value = f'<p class="ho-l-told is-done" role="status">{escape(said)}</p>'

    def _loaded(self, files: Any) -> None:
        if files:
            self.load(bytes(files[0]["content"]).decode("utf-8", errors="replace"))
            self._file.value = ()  # the same file may be chosen again

    def lines(self) -> list[str]:
        return [self._words.say("lesson.record.offer")]
