"""The base class of pieces on a stage that play games, while the page answers where it can."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from holding_on.catalogue.language import Words
from holding_on.game import Game
from holding_on.lessons.pieces.staged import Staged

log = logging.getLogger(__name__)


class Playing(Staged):
    """A piece with a stage that plays games after a press, and takes no other press meanwhile."""

    def __init__(self, game: Game, words: Words, kind: str) -> None:
        self._done: int | None = None
        """How many games have been played of those that are being played now."""
        self._task: asyncio.Task[None] | None = None
        super().__init__(game, words, kind)

    @property
    def playing(self) -> bool:
        """Whether games are being played."""
        return self._done is not None

    def _play(self, count: Callable[[], Awaitable[None]]) -> None:
        """Play by `count`, and draw at the end; where the page can answer meanwhile, it does."""
        self._done = 0
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            asyncio.run(self._to_the_end(count))
        else:
            self.draw()
            self._task = loop.create_task(self._to_the_end(count))
            self._task.add_done_callback(_report)

    async def _to_the_end(self, count: Callable[[], Awaitable[None]]) -> None:
        try:
            await count()
        finally:
            self._done, self._task = None, None
            self.draw()


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("the games could not be played", exc_info=task.exception())
