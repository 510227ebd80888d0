"""The cells of a sweep while they are being played, all with the same seeds."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Final, Generic, TypeVar

from .collecting import Collector
from .elsewhere import Request
from .patience import Watch
from .study_frames import StudyFrames

S = TypeVar("S", bound=StudyFrames)

ROUND: Final = 25
"""The most games of a cell that are played before the next cell has its turn."""


class GrowingSweep(Generic[S]):
    """Studies that grow together: each plays a few games in turn, so that after a stop all have the same seeds.

    The first round has one game a study, each further one twice as many, up to `ROUND`: so a stop soon finds a round
    that is whole.
    """

    def __init__(self, cells: Sequence[Collector[S]]) -> None:
        self.cells = cells

    def __len__(self) -> int:
        """Return the number of games of all cells together."""
        return sum(map(len, self.cells))

    @property
    def whole(self) -> int:
        """How many games every cell has."""
        return min(map(len, self.cells))

    def may_stop(self) -> bool:
        """Whether every cell has a game."""
        return self.whole > 0

    def watched_by(self, watch: Watch) -> None:
        """Let a watch play the games that this process plays."""
        for cell in self.cells:
            cell.watched_by(watch)

    def play(self, games: int) -> Generator[int, None, None]:
        """Play one game at each step, until the cells together have `games` games."""
        for request in self.requests(games, ROUND):
            yield from request.study.play(request.end)

    def requests(self, games: int, size: int) -> Iterator[Request]:
        """Yield requests for the games that are missing until the cells together have `games` games, round by round.

        Each is for at most `size` games.
        """
        wanted = games // len(self.cells)
        planned = [len(cell) for cell in self.cells]
        end = min(planned)
        while end < wanted:
            end = min(wanted, end + max(1, min(ROUND, end)))
            for place, cell in enumerate(self.cells):
                for first in range(planned[place], end, size):
                    yield Request(cell, first, min(end, first + size))
                planned[place] = max(planned[place], end)

    def studies(self, asked: int) -> tuple[S, ...]:
        """Return the cells as studies, each with as many games as every cell has."""
        return tuple([cell.study(self.whole, asked) for cell in self.cells])
