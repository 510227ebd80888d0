"""How long a table is kept: as long as a page shows it, and some time after.

A page that is open keeps its kernel however quiet it is. When it goes without a goodbye (a phone that sleeps, a network
that fails) the time runs from there, and not from the last click before it.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from jupyter_client.session import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

NOBODY_CAME = timedelta(minutes=5)
"""A kernel that was handed out and is not called for by then was for no page: chats look up an address that is sent."""


class Tables(AsyncMappingKernelManager):
    """The kernels of the pages. As Jupyter does, it notes on each what it has to know of it."""

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

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that is no page's any more. (Those that wait warm for the next page are not asked about.)"""
        kernel = self._kernel(kernel_id)
        if hasattr(kernel, "page_came"):
            await super().cull_kernel_if_idle(kernel_id)
        elif utcnow() - vars(kernel).setdefault("handed_out", utcnow()) > NOBODY_CAME:
            await self.shutdown_kernel(kernel_id)

    def _kernel(self, kernel_id: str) -> Any:
        return self.get_kernel(kernel_id)
