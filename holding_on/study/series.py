"""Series of games that grow while a page stays awake: of several tables, on the same seeds, to be compared.

>>> import asyncio
>>> few, many = Series(numbers={"TOKEN-04": 3}), Series()
>>> asyncio.run(play_on([few, many], games=4))
>>> len(few), many.study().games["seed"].to_list()
(4, [0, 1, 2, 3])
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Future
from typing import Any, Final

import polars as pl

from ..game import Game
from ..game.options import Options
from .helpers import Block, Ended, Table, called, play_block, played, there_may_be
from .simulation import Kept, Study, check_count, going_on, laid, style_of
from .turning import Turning

log = logging.getLogger(__name__)

BLOCK: Final = 25
"""Games that a helper plays before it answers: a stop is heard after as many."""
AHEAD: Final = 3
"""Blocks that wait for each helper: who closes the notebook need not wait for more."""
ENOUGH: Final = 1000
"""Games below which helpers are not called: they would come when all is done."""
SLICE: Final = 0.02
"""Seconds for which the page waits at most while games are played beside it."""


class Series:
    """The games of one table with one style, from a first seed on: as many as were asked for, none played twice."""

    def __init__(
        self,
        scenario: int = 1,
        players: int = 3,
        policy: str = "balanced",
        readings: dict[str, str] | None = None,
        numbers: dict[str, int] | None = None,
        seed: int = 0,
        content: str | None = None,
        lang: str = "en",
        *,
        start: Game | None = None,
        instead: tuple[Turning, str] | None = None,
        shifts: bool = False,
    ) -> None:
        """Takes the options of `simulate`, but no style of one's own; `lang` is for what its study says in words.

        With `start` and `instead`, a turning of its game and the care that is given there, it is as `what_if` plays;
        `shifts` keeps the rows of the shifts too. Raises SceneError and ContentError.
        """
        if start is None:
            options = Options(scenario=scenario, players=players, seed=seed, content=content, lang=lang,
                              readings=dict(readings or {}), numbers=dict(numbers or {}))  # fmt: skip
            table, words = laid(options)
        else:
            table, words = going_on(start), start.words
        name = style_of(policy)[1]
        self.table = Table(table, name, start is not None, instead, shifts)
        self.seed = seed
        self._kept = Kept(name, words)

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, row: dict[str, Any], shifts: Sequence[dict[str, Any]] = ()) -> None:
        """The next game has ended like this."""
        self._kept.add(row, list(shifts))

    def study(self, games: int | None = None) -> Study:
        """The games so far, or the first of them, as a study; without its shifts where they are not kept."""
        study = self._kept.study()
        if games is None:
            return study
        shifts = study.shifts.filter(pl.col("game") < games)
        return Study(study.games.head(games), shifts, study.policy, study.words)


async def play_on(
    series: Sequence[Series], games: int, told: Callable[[int], None] | None = None, helpers: int | None = None
) -> None:
    """Play until each of these series has so many games. `told` hears, now and then, how many are still missing.

    Many games are played by `helpers`, processes beside this one, as many as the machine has room for; few, or where
    there can be no others, by this process, which answers its page all the while. The games are the same either way.
    Cancelled, it ends within a block, and the series keep the games that were played.
    """
    hears = told or (lambda _: None)
    for each in series:
        check_count(games, each.seed)
    count = there_may_be() if helpers is None else helpers
    if count and (helpers or _missing(series, games) >= ENOUGH):
        try:
            await _with_helpers(series, games, hears, count)
        except (OSError, ImportError, BrokenExecutor):
            log.warning("no helpers here: the games are played by this process alone", exc_info=True)
    await _alone(series, games, hears)


def _missing(series: Sequence[Series], games: int) -> int:
    return sum(max(0, games - len(each)) for each in series)


async def _with_helpers(series: Sequence[Series], games: int, told: Callable[[int], None], count: int) -> None:
    blocks = [
        Block(number, each.seed + start, min(BLOCK, games - start))
        for number, each in enumerate(series)
        for start in range(len(each), games, BLOCK)
    ]
    blocks.sort(key=lambda block: block.seed - series[block.table].seed + block.games)
    pool = called(count, [each.table for each in series])
    try:
        asked: deque[tuple[Block, Future[list[Ended]]]] = deque()
        while asked or blocks:
            while blocks and len(asked) < AHEAD * count:
                asked.append((blocks[0], pool.submit(play_block, blocks.pop(0))))
            block, answer = asked.popleft()
            for row, shifts in await asyncio.wrap_future(answer):
                series[block.table].add(row, shifts)
            told(_missing(series, games))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


async def _alone(series: Sequence[Series], games: int, told: Callable[[int], None]) -> None:
    for start in range(min(map(len, series)), games, BLOCK):
        for each in series:
            until = time.monotonic() + SLICE
            for row, shifts in played(each.table, each.seed + len(each), max(0, min(start + BLOCK, games) - len(each))):
                each.add(row, shifts)
                if time.monotonic() > until:
                    told(_missing(series, games))
                    await asyncio.sleep(0)
                    until = time.monotonic() + SLICE
