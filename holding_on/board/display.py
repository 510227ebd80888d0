"""What every display of a game is, the whole board or one part of it: it shows a view, and hands on what is asked."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import anywidget
import ipywidgets  # type: ignore[import-untyped]  # published without types
import traitlets

from holding_on.board import portrait
from holding_on.board.code import STATIC, Code, is_jupyter, is_shared, the_code
from holding_on.board.parting import changed_parts
from holding_on.catalogue.chapters import lesson_of
from holding_on.catalogue.language import Words
from holding_on.engine.errors import HoldingOnError, SceneError
from holding_on.game import Game
from holding_on.quoting import quoted
from holding_on.server.notebooks import lesson_named

LABELS = "board."

log = logging.getLogger(__name__)


class Display(anywidget.AnyWidget):
    """A widget on a game that stays in step with it, and with every other display of the same game.

    The browser draws what `part` names, and knows the displays of one game by their `game_id`. It asks in messages, and
    every message is answered by one sentence or by what it asked for: `act` and `undo` play; `lines`, `why` and
    `picture` tell. What a change brings, to the journal, the view and beside it, goes in one letter as its `news`, with
    the answer where there is one: the browser draws it once, and has the whole view in its state.

    The traits say what is shown; only the display itself sets them. Another game is shown by `display.game = other`.
    """

    _esm = STATIC / "stand_in.js"

    code = traitlets.Instance(Code, read_only=True).tag(sync=True, **ipywidgets.widget_serialization)
    """The code that draws it, which displays share."""
    part = traitlets.Unicode("board", read_only=True).tag(sync=True)
    game_id = traitlets.Unicode(read_only=True).tag(sync=True)
    view = traitlets.Dict(read_only=True).tag(sync=True)
    labels = traitlets.Unicode(read_only=True).tag(sync=True)
    """The set of labels that it says, as its code brings it."""
    words = traitlets.Dict(read_only=True).tag(sync=True)
    """Labels of its own, in the place of those."""
    unreached = traitlets.Unicode(read_only=True).tag(sync=True)
    """What stands in its place where its code does not reach the page."""
    drawn = traitlets.Int(None, allow_none=True).tag(sync=True)
    """The revision that a page has drawn, where pages are to say so: a notebook that runs its cells by what they need
    takes it as the sign to run those that read this display. None where nobody asks.
    """

    def __init__(self, game: Game, *, seat: int | None = None, **shown: Any) -> None:
        self._game = self._checked(game)
        self._seat = seat
        self._told: list[dict[str, Any]] = []
        self._sent: dict[str, Any] | None = None
        self._news: list[dict[str, Any]] | None = None
        """The letter that is being written, if one is."""
        self._behind = False
        """Whether the last change could not be shown."""
        self._words = game.words
        self._set(**self._in_words(), view=self._seen(game), game_id=_id(game), **shown)
        super().__init__()
        self._sent = dict(self.view)
        self._told = self._all_lines()[-1:]
        self.on_msg(self._asked)
        self._leave_game = game.subscribe(self._moved)
        if not self._sends_changes:
            self.drawn = game.revision

    @property
    def game(self) -> Game:
        """The game that is shown and played. Another one takes its place whole: its journal, its words, every choice;
        the one before goes on without this display. Raises SceneError for what is no game; nothing has changed then.
        """
        return self._game

    @game.setter
    def game(self, game: Game) -> None:
        self._play(self._checked(game))

    def _play(self, game: Game) -> None:
        self._leave_game()
        self._game, self._words = game, game.words
        self._leave_game = game.subscribe(self._moved)
        self._told = self._all_lines()[-1:]
        self._tell_together(self._tell_anew)

    def _tell_anew(self) -> None:
        self._set(**self._in_words())
        self._say(self._lines(0))
        self._show(self.game)

    def _checked(self, game: object) -> Game:
        if not isinstance(game, Game):
            name = type(self).__name__
            raise SceneError(f"{name} shows a game, not {quoted(game)}: say {name}(game) with game = ho.Game(…)")
        return game

    def _in_words(self) -> dict[str, Any]:
        """The traits that hang on the words of the game alone."""
        code = the_code() if self.comm is None else self.code
        unreached = self._words.say("display.unreached")
        return {"code": code, "labels": code.learn(labels(self._words)), "unreached": unreached}

    # ------------------------------------------------------------------ what it says of itself

    def __setattr__(self, name: str, value: object) -> None:
        if _is_ours(self, name):
            raise SceneError(
                f"{type(self).__name__}.{name} says what is shown, and only the display sets it. To change the "
                "position, play: game.apply(…). To show another game: display.game = other"
            )
        super().__setattr__(name, value)

    def _set(self, **traits: Any) -> None:
        """Set traits that say what is shown."""
        for name, value in traits.items():
            self.set_trait(name, value)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a page says of the state: never what is ours to say, nor code. Pages cannot put a view in place."""
        said = {
            name: value
            for name, value in sync_data.items()
            if name not in ("_esm", "_css") and not _is_ours(self, name)
        }
        if said:
            super().set_state(said)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, its text, and the position in words for where no kernel runs."""
        bundle = super()._repr_mimebundle_(**kwargs)
        return bundle and ({**bundle[0], "text/html": self._in_html()}, bundle[1])

    def _in_html(self) -> str:
        say = self._words.say
        name = say(f"{LABELS}heading.board" if self.part == "board" else f"{LABELS}part.{self.part}")
        return portrait.in_html(self._print(), name, say("display.still"), self._words.lang)

    def close(self) -> None:
        """Take the display away; the game goes on without it."""
        if hasattr(self, "_leave_game"):
            self._leave_game()
            if not is_shared(self.code):
                self.code.close()
        super().close()

    @property
    def _sends_changes(self) -> bool:
        """Whether the page is told only what has changed. In Jupyter, who comes later asks the kernel for all; another
        host keeps what it has heard, and so hears all of a trait each time.
        """
        return self.comm is None or is_jupyter(self)

    def send_state(self, key: Any = None) -> None:
        """Send what a trait is now; of the view only what has changed since the browser was told last."""
        if not self._sends_changes:
            super().send_state(key)
        elif key == "view" and self._sent is not None:
            before, self._sent = self._sent, dict(self.view)  # ours, whatever is done to the trait's in place
            self._say({"kind": "view", "base": _base(before), "parts": changed_parts(before, self._sent)})
        elif self._news is not None and isinstance(key, str):
            self._news.append({"kind": "set", "name": key, "value": self.get_state(key)[key]})
        else:
            super().send_state(key)

    def carry(self, to: str, what: dict[str, Any]) -> bool:
        """Take something along for another widget of the page, in the letter that is being written; the browser hands
        it over before it draws the rest. False when no letter is being written.
        """
        if self._news is None:
            return False
        self._news.append({"kind": "hand", "to": to, "what": what})
        return True

    def _say(self, news: dict[str, Any]) -> None:
        """Send what is new: with the letter that is being written, or at once."""
        if self._news is None:
            self.send(news)
        else:
            self._news.append(news)

    @contextmanager
    def _letter(self) -> Iterator[list[dict[str, Any]]]:
        """While it is written, what is new is collected."""
        news: list[dict[str, Any]] = []
        self._news = news if self._sends_changes else None
        try:
            yield news
        finally:
            self._news = None

    def _tell_together(self, tell: Callable[[], None]) -> None:
        """What is told goes with the letter that is being written, or in one of its own."""
        if self._news is not None:
            tell()
            return
        with self._letter() as news:
            tell()
        if news:
            self.send({"kind": "news", "news": news})

    def _send_whole(self) -> None:
        """Send the whole view, to a browser that has lost its thread."""
        self._sent = dict(self.view)
        if self._sends_changes:
            self._say({"kind": "set", "name": "view", "value": self.view})
        else:
            super().send_state("view")

    def __repr__(self) -> str:
        """What is shown, readable and the same every time: notebooks compare it."""
        return "\n".join(self._print())

    def _print(self) -> Iterator[str]:
        """What is shown, line by line."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what the browser asks

    def _asked(self, _widget: object, content: object, _buffers: object) -> None:
        """Answer one message, whatever is in it and whatever happens inside; what is new goes with the answer."""
        request = content if isinstance(content, Mapping) else {}
        answer: dict[str, Any] = {"id": request.get("id")}
        with self._letter() as news:
            try:
                answer |= self._answer(request)
            except HoldingOnError as refused:
                answer |= {"kind": "refused", "text": str(refused)}
            except Exception:
                log.exception("the board could not answer %r", content)
                answer |= self._refused("unexpected")
        self.send({**answer, "news": news} if news else answer)

    def _answer(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """What any display answers; a display that answers more takes its own messages first."""
        match request:
            case {"kind": "lines", "from": int(start)}:
                return self._lines(max(0, start))
            case {"kind": "why", "line": int(thing)} | {"kind": "why", "thing": str(thing)}:
                return self._why(thing)
            case {"kind": "picture", "memory": str(memory)}:
                return self._picture(memory)
            case {"kind": "act" | "undo", "revision": int(revision)} if (
                revision != self.game.revision or request.get("game", self.game_id) != self.game_id
            ):
                if self._behind:
                    self._moved(self.game)
                self._send_whole()
                return self._refused("stale")
            case {"kind": "act", "revision": int(), "action": int(code)}:
                self.game.apply(code)
            case {"kind": "undo", "revision": int()}:
                self.game.undo()
            case {"kind": "view"}:
                self._send_whole()
            case {"kind": "look" | "now" | "branch" | "leave_branch"}:
                return self._refused("part")
            case _:
                return self._refused("unreadable")
        return {"kind": "done", "text": ""}

    def _refused(self, why: str) -> dict[str, Any]:
        return {"kind": "refused", "text": self._words.say(f"{LABELS}refused.{why}")}

    def _why(self, thing: int | str) -> dict[str, Any]:
        """The chain of causes behind a line or a thing, as it stands on this display."""
        try:
            chain = self._shown().why(thing)
        except ValueError:
            return self._refused("no_why")
        links = [
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

    def _lesson(self, rule: str) -> dict[str, str] | None:
        """The lesson that teaches a rule, as a page beside this one; None where there is none."""
        number = lesson_of(rule)
        name = number and lesson_named(number)
        return {"page": name, "text": self._words.say("why.lesson", n=number)} if name else None

    def _picture(self, memory: str) -> dict[str, Any]:
        """The picture of a card that lies open on this display."""
        try:
            picture = self._shown().picture(memory)
        except SceneError:
            picture = None
        if picture is None:
            return self._refused("no_picture")
        return {"kind": "picture", "memory": memory, "side": picture.side, "svg": picture.svg, "text": picture.text}

    def _shown(self) -> Game:
        """The game whose position is shown."""
        return self.game

    # ------------------------------------------------------------------ what the game says

    def _moved(self, game: Game) -> None:
        """After every change: what is new in the journal, and the position.

        When that cannot be shown the move stands all the same, and this display says so.
        """
        self._tell_together(lambda: self._tell(game))

    def _tell(self, game: Game) -> None:
        try:
            self._say(self._new_lines())
            self._show(game)
        except Exception:
            log.exception("a display could not show the game")
            self._behind = True
            self._say({"kind": "trouble", "text": self._words.say(f"{LABELS}refused.not_shown")})
        else:
            self._behind = False

    def _show(self, game: Game) -> None:
        self._set(game_id=_id(game), view=self._seen(game))

    def _seen(self, game: Game) -> dict[str, Any]:
        """What is shown of a position."""
        return game.view(self._seat)

    def _new_lines(self) -> dict[str, Any]:
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


def _is_ours(display: Display, name: str) -> bool:
    """Whether only the display itself sets what has this name."""
    trait = getattr(type(display), name, None)
    return isinstance(trait, traitlets.TraitType) and trait.read_only


def labels(words: Words) -> dict[str, Any]:
    """The board's own labels of a language, by the keys that the browser side uses; and the line where to find help."""
    own = {key.removeprefix(LABELS): text for key, text in words.texts.items() if key.startswith(LABELS)}
    return {**own, "help": words.say("notice.help")}


def _id(game: Game) -> str:
    """What all displays of a game have in common, as long as one of them is there."""
    return f"{id(game):x}"


def _base(view: Mapping[str, Any]) -> list[Any]:
    """Which view a change is made for."""
    return [view["revision"], view["past"] and view["past"]["move"], view["branch"] is not None]
