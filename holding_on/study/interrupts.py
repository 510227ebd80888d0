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


@contextmanager
def interrupts() -> Iterator[Callable[[], bool]]:
    """Says whether there was an interrupt. It is raised too, as ever, but for the places where nobody would hear it.

    Whoever handles the signal in another way goes on doing so; other threads than the first have none.
    """
    heard = threading.Event()
    is_ours = (
        threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )

    def hear(_: int, frame: FrameType | None) -> None:
        heard.set()
        if not _is_clearing_up(frame):
            raise KeyboardInterrupt

    if is_ours:
        signal.signal(signal.SIGINT, hear)
    try:
        yield heard.is_set
    finally:
        if is_ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def _is_clearing_up(frame: FrameType | None) -> bool:
    while frame is not None:
        if frame.f_code.co_name == "__del__":
            return True
        frame = frame.f_back
    return False
