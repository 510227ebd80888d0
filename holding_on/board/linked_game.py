"""A game from a link, on the play page: it is only looked at, by steps or while it plays itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from html import escape
from typing import Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.board.board import Board
from holding_on.board.guard import Guard
from holding_on.board.setup_form import WORDS
from holding_on.catalogue.language import Words
from holding_on.game import Game

SPEEDS: Final = (8.0, 4.0, 2.0, 1.0, 0.5)
"""Seconds from one move to the next, from slow to fast."""
AT_FIRST: Final = 2.0


class LinkedGame:
    """The board of a game from a link, and the buttons that go through the game. Nothing of it is kept.

    `box` is the widget that holds both. `on_branch` is called with a new game when the players play on from the moment
    that is shown, and `on_leave` when they leave the game of the link. `address` returns the address of the page.
    """

    def __init__(
        self,
        words: Words,
        *,
        guard: Guard,
        address: Callable[[], str],
        on_branch: Callable[[Game], None],
        on_leave: Callable[[], None],
    ) -> None:
        self._words, self._guard, self._address, self._on_branch = words, guard, address, on_branch
        self._game: Game | None = None
        """The whole game; None while no link is open."""
        self._seconds = AT_FIRST
        self._next: asyncio.TimerHandle | None = None
        """The next step of a game that plays itself."""
        self.board: Board | None = None
        self.text = ipywidgets.HTML()
        self.where = ipywidgets.HTML()
        self.play = self._button("play", self._press_play)
        self.slower = self._button("slower", lambda: self._change_speed(-1))
        self.faster = self._button("faster", lambda: self._change_speed(1))
        self.back = self._button("back", lambda: self.step(-1))
        self.on = self._button("on", lambda: self.step(1))
        self.branch = self._button("branch", self._press_branch)
        self.leave = self._button("leave", on_leave)
        playing = [self.play, self.slower, self.faster]
        self._by_itself = ipywidgets.HBox(playing)
        do = ipywidgets.HBox([self._by_itself, self.back, self.on, self.branch, self.leave])
        self._top = (self.text, do, self.where)
        self.box = ipywidgets.VBox(self._top)
        self.box.add_class("ho-table-linked")  # its bar stands in the place of the board's own
        do.add_class("ho-table-question")

    @property
    def is_open(self) -> bool:
        """Whether a game from a link is shown."""
        return self._game is not None

    @property
    def is_playing(self) -> bool:
        """Whether the game plays itself at this moment."""
        return self._next is not None

    def show(self, game: Game, move: int, *, still: bool) -> None:
        """Show a game at a move. Where the reader wants no motion, `still`, it only goes by steps."""
        self.close()
        seen = game if game.outcome is not None else game.at(move=len(game.actions))  # nobody plays on in it
        self.board = Board(seen)
        self.board.when_branched(self._on_branch)
        self.board.lead_links_to(self._address)
        self.board.observe(lambda _: self._tell(), "view")  # the board itself can look back too
        self._game = game
        self._by_itself.layout.display = "none" if still else None
        self.text.value = f'<p role="status">{escape(self._say("text", who=", ".join(game.names)))}</p>'
        self.box.children = (*self._top, self.board)
        self._look(move)
        self._tell()

    def close(self) -> None:
        """Leave the game."""
        self.pause()
        if self.board is not None:
            self.board.close()
        self.board = self._game = None
        self.box.children = self._top

    def step(self, moves: int) -> None:
        """Go some moves on, or back when `moves` is negative; a game that plays itself pauses."""
        self.pause()
        self._look(self._move + moves)

    def pause(self) -> None:
        """Stop the game that plays itself, where it is."""
        if self._next is not None:
            self._next.cancel()
        self._next = None
        self._tell()

    def go_on_by_itself(self) -> None:
        """Show the next move, and after it the others, each after some seconds, to the end."""
        self._look(self._move + 1)
        self._wait()

    # ------------------------------------------------------------------ the buttons

    def _press_play(self) -> None:
        if self.is_playing:
            return self.pause()
        if self._move >= self._moves():
            self._look(0)
        self._wait()
        return None

    def _press_branch(self) -> None:
        if self._game is not None:
            self._on_branch(self._game.at(move=self._move).branch())

    def _change_speed(self, faster: int) -> None:
        at = SPEEDS.index(self._seconds) + faster
        self._seconds = SPEEDS[min(max(0, at), len(SPEEDS) - 1)]
        if self.is_playing:
            self._wait()
        self._tell()

    # ------------------------------------------------------------------ the moves

    @property
    def _move(self) -> int:
        """The move before which the board shows the game."""
        past = None if self.board is None else self.board.view["past"]
        return self._moves() if past is None else int(past["move"])

    def _moves(self) -> int:
        return 0 if self._game is None else len(self._game.actions)

    def _look(self, move: int) -> None:
        if self.board is not None:
            self.board.look(min(max(0, move), self._moves()))

    def _wait(self) -> None:
        """Wait for the next move; at the end, and where no event loop runs, the game pauses."""
        self.pause()
        if self._move < self._moves():
            with suppress(RuntimeError):  # no event loop runs
                later = asyncio.get_running_loop().call_later
                self._next = later(self._seconds, self._guard(self.go_on_by_itself), None)
        self._tell()

    def _tell(self) -> None:
        """Say where the game is, and show which buttons can be pressed."""
        moves = self._moves()
        self.play.description = self._say("pause" if self.is_playing else "play")
        self.slower.disabled, self.faster.disabled = self._seconds == SPEEDS[0], self._seconds == SPEEDS[-1]
        self.back.disabled, self.on.disabled = self._move == 0, self._move == moves
        self.branch.disabled = self._game is None or (self._move == moves and self._game.outcome is not None)
        facts = {"n": self._move, "moves": moves, "seconds": f"{self._seconds:g}"}
        self.where.value = escape(self._say("at_speed" if self._by_itself.layout.display is None else "at", **facts))

    def _button(self, key: str, deed: Callable[[], None]) -> ipywidgets.Button:
        button = ipywidgets.Button(description=self._say(key))
        button.on_click(self._guard(deed))
        return button

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(f"{WORDS}link.{key}", **facts)
