"""Handles Ctrl-C and the notebook's stop button while a study is being played, so that no interrupt is lost.

Python loses an interrupt that comes while an object is being deleted: an error that is raised in `__del__` is printed
and dropped. On a busy machine this happened to one interrupt in thirty.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


class Ear:
    """A handler that notes interrupts and raises KeyboardInterrupt, but not in a `__del__`, where it would be lost.

    `expected` is called first. It says whether a `Watch` has sent the interrupt; then the handler does nothing more.
    """

    def __init__(self, expected: Callable[[], bool] | None) -> None:
        self._expected = expected
        self._before = signal.getsignal(signal.SIGINT)
        self._heard = threading.Event()
        ours = (signal.default_int_handler,) if expected is None else (signal.default_int_handler, signal.SIG_IGN)
        first = threading.current_thread() is threading.main_thread()
        self.is_open = first and (self._before in ours or isinstance(self._before, Ear))
        """Whether this handler gets the interrupts: only in the main thread, where no handler of somebody else is
        set."""

    def heard(self) -> bool:
        """Whether there has been an interrupt."""
        return self._heard.is_set()

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """Handle an interrupt; Python calls this when one comes."""
        clears_up = _is_clearing_up(frame)
        if self._expected is not None and not clears_up and self._expected():
            return
        if self._before is signal.SIG_IGN:  # a worker process ignores interrupts
            return
        self._heard.set()
        if isinstance(self._before, Ear):
            self._before(number, frame)
        elif not clears_up:
            raise KeyboardInterrupt


@contextmanager
def interrupts(expected: Callable[[], bool] | None = None) -> Iterator[Ear]:
    """Handle interrupts with an `Ear` until the block ends.

    A handler that somebody else has set stays in place. Threads other than the main thread get no interrupts.
    """
    ear = Ear(expected)
    before = signal.getsignal(signal.SIGINT)
    if ear.is_open:
        signal.signal(signal.SIGINT, ear)
    try:
        yield ear
    finally:
        if ear.is_open:
            signal.signal(signal.SIGINT, before)


def _is_clearing_up(frame: FrameType | None) -> bool:
    while frame is not None:
        if frame.f_code.co_name == "__del__":
            return True
        frame = frame.f_back
    return False
