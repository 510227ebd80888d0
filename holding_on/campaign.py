"""The old place of the class `Campaign`, where a campaign that version 0.1.0 pickled looks for it."""

from .game.campaign import Campaign

__all__ = ["Campaign"]
