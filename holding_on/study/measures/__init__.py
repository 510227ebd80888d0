"""What many games show, in numbers: frames in, frames out, and rates that say how sure they are.

    >>> import holding_on as ho
    >>> from holding_on.study import measures
    >>> study = ho.simulate(games=20, seed=1)
    >>> print(measures.won(study))
    Between 4 and 9 of 10 games.

A rate is counted in some games and meant of all games of that kind: its 95 % interval says between which bounds the
share of all of them lies. The interval is Wilson's, by scipy.
"""

from .pairs import Paired, paired
from .rates import Rate, won

__all__ = ["Paired", "Rate", "paired", "won"]
