"""Leaving a page frees its kernel.

Voila's page says goodbye when it is left, by a beacon, which cannot carry the cookie's token that the server
asks of every other request: the server refuses it and the kernel stays. That one request is excused here.
It can do one thing only, end a kernel whose long random name the sender knows.
"""

from __future__ import annotations

from typing import Any

from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler


def free_the_kernel() -> None:
    """Let the goodbye of a Voila page through."""
    VoilaShutdownKernelHandler.check_xsrf_cookie = _excused


def _excused(_handler: Any) -> None:
    """Ask for no token."""
