"""What a running server says in the window where it was started: one line for a thing that happens, however often."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from nbclient.exceptions import DeadKernelError

from holding_on.commands.words import say

CALM = 600.0
"""Seconds without a thing after which it counts as a new one, and is said again."""


class Window:
    """Says each sentence once, and again only when what it tells of had ceased for some time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: dict[str, float] = {}

    def tell(self, key: str, **facts: object) -> None:
        """Print the sentence of a key of command.toml, unless it is already known."""
        now = self._clock()
        known = key in self._last and now - self._last[key] < CALM
        self._last[key] = now
        if not known:
            print(say(key, **facts), flush=True)


def leave_out_ended_kernels(*logs: logging.Logger) -> None:
    """Let these, and asyncio's own, not tell of kernels that ended while a page was being prepared."""
    for log in (*logs, logging.getLogger("asyncio"), logging.getLogger("tornado.application")):
        log.addFilter(_EndedKernels())


class _EndedKernels(logging.Filter):
    """Leaves out that a page could not be finished because its kernel had ended.

    When somebody goes before the page is there, or the server ends, that is meant; otherwise the page says it.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is printed."""
        return not (record.exc_info and isinstance(record.exc_info[1], DeadKernelError))
