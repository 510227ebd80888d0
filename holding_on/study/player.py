"""Plays the games of a study one after the other, in the order of their seeds, and hands each on to be kept."""

from __future__ import annotations

import copy
from collections.abc import Generator, Mapping, Sequence
from typing import Any, SupportsIndex

from ..common.people import NAME_LENGTH
from ..common.quoting import quoted
from ..engine.dealer import Dealer
from ..engine.errors import SceneError
from ..engine.state import State
from ..game import Game
from ..game.options import Options
from ..game.variant import Variant
from ..game.variants import variants_of
from ..styles import Style
from .origin import Origin, style_of
from .playing import NoLegalAnswer, Played, begin, play
from .turning import Turning


class Player:
    """A player of games with one setting and style. A class below it says how the games are kept."""

    patience: float | None = None
    """How many seconds an answer of the style may take; None when nobody looks at the clock."""

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
        variant: Variant | str | Sequence[Variant | str] = (),
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
        options = Options(
            content=content, lang=lang, readings=dict(readings or {}), variants=variants_of(variant), **told
        )
        origin = Origin(
            options.with_plain_numbers(), called, style, None if start is None else copy.copy(start), instead
        )
        self._set_up(origin, name or called, shifts)

    def _set_up(self, origin: Origin, name: str, shifts: bool) -> None:
        self.origin, self.name, self.keeps_shifts = origin, name, shifts
        self.seed = origin.options.seed
        self.table, self.words = origin.table()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def play(self, games: int) -> Generator[int, None, None]:
        """Play one game at each step, until there are `games` games. Each step yields 1.

        Raises StyleError, or where no study can be made NoLegalAnswer, when the style gives no legal answer.
        """
        style, branch = self.origin.plays(), self.origin.start is not None
        while self._count < games:
            seed = self.seed + self._count
            laid, dealer = begin(self.table, seed, branch)
            try:
                played = self._play_one(laid, style, dealer, seed)
            except NoLegalAnswer as refused:
                raise self._error(refused, seed) from refused.error
            self.add(played)
            yield 1

    def _play_one(self, laid: State, style: Style, dealer: Dealer, seed: int) -> Played:
        return play(laid, style, dealer, self._count, seed, shifts=self.keeps_shifts)

    def _error(self, refused: NoLegalAnswer, seed: int) -> Exception:
        return refused

    def add(self, played: Played) -> None:
        """Keep the next game."""
        raise NotImplementedError
