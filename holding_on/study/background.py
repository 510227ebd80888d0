"""Studies that are played in the background of a web page, several at once, with the same seeds, to compare them.

>>> import asyncio
>>> from holding_on.study.growing import GrowingStudy
>>> few, many = GrowingStudy(numbers={"TOKEN-04": 3}), GrowingStudy()
>>> asyncio.run(play_on([few, many], games=4))
>>> len(few), many.study().games["seed"].to_list()
(4, [0, 1, 2, 3])
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Future
from typing import Final

from ..game.counted import checked_count
from .blocks import Block, Growing, play_block, setting_of
from .slices import BLOCK, ENOUGH, missing, play_here
from .worker_pool import WorkerPool, worker_count

log = logging.getLogger(__name__)

AHEAD: Final = 3
"""How many blocks are queued for each worker. When a notebook is closed, no more blocks than these are played."""
FIRST: Final = 10
"""How many games of each study this process plays while workers start, so that the web page soon shows something."""


async def play_on(
    studies: Sequence[Growing],
    games: int,
    on_progress: Callable[[int], None] = lambda _: None,
    workers: int | None = None,
) -> None:
    """Play until each of these studies has `games` games; call `on_progress` with the number of missing games.

    `workers` is the number of other processes that play. If it is left out, many games are played by as many processes
    as the machine has room for, and few games by this process, which returns to the event loop after short times
    (`slices.SLICE`). This process also plays where no other process can be started, and with a style of the user's own.
    The games are the same in every case. A task that is cancelled ends within a block, and the studies keep the games
    that were played.
    """
    for each in studies:
        checked_count(games, each.seed)
    count = worker_count() if workers is None else workers
    own = any(each.origin.is_own for each in studies)  # a worker can import only the styles of this package
    if count and not own and (workers or missing(studies, games) >= ENOUGH):
        try:
            await _with_workers(studies, games, on_progress, count)
        except (OSError, ImportError, BrokenExecutor):
            log.warning("no workers here: the games are played by this process alone", exc_info=True)
    await play_here(studies, games, on_progress)


async def _with_workers(studies: Sequence[Growing], games: int, on_progress: Callable[[int], None], count: int) -> None:
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
        queued: deque[tuple[Growing, Future[Block]]] = deque()

        def fill() -> None:
            while blocks and len(queued) < AHEAD * count:
                study, start, some = blocks.pop(0)
                queued.append((study, pool.submit(play_block, settings[id(study)], study.seed, start, some)))

        fill()
        await play_here(studies, here, lambda _: on_progress(missing(studies, games)))
        on_progress(missing(studies, games))
        while queued:
            study, answer = queued.popleft()
            block = await asyncio.wrap_future(answer)
            study.add_block(block)
            if block.stumbled:
                return  # this process plays the game again, and raises its error
            fill()
            on_progress(missing(studies, games))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
