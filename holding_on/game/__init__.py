"""A game from setup to its end, with its history, and the forms that keep it: records, positions, campaigns."""

from .game import Game

__all__ = ["Game"]
