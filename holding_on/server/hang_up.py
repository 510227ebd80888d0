"""Ends a server when its terminal window is closed: notes the signal SIGHUP, and ends the server once it has started.

If the signal raised a KeyboardInterrupt, the exception could be lost, and the server would go on without a window.
While a server starts, Python imports more than a thousand modules. Python drops an exception that a signal raises while
a module is compiled or in the callback of a module's lock, and in a `__set_name__` it becomes another error.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class HangUp:
    """The handler of the signal: notes that the window is closed, and ends the server as soon as it has started."""

    def __init__(self) -> None:
        self._heard = False
        self._end: Callable[[], None] | None = None

    def __call__(self, *_: object) -> None:
        """Note that the window is closed, and end the server only once: some shells send the signal twice."""
        self._heard = True
        end, self._end = self._end, None
        if end is not None:
            end()

    def ends(self, end: Callable[[], None]) -> None:
        """Set the function that ends the server on the signal; call it now if the signal came before."""
        self._end = end
        if self._heard:
            self()


@contextmanager
def heard() -> Iterator[None]:
    """Within the block, end the command when its window is closed, in the same way as on Ctrl-C.

    A command that was started with nohup goes on, as its user wants. On Windows, which has no such signal, nothing
    changes.
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
    """Set the function that ends the server when the window is closed; outside a `heard` block do nothing."""
    number = getattr(signal, "SIGHUP", None)
    handler = None if number is None else signal.getsignal(number)
    if isinstance(handler, HangUp):
        handler.ends(end)
