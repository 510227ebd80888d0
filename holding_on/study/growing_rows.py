"""Games that are kept as rows while they are being played, where frames are not needed or not there.

>>> few = GrowingRows(policy="random")
>>> for _ in few.play(3):
...     pass
>>> len(few), [game[SEED] for game in few.games]
(3, [0, 1, 2])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .counts.pairs import Paired, compared
from .counts.rates import Rate
from .counts.rows import GAME, SEED, WON, Row
from .player import Player
from .playing import Played

if TYPE_CHECKING:
    from .blocks import Block
    from .origin import Origin

__all__ = ["SEED", "GrowingRows", "first_shifts", "paired_rows"]


class GrowingRows(Player):
    """The rows of games, in the order of their seeds. Every game has the same setting and style."""

    def _set_up(self, origin: Origin, name: str, shifts: bool) -> None:
        super()._set_up(origin, name, shifts)
        self.games: list[Row] = []
        """A row for each game."""
        self.shifts: list[Row] = []
        """A row for each shift of these games, unless they are not kept."""

    @property
    def policy(self) -> str:
        """The name of the style."""
        return self.origin.policy

    def add(self, played: Played) -> None:
        """Keep the next game."""
        self.shifts += played.rows
        self.games.append(played.row())
        self._count += 1

    def add_block(self, block: Block) -> None:
        """Keep the next games, which another process has played. A block that begins with another game is ignored."""
        games, shifts = block.frames()
        if games.height and games["game"][0] == self._count:
            self.shifts += shifts.rows()
            self.games += games.rows()
            self._count += games.height

    def won(self) -> Rate:
        """Return the rate of games that were won. There is at least one game."""
        return Rate(sum(game[WON] for game in self.games), len(self.games))


def paired_rows(a: GrowingRows, b: GrowingRows, names: tuple[str, str], most: int | None = None) -> Paired:
    """Compare two rows of games with the same seeds game by game, as far as both have been played.

    `most` is the most games that are compared.


    >>> few = GrowingRows(policy="random", shifts=False)
    >>> for _ in few.play(4):
    ...     pass
    >>> paired_rows(few, few, ("with one", "with the other")).alike
    'ends'
    """
    count = min(len(a), len(b), *(() if most is None else (most,)))
    games, other = a.games[:count], b.games[:count]
    alike: Literal["", "shifts", "ends"] = "ends" if games == other else ""
    if alike and a.keeps_shifts and b.keeps_shifts:
        alike = "shifts" if first_shifts(a, count) == first_shifts(b, count) else ""
    won = ((first[WON], second[WON]) for first, second in zip(games, other, strict=True))
    return compared(won, names, a.words, alike)


def first_shifts(of: GrowingRows, games: int) -> list[Row]:
    """Return the rows of the shifts of the first games."""
    return [row for row in of.shifts if row[GAME] < games]
