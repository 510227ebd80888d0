"""Starts the kernels of web pages, and ends each kernel some time after no web page shows it any more.

The kernel of an open web page runs on, even when nobody clicks for a long time. When the connection is lost without the
page being closed, because a phone sleeps or a network fails, the time begins then, and not at the last click.

Where lessons are served, one spare kernel is started ahead for the next lesson that is opened. Starting Python and
loading the modules that all lessons need takes half of the time until a lesson is shown.
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
"""The time after which a kernel is ended when no web page has connected to it: chat programs open every address that
is sent in a chat, and show no page."""

MOST_BUFFERED = 4_000_000
"""The most bytes of a kernel's messages that are kept while its web page is not connected; a reply to a click has a few
thousand bytes."""

PAUSE = 8.0
"""Seconds before another spare kernel is started. By then the web page that took the last one is shown."""
LOADED = "--IPKernelApp.exec_lines=from holding_on.lessons import ahead; ahead.load(); del ahead"
"""The option that makes a spare kernel load the modules that all lessons need."""


class PageKernelManager(AsyncMappingKernelManager):
    """The kernels of all web pages. The manager notes what it knows of a kernel as attributes of the kernel object."""

    _spare: asyncio.Task[str] | None = None

    def __init__(self, **given: Any) -> None:
        PortsForKernels.take_over()
        super().__init__(**given)

    def notify_connect(self, kernel_id: str) -> None:
        """Note that a web page has connected to its kernel."""
        super().notify_connect(kernel_id)
        if kernel_id in self:
            self._kernel(kernel_id).page_came = True

    def has_come(self, kernel_id: str) -> bool:
        """Whether a web page has ever connected to a kernel."""
        return hasattr(self._kernel(kernel_id), "page_came")

    def notify_disconnect(self, kernel_id: str) -> None:
        """Note that a web page has disconnected: the time without a page begins now."""
        super().notify_disconnect(kernel_id)
        if kernel_id in self:
            self._kernel(kernel_id).last_activity = utcnow()

    def start_buffering(self, kernel_id: str, session_key: str, channels: Any) -> None:
        """Keep the messages of a kernel while its web page is not connected, up to `MOST_BUFFERED` bytes."""
        super().start_buffering(kernel_id, session_key, channels)
        private_names.keep_messages_in(self, kernel_id, _Buffer())

    def keep_a_spare(self) -> None:
        """Start a spare kernel for the lesson that is opened next."""
        self._spare = asyncio.ensure_future(self._started_ahead())

    async def start_kernel(self, *args: Any, **kwargs: Any) -> str:  # type: ignore[override]  # as its base is
        """Start a kernel and return its id; a web page that is opened gets the spare kernel, if there is one."""
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
        """End every kernel, including kernels that are still being started, which Jupyter would miss."""
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
        """End a kernel that died while its page waited ahead: Jupyter has started it again, but without the page."""
        if self._is_spare(kernel_id):  # it has been started again, and has loaded again what all lessons need
            return
        for notebook, waiting in private_names.pages_that_wait(self).items():
            for task in [each for each in waiting if _is_ready(each) and each.result()["kernel_id"] == kernel_id]:
                waiting.remove(task)
                self._letting_go = asyncio.ensure_future(self.shutdown_kernel(kernel_id))
                private_names.prepare_another(self, notebook)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that no web page shows any more; Jupyter does not ask about kernels of prepared pages."""
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
    """Messages for a web page that is not connected. When there are too many, all are dropped: a part is of no use."""

    size = 0

    def append(self, message: tuple[str, list[bytes]]) -> None:
        """Add a message, or drop all messages when they have too many bytes."""
        self.size += sum(map(len, message[1]))
        if self.size > MOST_BUFFERED:
            self.clear()
        else:
            super().append(message)


def _is_ready(task: asyncio.Future[Any]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
