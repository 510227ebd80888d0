"""Paths of Billy's Condition on other ways than the one that is shown, as they are drawn beside the thread."""

from __future__ import annotations

from holding_on.board.stage_script import Path
from holding_on.catalogue.language import Words
from holding_on.engine.names import SHIFT_NAMES
from holding_on.game import Game
from holding_on.view.shape import Moment


def path_of(game: Game, name: str, words: Words) -> Path:
    """Return the path of Billy's Condition in a game. `name` is that of the way, and is told with where it has led."""
    points = points_of(game)
    return {"name": words.say("lesson.bench.path", name=name, there=points[-1][1]), "points": points}


def points_of(game: Game, since: Game | None = None) -> list[tuple[int, int]]:
    """Return the points of Billy's Condition in a game, from its first morning or since an earlier position of it."""
    points: list[tuple[int, int]] = []
    for moment in game.moments():
        at = _place(moment)
        if points and moment["now"]:  # the card of its shift has been turned, as on the thread itself
            at = max(at, points[-1][0] + 1)
        points.append((at, moment["condition"]))
    if since is None:
        return points
    first = since.moments()[-1]
    return [(_place(first), first["condition"]), *(point for point in points if point[0] > _place(first))]


def _place(moment: Moment) -> int:
    """Return how many shifts after the first morning a moment is."""
    return (moment["day"] - 1) * len(SHIFT_NAMES) + moment["shift"]
