"""Rows: what came of each file of a class, and what a page about them reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ...catalogue.language import Words
from ..origin import Origin
from .running import Moves


@dataclass(frozen=True)
class Row:
    """One file: its name, the moves of its games and whether each was won, and the same of the given style.

    `printed` is how many characters it printed. If it could not be played, `trouble` is the sentence that says why, and
    there are no games.
    """

    name: str
    moves: tuple[Moves, ...]
    won: tuple[bool, ...]
    given: tuple[Moves, ...]
    given_won: tuple[bool, ...]
    printed: int
    trouble: str

    @property
    def differed(self) -> int:
        """In how many games it made another move than the given style."""
        return sum(one != other for one, other in zip(self.moves, self.given, strict=True))


class Found(Protocol):
    """The part of a `Collected` that a page about a class reads; printed, it says the same in sentences."""

    @property
    def rows(self) -> tuple[Row, ...]:
        """The results of the files, by name."""

    @property
    def origin(self) -> Origin:
        """The setting of the games, and the given style."""

    @property
    def games(self) -> int:
        """How many games each style was asked to play."""

    @property
    def words(self) -> Words:
        """The texts in which it is shown."""

    @property
    def never_differed(self) -> tuple[str, ...]:
        """The styles that made the same moves as the given style in every game."""
