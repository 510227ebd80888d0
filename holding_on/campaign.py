"""The old module of the class `Campaign`; a campaign that was pickled by version 0.1.0 names this module."""

from .game.campaign import Campaign

__all__ = ["Campaign"]
