"""Calls functions that learners have written: quietly, not for ever, and with the line in which each stopped."""

from __future__ import annotations

import inspect
import linecache
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from types import FrameType, TracebackType
from typing import Any, Final, NamedTuple

SECONDS: Final = 1.0
"""How long a function may take for one position."""


class TooLong(BaseException):
    """Raised in a function that has not come to an end. It is no Exception, so that few functions catch it."""


class Called(NamedTuple):
    """The outcome of a call: the answer, what was printed, and the error, if there was one, with its line."""

    answer: Any
    printed: str
    error: BaseException | None = None
    number: int = 0
    """The number of the line in its cell or file, from 1; 0 when it is not known."""
    line: str = ""


def call(function: Callable[..., Any], *given: Any, seconds: float = SECONDS) -> Called:
    """Call a learner's function, and return what came of it. What it prints is not shown."""
    answer, error = None, None
    with redirect_stdout(StringIO()) as printed:
        try:
            with _no_longer_than(seconds):
                answer = function(*given)
        except (Exception, SystemExit, TooLong) as raised:
            error = raised
    if error is None:
        return Called(answer, printed.getvalue())
    number, line = _where(function, error.__traceback__)
    return Called(None, printed.getvalue(), error, number, line)


def _where(function: Callable[..., Any], trace: TracebackType | None) -> tuple[int, str]:
    """Return the number and the text of the last line of the learner's own code that was run."""
    own = getattr(function, "__globals__", None)
    found: tuple[int, str] = (0, "")
    while trace is not None:
        frame = trace.tb_frame
        if frame.f_globals is own:
            text = linecache.getline(frame.f_code.co_filename, trace.tb_lineno, frame.f_globals).strip()
            found = trace.tb_lineno, text
        trace = trace.tb_next
    return found


@contextmanager
def _no_longer_than(seconds: float) -> Iterator[None]:
    """Raise TooLong in what runs after so many seconds. A thread that is not the main one waits without end."""
    if threading.current_thread() is not threading.main_thread():
        yield
    elif hasattr(signal, "setitimer") and sys.platform != "emscripten":
        before = signal.signal(signal.SIGALRM, _stop)
        signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    else:
        with _traced(seconds):
            yield


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise TooLong


@contextmanager
def _traced(seconds: float) -> Iterator[None]:
    """Raise TooLong at the next line after so many seconds, where no clock can interrupt: on Windows, in a browser."""
    from time import monotonic

    end = monotonic() + seconds

    def each_line(frame: FrameType, _event: str, _given: Any) -> Any:
        if str(frame.f_globals.get("__name__")).startswith("holding_on."):  # the game itself comes to an end
            return None
        if monotonic() > end:
            raise TooLong
        return each_line

    before = sys.gettrace()
    sys.settrace(each_line)
    try:
        yield
    finally:
        sys.settrace(before)


def parameters(function: Callable[..., Any]) -> list[str]:
    """Return the names of what a function has to be given."""
    found = inspect.signature(function).parameters.values()
    places = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return [each.name for each in found if each.kind in places and each.default is inspect.Parameter.empty]
