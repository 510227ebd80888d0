"""The game from setup to its end, and what keeps a game: records, positions and campaigns."""

from .game import Game

__all__ = ["Game"]
