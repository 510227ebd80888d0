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
from holding_on.engine.errors import IllegalAction, SceneError
from holding_on.game import Game
from holding_on.language import Words

STATIC = Path(__file__).parent / "static"
LABELS = "board."

log = logging.getLogger(__name__)


class Board(anywidget.AnyWidget):
    """The whole ward of one game, live: a choice here and a move in a cell are one and the same game.

    Several boards may show one game; `close` takes this one away from it. The browser asks in messages and every
    message is answered by one sentence or by what it asked for: `act` and `undo` play; `lines` and `why` tell; `look`
    shows a moment that is over and `now` comes back; `branch` plays on from that moment in a game of its own, and
    `leave_branch` comes back to the game that it left, which stands as it stood. `game` is the one that is played.
    """

    _esm = STATIC / "board.js"
    _css = STATIC / "board.css"

    view = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    page = traitlets.Dict().tag(sync=True)
    moments: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    take_focus = traitlets.Bool(False).tag(sync=True)

    def __init__(self, game: Game, *, seat: int | None = None, take_focus: bool = False) -> None:
        self.game = game
        self._seat = seat
        self._told: list[dict[str, Any]] = []
        self._words = game.words
        self._past: Game | None = None
        self._left: Game | None = None
        words = {"words": labels(self._words), "page": page(self._words)}
        super().__init__(view=game.view(seat), moments=game.moments(), take_focus=take_focus, **words)
        self._told = self._all_lines()[-1:]
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
            case {"kind": "why", "line": int(thing)} | {"kind": "why", "thing": str(thing)}:
                return self._why(thing)
            case {"kind": "picture", "memory": str(memory)}:
                return self._picture(memory)
            case {"kind": "look", "move": int(move)}:
                return self._look(move)
            case {"kind": "now"}:
                self._show_now()
            case {"kind": "branch"} if self._past is not None:
                self._play(self._past.branch(), self._left or self.game)
            case {"kind": "leave_branch"} if self._left is not None:
                self._play(self._left, None)
            case {"kind": "act" | "undo"} if self._past is not None:
                return self._refused("past")
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

    def _why(self, thing: int | str) -> dict[str, Any]:
        """The chain of causes behind a line or a thing, as it stands on this display."""
        try:
            chain = (self._past or self.game).why(thing)
        except ValueError:
            return self._refused("no_why")
        links = [
            {
                "text": link.text,
                "rule": link.rule,
                "wording": link.wording,
                "line": link.line,
                "pages_text": link.printed,
            }
            for link in chain.links
        ]
        return {"kind": "why", "title": chain.sentence, "links": links, "text": ""}

    def _picture(self, memory: str) -> dict[str, Any]:
        """The picture of a memory whose front lies open on this display."""
        try:
            picture = (self._past or self.game).picture(memory)
        except SceneError:
            picture = None
        if picture is None:
            return self._refused("no_picture")
        return {"kind": "picture", "memory": memory, "side": picture.side, "svg": picture.svg, "text": picture.text}

    # ------------------------------------------------------------------ looking back

    def _look(self, move: int) -> dict[str, Any]:
        """Show the table as it was before a move."""
        if not 0 <= move <= len(self.game.actions):
            return self._refused("no_moment")
        if move == len(self.game.actions):
            self._show_now()
        else:
            self._past = self.game.at(move=move)
            self.view = self._past.view(self._seat)
        return {"kind": "done", "text": ""}

    def _show_now(self) -> None:
        self._past = None
        self.view = self.game.view(self._seat)

    def _play(self, game: Game, left: Game | None) -> None:
        """Show another game: a branch of this one, or the one that a branch was left for."""
        self._leave_game()
        self.game, self._left, self._past = game, left, None
        self._leave_game = game.subscribe(self._moved)
        self._told = self._all_lines()[-1:]
        self.send(self._lines(0))
        self.moments = game.moments()
        self.view = game.view(self._seat)

    # ------------------------------------------------------------------ what the game says

    def _moved(self, game: Game) -> None:
        """After every change: what is new in the journal, then the position; a look back ends with it."""
        self._past = None
        self.send(self._news())
        self.moments = game.moments()
        self.view = game.view(self._seat)

    def _news(self) -> dict[str, Any]:
        """The lines since the last time; after an undo, from where on the lines are gone."""
        told = self._told
        since = self.game.lines(told[0]["line"] if told else 0, self._seat)
        if since:
            start = told[0]["line"] + 1 if since[:1] == told else 0
        else:
            since = self._all_lines()[-1:]
            start = since[0]["line"] + 1 if since else 0
        self._told = since[-1:]
        return self._lines(start)

    def _lines(self, start: int) -> dict[str, Any]:
        return {"kind": "lines", "from": start, "lines": self.game.lines(start, self._seat), "text": ""}

    def _all_lines(self) -> list[dict[str, Any]]:
        return self.game.lines(0, self._seat)


def labels(words: Words) -> dict[str, Any]:
    """The board's own labels of a language, by the keys that the browser side uses."""
    return {key.removeprefix(LABELS): text for key, text in words.texts.items() if key.startswith(LABELS)}
