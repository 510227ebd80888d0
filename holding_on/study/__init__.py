"""Studies: many games with one care style as polars frames, and rates of them with their uncertainty.

    >>> import holding_on as ho
    >>> from holding_on.study import charts, measures
    >>> study = ho.simulate(games=60, policy="balanced", seed=0)
    >>> study
    60 games with the style balanced. 37 were won. In 14 Billy's condition came to 0. In 5 the last card came first. \
In 4 he was moved to another ward.
    >>> print(measures.won(study))
    Between 4 and 8 of 10 games.

`study.games` has one row a game and `study.shifts` one row a shift (`study.frames` describes every column). All methods
of polars can be used on them:

    >>> import polars as pl
    >>> study.shifts.filter(care="palliative").height / study.shifts.height > 0.3
    True

`study.more` plays on with the seeds that follow, `study.game` returns one of the games, and `study.save` writes a file.
With `simulate(…, workers=2)` two other processes play. `workers` may also be an object with a method `submit`. The
games are the same in every case.

    >>> study.more(1).game(60).seed
    60

With the extra `pandas` of this package, `games, shifts = study.to_pandas()` gives both frames for pandas.

`measures` counts wins, endings, stress and more, each rate with its interval. `charts` draws all of them, and describes
each chart in words:

    >>> print(charts.alternative(charts.endings(study))[:70])
    balanced, 60 games. won: 37 (between 4 and 8 of 10 games); lost: his c

Luck can be separated from choice in two ways. First, the same style with other cards: the difference is luck.

    >>> measures.won_by_luck(study).select("cards", "games", "won").rows()
    [('hard', 20, 7), ('middling', 20, 12), ('kind', 20, 18)]

Second, the same cards with another style: the difference is choice.

    >>> found = measures.paired(study, ho.simulate(games=60, policy="comfort_first", seed=0))
    >>> found.both, found.only_a, found.only_b, found.neither
    (13, 24, 1, 22)

`what_if` goes back to one shift of a game and plays many games on from there, with the other care. `charts.branches`
draws them beside the game. `background` plays many games while a web page stays usable.

`turning_points` compares the answers of a game with the others that were possible, and finds the moments that mattered
most. It takes one step for each game that it plays on, and needs no polars; `comparing.finished` takes all steps.

`coach` tries each answer to the question that a game asks now, and counts; it needs no polars either.

Imports are lazy: a process that only plays does not load polars. A name that needs a package of the extra `study` which
is not installed raises `MissingPackage`.
"""

from typing import TYPE_CHECKING

from holding_on.catalogue.extras import MissingPackage, explained
from holding_on.common.lazy import lazy

if TYPE_CHECKING:
    from .branches import what_if
    from .classroom.collected import Collected
    from .classroom.collecting import collect
    from .coaching import Advice, coach
    from .comparing import TurningPoint, turning_points
    from .reporting.report import Report
    from .simulation import simulate
    from .study import Study
    from .style_error import StyleError
    from .sweeping import sweep
    from .sweeps import Sweep
    from .turning import Turning, turnings

__all__ = [
    "Advice",
    "Collected",
    "MissingPackage",
    "Report",
    "Study",
    "StyleError",
    "Sweep",
    "Turning",
    "TurningPoint",
    "coach",
    "collect",
    "simulate",
    "sweep",
    "turning_points",
    "turnings",
    "what_if",
]
_ROOMS = {
    "Advice": "coaching",
    "Report": "reporting.report",
    "Study": "study",
    "StyleError": "style_error",
    "Sweep": "sweeps",
    "Turning": "turning",
    "TurningPoint": "comparing",
    "Collected": "classroom.collected",
    "collect": "classroom.collecting",
    "coach": "coaching",
    "simulate": "simulation",
    "sweep": "sweeping",
    "turning_points": "comparing",
    "turnings": "turning",
    "what_if": "branches",
}

__getattr__ = lazy(__name__, _ROOMS, explained)
