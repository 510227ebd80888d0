"""Collects the games of a study while it is being played, here or elsewhere, in the order of their seeds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Generic, Self, SupportsIndex, TypeVar

from ..engine.dealer import Dealer
from ..engine.state import State
from ..game.frames import frame, pl
from ..styles import Style
from . import frames
from .blocks import Block
from .elsewhere import Request
from .origin import Origin
from .patience import PATIENCE, Watch, check_patience
from .player import Player
from .playing import NoLegalAnswer, Played
from .progress import progress_bar
from .study_frames import StudyFrames
from .style_error import style_error
from .until import play_until
from .worker_pool import Executor, checked_workers

S = TypeVar("S", bound=StudyFrames)

BLOCK: Final = 100
"""The number of games whose rows are collected in lists before they become a frame, which needs less memory."""


class Collector(Player, Generic[S]):
    """A collector of games, in the order of their seeds, with one setting and style; it makes studies of one class."""

    kind: type[S]
    """The class of the studies: `Study`, or that of the study that is played on. It lies above this module."""

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

    @classmethod
    def beside(cls, study: S, origin: Origin, name: str) -> Self:
        """Return a collector without games, of the same kind of study but with another setting or style."""
        grown = cls.__new__(cls)
        grown.kind = type(study)
        grown._set_up(origin, name, shifts=False)
        return grown

    def _set_up(self, origin: Origin, name: str, shifts: bool) -> None:
        super()._set_up(origin, name, shifts)
        self._packed: list[tuple[pl.DataFrame, pl.DataFrame]] = []
        self._games: list[tuple[Any, ...]] = []
        self._shifts: list[tuple[Any, ...]] = []
        self._watch = Watch(None)

    def _play_one(self, laid: State, style: Style, dealer: Dealer, seed: int) -> Played:
        return self._watch.play(laid, style, dealer, self._count, seed)

    def _error(self, refused: NoLegalAnswer, seed: int) -> Exception:
        return style_error(refused, self.origin.game(seed), self.origin, self.study())

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

    def requests(self, games: int, size: int) -> Iterator[Request]:
        """Yield requests for the games that are missing until there are `games` games, `size` games each."""
        for first in range(self._count, games, size):
            yield Request(self, first, min(games, first + size))

    def watched_by(self, watch: Watch) -> None:
        """Let a watch play the games that this process plays."""
        self._watch = watch

    def may_stop(self) -> bool:
        """Whether a study can be made of the games so far."""
        return True

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
        origin = self.origin
        who = checked_workers(workers, origin.style or origin.plays(), origin.policy, origin.variants)
        self.patience = patience if self.origin.is_own else None  # a style of this package always answers
        play_until(
            self, games, who, self.patience, lambda: progress_bar(progress, len(self), games, self.name, self.words)
        )
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
