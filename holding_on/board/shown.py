"""The views and lines of a game, made once for each of its revisions, however many displays show them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from holding_on.board.synced import change_of_view
from holding_on.game import Game

Made = TypeVar("Made")
View = dict[str, Any]
Line = dict[str, Any]


class Shown:
    """The views and lines that the displays of one game share. A display must not change what it gets here.

    A value that equals the one before the last change is the same object, so that comparing it is quick.
    """

    __slots__ = ("__weakref__", "_before", "_game", "_made", "_revision")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._revision = -1
        self._before: dict[Hashable, Any] = {}
        self._made: dict[Hashable, Any] = {}

    def _once(self, name: Hashable, make: Callable[[Game], Made]) -> Made:
        """Memoize the result of `make` under a name: every display gets the same object until the game changes."""
        game = self._game
        if self._revision != game.revision:
            self._revision, self._before, self._made = game.revision, self._made, {}
        if name not in self._made:
            made, before = make(game), self._before.get(name)
            self._made[name] = before if made == before else made
        found: Made = self._made[name]
        return found

    def view(self, seat: int | None) -> View:
        """The view of the position for a seat."""
        return self._once(("view", seat), lambda game: game.view(seat))

    def track(self, seat: int | None) -> View:
        """The view of the position, with the moments of the game so far, which the thread has run through."""
        return self._once(("track", seat), lambda _: {**self.view(seat), "moments": self.moments()})

    def board(self, seat: int | None, now: Shown) -> View:
        """The view of the position with the pages of the last move, and with the moments of the game as it is `now`."""
        return self._once(
            ("board", seat), lambda _: {**self.view(seat), "pages": self.pages(), "moments": now.moments()}
        )

    def pages(self) -> list[dict[str, Any]]:
        """The pages that the last move turned up."""
        return self._once("pages", Game.pages)

    def moments(self) -> list[dict[str, Any]]:
        """The moments of the game that a board can look back to."""
        return self._once("moments", Game.moments)

    def arrangement(self) -> dict[str, Any]:
        """The memories as the table has arranged them; the arrangement also changes between moves of the game."""
        arrangement = self._game.arrangement
        return self._once(("arrangement", arrangement.revision), lambda _: arrangement.plain())

    def lines(self, start: int, seat: int | None) -> list[dict[str, Any]]:
        """The lines of the journal from one line on."""
        return self._once(("lines", start, seat), lambda game: game.lines(start, seat))

    def since(self, last: Line | None, seat: int | None) -> tuple[dict[str, Any], Line | None]:
        """The update with the lines after the last one that was sent, and the last line of the journal now."""
        kept = self._once(("since", seat, id(last)), lambda _: (*self._since(last, seat), last))
        return kept[:2]

    def _since(self, last: Line | None, seat: int | None) -> tuple[dict[str, Any], Line | None]:
        known = last["line"] if last else 0
        lines = self.lines(known, seat)
        if last is None or lines[:1] == [last]:
            new = lines[1:] if last else lines
            return told(known + 1 if last else 0, new), lines[-1] if lines else None
        everything = self.lines(0, seat)  # after an undo: the browser drops the lines from `start` on
        start = 0 if lines or not everything else everything[-1]["line"] + 1
        return told(start, everything if start == 0 else []), everything[-1] if everything else None

    def change(self, before: View, after: View) -> dict[str, Any]:
        """The update from one view to another, both made by this object."""
        kept = self._once(("change", id(before), id(after)), lambda _: (change_of_view(before, after), before, after))
        return kept[0]


def told(start: int, lines: list[Line]) -> dict[str, Any]:
    """The update with lines of the journal, which replace all lines from `start` on."""
    return {"kind": "lines", "from": start, "lines": [_on_the_wire(line) for line in lines], "text": ""}


def _on_the_wire(line: dict[str, Any]) -> dict[str, Any]:
    """A line of the journal as the browser reads it: without its verb, and without values that are False."""
    return {key: value for key, value in line.items() if key != "verb" and value is not False}


_SHOWN: WeakValueDictionary[int, Shown] = WeakValueDictionary()
"""The shared views of each game, by the game's identity, as long as a display shows it."""


def shown_of(game: Game) -> Shown:
    """The `Shown` that all displays of a game share."""
    found = _SHOWN.get(id(game))
    if found is None:
        found = _SHOWN[id(game)] = Shown(game)
    return found
