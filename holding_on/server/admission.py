"""Opens web pages: limits the number of tables and of pages that are prepared at a time, and gives up lost pages.

Preparing a web page takes one core about a second, and its table needs about 65 MB while it is open. So the memory of
the machine limits the number of tables, one address may have only a part of all tables, and the number of cores limits
how many web pages are prepared at a time. A browser that has to wait gets a web page that says so and tries again.
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
"""Bytes for the server, for the kernels that are started ahead, and for other programs on the machine."""

FILES_OF_A_TABLE = 12
FILES_OF_THE_SERVER = 128

SHARE = 2
"""One address may have this part of all tables: one half, rounded up. Behind some routers a whole classroom has one
address."""

TURN = 6.0
"""The most seconds that a browser waits for its turn; then it gets a web page that says so and asks again."""

LOOK = 2.0
"""Seconds between two checks whether somebody still waits for a web page."""

GONE = 10.0
"""Seconds without any connection from its address after which a web page that has opened no websocket is given up."""


class MustWait(Exception):
    """Raised when a web page cannot be opened now; `key` is the key in command.toml of the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def tables_for(memory: int, files: int) -> int:
    """Return the number of tables that fit into `memory` bytes and into `files` open files; at least one."""
    of_memory = (memory - OF_THE_SERVER) // OF_A_TABLE
    of_files = (files - FILES_OF_THE_SERVER) // FILES_OF_A_TABLE
    return max(1, min(of_memory, of_files))


def memory_to_spare() -> int:
    """Return the number of bytes of memory that are free for programs on this machine."""
    return int(psutil.virtual_memory().available)


class Admission:
    """The web pages that are open or are being opened."""

    def __init__(
        self,
        kernels: Any,
        most: int,
        own: frozenset[str] = frozenset(),
        is_here: Callable[[str], bool] = lambda _: True,
        at_once: int | None = None,
    ) -> None:
        """Allow `most` tables; only an address in `own`, of this machine, may have all of them.

        `is_here` says whether an address holds a connection; `at_once` web pages are prepared at a time.
        """
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
        """Return the number of tables that an address has."""
        return sum(one.address == address for one in self._open)

    async def end(self) -> None:
        """Cancel the opening of every web page, and open no more."""
        self.most = 0
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    @asynccontextmanager
    async def opened(self, address: str) -> AsyncIterator[PageOpening]:
        """Wait for a turn, then let a web page for this address be prepared within the block.

        The kernel of the page is ended when the block raises an error, or later when the page opens no websocket.
        Raises MustWait when there is no table left, or no turn within `TURN` seconds.
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
        """Wait for the websocket of a page; end its kernel when the address holds no connection for `GONE` seconds."""
        alone = 0.0
        while opening.waits_for_its_page:
            alone = 0.0 if self._is_here(opening.address) else alone + LOOK
            if alone > GONE:
                opening.give_up()
                return
            await asyncio.sleep(LOOK)


class PageOpening:
    """One web page that is being opened. Voila uses this object as its kernel manager, so that the object learns the
    page's kernel.
    """

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
        """Return a web page that was prepared ahead, and note the kernel of that page."""
        return await self._noted(self._manager.get_rendered_notebook(*args, **kwargs), lambda given: given[2])

    async def start_kernel(self, *args: Any, **kwargs: Any) -> str:
        """Start a kernel for this page alone, note the kernel, and return its id."""
        kernel_id: str = await self._noted(self._manager.start_kernel(*args, **kwargs), lambda given: given)
        return kernel_id

    @property
    def counts(self) -> bool:
        """Whether this page counts as a table: it is being prepared, or its kernel runs."""
        return self.is_prepared or self.kernel_id in self._manager

    @property
    def waits_for_its_page(self) -> bool:
        """Whether the page's kernel runs and the page has not opened its websocket yet."""
        return self.kernel_id in self._manager and not self._manager.has_come(self.kernel_id)

    def give_up(self) -> None:
        """End the page's kernel, at once or as soon as there is one."""
        self._given_up = True
        if self.kernel_id:
            self._end()

    async def _noted(self, asking: Any, kernel_of: Callable[[Any], str]) -> Any:
        """Await a call of the manager, note the kernel, and return the result; the call is finished even when the page
        is given up.
        """
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
            ending.exception()  # read the error, so that none is logged: the kernel may have ended before
