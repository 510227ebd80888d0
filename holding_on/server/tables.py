"""How long a table is kept: as long as a page shows it, and some time after.

A page that is open keeps its kernel however quiet it is. When it goes without a goodbye (a phone that sleeps, a network
that fails) the time runs from there, and not from the last click before it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import Any

from jupyter_client.session import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

NOBODY_CAME = timedelta(minutes=5)
"""A kernel that was handed out and is not called for by then was for no page: chats look up an address that is sent."""


class Tables(AsyncMappingKernelManager):
    """The kernels of the pages. As Jupyter does, it notes on each what it has to know of it."""

    fill_if_needed: Callable[..., None]  # Voila adds it, with the kernels that wait

    def notify_connect(self, kernel_id: str) -> None:
        """A page calls for its kernel."""
        super().notify_connect(kernel_id)
        if kernel_id in self:
            self._kernel(kernel_id).page_came = True

    def notify_disconnect(self, kernel_id: str) -> None:
        """A page is gone: from now on nobody is there."""
        super().notify_disconnect(kernel_id)
        if kernel_id in self:
            self._kernel(kernel_id).last_activity = utcnow()

    async def start_kernel(self, *args: Any, **kwargs: Any) -> str:  # type: ignore[override]  # as its base is
        """Start a kernel, for a page or to wait warm for one."""
        kernel_id: str = await super().start_kernel(*args, **kwargs)
        self.add_restart_callback(kernel_id, partial(self._died, kernel_id), "restart")
        return kernel_id

    def _died(self, kernel_id: str) -> None:
        """A kernel has died and was started anew, empty. One that waited warm would be an empty page: it is let go."""
        for notebook, waiting in getattr(self, "_pools", {}).items():
            for task in [each for each in waiting if _is_ready(each) and each.result()["kernel_id"] == kernel_id]:
                waiting.remove(task)
                self._letting_go = asyncio.ensure_future(self.shutdown_kernel(kernel_id))
                self.fill_if_needed(delay=0, notebook_name=notebook)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that is no page's any more. (Those that wait warm for the next page are not asked about.)"""
        kernel = self._kernel(kernel_id)
        if hasattr(kernel, "page_came"):
            await super().cull_kernel_if_idle(kernel_id)
        elif utcnow() - vars(kernel).setdefault("handed_out", utcnow()) > NOBODY_CAME:
            await self.shutdown_kernel(kernel_id)

    def _kernel(self, kernel_id: str) -> Any:
        return self.get_kernel(kernel_id)


def _is_ready(task: asyncio.Future[Any]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
