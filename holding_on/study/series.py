"""Series of games that are played in the background of a page: with several settings, on the same seeds, to compare.

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
from .simulation import Study, StudyBuilder, check_count, moment, opening, style_of
from .turning import Turning
from .workers import Block, Rows, Setting, play_block, played, worker_count, worker_pool

log = logging.getLogger(__name__)

BLOCK: Final = 25
"""Games that a worker plays before it answers: a stop takes effect after as many."""
AHEAD: Final = 3
"""Blocks that are queued for each worker: a notebook that is closed waits for no more."""
ENOUGH: Final = 1000
"""Games below which no workers are started: they would be ready when all is played."""
SLICE: Final = 0.02
"""Seconds for which the event loop waits at most while this process plays."""


class Series:
    """The games of one setting with one style, from a first seed on: as many as were asked for, none played twice."""

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
        """Takes the options of `simulate`, but no style of one's own; `lang` is the language of its study.

        With `start` and `instead`, a turning of its game and the care that is given there, it plays as `what_if` does;
        `shifts` keeps the rows of the shifts too. Raises SceneError and ContentError.
        """
        if start is None:
            options = Options(scenario=scenario, players=players, seed=seed, content=content, lang=lang,
                              readings=dict(readings or {}), numbers=dict(numbers or {}))  # fmt: skip
            state, words = opening(options)
        else:
            state, words = moment(start), start.words
        name = style_of(policy)[1]
        self.setting = Setting(state, name, start is not None, instead, shifts)
        self.seed = seed
        self._builder = StudyBuilder(name, words)

    def __len__(self) -> int:
        return len(self._builder)

    def add(self, row: dict[str, Any], shifts: Sequence[dict[str, Any]] = ()) -> None:
        """Add the next game: its row, and the rows of its shifts."""
        self._builder.add(row, list(shifts))

    def study(self, games: int | None = None) -> Study:
        """The games so far, or the first of them, as a study; without its shifts where they are not kept."""
        study = self._builder.study()
        if games is None:
            return study
        shifts = study.shifts.filter(pl.col("game") < games)
        return Study(study.games.head(games), shifts, study.policy, study.words)


async def play_on(
    series: Sequence[Series],
    games: int,
    on_progress: Callable[[int], None] = lambda _: None,
    workers: int | None = None,
) -> None:
    """Play until each of these series has so many games; `on_progress` is called with how many are still missing.

    Many games are played by `workers`, other processes, as many as the machine has room for; few, or where there can be
    no others, by this process, which returns to the event loop all the while. The games are the same either way.
    Cancelled, it ends within a block, and the series keep the games that were played.
    """
    for each in series:
        check_count(games, each.seed)
    count = worker_count() if workers is None else workers
    if count and (workers or _missing(series, games) >= ENOUGH):
        try:
            await _with_workers(series, games, on_progress, count)
        except (OSError, ImportError, BrokenExecutor):
            log.warning("no workers here: the games are played by this process alone", exc_info=True)
    await _alone(series, games, on_progress)


def _missing(series: Sequence[Series], games: int) -> int:
    return sum(max(0, games - len(each)) for each in series)


async def _with_workers(series: Sequence[Series], games: int, on_progress: Callable[[int], None], count: int) -> None:
    blocks = [
        Block(number, each.seed + start, min(BLOCK, games - start))
        for number, each in enumerate(series)
        for start in range(len(each), games, BLOCK)
    ]
    blocks.sort(key=lambda block: block.seed - series[block.setting].seed + block.games)
    pool = worker_pool(count, [each.setting for each in series])
    try:
        queued: deque[tuple[Block, Future[list[Rows]]]] = deque()
        while queued or blocks:
            while blocks and len(queued) < AHEAD * count:
                queued.append((blocks[0], pool.submit(play_block, blocks.pop(0))))
            block, answer = queued.popleft()
            for row, shifts in await asyncio.wrap_future(answer):
                series[block.setting].add(row, shifts)
            on_progress(_missing(series, games))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


async def _alone(series: Sequence[Series], games: int, on_progress: Callable[[int], None]) -> None:
    for start in range(min(map(len, series)), games, BLOCK):
        for each in series:
            until = time.monotonic() + SLICE
            for row, shifts in played(
                each.setting, each.seed + len(each), max(0, min(start + BLOCK, games) - len(each))
            ):
                each.add(row, shifts)
                if time.monotonic() > until:
                    on_progress(_missing(series, games))
                    await asyncio.sleep(0)
                    until = time.monotonic() + SLICE
