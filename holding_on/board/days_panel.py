"""The page "The days with him" around a board: the debriefing of its game, with doors to moments on the board."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Generator, Mapping, Sequence
from copy import copy
from functools import partial
from html import escape
from typing import Any

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on import days
from holding_on.board.guard import Guard
from holding_on.board.idle import IdleWork
from holding_on.board.setup_form import WORDS
from holding_on.catalogue.language import Words
from holding_on.engine.errors import HoldingOnError
from holding_on.game import Game
from holding_on.game.campaign import Campaign

Turning = Sequence[Mapping[str, Any]]


def _turning_points(game: Game) -> Generator[object, None, Turning]:
    """Work out the turning points of a game step by step.

    To load what this takes is the first step. It takes 20 ms, for which the press that ends a game would have to wait.
    """
    from holding_on.study import turning_points

    yield None
    try:
        steps = turning_points(game)
    except HoldingOnError:  # the page then tells what needs no playing on
        return []
    found: Turning = yield from steps
    return found


class DaysPanel:
    """The widgets of the page, and the work that finds its turning points between two clicks.

    Below the days of a game of a campaign stand the chapters of the campaign that are over, each as a line.

    `page` is the widget that holds the others, and `back` its first button. `on_door` is called with the move of the
    moment that a door opens.
    """

    def __init__(self, words: Words, *, guard: Guard, on_door: Callable[[int], None]) -> None:
        self._words, self._guard, self._on_door = words, guard, on_door
        self._game: Game | None = None
        """The game whose days are shown; None before the first."""
        self._campaign: Campaign | None = None
        """The campaign that this game belongs to; None for a game by itself."""
        self._work: IdleWork[Turning] | None = None
        self._worked_out: tuple[Game, int, Turning] | None = None
        """The game whose turning points are known, its revision then, and these points."""
        self.back = ipywidgets.Button(description=self._say("back"))
        self.names = ipywidgets.Checkbox(value=False, indent=False, description=self._say("names"))
        self.names.observe(lambda _: self._show_link(), "value")
        self.link = ipywidgets.HTML()
        self.working = ipywidgets.HTML()
        self.text, self.talk, self.chapters = ipywidgets.HTML(), ipywidgets.HTML(), ipywidgets.HTML()
        self.doors = ipywidgets.HBox()
        controls = ipywidgets.HBox([self.back, self.link, self.names])
        look = ipywidgets.HTML(f"<style>{days.styles()}{days.styles('panel.css')}</style>")
        self.page = ipywidgets.VBox([look, controls, self.text, self.doors, self.working, self.talk, self.chapters])
        for part, name in ((self.page, "hd-panel"), (controls, "hd-do"), (self.doors, "hd-open-doors")):
            part.add_class(name)

    def prepare(self, game: Game) -> None:
        """Begin to work out the turning points of a game, if that is not done or under way."""
        if self._turning_of(game) is not None or (self._work is not None and self._game is game):
            return
        self.stop()
        self._game = game
        known = partial(self._know, game, game.revision)
        self._work = IdleWork(_turning_points(copy(game)), known, on_failed=partial(known, []))

    def stop(self) -> None:
        """Stop working."""
        if self._work is not None:
            self._work.stop()
        self._work = None

    def show(self, game: Game, campaign: Campaign | None = None) -> None:
        """Show the days of a game as they are now; the turning points come when they are known.

        The chapters of `campaign` stand below them, when the game is the one that was begun last in it.
        """
        self.prepare(game)
        self._game = game
        self._campaign = campaign if campaign is not None and campaign.game is game else None
        turning = self._turning_of(game)
        self.text.value, self.talk.value = days.halves(game, turning)
        self.doors.children = [self._door(letter, move) for letter, move, _ in days.doors_of(game, turning)]
        waiting = turning is None
        self.chapters.value = "" if self._campaign is None else days.chapters(self._campaign, self._words.lang)
        self.working.value = f'<p role="status">{escape(self._say("working"))}</p>' if waiting else ""
        self._show_link()

    def said_doors(self, game: Game) -> list[tuple[str, str]]:
        """Return the doors of a game with their sentences, as far as its turning points are known."""
        return [(letter, said) for letter, _, said in days.doors_of(game, self._turning_of(game))]

    # ------------------------------------------------------------------ inside

    def _turning_of(self, game: Game) -> Turning | None:
        """Return the turning points of a game as it is now; None while they are not known."""
        known = self._worked_out
        return known[2] if known is not None and known[0] is game and known[1] == game.revision else None

    def _know(self, game: Game, revision: int, found: Turning) -> None:
        """Note the turning points, and show them if the page shows this game."""
        self._work = None
        self._worked_out = (game, revision, found)
        if self._game is game and self.text.value:
            self.show(game, self._campaign)

    def _door(self, letter: str, move: int) -> ipywidgets.Button:
        """Return the button that opens a moment on the board."""
        button = ipywidgets.Button(description=self._say("door", letter=letter))
        button.on_click(self._guard(lambda: self._on_door(move)))
        return button

    def _show_link(self) -> None:
        """Set the link that saves the page as a file."""
        if self._game is None:
            return
        campaigns = () if self._campaign is None else (self._campaign,)
        turning = [self._turning_of(self._game)]
        page = days.document([self._game], turning=turning, names=self.names.value, campaigns=campaigns)
        data = b64encode(page.encode()).decode()
        save = escape(self._say("save"))
        file = escape(self._say("file"))
        self.link.value = f'<a class="hd-save" download="{file}" href="data:text/html;base64,{data}">{save}</a>'

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(f"{WORDS}days.{key}", **facts)
