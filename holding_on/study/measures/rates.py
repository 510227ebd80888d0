"""The rate of games that a style has won."""

from __future__ import annotations

from ..counts.rates import Rate
from ..given import Games, games_of
from ..study import Study


def won(study: Games) -> Rate:
    """Return the rate of games that were won."""
    games = games_of(study, "measures.won", "won")
    note = study.note if isinstance(study, Study) else ""
    return Rate(int(games["won"].sum()), games.height, note)
