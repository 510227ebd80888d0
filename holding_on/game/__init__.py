"""A game from setup to its end, with its past, and what it is kept in: records, positions, a group's campaign."""

from .game import Game

__all__ = ["Game"]
