"""The window is closed in which a server runs: heard at any time, and acted on where nothing is half done.

Raised as a KeyboardInterrupt it could be lost, and the server would go on for nobody. While a server starts Python
imports more than a thousand modules; what a signal raises while one of them is compiled, or within the callback of its
lock, is forgotten, and in a `__set_name__` it becomes another error.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class HangUp:
    """Handles the signal: it notes that the window is gone, and ends the server as soon as there is one to end."""

    def __init__(self) -> None:
        self._heard = False
        self._end: Callable[[], None] | None = None

    def __call__(self, *_: object) -> None:
        """The window is gone. Some shells say so twice; the server is ended once."""
        self._heard = True
        end, self._end = self._end, None
        if end is not None:
            end()

    def ends(self, end: Callable[[], None]) -> None:
        """From now on it ends a server by `end`; at once, if the window went while that started."""
        self._end = end
        if self._heard:
            self()


@contextmanager
def heard() -> Iterator[None]:
    """Meanwhile a window that is closed ends the command as Ctrl-C does, so that nothing is left behind.

    Whoever started it with nohup wants it to go on, and on Windows there is no such signal.
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
    """A window that is closed, or was while the server started, ends it by `end`, where such a thing is `heard`."""
    number = getattr(signal, "SIGHUP", None)
    handler = None if number is None else signal.getsignal(number)
    if isinstance(handler, HangUp):
        handler.ends(end)
