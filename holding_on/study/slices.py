"""Plays games behind a web page in this process, for short times, so that the web page answers meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator, Sequence
from typing import Final, Protocol

BLOCK: Final = 25
"""The number of games of a study that are played in a row. After a stop, a worker ends with its block."""
ENOUGH: Final = 1000
"""The fewest games for which workers are started; a smaller number is played before workers would be ready."""
SLICE: Final = 0.02
"""The longest time, in seconds, for which this process plays before it returns to the event loop."""


class Playing(Protocol):
    """A study that is being played: it has a number of games, and plays more of them one by one."""

    def __len__(self) -> int: ...
    def play(self, games: int) -> Generator[int, None, None]: ...


def missing(studies: Sequence[Playing], games: int) -> int:
    """Return how many games are missing until each of these studies has `games` games."""
    return sum(max(0, games - len(each)) for each in studies)


async def play_here(studies: Sequence[Playing], games: int, on_progress: Callable[[int], None]) -> None:
    """Play the studies with this process, a block of each in turn, so that studies that are compared grow together."""
    for start in range(min(map(len, studies)), games, BLOCK):
        for each in studies:
            until = time.monotonic() + SLICE
            for _ in each.play(min(start + BLOCK, games)):
                if time.monotonic() > until:
                    on_progress(missing(studies, games))
                    await asyncio.sleep(0)
                    until = time.monotonic() + SLICE
