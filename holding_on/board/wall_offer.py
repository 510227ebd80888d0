"""Tells for the leader's page of a room where this table is, and its thread when it has pressed "To the wall".

For the leader who looks in, it tells also what the board shows, in a file of its own.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on import days
from holding_on.board.guard import Guard
from holding_on.board.menu import MenuItem
from holding_on.board.plain_text import seen
from holding_on.board.shown import shown_of
from holding_on.catalogue.language import Words
from holding_on.common import looking_in, wall
from holding_on.common.looking_in import Seen
from holding_on.common.wall import Door, Step, TableNews
from holding_on.engine import names as n
from holding_on.game import Game

KERNEL = "VOILA_KERNEL_ID"
"""The environment variable in which Voila tells a kernel its own id."""

PLAYING: Final = "playing"

ASIDE: Final = ("paused", "paused_here", "stopped", "between")
"""The states in which the table itself sees no board."""

LOOK: Final = 2.0
"""Seconds between two looks whether the leader lets all tables pause, or has sent a word."""


class WallOffer:
    """The button "To the wall" with the sentence that says what is told, and the file in which it is told.

    `box` is the widget that holds both. `is_open` is False where there is no leader's page: then nothing is told.
    `on_pause` is called with True when the leader lets all tables pause, and with False when all go on. `doors` returns
    the doors of a game with their sentences.
    """

    def __init__(
        self,
        words: Words,
        folder: Path | None,
        *,
        guard: Guard,
        on_pause: Callable[[bool], None],
        doors: Callable[[Game], list[Door]],
    ) -> None:
        self._words, self._folder, self._guard, self._on_pause = words, folder, guard, on_pause
        self._doors = doors
        self._pauses = False
        """Whether the leader lets all tables pause."""
        self._word = ""
        self._does = PLAYING
        """What the table does, as long as its game is not over: one of `wall.STATES`."""
        self._looks: asyncio.TimerHandle | None = None
        self._table: int | None = None
        """The number of this table in the room; it takes one when its first game begins."""
        self._game: Game | None = None
        self._leave: Callable[[], None] = lambda: None
        self._moved = time.time()
        self._day, self._shift = 1, n.SHIFT_NAMES[0]
        self._thread: tuple[Step, ...] = ()
        """The thread, as long as it is on the leader's page."""
        self.text = ipywidgets.HTML()
        self.button = ipywidgets.Button(description=self._say("show"))
        self.button.on_click(guard(self._press))
        look = ipywidgets.HTML(f"<style>{days.styles('panel.css')}</style>")
        self.box = ipywidgets.VBox([look, self.text, self.button])
        self.box.add_class("hd-offer")
        self.word = ipywidgets.HTML()
        """The word that the leader has sent to all tables; it takes no place while there is none."""

    @property
    def is_open(self) -> bool:
        """Whether there is a leader's page, on which this table has a number."""
        return self._table is not None

    @property
    def notice(self) -> str:
        """The sentences of the notice before play about the leader's page; empty where there is none."""
        return self._say("notice") if self._folder is not None else ""

    def menu(self) -> list[MenuItem]:
        """Return the lines of the board's menu that say which table this is, and that its leader may look in."""
        if not self.is_open:
            return []
        said = {"table": self._say("menu", n=self._table), "looking_in": self._say("looking_in")}
        return [MenuItem(item, text, does="words") for item, text in said.items()]

    def watch(self, game: Game) -> None:
        """Tell from now on where this game is."""
        self.leave_game()
        if self._folder is not None and self._table is None:
            self._table = wall.claim(self._folder)
        if self.is_open:
            self._game = game
            self._leave = game.subscribe(self._on_change)
            self._on_change(game)
            if self._looks is None:
                self._look_again()

    def leave_game(self) -> None:
        """Tell that the table is between two games."""
        self._leave()
        self._game, self._does, self._thread = None, PLAYING, ()
        self._write()

    def look(self) -> None:
        """Look whether the leader lets all tables pause or has sent a word, and say so if that has changed."""
        pauses = self._folder is not None and wall.is_paused(self._folder)
        if pauses != self._pauses:
            self._pauses = pauses
            self._on_pause(pauses)
        word = wall.word_in(self._folder) if self._folder is not None else ""
        if word != self._word:
            self._word = word
            self.word.value = f'<div role="status">{escape(self._say("word", word=word))}</div>' if word else ""

    def tell(self, does: str) -> None:
        """Tell what the table does while its game is not over: one of `wall.STATES`, such as "stopped"."""
        if self._does != does:
            self._does = does
            self._write()

    def refresh(self) -> None:
        """Let the sentence beside the button say what stands on the leader's page now."""
        if self._thread:
            said = self._say("after", n=self._table)
        else:
            place = self._words.say("wall.place", day=self._day, shift=self._words.say(f"shift.{self._shift}"))
            now = self._words.say("wall.now", place=place, state=self._words.say(f"wall.state.{self._state}"))
            said = self._say("before", n=self._table, now=now)
        self._show(said)
        self.button.description = self._say("take_off" if self._thread else "show")

    # ------------------------------------------------------------------ inside

    def _look_again(self) -> None:
        """Look now, and again after a while; where no event loop runs, as in a script, nobody looks."""
        self._guard(self.look)(None)
        with suppress(RuntimeError):
            self._looks = asyncio.get_running_loop().call_later(LOOK, self._look_again)

    def _show(self, said: str) -> None:
        """Set the sentence beside the button, which a screen reader reads out."""
        self.text.value = f'<p role="status">{escape(said)}</p>'

    def _press(self) -> None:
        """Put the thread of the game on the leader's page, or take it off."""
        if self._game is None:
            return
        thread = _thread_of(self._game)
        if not thread:
            self._show(self._say("nothing"))
            return
        self._thread = () if self._thread else thread
        self._write()
        self.refresh()

    def _on_change(self, game: Game) -> None:
        """Tell where the game is after a move, with which a table plays; a thread shown before is no longer its own."""
        position = game.structure()
        self._day, self._shift = position["day"], n.SHIFT_NAMES[position["shift"]]
        self._moved, self._does, self._thread = time.time(), PLAYING, ()
        self._write()

    @property
    def _state(self) -> str:
        if self._game is None:
            return "between"
        ending = n.ENDING_NAMES[self._game.structure()["ending"]]
        if ending != n.ENDING_NAMES[n.UNFINISHED]:
            return ending
        return self._does

    def _write(self) -> None:
        if self._folder is None or self._table is None:
            return
        told = TableNews(
            kernel=os.environ.get(KERNEL, ""),
            table=self._table,
            day=self._day,
            shift=self._shift,
            state=self._state,
            moved=int(self._moved),
            names=tuple(self._game.names) if self._game is not None and self._thread else (),
            thread=self._thread,
            doors=tuple(self._doors(self._game)) if self._game is not None and self._thread else (),
        )
        wall.write(self._folder, told)
        looking_in.write(self._folder, self._seen(told))

    def _seen(self, told: TableNews) -> Seen:
        """Return what the table sees: nothing while its board is put aside or covered."""
        sees = Seen(told.kernel, told.table)
        if self._game is None or told.state in ASIDE:
            return sees
        shown = shown_of(self._game)
        moments = [(each["day"], n.SHIFT_NAMES[each["shift"]], each["condition"]) for each in shown.moments()]
        thread = tuple((day, shift, before, after) for (day, shift, before), (_, _, after) in pairwise(moments))
        return replace(sees, parts=seen(shown.view(None)), thread=thread)

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(f"wall.here.{key}", **facts)


def _thread_of(game: Game) -> tuple[Step, ...]:
    """Return the thread of a game; raise SceneError when the game began in the middle, so that nobody knows it."""
    return tuple(
        (day["day"], shift["shift"], shift["before"], shift["after"])
        for day in game.debrief()["days"]
        for shift in day["shifts"]
        if shift["kind"] is not None
    )
