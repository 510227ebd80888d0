"""The board as a widget: it shows the view of a game and hands every choice to the game."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from holding_on.board.portrait import portrait
from holding_on.board.simplifies import page
from holding_on.engine.errors import IllegalAction
from holding_on.game import Game
from holding_on.language import Words

STATIC = Path(__file__).parent / "static"
LABELS = "board."

log = logging.getLogger(__name__)


class Board(anywidget.AnyWidget):
    """The whole ward of one game, live: a choice here and a move in a cell are one and the same game.

    Several boards may show one game; `close` takes this one away from it. The browser asks in messages
    (`act`, `undo`, `lines`) and every message is answered by one sentence or by what it asked for.
    """

    _esm = STATIC / "board.js"
    _css = STATIC / "board.css"

    view = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    page = traitlets.Dict().tag(sync=True)
    take_focus = traitlets.Bool(False).tag(sync=True)

    def __init__(self, game: Game, *, seat: int | None = None, take_focus: bool = False) -> None:
        self.game = game
        self._seat = seat
        self._told: list[dict[str, Any]] = []
        self._words = game.words
        words = {"words": labels(self._words), "page": page(self._words)}
        super().__init__(view=game.view(seat), take_focus=take_focus, **words)
        self._told = game.lines()[-1:]
        self.on_msg(self._asked)
        self._leave_game = game.subscribe(self._moved)

    def close(self) -> None:
        """Take the board away; the game goes on without it."""
        if hasattr(self, "_leave_game"):
            self._leave_game()
        super().close()

    def __repr__(self) -> str:
        return portrait(self.view)

    # ------------------------------------------------------------------ what the browser asks

    def _asked(self, _widget: object, content: object, _buffers: object) -> None:
        """Answer one message, whatever is in it and whatever happens inside."""
        request = content if isinstance(content, Mapping) else {}
        answer: dict[str, Any] = {"id": request.get("id")}
        try:
            answer |= self._answer(request)
        except IllegalAction as refused:
            answer |= {"kind": "refused", "text": str(refused)}
        except Exception:
            log.exception("the board could not answer %r", content)
            answer |= self._refused("unexpected")
        self.send(answer)

    def _answer(self, request: Mapping[str, Any]) -> dict[str, Any]:
        match request:
            case {"kind": "lines", "from": int(start)}:
                return self._lines(max(0, start))
            case {"kind": "act" | "undo", "revision": int(revision)} if revision != self.game.revision:
                self.send_state("view")
                return self._refused("stale")
            case {"kind": "act", "revision": int(), "action": int(code)}:
                self.game.apply(code)
            case {"kind": "undo", "revision": int()}:
                self.game.undo()
            case _:
                return self._refused("unreadable")
        return {"kind": "done", "text": ""}

    def _refused(self, why: str) -> dict[str, Any]:
        return {"kind": "refused", "text": self._words.say(f"{LABELS}refused.{why}")}

    # ------------------------------------------------------------------ what the game says

    def _moved(self, game: Game) -> None:
        """After every change: what is new in the journal, then the position."""
        self.send(self._news())
        self.view = game.view(self._seat)

    def _news(self) -> dict[str, Any]:
        """The lines since the last time; after an undo, from where on the lines are gone."""
        told = self._told
        since = self.game.lines(told[0]["line"] if told else 0)
        if since:
            start = told[0]["line"] + 1 if since[:1] == told else 0
        else:
            since = self.game.lines()[-1:]
            start = since[0]["line"] + 1 if since else 0
        self._told = since[-1:]
        return self._lines(start)

    def _lines(self, start: int) -> dict[str, Any]:
        return {"kind": "lines", "from": start, "lines": self.game.lines(start), "text": ""}


def labels(words: Words) -> dict[str, Any]:
    """The board's own labels of a language, by the keys that the browser side uses."""
    return {key.removeprefix(LABELS): text for key, text in words.texts.items() if key.startswith(LABELS)}
