"""The base class of every display of a game. A display shows the view of the game and answers the browser."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, SupportsIndex, cast

import traitlets

from holding_on.board.drawn import LABELS, Drawn
from holding_on.board.gesture import carry_out
from holding_on.board.shown import Shown, shown_of, told
from holding_on.board.synced import OwnView, Update
from holding_on.catalogue.chapters import lesson_of
from holding_on.common.notebooks import lesson_named, page_of
from holding_on.common.numbers import whole
from holding_on.common.quoting import quoted
from holding_on.engine.errors import HoldingOnError, SceneError
from holding_on.game import Game
from holding_on.view.shape import Lesson, Link, View, WholeLine

log = logging.getLogger(__name__)


class Display(Drawn):
    """A widget that shows a game, or a part of it, and always shows its present position.

    The browser draws the part of the board that `part` names. All displays of one game have the same `game_id`.

    The requests `act`, `acts` (the steps of one gesture) and `undo` of the browser play the game, and the display
    replies with a sentence. The requests `lines`, `why` and `picture` ask for data, and the display replies with the
    data. All updates of one change of the game go in one message; if a request caused the change, the reply is in this
    message too.

    The traits say what is shown. Only the display itself sets them; `display.game = other` shows another game.
    """

    game_id = traitlets.Unicode(read_only=True).tag(sync=True)
    drawn = traitlets.Int(None, allow_none=True).tag(sync=True)
    """The revision of the game that the web page has drawn. When this trait is not None, the page sets it after each
    drawing; a reactive notebook such as marimo then runs the cells that read this display.
    """

    def __init__(self, game: Game, *, seat: SupportsIndex | None = None, **shown: Any) -> None:
        self._game = self._checked(game)
        self._shown = shown_of(game)
        self._seat = whole(seat)
        if seat is not None and self._seat is None:
            game.view(seat)  # raises an error that says what a seat is
        self._last_sent: WholeLine | None = None
        """The last line of the journal that was sent to the browser; None when no line was sent yet."""
        self._behind = False
        """Whether the last change of the game could not be shown."""
        self._under_way = False
        """Whether a gesture is being carried out; its steps are then shown together at its end."""
        self._words = game.words
        self._set(**self._labels(), view=self._view_of(game), game_id=_id(game), **shown)
        super().__init__()
        self._sent = self._unchanged_view()
        self._last_sent = self._last_line()
        self.on_msg(self._on_request)
        self._leave_game = game.subscribe(self._on_change)
        if not self._sends_deltas:
            self.drawn = game.revision

    @property
    def game(self) -> Game:
        """The game that is shown and played.

        When you set another game, the display shows and plays the other game. The earlier game stays as it is and can
        be played on without this display.

        Raises
        ------
        SceneError
            When the value is not a `Game`. Nothing has changed then.
        """
        return self._game

    @game.setter
    def game(self, game: Game) -> None:
        self._show_game(self._checked(game))

    def _show_game(self, game: Game) -> None:
        self._leave_game()
        self._game, self._shown, self._words = game, shown_of(game), game.words
        self._leave_game = game.subscribe(self._on_change)
        self._last_sent = self._last_line()
        self._send_together(self._send_whole_game)

    def _send_whole_game(self) -> None:
        self._set(**self._labels())
        self._send_update(self._lines(0))
        self._set(game_id=_id(self.game), view=self._view_of(self.game))

    def _checked(self, game: object) -> Game:
        if not isinstance(game, Game):
            name = type(self).__name__
            raise SceneError(f"{name} shows a game, not {quoted(game)}: say {name}(game) with game = ho.Game(…)")
        return game

    # ------------------------------------------------------------------ the display without a browser

    def _name(self) -> str:
        return self._words.say(f"{LABELS}heading.board" if self.part == "board" else f"{LABELS}part.{self.part}")

    def close(self) -> None:
        """Remove the display from the web page. The game stays and can be played on."""
        if hasattr(self, "_leave_game"):
            self._leave_game()
        super().close()

    # ------------------------------------------------------------------ requests of the browser

    def _on_request(self, _widget: object, content: object, _buffers: object) -> None:
        """Reply to one request, also to one that is damaged or fails; the updates that it causes go with the reply."""
        request = content if isinstance(content, Mapping) else {}
        answer: dict[str, Any] = {"id": request.get("id")}

        def answered() -> None:
            try:
                answer.update(self._answer(request))
            except HoldingOnError as refused:
                answer.update(kind="refused", text=str(refused))
            except Exception:
                log.exception("the board could not answer %r", content)
                answer.update(self._refused("unexpected"))

        updates = self._collected(answered)
        self.send({**answer, "updates": updates} if updates else answer)

    def _answer(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Do what a request asks for, and return the reply. A subclass adds requests and calls this for all others."""
        match request:
            case {"kind": "lines", "from": int(start)}:
                return self._lines(max(0, start))
            case {"kind": "why", "line": int(thing)} | {"kind": "why", "thing": str(thing)}:
                return self._why(thing)
            case {"kind": "picture", "memory": str(memory)}:
                side = request.get("side")
                return self._picture(memory, side if isinstance(side, str) else None)
            case {"kind": "act" | "acts" | "undo", "revision": int(revision)} if (
                revision != self.game.revision or request.get("game", self.game_id) != self.game_id
            ):
                if self._behind:
                    self._on_change(self.game)
                self._send_view()
                return self._refused("stale")
            case {"kind": "act", "revision": int(), "action": int(code)}:
                self.game.apply(code)
            case {"kind": "acts", "revision": int(), "actions": [_, *_] as steps}:
                with self._shown_at_the_end():
                    carry_out(self.game, list(steps))
            case {"kind": "undo", "revision": int()}:
                self.game.undo()
            case {"kind": "view"}:
                self._send_view()
            case {"kind": "look" | "now" | "branch" | "leave_branch"}:
                return self._refused("part")
            case _:
                return self._refused("unreadable")
        return {"kind": "done", "text": ""}

    def _refused(self, reason: str) -> dict[str, Any]:
        return {"kind": "refused", "text": self._words.say(f"{LABELS}refused.{reason}")}

    def _why(self, thing: int | str) -> dict[str, Any]:
        """Return the reply to "Why?": the chain of causes of a line of the journal or of a thing on the board."""
        try:
            chain = self._game_shown().why(thing)
        except ValueError:
            return self._refused("no_why")
        links: list[Link] = [
            {
                "text": link.text,
                "rule": link.rule,
                "wording": link.wording,
                "line": link.line,
                "pages_text": link.printed,
                "lesson": self._lesson(link.rule),
            }
            for link in chain.links
        ]
        return {"kind": "why", "title": chain.sentence, "links": links, "text": ""}

    def _lesson(self, rule: str) -> Lesson | None:
        """Return the lesson that teaches a rule, as its page and its link text; None for a rule without a lesson."""
        number = lesson_of(rule)
        name = number and lesson_named(number)
        return {"page": page_of(name), "text": self._words.say("why.lesson", n=number)} if name else None

    def _picture(self, memory: str, side: str | None = None) -> dict[str, Any]:
        """Return the reply with the picture of a card that lies open on this display."""
        try:
            picture = self._game_shown().picture(memory, side)
        except SceneError:
            picture = None
        if picture is None:
            return self._refused("no_picture")
        return {"kind": "picture", "memory": memory, "side": picture.side, "svg": picture.svg, "text": picture.text}

    def _game_shown(self) -> Game:
        """Return the game whose position is shown; a board that shows an earlier moment returns the game as it was."""
        return self.game

    # ------------------------------------------------------------------ changes of the game

    def _on_change(self, game: Game) -> None:
        """Send the new lines of the journal and the new position after a change of the game.

        If this fails, the change of the game stays made, and the display says that it could not show the change.
        """
        if self._under_way:
            return
        self._send_together(lambda: self._send_change(game))

    @contextmanager
    def _shown_at_the_end(self) -> Iterator[None]:
        """Return a context whose `with` block may change the game several times; all is shown together at its end."""
        before, self._under_way = self.game.revision, True
        try:
            yield
        finally:
            self._under_way = False
            if self.game.revision != before:
                self._on_change(self.game)

    def _send_change(self, game: Game) -> None:
        try:
            update, self._last_sent = self._shown.since(self._last_sent, self._seat)
            self._send_update(update)
            self._set(view=self._view_of(game))
        except Exception:
            log.exception("a display could not show the game")
            self._behind = True
            self._send_update(notice("", self._words.say(f"{LABELS}refused.not_shown")))
        else:
            if self._behind:
                self._behind = False

    def _view_of(self, game: Game) -> OwnView:
        """Return what the display shows of `game`, which may also be a copy of its game at an earlier moment."""
        return OwnView(self._part_of(self._shown if game is self._game else shown_of(game)))

    def _view_now(self) -> View:
        """Return the view that this display shows, by the names of its values."""
        return cast("View", self.view)

    def _part_of(self, shown: Shown) -> View:
        """Return the view that this class of display shows; a subclass may add values to the view."""
        return shown.view(self._seat)

    def _change_of_view(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> Update:
        return self._shown.change(before, after)

    def _lines(self, start: int) -> Update:
        """Return the update with the lines of the journal from line `start` on."""
        return told(start, self._shown.lines(start, self._seat))

    def _all_lines(self) -> list[WholeLine]:
        return self._shown.lines(0, self._seat)

    def _last_line(self) -> WholeLine | None:
        """Return the last line of the journal, or None while the journal is empty."""
        return next(reversed(self._all_lines()), None)


def notice(title: str, *sentences: str) -> Update:
    """Return the update that shows sentences beside the question and reads them aloud."""
    return {"kind": "notice", "title": title, "lines": [{"text": each, "rule": ""} for each in sentences]}


def _id(game: Game) -> str:
    """Return the id of a game for its displays. No other game has this id while one of these displays exists."""
    return f"{id(game):x}"
