"""Report: the figures about a study as frames, as data, in a notebook and as one web page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, SupportsIndex

from ...common.numbers import whole
from ...common.quoting import quoted
from ...engine.errors import SceneError
from ...game.frames import pl
from ...styles import Searching
from ..patience import PATIENCE
from ..retelling import retold
from ..worker_pool import Executor
from . import page
from .beside import Beside, S, asked_of, play_beside
from .dominance import dominance
from .endings import endings, first_seats, lengths
from .luck import dealt_otherwise, luck
from .questions import questions, seats
from .saved import SavedPage
from .skill import skill
from .tension import swings, tension


@dataclass(frozen=True)
class Report(SavedPage, Generic[S]):
    """A report about a setting, measured by the games of one style.

    Parameters
    ----------
    study : Study
        The games of the report: the first ones of the study that was asked.
    frames : dict of str to polars.DataFrame
        The figures, by name. The column `behind` has the numbers of the games behind a row.
    studies : dict of str to Study
        The games that were played otherwise with the same seeds, by what was otherwise, such as "question=care".
    """

    study: S
    frames: Mapping[str, pl.DataFrame]
    studies: Mapping[str, S]

    def data(self) -> dict[str, list[dict[str, Any]]]:
        """Return all figures as plain data, which `json` can write.

        Returns
        -------
        dict of str to list of dict
            For each figure its rows, each with its columns by name.
        """
        return {name: frame.to_dicts() for name, frame in self.frames.items()}

    def _web_page(self) -> str:
        return page.document(self.study, self.frames, self.studies)

    def __repr__(self) -> str:
        return page.told(self.study, self.frames)

    def _repr_html_(self) -> str:
        """Return the tables that a notebook shows."""
        return page.in_notebook(self.study, self.frames, self.studies)


def report(
    study: S,
    games: SupportsIndex = 200,
    *,
    progress: bool = False,
    workers: SupportsIndex | Executor | None = None,
    patience: float | None = PATIENCE,
    searching: int | None = None,
) -> Report[S]:
    """Return a report about a study; `Study.report` says how."""
    count = whole(games)
    if count is None or count < 2:
        raise SceneError(f"games={quoted(games)}: how many games of the study are compared, a whole number from 2")
    if type(progress) is not bool:
        raise SceneError(f"progress={quoted(progress)}: say True for a bar, or leave it out")
    if study.games.height < 2:
        raise SceneError("a report needs a study of two games or more")
    search = None if searching is None else Searching(searching)
    used = replace(study, games=study.games.head(count), shifts=study.shifts.filter(pl.col("game") < count), asked=0)
    origin = used._origin()
    decisions, _ = retold(used, origin)
    others = play_beside(used, asked_of(used, origin, decisions, search), progress, workers, patience)
    beside = Beside(used, decisions, others)
    frames = {
        "endings": endings(beside),
        "lengths": lengths(beside),
        "first_seats": first_seats(beside),
        "questions": questions(beside),
        "dominance": dominance(beside),
        "seats": seats(beside),
        "luck": luck(used, dealt_otherwise(used, progress, patience)),
        "tension": tension(used),
        "swings": swings(used),
        "skill": skill(beside),
    }
    return Report(used, frames, others)
