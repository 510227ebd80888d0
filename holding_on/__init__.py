"""Holding On: a co-operative game about caring for a dying man, as an engine, a board and lessons.

    >>> import holding_on as ho
    >>> game = ho.Game(seed=7, first=0)
    >>> print(game.decision)
    Ann, the Morning Shift begins. Turn the patient card.

This is the public door. `Board` is loaded when it is first asked for, so that the engine needs nothing but Python.
"""

from typing import TYPE_CHECKING, Any

from .actions import Action, Barred, Chain, Change, Decision, Link, Outcome
from .engine.errors import ContentError, HoldingOnError, IllegalAction, RecordError, SceneError
from .game import Game

if TYPE_CHECKING:
    from .board import Board

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
]


def __getattr__(name: str) -> Any:
    if name == "Board":
        from .board import Board

        return Board
    raise AttributeError(f"holding_on has no {name!r}")
