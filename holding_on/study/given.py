"""Turns the arguments of charts and measures into the frames and studies that they read.

A chart or a measure takes a study, a game, or a frame of one of these. An argument that it cannot use is refused with a
sentence that says what to give instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..common.quoting import quoted
from ..engine.errors import SceneError
from ..game import Game
from ..game.frames import pl
from .naming import names_of
from .study import Study
from .sweeps import Sweep

Shifts = Study | Game | pl.DataFrame
"""An argument that has shifts: a study, a game, or a frame with one row for each shift."""
Games = Study | pl.DataFrame
"""An argument that has games: a study, or a frame with one row for each game."""
OneGame = Game | Study | pl.DataFrame
"""An argument that has the shifts of one game: the game, its frame, or a study of one game."""
Studies = Study | Sequence[Study] | Mapping[str, Study]
"""One study, or several to compare: a list, or a dictionary with a name for each study."""

_SHIFTS = "a study, a game, or a frame with one row a shift (study.shifts, game.shifts())"
_GAMES = "a study, or a frame with one row a game (study.games)"
_ONE_GAME = "one game: a game, as study.game(3), or its frame, as game.shifts()"
_STUDIES = "a study, a list of studies, or a dictionary of studies by name"


def shifts_of(given: Shifts, taker: str, *columns: str) -> pl.DataFrame:
    """Return the shifts of a study, a game or a frame. `taker` names the chart or measure that reads the columns.

    >>> import holding_on as ho
    >>> study = ho.simulate(games=2, policy="random")
    >>> shifts_of(study, "measures.fan", "condition").equals(study.shifts)
    True
    """
    shifts = given.shifts if isinstance(given, Study) else given.shifts() if isinstance(given, Game) else given
    return _frame(shifts, taker, _SHIFTS, columns)


def games_of(given: Games, taker: str, *columns: str) -> pl.DataFrame:
    """Return the games of a study or a frame. `taker` names the chart or measure that reads the columns."""
    return _frame(given.games if isinstance(given, Study) else given, taker, _GAMES, columns)


def one_game_of(given: OneGame, taker: str, *columns: str) -> pl.DataFrame:
    """Return the shifts of one game. `taker` names the chart or measure, which cannot show several games."""
    shifts = given.shifts if isinstance(given, Study) else given.shifts() if isinstance(given, Game) else given
    found = _frame(shifts, taker, _ONE_GAME, columns)
    games = found["game"].n_unique() if "game" in found.columns else 1
    if games > 1:
        raise SceneError(f"{taker} takes {_ONE_GAME}; here are {games:,} games")
    return found


def study_of(given: Study, taker: str) -> Study:
    """Return the given study. `taker` names the chart or measure, which needs both frames of the study."""
    found: Any = given
    if not isinstance(found, Study):
        raise _refusal(taker, "a study (simulate, what_if, Study.load)", given)
    return found


def sweep_of(given: Sweep, taker: str) -> Sweep:
    """Return the given sweep. `taker` names the chart that needs it."""
    found: Any = given
    if not isinstance(found, Sweep):
        raise _refusal(taker, "a sweep (ho.sweep, Sweep.load)", given)
    return found


def studies_of(given: Studies, taker: str) -> dict[str, Study]:
    """Return the studies by name: by the keys of a dictionary, else by what differs between the studies.

    `taker` names the chart or measure that needs them.
    """
    found: Any = given
    named = dict(found) if isinstance(found, Mapping) else None
    several = found if isinstance(found, Sequence) and not isinstance(found, str) else [found]
    studies = list(several if named is None else named.values())
    all_named = named is None or all(isinstance(name, str) for name in named)
    if not studies or not all_named or not all(isinstance(study, Study) for study in studies):
        raise _refusal(taker, _STUDIES, given)
    return dict(zip(names_of(studies), studies, strict=True)) if named is None else named


def _frame(found: Any, taker: str, takes: str, columns: Sequence[str]) -> pl.DataFrame:
    if not isinstance(found, pl.DataFrame):
        raise _refusal(taker, takes, found)
    missing = [name for name in columns if name not in found.columns]
    if missing:
        raise SceneError(f"{taker} takes {takes}; this frame lacks the column{'s'[: len(missing) > 1]} "
                         f"{', '.join(missing)}")  # fmt: skip
    return found


def _refusal(taker: str, takes: str, given: Any) -> SceneError:
    return SceneError(f"{taker} takes {takes}, not {_called(given)}")


def _called(given: Any) -> str:
    """Return a short description of a refused argument: its type, and its value or contents if that is short."""
    if given is None or isinstance(given, str | int | float):
        return quoted(given)
    if isinstance(given, Mapping | Sequence):
        kinds = sorted({type(each).__name__ for each in (given.values() if isinstance(given, Mapping) else given)})
        return f"a {type(given).__name__} of {' and '.join(kinds)}" if kinds else f"an empty {type(given).__name__}"
    return f"a {type(given).__name__}"
