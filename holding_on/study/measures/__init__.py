"""What many games show, in numbers: frames in, frames out, and rates that say how sure they are.

    >>> import holding_on as ho
    >>> import polars as pl
    >>> from holding_on.study import measures
    >>> study = ho.simulate(games=20, seed=1)
    >>> print(measures.won(study))
    Between 4 and 9 of 10 games.

A rate is counted in some games and meant of all games of that kind: its 95 % interval says between which bounds the
share of all of them lies. The interval is Wilson's, by scipy. Printed it is in words; for a report there are numbers:

    >>> print(measures.won(study).in_percent())
    13 of 20 games are 65.0 %; 95 % interval: 43.3 % to 81.9 %.
    >>> share, low, high = measures.won(study).numbers

| what is asked | measure | of |
| --- | --- | --- |
| how many are won | `won` | a study |
| how Billy is, shift by shift | `fan` | a study |
| how many games go on after each day; how they end | `survival`, `endings` | a study |
| who carries what | `stress`, `tokens` | a study, or a game |
| what is found of his life | `memories` | a study, or a game |
| what the odds were, and what came | `draws`, `luck`, `foretold` | a study, or a game |
| how the games were dealt, before anybody chose; what that made of one style | `dealt`, `won_by_luck` | a study |
| what the style made of the cards | `paired` | two studies of the same seeds |

Where a study or a game is taken, so is a frame of it: `study.shifts`, or a part of them.

    >>> from_day_ten = study.shifts.filter(pl.col("day") >= 10)
    >>> measures.stress(from_day_ten)["day"].min()
    10
"""

from .cards import draws, foretold, luck
from .days import FAN, REASONS, endings, fan, survival
from .deal import THIRDS, dealt, won_by_luck
from .pairs import Paired, paired
from .people import memories, stress, tokens
from .rates import Numbers, Rate, won

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
