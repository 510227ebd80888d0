"""Long work in the moments in which a kernel has nothing else to do, such as between two clicks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Generator
from contextlib import suppress
from time import perf_counter
from typing import Final, Generic, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)

SLICE: Final = 0.008
"""How many seconds of work are done at once. A click that comes meanwhile waits for no longer than this and a step."""
PAUSE: Final = 0.004
"""How many seconds lie between two slices, in which the kernel reads what web pages send."""


class IdleWork(Generic[T]):
    """Work that is done step by step: a generator that yields after each step and returns the result.

    Where no event loop runs, as in a script, nothing is done before `finish` is called.
    """

    def __init__(
        self, steps: Generator[object, None, T], on_end: Callable[[T], object], on_failed: Callable[[], object]
    ) -> None:
        """Begin the work. `on_end` is called once with the result; after an error, which is logged, `on_failed` is."""
        self._steps, self._on_end, self._on_failed = steps, on_end, on_failed
        self._next: asyncio.TimerHandle | None = None
        self._is_over = False
        self._later()

    def stop(self) -> None:
        """Stop the work; what is not finished is given up."""
        self._is_over = True
        if self._next is not None:
            self._next.cancel()
        self._next = None
        self._steps.close()

    def finish(self) -> None:
        """Do all that is left at once."""
        while self._goes_on():
            pass

    def _later(self) -> None:
        with suppress(RuntimeError):  # no event loop runs
            self._next = asyncio.get_running_loop().call_later(PAUSE, self._slice)

    def _slice(self) -> None:
        end = perf_counter() + SLICE
        while perf_counter() < end:
            if not self._goes_on():
                return
        self._later()

    def _goes_on(self) -> bool:
        """Do one step; return whether there are more."""
        if self._is_over:
            return False
        try:
            next(self._steps)
        except StopIteration as ended:
            self._is_over = True
            self._on_end(ended.value)
        except Exception:
            self._is_over = True
            log.exception("work in idle moments failed")
            self._on_failed()
        return not self._is_over
