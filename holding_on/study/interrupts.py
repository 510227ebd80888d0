"""Ctrl-C, and the notebook's own button, while a study is being played: heard wherever they come.

Python lets an interrupt be lost where it comes while something is cleared up: what is raised in a `__del__` is shown
and forgotten. Beside a busy machine that was one in thirty.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


class Ear:
    """Hears interrupts. Each is raised too, as ever, but for the places where nobody would hear it.

    `expected` is asked first: it says whether this interrupt was its own, for which nothing more is to be done.
    """

    def __init__(self, expected: Callable[[], bool] | None) -> None:
        self._expected = expected
        self._before = signal.getsignal(signal.SIGINT)
        self._heard = threading.Event()
        ours = (signal.default_int_handler,) if expected is None else (signal.default_int_handler, signal.SIG_IGN)
        first = threading.current_thread() is threading.main_thread()
        self.is_open = first and (self._before in ours or isinstance(self._before, Ear))
        """Whether interrupts come here: to the first thread, where nobody else handles them in another way."""

    def heard(self) -> bool:
        """Whether there was an interrupt."""
        return self._heard.is_set()

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """What Python does at an interrupt."""
        clears_up = _is_clearing_up(frame)
        if self._expected is not None and not clears_up and self._expected():
            return
        if self._before is signal.SIG_IGN:  # a worker
            return
        self._heard.set()
        if isinstance(self._before, Ear):
            self._before(number, frame)
        elif not clears_up:
            raise KeyboardInterrupt


@contextmanager
def interrupts(expected: Callable[[], bool] | None = None) -> Iterator[Ear]:
    """Whoever handles the signal in another way goes on doing so; other threads than the first have none."""
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
