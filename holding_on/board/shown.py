"""The views and lines of a game that its displays share. They are made once for each revision of the game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from holding_on.board.synced import change_of_view
from holding_on.game import Game
from holding_on.game.readable import shared_view
from holding_on.view import offered
from holding_on.view.actions import Action
from holding_on.view.shape import Arrangement, Leaf, Line, Moment, Prompt, View, WholeLine

Made = TypeVar("Made")


class Shown:
    """The object that makes the views and lines of one game for all its displays.

    A display must not change what the methods return. When a change of the game leaves a value equal, the methods
    return the same object again, so that comparing the two is quick.
    """

    __slots__ = ("__weakref__", "_before", "_game", "_made", "_revision")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._revision = -1
        self._before: dict[Hashable, Any] = {}
        self._made: dict[Hashable, Any] = {}

    def _once(self, name: Hashable, make: Callable[[Game], Made]) -> Made:
        """Return the result of `make`, which is called only once for each name until the game changes."""
        game = self._game
        if self._revision != game.revision:
            self._revision, self._before, self._made = game.revision, self._made, {}
        if name not in self._made:
            made, before = make(game), self._before.get(name)
            self._made[name] = before if made == before else made
        found: Made = self._made[name]
        return found

    def view(self, seat: int | None) -> View:
        """Return the view of the position for a seat, or for None the view of the whole table."""
        return self._once(("view", seat), lambda game: shared_view(game, seat))

    def track(self, seat: int | None) -> View:
        """Return the view of the position with the moments of the game so far, through which the thread is drawn."""
        return self._once(("track", seat), lambda _: self.view(seat) | {"moments": self.moments()})

    def stage(self, seat: int | None, plays: bool, tempts: tuple[Action, ...] = ()) -> View:
        """Return the view for the stage of a lesson.

        Unless the learner plays, the view has neither the game's own question nor answers, since rings and roads would
        give away what a lesson asks. The question has no topic, because a stage shows no explanation of it. Of the
        actions that `tempts` a learner, those that are not possible now are among the barred answers, also when a board
        would not list them. When Billy has died, everybody is where they were at his bed.
        """

        def made(game: Game) -> View:
            view = self.track(seat)
            if view["outcome"] is not None and view["outcome"]["died"]:
                view = at_his_bed(view, game.at(move=len(game.actions) - 1).view(seat))
            prompt: Prompt = {**view["prompt"], "topic": "", "text": view["prompt"]["text"] if plays else ""}
            asked: View = {**view, "prompt": prompt}
            if not plays:
                return asked | {"actions": [], "barred": [], "gestures": []}
            listed = {each["code"] for each in view["barred"]}
            refused = [game.why_not(action) for action in tempts if action.code not in listed]
            return asked | {"barred": [*view["barred"], *(offered.barred(each) for each in refused if each)]}

        return self._once(("stage", seat, plays, tempts), made)

    def board(self, seat: int | None, now: Shown) -> View:
        """Return the view of the position with the pages of its last move.

        The moments in the view are those of the game `now`, even when this object shows an earlier position.
        """
        return self._once(
            ("board", seat), lambda _: self.view(seat) | {"pages": self.pages(), "moments": now.moments()}
        )

    def pages(self) -> list[Leaf]:
        """Return the pages that the last move brought."""
        return self._once("pages", Game.pages)

    def moments(self) -> list[Moment]:
        """Return the earlier moments of the game that a board can show again."""
        return self._once("moments", Game.moments)

    def arrangement(self) -> Arrangement:
        """Return how the players have laid out the memories, as plain data. This may change without a move."""
        arrangement = self._game.arrangement
        return self._once(("arrangement", arrangement.revision), lambda _: arrangement.plain())

    def lines(self, start: int, seat: int | None) -> list[WholeLine]:
        """Return the lines of the journal from line `start` on, for a seat."""
        return self._once(("lines", start, seat), lambda game: game.lines(start, seat))

    def since(self, last: WholeLine | None, seat: int | None) -> tuple[dict[str, Any], WholeLine | None]:
        """Return two things: the update with the lines after `last`, and the last line of the journal now.

        `last` is the last line that the browser has, or None when it has no line.
        """
        kept = self._once(("since", seat, id(last)), lambda _: (*self._since(last, seat), last))
        return kept[:2]

    def _since(self, last: WholeLine | None, seat: int | None) -> tuple[dict[str, Any], WholeLine | None]:
        known = last["line"] if last else 0
        lines = self.lines(known, seat)
        if last is None or lines[:1] == [last]:
            new = lines[1:] if last else lines
            return told(known + 1 if last else 0, new), lines[-1] if lines else None
        everything = self.lines(0, seat)  # after an undo, the browser removes all lines from `start` on
        start = 0 if lines or not everything else everything[-1]["line"] + 1
        return told(start, everything if start == 0 else []), everything[-1] if everything else None

    def change(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
        """Return the update from one view to another. Both must be views that this object has made."""
        kept = self._once(("change", id(before), id(after)), lambda _: (change_of_view(before, after), before, after))
        return kept[0]


def told(start: int, lines: list[WholeLine]) -> dict[str, Any]:
    """Return the update with lines of the journal. In the browser they replace all lines from `start` on."""
    return {"kind": "lines", "from": start, "lines": [_on_the_wire(line) for line in lines], "text": ""}


def _on_the_wire(line: WholeLine) -> Line:
    """Return a line of the journal for the browser: without its verb, and without values that are False."""
    sent: Line = {
        "line": line["line"],
        "day": line["day"],
        "shift": line["shift"],
        "rule": line["rule"],
        "text": line["text"],
        "cover": line["cover"],
        "cause": line["cause"],
        "move": line["move"],
    }
    if "eased" in line:
        sent["eased"] = line["eased"]
    if line["matters"]:
        sent["matters"] = True
    if line["read_aloud"]:
        sent["read_aloud"] = True
    return sent


_SHOWN: WeakValueDictionary[int, Shown] = WeakValueDictionary()
"""The `Shown` of each game by the `id()` of the game, as long as a display shows the game."""


def shown_of(game: Game) -> Shown:
    """Return the `Shown` that all displays of a game share."""
    found = _SHOWN.get(id(game))
    if found is None:
        found = _SHOWN[id(game)] = Shown(game)
    return found


def at_his_bed(view: View, before: View) -> View:
    """Return a view after Billy's death, in which those who were with him before the last move are with him still.

    The rules have sent them on, and have dealt Care Tokens, but nobody leaves him or counts anything at this moment.
    """
    stays = not any(space["pawn"] is not None for space in view["shifts"][view["head"]["shift"]]["spaces"])
    there = before if stays else view
    return {
        **view,
        "shifts": there["shifts"],
        "places": there["places"],
        "pawns": [{**pawn, "tokens": None, "text": pawn["name"]} for pawn in there["pawns"]],
        "pool": {**view["pool"], "tokens": 0, "partials": []},
    }
