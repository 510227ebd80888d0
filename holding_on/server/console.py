"""The lines that a running server prints in its terminal, each once even when an event repeats; and the log."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from nbclient.exceptions import CellTimeoutError, DeadKernelError

from holding_on.common.words import say

CALM = 600.0
"""Seconds without an event after which its sentence is printed again."""


class Console:
    """Prints each sentence once, and again only when it was not asked for during `CALM` seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: dict[str, float] = {}

    def print_once(self, key: str, **facts: object) -> None:
        """Print the sentence of a key of command.toml, unless it was asked for a short while ago."""
        now = self._clock()
        known = key in self._last and now - self._last[key] < CALM
        self._last[key] = now
        if not known:
            print(say(key, **facts), flush=True)


DIED = "Kernel died before replying to kernel_info"
"""What Jupyter's client says of a kernel that was ended while it was being started."""


class LogFilter(logging.Filter):
    """Leaves out of the logs what the page itself says, or what nobody needs.

    This is that a page could not be finished because its kernel had ended or said nothing in time, that somebody has to
    wait for a table, and, once the server is `ending`, everything.
    """

    ending = False

    def over(self, *logs: logging.Logger) -> None:
        """Filter these logs, and those of asyncio and of the web server."""
        for log in (*logs, *map(logging.getLogger, ("asyncio", "tornado.access", "tornado.application"))):
            log.addFilter(self)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is printed."""
        trouble = record.exc_info[1] if record.exc_info else None
        died = isinstance(trouble, DeadKernelError) or DIED in f"{trouble} {record.getMessage()}"
        late = isinstance(record.msg, CellTimeoutError)
        waits = record.name == "tornado.access" and record.args is not None and 503 in record.args
        return not (self.ending or died or late or waits)
