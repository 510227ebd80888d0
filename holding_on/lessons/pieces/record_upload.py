"""A button that puts a learner's own game on a board, from a saved file."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board import Board
from holding_on.catalogue.language import Words
from holding_on.engine.errors import RecordError
from holding_on.game import Game
from holding_on.lessons.pieces.piece import Piece, html, paragraph


class RecordUpload(Piece):
    """A button that puts the game of a record on a board; for a file that cannot be used, a sentence says why."""

    def __init__(self, board: Board, words: Words) -> None:
        self.board, self._words = board, words
        self._file = ipywidgets.FileUpload(
            accept=".json,application/json",
            description=words.say("lesson.record.load"),
            layout={"width": "auto"},
        )
        self._file.add_class("ho-l-plain")
        self._file.observe(lambda change: self._on_upload(change["new"]), "value")
        self.message = html()
        super().__init__([html(paragraph(words.say("lesson.record.offer"))), self._file, self.message], "record")

    def load(self, record: str) -> None:
        """Put the game of a record on the board; for a text that is no record, show the reason and change nothing."""
        try:
            game = Game.from_record(record)
        except RecordError as error:
            text = self._words.say("lesson.record.wrong", why=str(error))
            self.message.value = f'<p class="ho-l-told is-broken" role="alert">{escape(text)}</p>'
            return
        self.board.game = game
        text = self._words.say("lesson.record.loaded", game=repr(game), who=self._words.listed(list(game.names)))
        self.message.value = f'<p class="ho-l-told is-done" role="status">{escape(text)}</p>'

    def _on_upload(self, files: Any) -> None:
        if files:
            content = files[0]["content"]  # a web page of the site sends no bytes, and so the text
            self.load(content if isinstance(content, str) else bytes(content).decode("utf-8", errors="replace"))
            self._file.value = ()  # so that the same file can be chosen again

    def lines(self) -> list[str]:
        return [self._words.say("lesson.record.offer")]
