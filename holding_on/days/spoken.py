"""The page as plain text."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..game import Game
from .reading import lines
from .telling import Telling


def spoken(game: Game, turning: Sequence[Mapping[str, Any]] | None = None, *, names: bool = True) -> list[str]:
    """Return "The days with him" of a game as lines of text, for a terminal.

    Parameters
    ----------
    game : Game
        The game, over or stopped.
    turning : sequence of mapping, optional
        Its turning points, as `holding_on.study.turning_points` finds them; left out, they are left out too.
    names : bool, default True
        Whether the players' names are in it.

    Returns
    -------
    list of str
        The lines; an empty one stands between two parts.

    Raises
    ------
    SceneError
        When the game began in a scene or at a position, so that its first days are not known.
    """
    return [*lines(Telling(game, turning, names))]
