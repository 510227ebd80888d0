"""Studies: many games with one care style, as polars frames; what they show, and how sure it is.

    >>> import holding_on as ho
    >>> from holding_on.study import charts, measures
    >>> study = ho.simulate(games=60, policy="balanced", seed=0)
    >>> study
    60 games with the style balanced. 37 were won. In 14 Billy's condition came to 0. In 5 the last card came first. \
In 4 he was moved to another ward.
    >>> print(measures.won(study))
    Between 4 and 8 of 10 games.

`study.games` has one row a game and `study.shifts` one row a shift (`study.frames` describes every column). Whatever
polars can do with a frame can be done with them:

    >>> import polars as pl
    >>> study.shifts.filter(care="palliative").height / study.shifts.height > 0.3
    True

`measures` counts what is mostly asked, each rate with its interval; `charts` draws it, told in words too:

    >>> print(charts.alternative(charts.endings(study))[:70])
    balanced, 60 games. won: 37 (between 4 and 8 of 10 games); lost: his c

Luck and choice are told apart in two ways. The same style on other cards: what differs is luck.

    >>> measures.won_by_luck(study).select("cards", "games", "won").rows()
    [('hard', 20, 7), ('middling', 20, 12), ('kind', 20, 18)]

The same cards with another style: what differs is choice.

    >>> found = measures.paired(study, ho.simulate(games=60, policy="comfort_first", seed=0))
    >>> found.both, found.only_a, found.only_b, found.neither
    (13, 24, 1, 22)

And of one game that was played: `what_if` plays on from one of its shifts with the other care, many times, and
`charts.branches` draws that beside what was. `growing` is `simulate` for a page that has to stay awake.
"""

from .errors import StyleError
from .simulation import Study, growing, simulate
from .what_if import Turning, turnings, what_if

__all__ = ["Study", "StyleError", "Turning", "growing", "simulate", "turnings", "what_if"]
