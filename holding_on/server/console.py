"""Prints sentences in the terminal of a server, each only once in a while, and filters the logs of the server."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from nbclient.exceptions import CellTimeoutError, DeadKernelError

from holding_on.common.words import say

CALM = 600.0
"""A sentence is printed again after it was not asked for during this number of seconds."""


class Console:
    """Prints a sentence once, and again only after it was not asked for during `CALM` seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: dict[str, float] = {}

    def print_once(self, key: str, **facts: object) -> None:
        """Print the sentence under a key in command.toml, unless it was asked for in the last `CALM` seconds."""
        now = self._clock()
        known = key in self._last and now - self._last[key] < CALM
        self._last[key] = now
        if not known:
            print(say(key, **facts), flush=True)


DIED = "Kernel died before replying to kernel_info"
"""The message of Jupyter's client about a kernel that was ended while it was being started."""


class LogFilter(logging.Filter):
    """A filter that leaves out log records that nobody needs.

    These are: a web page was not finished because its kernel ended or did not reply in time; somebody has to wait for a
    table; and every record while the server is `ending`. The web page itself says the first two.
    """

    ending = False

    def over(self, *logs: logging.Logger) -> None:
        """Add this filter to these logs, and to the logs of asyncio and of the web server."""
        for log in (*logs, *map(logging.getLogger, ("asyncio", "tornado.access", "tornado.application"))):
            log.addFilter(self)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is printed."""
        trouble = record.exc_info[1] if record.exc_info else None
        died = isinstance(trouble, DeadKernelError) or DIED in f"{trouble} {record.getMessage()}"
        late = isinstance(record.msg, CellTimeoutError)
        waits = record.name == "tornado.access" and record.args is not None and 503 in record.args
        return not (self.ending or died or late or waits)
