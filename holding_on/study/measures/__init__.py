"""Measures of many games: each takes a study or a frame, and returns a frame, or a rate with its uncertainty.

    >>> import holding_on as ho
    >>> import polars as pl
    >>> from holding_on.study import measures
    >>> study = ho.simulate(games=20, seed=1)
    >>> print(measures.won(study))
    Between 4 and 9 of 10 games.

A rate is counted in some games, to estimate the share of all games of that kind. Its 95 % interval says between which
bounds that share probably lies. The interval is Wilson's. A printed rate is in words; for a report
there are numbers:

    >>> print(measures.won(study).in_percent())
    13 of 20 games are 65.0 %; 95 % interval: 43.3 % to 81.9 %.
    >>> share, low, high = measures.won(study).numbers

| what it measures | measure | of |
| --- | --- | --- |
| how many games are won | `won` | a study |
| how Billy is, shift by shift | `fan` | a study |
| how many games go on after each day; how they end | `survival`, `endings` | a study |
| the Stress and the Care Tokens of each person | `stress`, `tokens` | a study, or a game |
| how many memories are found | `memories` | a study, or a game |
| the odds of each patient card, and the cards that came | `draws`, `luck`, `foretold` | a study, or a game |
| how kind the dealt cards were; how many games were won with them | `dealt`, `won_by_luck` | a study |
| the difference between two styles with the same cards | `paired` | two studies of the same seeds |

Instead of a study or a game, each measure except `dealt`, `won_by_luck` and `paired` also takes its frame, or a part of
the frame.

    >>> from_day_ten = study.shifts.filter(pl.col("day") >= 10)
    >>> measures.stress(from_day_ten)["day"].min()
    10
"""

# ruff: noqa: E402  # first it is asked whether all is there
from holding_on.catalogue.extras import need

need("holding_on.study.measures", "polars")

from ..counts.days import FAN, REASONS
from ..counts.deal import THIRDS
from ..counts.pairs import Paired
from ..counts.rates import Numbers, Rate
from .cards import draws, foretold, luck
from .days import endings, fan, survival
from .deal import dealt, won_by_luck
from .pairs import paired
from .people import memories, stress, tokens
from .rates import won

__all__ = [
    "FAN",
    "REASONS",
    "THIRDS",
    "Numbers",
    "Paired",
    "Rate",
    "dealt",
    "draws",
    "endings",
    "fan",
    "foretold",
    "luck",
    "memories",
    "paired",
    "stress",
    "survival",
    "tokens",
    "won",
    "won_by_luck",
]
