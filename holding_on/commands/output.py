"""Standard output that cannot be written: a disk that is full, or a reader that has gone, as in `| head -1`.

Signs that a window cannot show are another matter: see `common/readable.py`.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import threading
from collections.abc import Callable
from typing import Any, TextIO

from holding_on.common.readable import use_readable_signs
from holding_on.common.words import say

CLOSED = 141
"""The exit code when the reader has gone: what a shell reports of any program to which that happens."""
FAILED = 1
"""The exit code when output was lost for another reason."""


class Unwritten(OSError):
    """Standard output could not be written."""


class _Output:
    """Standard output whose errors cannot be mistaken for those of another file."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.lost: Unwritten | None = None
        """The first error of writing; it is raised again at the end, as some code ignores it, such as argparse."""
        self.missed = False
        """Whether another thread could not write."""

    def write(self, text: str) -> int:
        """Write a text; raise Unwritten when this fails in the command's own thread, and note it in any other."""
        return int(self._try(lambda: self._stream.write(text), len(text)))

    def flush(self) -> None:
        """Write what is still held back; raise Unwritten as `write` does, and whenever anything was lost before."""
        if self.lost is not None:
            raise self.lost
        self._try(self._stream.flush, None)

    def _try(self, act: Callable[[], Any], otherwise: Any) -> Any:
        try:
            return act()
        except OSError as error:
            if threading.current_thread() is not threading.main_thread():
                self.missed = True
                return otherwise
            self.lost = Unwritten(error.errno, error.strerror)
            raise self.lost from None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def is_heard() -> bool:
    """Whether all output of other threads than the command's own could be written so far."""
    return not getattr(sys.stdout, "missed", False)


def guarded(run: Callable[[], int]) -> int:
    """Run a command and return its exit code; when its output cannot be written, end it without a traceback.

    A command's own exit code stands if it is not 0; a command that met the error and went on has reported it itself.
    """
    use_readable_signs()
    stream, code = sys.stdout, 0
    if stream is None:  # there is no window at all
        return run()
    written = sys.stdout = _Output(stream)
    said_itself = False
    try:
        try:
            code = run()
            said_itself = written.lost is not None and code != 0
        finally:
            written.flush()
    except Unwritten as error:
        _write_no_more(stream)
        if error.errno == errno.EPIPE:
            return code or CLOSED
        if not said_itself:
            with contextlib.suppress(OSError):
                print(say("unwritten", why=error.strerror), file=sys.stderr)
        return code or FAILED
    finally:
        sys.stdout = stream
    return code


def _write_no_more(stream: TextIO) -> None:
    """Discard what is held back: Python would try to write it once more at its end."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
