"""The board as a widget: it shows the view of a game and passes every choice of the players to the game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from typing import Any, SupportsIndex

import traitlets

from holding_on.board.code import link_code
from holding_on.board.display import notice
from holding_on.board.memory_display import MemoryDisplay
from holding_on.board.menu import MenuItem, rules_of_the_table
from holding_on.board.plain_text import whole
from holding_on.board.shown import Shown
from holding_on.board.simplifies import page
from holding_on.common import numbers
from holding_on.game import Game
from holding_on.view.shape import View


class Board(MemoryDisplay):
    """A widget that shows the whole ward of one game and lets people play the game.

    The same game can also be played in the cells of a notebook: the board then shows each move at once. Several boards
    may show the same game.

    Parameters
    ----------
    game : Game
        The game that is shown and played. `board.game = other` shows another game.
    seat : int, optional
        The player, counted from 0, whose view is shown. Without a seat, the board shows what the whole table knows.
    take_focus : bool, default False
        Whether the board takes the keyboard's focus when it appears.
    projector : bool, default False
        Whether the board begins in large type, for a classroom. A button on the board switches large type on and off.
    details : bool, default False
        Whether the board shows the id of the rule that asks the question, the id of the patient card, and the exact
        odds of the answer in focus. Without `details` only "Why?" shows them.

    Raises
    ------
    SceneError
        When `game` is not a `Game`.

    Notes
    -----
    Besides the requests that every display answers, a board answers these requests of the browser: `look` shows an
    earlier moment of the game, and `now` shows the present position again. `branch` plays on from the earlier moment in
    a new game, and `leave_branch` shows the original game again, unchanged. `stop` calls the function that
    `when_stopped` was given, and `pause` the one that `when_paused` was given. `menu` chooses an item of the menu or of
    the page of the ending. `link_code` asks for the code of the dialog with a link to the game. `link` asks for the
    link, which leads to the moment that is shown.
    """

    page = traitlets.Dict(read_only=True).tag(sync=True)
    take_focus = traitlets.Bool(False).tag(sync=True)
    projector = traitlets.Bool(False).tag(sync=True)
    details = traitlets.Bool(False).tag(sync=True)
    menu: traitlets.List[Any] = traitlets.List(read_only=True).tag(sync=True)
    ending: traitlets.List[Any] = traitlets.List(read_only=True).tag(sync=True)

    def __init__(
        self,
        game: Game,
        *,
        seat: SupportsIndex | None = None,
        take_focus: bool = False,
        projector: bool = False,
        details: bool = False,
    ) -> None:
        self._past: Game | None = None
        """The game as it was at the earlier moment that is shown; None while the present position is shown."""
        self._left: Game | None = None
        """The original game of the branch, which `leave_branch` shows again; None while no branch is played."""
        self._on_stop: Callable[[], None] | None = None
        self._on_pause: Callable[[bool], None] | None = None
        self._on_branch: Callable[[Game], None] | None = None
        self._address: Callable[[], str] = site_address
        """Returns the address of the page of play to which a link leads; empty where there is none."""
        self._chosen: dict[str, Callable[[Mapping[str, Any]], object]] = {}
        """The functions that the items of the menu call, by the items' names."""
        self._chosen_after: dict[str, Callable[[Mapping[str, Any]], object]] = {}
        """The functions that the items of the ending call, by the items' names."""
        super().__init__(game, seat=seat, take_focus=take_focus, projector=projector, details=details)
        self.offer()

    def _labels(self) -> dict[str, Any]:
        return {**super()._labels(), "page": dict(page(self._words))}

    def when_stopped(self, stopped: Callable[[], None]) -> None:
        """Set the function that is called when somebody stops the game.

        Without such a function the board only shows its own dialog, which says that somebody has stopped.

        Parameters
        ----------
        stopped : callable
            The function; it is called without arguments.
        """
        self._on_stop = stopped

    def when_paused(self, paused: Callable[[bool], None]) -> None:
        """Set the function that is called when somebody lays the pause over the board, and when it is taken away.

        Parameters
        ----------
        paused : callable
            The function; it is called with True for a pause that begins, and with False for its end.
        """
        self._on_pause = paused

    def lead_links_to(self, address: Callable[[], str]) -> None:
        """Set the function that returns the address of the page of play to which a link to the game leads.

        Without such a function it is the address in the environment variable `HOLDING_ON_SITE`.

        Parameters
        ----------
        address : callable
            The function; it is called without arguments, and returns an empty text where there is no such address.
        """
        self._address = address

    def when_branched(self, branched: Callable[[Game], None]) -> None:
        """Set the function that is called when somebody plays on from the moment that the board shows.

        Without such a function the board itself shows the new game.

        Parameters
        ----------
        branched : callable
            The function; it is called with the new game.
        """
        self._on_branch = branched

    def offer(self, *items: MenuItem) -> None:
        """Set the items of the board's menu that the web page around the board adds. At first there are none.

        The house rules of the game stand above them.

        Parameters
        ----------
        *items : MenuItem
            The items, from top to bottom. They replace all items that were set before.
        """
        self._chosen = _deeds(items)
        shown = (*rules_of_the_table(self.game), *items)
        self._set(menu=[{"item": each.item, "text": each.text, "does": each.does} for each in shown])

    def offer_after(self, *items: MenuItem) -> None:
        """Set the items on the page of the ending, such as the next game. At first there are none.

        Parameters
        ----------
        *items : MenuItem
            The items, from first to last. They replace all items that were set before.
        """
        self._chosen_after = _deeds(items)
        offered = [{"item": each.item, "text": each.text, "does": each.does, "main": each.main} for each in items]
        self._set(ending=offered)

    def tell(self, title: str, *sentences: str) -> None:
        """Show some sentences beside the question, and read them aloud to those who hear the board.

        They stay until somebody closes them, or until the board shows another moment.

        Parameters
        ----------
        title : str
            A heading, or an empty text for none.
        *sentences : str
            The sentences, a line each.
        """
        self.send({"kind": "updates", "updates": [notice(title, *sentences)]})

    def _text_lines(self) -> Iterator[str]:
        yield from (each.text for each in rules_of_the_table(self.game))
        yield from whole(self._view_now())

    def _answer(self, request: Mapping[str, Any]) -> dict[str, Any]:
        match request:
            case {"kind": "look", "move": int(move)}:
                if not 0 <= move <= len(self.game.actions):
                    return self._refused("no_moment")
                self.look(move)
            case {"kind": "now"}:
                self._show_now()
            case {"kind": "branch"} if self._on_branch is not None:
                self._on_branch((self._past or self.game).branch())
            case {"kind": "branch"} if self._past is not None:
                self._show_game(self._past.branch(), self._left or self.game)
            case {"kind": "leave_branch"} if self._left is not None:
                self._show_game(self._left)
            case {"kind": "look" | "branch" | "leave_branch"}:
                return self._refused("unreadable")
            case {"kind": "link_code"}:
                return {"kind": "code", "text": link_code()}
            case {"kind": "link", "names": bool(names)}:
                shown = None if self._past is None else len(self._past.actions)
                return {"kind": "link", "text": self.game.link(self._address(), move=shown, names=names)}
            case {"kind": "stop"}:
                if self._on_stop is not None:
                    self._on_stop()
            case {"kind": "pause", "on": bool(on)}:
                if self._on_pause is not None:
                    self._on_pause(on)
            case {"kind": "menu", "item": str(item)} if item in self._chosen:
                self._chosen[item](request)
            case {"kind": "menu", "item": str(item)} if item in self._chosen_after:
                self._chosen_after[item](request)
            case {"kind": "act" | "acts" | "undo"} if self._past is not None:
                return self._refused("past")
            case _:
                return super()._answer(request)
        return {"kind": "done", "text": ""}

    def _game_shown(self) -> Game:
        return self._past or self.game

    # ------------------------------------------------------------------ looking back

    def look(self, move: SupportsIndex) -> None:
        """Show the table as it was before a move.

        Parameters
        ----------
        move : int
            The number of the move, from 0; `Game.moments` lists good ones. The number of all moves that were made shows
            the present position.

        Raises
        ------
        ValueError
            When the game has fewer moves than that.
        """
        if numbers.whole(move) == len(self.game.actions):
            self._show_now()
        else:
            self._past = self.game.at(move=move)
            self._set(view=self._view_of(self._past))

    def _show_now(self) -> None:
        self._past = None
        self._set(view=self._view_of(self.game))

    def _show_game(self, game: Game, left: Game | None = None) -> None:
        """Show another game; for a branch, `left` is the game that the branch was made of."""
        self._left, self._past = left, None
        super()._show_game(game)

    def _on_change(self, game: Game) -> None:
        """Show the position after a change of the game, also when the board showed an earlier moment."""
        if self._past is not None:
            self._past = None
        super()._on_change(game)

    def _part_of(self, shown: Shown) -> View:
        return shown.board(self._seat, self._shown)


def site_address() -> str:
    """Return the address of the page of play that whoever started this program has named; empty for none."""
    return os.environ.get("HOLDING_ON_SITE", "")


def _deeds(items: tuple[MenuItem, ...]) -> dict[str, Callable[[Mapping[str, Any]], object]]:
    """Return the functions that the items call, by the names of the items. Items without a function are left out."""
    return {each.item: each.chosen for each in items if each.chosen is not None}
