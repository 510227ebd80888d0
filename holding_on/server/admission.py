"""How pages are opened: how many tables there may be, in which order they are prepared, and what is left of a page that
nobody waited for.

To prepare a page is a second's work of a core, and its table some 65 MB for as long as it stands. So there are no more
tables than the machine has memory for, one address has not more than its share of them, and only as many are prepared
at a time as there are cores. Who has to wait gets a page that says so and tries again.
"""

from __future__ import annotations

import asyncio
import os
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

import psutil

MEGABYTE = 1 << 20
OF_A_TABLE = 70 * MEGABYTE
OF_THE_SERVER = 300 * MEGABYTE
"""With the kernels that wait warm, and some for whatever else runs on the machine."""

FILES_OF_A_TABLE = 12
FILES_OF_THE_SERVER = 128

SHARE = 2
"""Half of the tables may be one address's, rounded up: behind some routers a whole room has one."""

TURN = 6.0
"""Seconds for which a page is blank until its turn comes; then a sentence is shown, and it asks again."""

LOOK = 2.0
"""Seconds between two looks whether anybody still waits for a page."""

GONE = 10.0
"""Seconds without any connection of an address after which a page that it opened, and whose websocket never came, is
taken to be nobody's."""


class MustWait(Exception):
    """There is no place now; `key` is the sentence of command.toml that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def tables_for(memory: int, files: int) -> int:
    """How many tables fit into so many bytes of memory, and so many open files; at least one."""
    of_memory = (memory - OF_THE_SERVER) // OF_A_TABLE
    of_files = (files - FILES_OF_THE_SERVER) // FILES_OF_A_TABLE
    return max(1, min(of_memory, of_files))


def memory_to_spare() -> int:
    """The bytes that programs can still have on this machine."""
    return int(psutil.virtual_memory().available)


class Admission:
    """The pages that are open or are being opened."""

    def __init__(
        self,
        kernels: Any,
        most: int,
        own: frozenset[str] = frozenset(),
        is_here: Callable[[str], bool] = lambda _: True,
        at_once: int | None = None,
    ) -> None:
        """`most` tables; `own` addresses may have them all; `is_here` says whether an address holds a connection."""
        turns = at_once or max(2, os.cpu_count() or 2)
        self.kernels, self.most, self._own, self._is_here = kernels, most, own, is_here
        self._turns = asyncio.Semaphore(turns)
        self._turns_of: defaultdict[str, asyncio.Semaphore] = defaultdict(lambda: asyncio.Semaphore(max(1, turns // 2)))
        self._open: set[PageOpening] = set()
        self._looks: set[asyncio.Future[None]] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    def admit(self, address: str) -> None:
        """Raises MustWait when an address can have no table now."""
        self._open = {one for one in self._open if one.counts}
        if len(self._open) >= self.most:
            raise MustWait("room.full")
        if address not in self._own and self.of(address) >= max(1, -(-self.most // SHARE)):
            raise MustWait("room.share")

    def of(self, address: str) -> int:
        """How many tables an address has."""
        return sum(one.address == address for one in self._open)

    async def end(self) -> None:
        """Break off every page that is being opened, and open no more."""
        self.most = 0
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    @asynccontextmanager
    async def opened(self, address: str) -> AsyncIterator[PageOpening]:
        """Open a page once its turn has come. If that is broken off, its kernel is ended; and if no page comes for it,
        some time later.

        Raises MustWait when there is no place, or its turn does not come soon.
        """
        self.admit(address)
        opening = PageOpening(self.kernels, address)
        self._open.add(opening)
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("a page is opened by a task, which can be ended")
        self._tasks.add(task)
        try:
            async with AsyncExitStack() as turn:
                try:
                    async with asyncio.timeout(TURN):
                        if address not in self._own:
                            await turn.enter_async_context(self._turns_of[address])
                        await turn.enter_async_context(self._turns)
                except TimeoutError:
                    raise MustWait("room.many") from None
                yield opening
        except BaseException:
            opening.give_up()
            self._open.discard(opening)
            raise
        finally:
            self._tasks.discard(task)
            opening.is_prepared = False
        look = asyncio.ensure_future(self._look_after(opening))
        self._looks.add(look)
        look.add_done_callback(self._looks.discard)

    async def _look_after(self, opening: PageOpening) -> None:
        """Wait for the page's websocket; end the kernel when whoever asked for it has gone."""
        alone = 0.0
        while opening.waits_for_its_page:
            alone = 0.0 if self._is_here(opening.address) else alone + LOOK
            if alone > GONE:
                opening.give_up()
                return
            await asyncio.sleep(LOOK)


class PageOpening:
    """One page that is being opened. To Voila it is what starts the kernels; so it knows which of them it was given."""

    def __init__(self, kernels: Any, address: str) -> None:
        self.address = address
        self._manager = kernels
        self.is_prepared = True
        self.kernel_id = ""
        self._given_up = False
        self._asked: set[asyncio.Future[Any]] = set()

    def __getattr__(self, name: str) -> Any:
        """Everything else that Voila asks of the kernels."""
        return getattr(self._manager, name)

    async def get_rendered_notebook(self, *args: Any, **kwargs: Any) -> Any:
        """A page that waits warm."""
        return await self._noted(self._manager.get_rendered_notebook(*args, **kwargs), lambda given: given[2])

    async def start_kernel(self, *args: Any, **kwargs: Any) -> str:
        """A kernel of its own."""
        kernel_id: str = await self._noted(self._manager.start_kernel(*args, **kwargs), lambda given: given)
        return kernel_id

    @property
    def counts(self) -> bool:
        """Whether it is, or will be, a table."""
        return self.is_prepared or self.kernel_id in self._manager

    @property
    def waits_for_its_page(self) -> bool:
        """Whether there is a kernel, and nobody has called for it."""
        return self.kernel_id in self._manager and not self._manager.has_come(self.kernel_id)

    def give_up(self) -> None:
        """End its kernel, at once or as soon as there is one."""
        self._given_up = True
        if self.kernel_id:
            self._end()

    async def _noted(self, asking: Any, kernel_of: Callable[[Any], str]) -> Any:
        """What is asked of the kernels goes on to its end, even when the page is given up meanwhile."""
        asked = asyncio.ensure_future(asking)
        asked.add_done_callback(partial(self._given, kernel_of))
        self._asked.add(asked)
        return await asyncio.shield(asked)

    def _given(self, kernel_of: Callable[[Any], str], asked: asyncio.Future[Any]) -> None:
        self._asked.discard(asked)
        if asked.cancelled() or asked.exception() is not None:
            return
        self.kernel_id = kernel_of(asked.result())
        if self._given_up:
            self._end()

    def _end(self) -> None:
        if self.kernel_id in self._manager:
            ending = asyncio.ensure_future(self._manager.shutdown_kernel(self.kernel_id, now=True))
            self._asked.add(ending)
            ending.add_done_callback(self._ended)

    def _ended(self, ending: asyncio.Future[Any]) -> None:
        self._asked.discard(ending)
        if not ending.cancelled():
            ending.exception()  # it may have gone by itself meanwhile
