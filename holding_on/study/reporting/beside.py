"""Plays what a report compares a study with: the same seeds with a question or a seat left to chance, other numbers of
players, and other styles.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Generic, SupportsIndex, TypeVar

from ...engine.errors import SceneError
from ...game.frames import pl
from ...styles import STYLES, Searching
from ..collecting import Collector
from ..growing_sweep import GrowingSweep
from ..origin import Origin
from ..patience import check_patience
from ..progress import progress_bar
from ..study_frames import StudyFrames
from ..until import play_until
from ..worker_pool import Executor, checked_workers
from .by_chance import ByChance

S = TypeVar("S", bound=StudyFrames)

PLAYERS: Final = (2, 3, 4)
COMPARED: Final = ("random", "treatment_first", "comfort_first", "fair_rota", "balanced")
"""The styles that a report compares with: those that answer at once."""


@dataclass(frozen=True)
class Beside(Generic[S]):
    """A study, its decisions, and the studies of the same seeds that it is compared with."""

    study: S
    """The study of the report, cut to the games that are compared."""
    decisions: pl.DataFrame
    """The decisions of these games (`retelling.DECISIONS`)."""
    others: Mapping[str, S]
    """The other studies, by what is different in them: "question=care", "seat=0", "players=2" or "style=random"."""

    @property
    def origin(self) -> Origin:
        """The setting and the style of the study. Raises SceneError if they are not known."""
        return self.study._origin()

    @property
    def questions(self) -> list[str]:
        """The questions that were asked in these games, in the order of their first game and move."""
        return [str(each) for each in self.decisions["question"].unique(maintain_order=True)]

    @property
    def players(self) -> int:
        """How many nurses play."""
        return players_of(self.origin)


def players_of(origin: Origin) -> int:
    """Return how many nurses play the games of an origin."""
    return origin.table()[0].players


def asked_of(
    study: StudyFrames, origin: Origin, decisions: pl.DataFrame, search: Searching | None = None
) -> dict[str, tuple[Origin, str]]:
    """Return the settings to play beside a study, by what is different in them, each with a name for it.

    With `search`, the player that searches is one of the styles.
    """
    say, style, found = study.words.say, origin.style, {}
    if style is None:
        origin.plays()  # a SceneError that says how to give the style again
        return {}
    for question in decisions["question"].unique(maintain_order=True):
        told = say(f"study.report.question.{question}")
        name = say("study.report.by_chance", policy=origin.policy, what=told)
        found[f"question={question}"] = replace(origin, style=ByChance(style, question), policy=name), name
    for seat in range(players_of(origin)):
        name = say("study.report.by_chance", policy=origin.policy, what=say("study.report.seat", n=seat + 1))
        found[f"seat={seat}"] = replace(origin, style=ByChance(style, seat=seat), policy=name), name
    if origin.start is None:
        for players in PLAYERS:
            other = replace(origin, options=origin.options._replace(players=players))
            if players != origin.options.players and _is_possible(other):
                found[f"players={players}"] = other, say("study.setting.players", n=players)
    for policy in COMPARED:
        if policy != origin.policy or origin.is_own:
            found[f"style={policy}"] = replace(origin, style=STYLES[policy], policy=policy), policy
    if search is not None:
        found[f"style={search.__name__}"] = replace(origin, style=search, policy=search.__name__), search.__name__
    return found


def _is_possible(origin: Origin) -> bool:
    try:
        origin.table()
    except SceneError:  # such as a changed number that a table of so many cannot have
        return False
    return True


def play_beside(
    study: S,
    settings: Mapping[str, tuple[Origin, str]],
    progress: bool,
    workers: SupportsIndex | Executor | None,
    patience: float | None,
) -> dict[str, S]:
    """Play as many games of each setting as a study has, and return their studies. After a stop they have fewer.

    Raises StyleError, and SceneError for impossible `workers` or `patience`.
    """
    check_patience(patience)
    patience = patience if study._origin().is_own else None  # a style of this package always answers
    cells: list[Collector[S]] = [Collector.beside(study, origin, name) for origin, name in settings.values()]
    who: int | Executor | None = None
    for cell in cells:
        who = checked_workers(workers, cell.origin.plays(), cell.origin.policy, cell.origin.variants)
        cell.patience = patience
    games, grown = study.games.height, GrowingSweep(cells)
    total, name = games * len(cells), study.words.say("study.report.title")
    play_until(grown, total, who, patience, lambda: progress_bar(progress, 0, total, name, study.words))
    return dict(zip(settings, grown.studies(games), strict=True))
