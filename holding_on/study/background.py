"""Studies that grow in the background of a page: with several settings, on the same seeds, to compare.

>>> import asyncio
>>> few, many = GrowingStudy(numbers={"TOKEN-04": 3}), GrowingStudy()
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
from typing import Final

from .blocks import Block, play_block, setting_of
from .growing import GrowingStudy
from .origin import checked_count
from .worker_pool import WorkerPool, worker_count

log = logging.getLogger(__name__)

BLOCK: Final = 25
"""Games that a worker plays before it sends them back; a stop takes effect after these."""
AHEAD: Final = 3
"""Blocks that are queued for each worker; when a notebook is closed no more than these are played."""
ENOUGH: Final = 1000
"""The fewest games for which workers are started: fewer are played before the workers are ready."""
FIRST: Final = 10
"""Games of each study that this process plays while workers start, so that the page shows something meanwhile."""
SLICE: Final = 0.02
"""Seconds for which the event loop waits at most while this process plays."""


async def play_on(
    studies: Sequence[GrowingStudy],
    games: int,
    on_progress: Callable[[int], None] = lambda _: None,
    workers: int | None = None,
) -> None:
    """Play until each of these studies has `games` games; `on_progress` is called with how many are still missing.

    `workers` says how many other processes play. Left out, many games are played by as many as the machine has room
    for, and few by this process, which returns to the event loop again and again. This process also plays where no
    other can be started, and with a style of one's own. The games are the same either way. When the task is cancelled
    it ends within a block, and the studies keep the games that were played.
    """
    for each in studies:
        checked_count(games, each.seed)
    count = worker_count() if workers is None else workers
    own = any(each.origin.is_own for each in studies)  # a worker knows only the styles of the box
    if count and not own and (workers or _missing(studies, games) >= ENOUGH):
        try:
            await _with_workers(studies, games, on_progress, count)
        except (OSError, ImportError, BrokenExecutor):
            log.warning("no workers here: the games are played by this process alone", exc_info=True)
    await _alone(studies, games, on_progress)


def _missing(studies: Sequence[GrowingStudy], games: int) -> int:
    return sum(max(0, games - len(each)) for each in studies)


async def _with_workers(
    studies: Sequence[GrowingStudy], games: int, on_progress: Callable[[int], None], count: int
) -> None:
    here = min(games, FIRST)
    blocks = [
        (study, start, min(BLOCK, games - start))
        for study in studies
        for start in range(max(here, len(study)), games, BLOCK)
    ]
    blocks.sort(key=lambda block: block[1] + block[2])
    settings = {id(study): setting_of(study) for study in studies}
    pool = WorkerPool(count)
    try:
        queued: deque[tuple[GrowingStudy, Future[Block]]] = deque()

        def fill() -> None:
            while blocks and len(queued) < AHEAD * count:
                study, start, some = blocks.pop(0)
                queued.append((study, pool.submit(play_block, settings[id(study)], study.seed, start, some)))

        fill()
        await _alone(studies, here, lambda _: on_progress(_missing(studies, games)))
        on_progress(_missing(studies, games))
        while queued:
            study, answer = queued.popleft()
            block = await asyncio.wrap_future(answer)
            study.add_block(block)
            if block.stumbled:
                return  # that game is played again here, where its error is wanted
            fill()
            on_progress(_missing(studies, games))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


async def _alone(studies: Sequence[GrowingStudy], games: int, on_progress: Callable[[int], None]) -> None:
    """Play the studies in turns with this process, so that the studies that are compared grow together."""
    for start in range(min(map(len, studies)), games, BLOCK):
        for each in studies:
            until = time.monotonic() + SLICE
            for _ in each.play(min(start + BLOCK, games)):
                if time.monotonic() > until:
                    on_progress(_missing(studies, games))
                    await asyncio.sleep(0)
                    until = time.monotonic() + SLICE
