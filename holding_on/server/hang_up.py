"""Ends a server whose window is closed: the signal is noted at any time, and acted on where nothing is half done.

Raised as a KeyboardInterrupt the signal could be lost, and the server would go on for nobody. While a server starts,
Python imports more than a thousand modules; an exception that a signal raises while one of them is compiled, or within
the callback of its lock, is forgotten, and in a `__set_name__` it becomes another error.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class HangUp:
    """Handles the signal: notes that the window is gone, and ends the server as soon as there is one to end."""

    def __init__(self) -> None:
        self._heard = False
        self._end: Callable[[], None] | None = None

    def __call__(self, *_: object) -> None:
        """Note that the window is gone, and end the server, once: some shells send the signal twice."""
        self._heard = True
        end, self._end = self._end, None
        if end is not None:
            end()

    def ends(self, end: Callable[[], None]) -> None:
        """End the server by `end` when the signal comes; at once, if it came while the server started."""
        self._end = end
        if self._heard:
            self()


@contextmanager
def heard() -> Iterator[None]:
    """Let a window that is closed end the command within the block as Ctrl-C does, so that nothing is left behind.

    A command that was started with nohup goes on, as its user wants; Windows has no such signal.
    """
    number = getattr(signal, "SIGHUP", None)
    if number is None or signal.getsignal(number) is not signal.SIG_DFL:
        yield
        return
    signal.signal(number, HangUp())
    try:
        yield
    finally:
        signal.signal(number, signal.SIG_DFL)


def ends(end: Callable[[], None]) -> None:
    """Let a window that is closed, now or before, end the server by `end`; without `heard` nothing changes."""
    number = getattr(signal, "SIGHUP", None)
    handler = None if number is None else signal.getsignal(number)
    if isinstance(handler, HangUp):
        handler.ends(end)
