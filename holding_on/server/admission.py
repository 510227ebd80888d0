"""How pages are opened: how many tables there may be, how many are prepared at a time, and when a page is given up.

Preparing a page takes one core about a second, and its table takes some 65 MB for as long as it is open. So there are
no more tables than the machine has memory for, one address has no more than its share of them, and only as many are
prepared at a time as there are cores. Whoever has to wait gets a page that says so and tries again.
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
"""Bytes of the server with the kernels that wait warm, and some for whatever else runs on the machine."""

FILES_OF_A_TABLE = 12
FILES_OF_THE_SERVER = 128

SHARE = 2
"""One address may have one of so many parts of the tables, rounded up: behind some routers a whole room has one
address."""

TURN = 6.0
"""Seconds for which a browser waits for its turn without an answer; then it gets a page that says so and asks again."""

LOOK = 2.0
"""Seconds between two checks whether anybody still waits for a page."""

GONE = 10.0
"""Seconds after which a page whose websocket never came is given up, if its address holds no connection meanwhile."""


class MustWait(Exception):
    """Raised when a page cannot be opened now; `key` is the key of the sentence in command.toml that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def tables_for(memory: int, files: int) -> int:
    """The number of tables that fit into `memory` bytes and into `files` open files; at least one."""
    of_memory = (memory - OF_THE_SERVER) // OF_A_TABLE
    of_files = (files - FILES_OF_THE_SERVER) // FILES_OF_A_TABLE
    return max(1, min(of_memory, of_files))


def memory_to_spare() -> int:
    """The bytes of memory that are free for programs on this machine."""
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
        """Allow `most` tables, all to an `own` address; `is_here` says whether an address holds a connection."""
        turns = at_once or max(2, os.cpu_count() or 2)
        self.kernels, self.most, self._own, self._is_here = kernels, most, own, is_here
        self._turns = asyncio.Semaphore(turns)
        self._turns_of: defaultdict[str, asyncio.Semaphore] = defaultdict(lambda: asyncio.Semaphore(max(1, turns // 2)))
        self._open: set[PageOpening] = set()
        self._looks: set[asyncio.Future[None]] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    def admit(self, address: str) -> None:
        """Raise MustWait when an address can have no table now."""
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
        """Open a page once its turn has come.

        If the opening is broken off, the page's kernel is ended; if the page's websocket never comes, it is ended some
        time later. Raises MustWait when there is no place, or when the turn does not come within `TURN` seconds.
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
        """Wait for the page's websocket; end the kernel when the address that asked for the page has gone."""
        alone = 0.0
        while opening.waits_for_its_page:
            alone = 0.0 if self._is_here(opening.address) else alone + LOOK
            if alone > GONE:
                opening.give_up()
                return
            await asyncio.sleep(LOOK)


class PageOpening:
    """One page that is being opened. Voila uses it as its kernel manager, so that it knows the page's kernel."""

    def __init__(self, kernels: Any, address: str) -> None:
        self.address = address
        self._manager = kernels
        self.is_prepared = True
        self.kernel_id = ""
        self._given_up = False
        self._asked: set[asyncio.Future[Any]] = set()

    def __getattr__(self, name: str) -> Any:
        """Return everything else that Voila asks for from the real kernel manager."""
        return getattr(self._manager, name)

    async def get_rendered_notebook(self, *args: Any, **kwargs: Any) -> Any:
        """Return a page that was prepared ahead, and note its kernel."""
        return await self._noted(self._manager.get_rendered_notebook(*args, **kwargs), lambda given: given[2])

    async def start_kernel(self, *args: Any, **kwargs: Any) -> str:
        """Start a kernel for this page alone, and note it."""
        kernel_id: str = await self._noted(self._manager.start_kernel(*args, **kwargs), lambda given: given)
        return kernel_id

    @property
    def counts(self) -> bool:
        """Whether this page counts as a table: it is being prepared, or its kernel runs."""
        return self.is_prepared or self.kernel_id in self._manager

    @property
    def waits_for_its_page(self) -> bool:
        """Whether the page's kernel runs, and no websocket has called for it yet."""
        return self.kernel_id in self._manager and not self._manager.has_come(self.kernel_id)

    def give_up(self) -> None:
        """End the page's kernel, at once or as soon as there is one."""
        self._given_up = True
        if self.kernel_id:
            self._end()

    async def _noted(self, asking: Any, kernel_of: Callable[[Any], str]) -> Any:
        """Await what the manager is asked for, and note the kernel; the manager finishes even for a page given up."""
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
            ending.exception()  # the kernel may have ended by itself meanwhile
