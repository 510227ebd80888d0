"""Finds out why a game of a study differs when it is played again: another version or style, edited code or frames."""

from __future__ import annotations

from ..game.frames import frame, pl
from ..version import __version__
from . import frames
from .origin import Origin
from .playing import NoLegalAnswer, Played, begin, play
from .study_frames import StudyFrames

LOOKED_AT = 5
"""About how many other games are played again, to find out whether they differ too."""

ADDED = ("card",)
"""The columns that a study of an older version does not have; they are null in its frame."""


def what_differs(study: StudyFrames, played: Played) -> list[str]:
    """Return the names of the columns in which a game that was played again differs from the frames of the study."""
    number = played.game
    was = study.games.row(number)
    differs = [f".games[{name!r}]" for name, a, b in zip(frames.GAMES, was, played.row(), strict=True) if a != b]
    if study.shifts.is_empty():
        return differs
    kept, rows = study.shifts.filter(pl.col("game") == number), frame(played.rows, frames.SHIFTS_OF_MANY)
    if kept.columns != rows.columns:
        return [*differs, "the columns of its .shifts"]
    if kept.height != rows.height:
        return [*differs, f"the number of its .shifts ({kept.height}, now {rows.height})"]
    return differs + [
        f".shifts[{name!r}]"
        for name in rows.columns
        if not rows[name].equals(kept[name], check_dtypes=True) and not (name in ADDED and kept[name].is_null().all())
    ]


def why_otherwise(study: StudyFrames, number: int, differs: list[str], origin: Origin) -> str:
    """Return the probable reason why a game differs, as the end of an error's sentence."""
    where = f"in {', '.join(differs)}" if differs else "as the style stumbles"
    if study.version != __version__:
        return f"{where}: it was played by holding_on {study.version}, this is {__version__}"
    if origin.is_own:
        style = study.policy
        return f"{where}: the style {style} has to answer as it did then; if it does, its frames have been written into"
    height = study.games.height
    others = sorted({each * (height - 1) // LOOKED_AT for each in range(LOOKED_AT + 1)} - {number})
    also = [each for each in others if not _comes_out(study, each, origin)]
    if others and not also:
        return (
            f"{where}: most likely its frames have been written into, as the others that were tried "
            f"({_listed(others)}) come out as they did. To change a frame, change a copy of it"
        )
    too = f", and so do {_listed(also)} of the others that were tried ({_listed(others)})" if also else ""
    return (
        f"{where}{too}. It was played by holding_on {__version__}, as this is: so the engine, the styles or the cards "
        "here have been edited since, or its frames have been written into"
    )


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def _comes_out(study: StudyFrames, number: int, origin: Origin) -> bool:
    """Whether a game with a style of this package is the same as in the study when it is played again."""
    seed = origin.options.seed + number
    state, dealer = begin(origin.table()[0], seed, origin.start is not None)
    try:
        return not what_differs(study, play(state, origin.plays(), dealer, number, seed))
    except NoLegalAnswer:
        return False
