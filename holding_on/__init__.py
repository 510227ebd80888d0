"""Holding On: a co-operative game about caring for a dying man, as an engine and a board.

    >>> import holding_on as ho
    >>> game = ho.Game(seed=7, first=0)
    >>> print(game.decision)
    Ann, the Morning Shift begins. Turn the patient card.

This is the public door. `Board` and `play_page` are loaded when they are first asked for,
so that the engine needs nothing but Python.
"""

import sys
from typing import TYPE_CHECKING, Any

if sys.version_info >= (3, 11):  # noqa: UP036  # an older Python comes as far as being told so by `__main__`
    from .actions import Action, Barred, Chain, Change, Decision, Link, Outcome
    from .engine.errors import ContentError, HoldingOnError, IllegalAction, RecordError, SceneError
    from .game import Game

if TYPE_CHECKING:
    from .board import Board, play_page

__version__ = "0.1.0"
__all__ = [
    "Action",
    "Barred",
    "Board",
    "Chain",
    "Change",
    "ContentError",
    "Decision",
    "Game",
    "HoldingOnError",
    "IllegalAction",
    "Link",
    "Outcome",
    "RecordError",
    "SceneError",
    "play_page",
]


def __getattr__(name: str) -> Any:
    if name in ("Board", "play_page"):
        from . import board

        return getattr(board, name)
    raise AttributeError(f"holding_on has no {name!r}")
