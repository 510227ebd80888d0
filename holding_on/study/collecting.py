"""Collects the games of a study while it is being played, here or elsewhere, in the order of their seeds."""

from __future__ import annotations

import copy
from collections.abc import Generator, Mapping
from contextlib import closing
from typing import Any, Final, Generic, SupportsIndex, TypeVar

from ..common.people import NAME_LENGTH
from ..common.quoting import quoted
from ..engine.errors import SceneError
from ..game import Game
from ..game.frames import frame, pl
from ..game.options import Options
from ..styles import Style
from . import frames
from .blocks import Block
from .elsewhere import play_elsewhere
from .origin import Origin, style_of
from .patience import PATIENCE, Watch, check_patience, watching
from .playing import NoLegalAnswer, Played, begin
from .progress import progress_bar
from .study_frames import StudyFrames
from .style_error import style_error
from .turning import Turning
from .worker_pool import Executor, checked_workers

S = TypeVar("S", bound=StudyFrames)

BLOCK: Final = 100
"""The number of games whose rows are collected in lists before they become a frame, which needs less memory."""


class Collector(Generic[S]):
    """A collector of games, in the order of their seeds, with one setting and style; it makes studies of one class."""

    kind: type[S]
    """The class of the studies: `Study`, or that of the study that is played on. It lies above this module."""

    def __init__(
        self,
        scenario: SupportsIndex = 1,
        players: SupportsIndex = 3,
        policy: str | Style = "balanced",
        readings: dict[str, str] | None = None,
        numbers: Mapping[str, SupportsIndex] | None = None,
        seed: SupportsIndex = 0,
        start: Game | None = None,
        *,
        content: str | None = None,
        name: str | None = None,
        lang: str = "en",
        instead: tuple[Turning, str] | None = None,
        shifts: bool = True,
    ) -> None:
        """Take the options of `simulate`; `lang` is the language of the study.

        With `start` and `instead` (a turning of that game, and the care that is given there), games are played as
        `what_if` plays them. With `shifts=False`, the rows of the shifts are not kept. Raises SceneError and
        ContentError.
        """
        style, called = style_of(policy)
        given: object = name
        if given is not None and not (isinstance(given, str) and 0 < len(given.strip()) <= NAME_LENGTH):
            raise SceneError(f"name={quoted(name)}: a name is a text of 1 to {NAME_LENGTH} characters")
        told: dict[str, Any] = {"scenario": scenario, "players": players, "seed": seed, "numbers": dict(numbers or {})}
        options = Options(content=content, lang=lang, readings=dict(readings or {}), **told)
        origin = Origin(
            options.with_plain_numbers(), called, style, None if start is None else copy.copy(start), instead
        )
        self._set_up(origin, name or called, shifts)

    @classmethod
    def after(cls, study: S, origin: Origin) -> Collector[S]:
        """Return a collector that begins with the games of a finished study, to play it on."""
        grown = cls.__new__(cls)
        grown.kind = type(study)
        grown._set_up(origin, study.name, not study.shifts.is_empty())
        grown.words = study.words
        grown._packed = [(study.games, study.shifts)]
        grown._count = study.games.height
        return grown

    def _set_up(self, origin: Origin, name: str, shifts: bool) -> None:
        self.origin, self.name, self.keeps_shifts = origin, name, shifts
        self.seed = origin.options.seed
        self.table, self.words = origin.table()
        self._packed: list[tuple[pl.DataFrame, pl.DataFrame]] = []
        self._games: list[tuple[Any, ...]] = []
        self._shifts: list[tuple[Any, ...]] = []
        self._count = 0
        self.patience: float | None = None
        """How many seconds an answer may take while `until` plays; None for a style of this package."""
        self._watch = Watch(None)

    def __len__(self) -> int:
        return self._count

    def play(self, games: int) -> Generator[int, None, None]:
        """Play one game at each step, until there are `games` games. Each step yields 1. Raises StyleError."""
        style, branch = self.origin.plays(), self.origin.start is not None
        while self._count < games:
            seed = self.seed + self._count
            laid, dealer = begin(self.table, seed, branch)
            try:
                played = self._watch.play(laid, style, dealer, self._count, seed)
            except NoLegalAnswer as refused:
                game = self.origin.game(seed)
                raise style_error(refused, game, self.origin, self.study()) from refused.error
            self.add(played)
            yield 1

    def add_block(self, block: Block) -> None:
        """Add the next games, which another process has played. A block that begins with another game is ignored.

        After an interrupt, a block may be offered twice, or the block before it may be missing.
        """
        games, shifts = block.frames()
        if not games.height or games["game"][0] != self._count:
            return
        self._pack()
        self._packed = [*self._packed, (games, shifts)]
        self._count += games.height

    def add(self, played: Played) -> None:
        """Add the next game: its own row, and the rows of its shifts."""
        if self.keeps_shifts:
            self._shifts += played.rows
        self._games.append(played.row())
        self._count += 1
        if len(self._games) >= BLOCK:
            self._pack()

    def _pack(self) -> None:
        """Make frames of the collected rows. After an interrupt, this is either done completely or not begun."""
        block = frame(self._games, frames.GAMES), frame(self._shifts, frames.SHIFTS_OF_MANY)
        packed = [*self._packed, block]
        self._packed, self._games, self._shifts = packed, [], []

    def until(
        self,
        games: int,
        progress: bool = False,
        workers: SupportsIndex | Executor | None = None,
        patience: float | None = PATIENCE,
    ) -> S:
        """Play until there are `games` games, and return the study. After an interrupt or a stop it has fewer games.

        Raises StyleError, and SceneError for impossible `workers` or `patience`, and for workers that do not play.
        """
        check_patience(patience)
        who = checked_workers(workers, self.origin.style or self.origin.plays(), self.origin.policy)
        self.patience = patience if self.origin.is_own else None
        steps = self.play(games) if who is None else play_elsewhere(self, games, who)
        with (
            watching(self.patience) as (self._watch, ear),
            progress_bar(progress, self._count, games, self.name, self.words) as told,
            closing(steps),
        ):
            before = self._count
            try:
                for added in steps:
                    if told(added) or ear.heard():
                        break
            except KeyboardInterrupt:
                if self._count == before:
                    raise  # there are no new games to return
        return self.study(asked=games)

    def study(self, games: int | None = None, asked: int = 0) -> S:
        """Return the games so far, or the first `games` of them, as a study. `asked` is how many games were asked
        for.
        """
        self._pack()
        whole = pl.concat([each for each, _ in self._packed]), pl.concat([each for _, each in self._packed])
        self._packed = [whole]
        count = self._count if games is None else min(games, self._count)
        # only rows of counted games: an interrupt may leave rows of a game that was not counted
        kept = [each.filter(pl.col("game") < count) if rows else each.head(count) for rows, each in enumerate(whole)]
        return self.kind(kept[0], kept[1], self.origin.policy, self.words, self.name, asked, origin=self.origin)
