"""How long a table is kept: as long as a page shows it, and some time after.

A page that is open keeps its kernel however quiet it is. When it goes without a goodbye (a phone that sleeps, a network
that fails) the time runs from there, and not from the last click before it.

Where lessons are served, one kernel waits for the next of them, whichever that is: to start Python and to load what all
lessons need is half of what a reader would wait for.
"""

from __future__ import annotations

import asyncio
import os
from datetime import timedelta
from functools import partial
from typing import Any

from jupyter_client.session import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from voila import __version__ as version_of_voila
from voila.utils import ENV_VARIABLE

from holding_on.server import private_names
from holding_on.server.ports import PortsForKernels

NOBODY_CAME = timedelta(minutes=5)
"""The time after which a kernel that no page has called for is ended: chats open each address that is sent in them."""

MOST_BUFFERED = 4_000_000
"""The most bytes of a kernel's messages that are kept for a page that is away; the answer to a click has some
thousand."""

PAUSE = 8.0
"""Seconds before another spare kernel is started: the page that has just taken one comes first, and is shown by
then."""
LOADED = "--IPKernelApp.exec_lines=from holding_on.lessons import ahead; ahead.load(); del ahead"
"""The option that makes a spare kernel load what all lessons need, before a page asks for it."""


class PageKernelManager(AsyncMappingKernelManager):
    """The kernels of the pages. What the manager has to know of a kernel it notes on the kernel, as Jupyter does."""

    _spare: asyncio.Task[str] | None = None

    def __init__(self, **given: Any) -> None:
        PortsForKernels.take_over()
        super().__init__(**given)

    def notify_connect(self, kernel_id: str) -> None:
        """Note that a page has called for its kernel."""
        super().notify_connect(kernel_id)
        if kernel_id in self:
            self._kernel(kernel_id).page_came = True

    def has_come(self, kernel_id: str) -> bool:
        """Whether a page has called for a kernel."""
        return hasattr(self._kernel(kernel_id), "page_came")

    def notify_disconnect(self, kernel_id: str) -> None:
        """Note that a page has gone: the time without a page begins now."""
        super().notify_disconnect(kernel_id)
        if kernel_id in self:
            self._kernel(kernel_id).last_activity = utcnow()

    def start_buffering(self, kernel_id: str, session_key: str, channels: Any) -> None:
        """Keep what a kernel says while its page is away, up to `MOST_BUFFERED` bytes."""
        super().start_buffering(kernel_id, session_key, channels)
        private_names.keep_messages_in(self, kernel_id, _Buffer())

    def keep_a_spare(self) -> None:
        """Start a kernel now for the lesson that is opened next."""
        self._spare = asyncio.ensure_future(self._started_ahead())

    async def start_kernel(self, *args: Any, **kwargs: Any) -> str:  # type: ignore[override]  # as its base is
        """Return a kernel for a page, or for one that is prepared ahead; a page that is opened gets the spare one."""
        opened = kwargs.get("env", {}).get(ENV_VARIABLE.VOILA_PREHEAT) == "False"
        spare = self._spare if opened and not kwargs.get("path") else None
        if spare is not None:
            self._spare = None
            asyncio.get_running_loop().call_later(PAUSE, self.keep_a_spare)
            await asyncio.wait([spare])
            if _is_ready(spare) and spare.result() in self:
                return spare.result()
        return await self._started(*args, **kwargs)

    async def shutdown_all(self, *args: Any, **kwargs: Any) -> None:  # type: ignore[override]  # as its base is
        """End every kernel, also those that are just being started, which Jupyter does not find."""
        pending = private_names.kernels_being_started(self)
        starting = {asyncio.ensure_future(each) for each in pending.values()}
        if starting:
            await asyncio.wait(starting)
        for kernel_id in [each for each in pending if each not in self]:
            del pending[kernel_id]
        await super().shutdown_all(*args, **kwargs)

    async def _started(self, *args: Any, **kwargs: Any) -> str:
        kernel_id: str = await super().start_kernel(*args, **kwargs)
        self.add_restart_callback(kernel_id, partial(self._died, kernel_id), "restart")
        return kernel_id

    async def _started_ahead(self) -> str:
        page = {**os.environ, ENV_VARIABLE.SERVER_SOFTWARE: f"voila/{version_of_voila}"}
        return await self._started(kernel_name="python3", path="", env=page, extra_arguments=[LOADED])

    def _is_spare(self, kernel_id: str) -> bool:
        return self._spare is not None and _is_ready(self._spare) and self._spare.result() == kernel_id

    def _died(self, kernel_id: str) -> None:
        """End a kernel that died while it waited warm: it was started anew, empty, and its page would be empty too."""
        if self._is_spare(kernel_id):  # started anew, it has loaded again what all lessons need
            return
        for notebook, waiting in private_names.pages_that_wait(self).items():
            for task in [each for each in waiting if _is_ready(each) and each.result()["kernel_id"] == kernel_id]:
                waiting.remove(task)
                self._letting_go = asyncio.ensure_future(self.shutdown_kernel(kernel_id))
                private_names.prepare_another(self, notebook)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that no page has any more. (Those that wait warm for the play page are not asked about.)"""
        if self._is_spare(kernel_id):
            return
        kernel = self._kernel(kernel_id)
        if self.has_come(kernel_id):
            await super().cull_kernel_if_idle(kernel_id)
        elif utcnow() - vars(kernel).setdefault("handed_out", utcnow()) > NOBODY_CAME:
            await self.shutdown_kernel(kernel_id)

    def _kernel(self, kernel_id: str) -> Any:
        return self.get_kernel(kernel_id)


class _Buffer(list[tuple[str, list[bytes]]]):
    """Messages for a page that is away. When they are too many, all are dropped: half of them would be no help."""

    size = 0

    def append(self, message: tuple[str, list[bytes]]) -> None:
        """Keep one more message, or drop all when they are too many."""
        self.size += sum(map(len, message[1]))
        if self.size > MOST_BUFFERED:
            self.clear()
        else:
            super().append(message)


def _is_ready(task: asyncio.Future[Any]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
