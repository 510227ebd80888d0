"""Where a `Campaign` that version 0.1.0 pickled looks for its class, which lies in `holding_on.game.campaign` now."""

from .game.campaign import Campaign

__all__ = ["Campaign"]
