"""Errors of standard output: the disk is full, or the program that reads the output has ended, as in `| head -1`.

`common/readable.py` is about characters that a window cannot show.
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
"""The exit code when the reader of the output has ended; shells report this code for every such program."""
FAILED = 1
"""The exit code when the output could not be written for another reason."""


class Unwritten(OSError):
    """The error when standard output cannot be written."""


class _Output:
    """A wrapper of standard output that raises Unwritten, so that its errors differ from the errors of other files."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.lost: Unwritten | None = None
        """The last error of writing, or None. `flush` raises it again, since some code (argparse) ignores errors."""
        self.missed = False
        """Whether a thread other than the main thread could not write."""

    def write(self, text: str) -> int:
        """Write a text and return its length.

        When this fails, the main thread raises Unwritten; any other thread only sets `missed`.
        """
        return int(self._try(lambda: self._stream.write(text), len(text)))

    def flush(self) -> None:
        """Write all text that is still in the buffer. Raise Unwritten when this fails, or when a `write` has failed."""
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
    """Whether all threads other than the main thread could write all their output so far."""
    return not getattr(sys.stdout, "missed", False)


def guarded(run: Callable[[], int]) -> int:
    """Run a command and return its exit code; when its output cannot be written, end it without a traceback.

    The exit code is CLOSED or FAILED when the output could not be written and the command itself returned 0. If the
    command went on after the error and returned another exit code, its code is returned, and no sentence is added.
    """
    use_readable_signs()
    stream, code = sys.stdout, 0
    if stream is None:  # this Python was started without a window, so it has no standard output
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
    """Discard the text in the buffer, since Python would otherwise try to write it again when it ends."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
