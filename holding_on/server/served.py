"""The description of a server that a command starts and whose address the command prints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

HOST = "127.0.0.1"
IDLE = 60
"""Minutes after which a kernel ends when its web page has lost the connection without being closed. A phone that was
asleep while people talked finds its table again, and a table that is left does not take memory all day."""

QUIET = "error"
"""The log level, unless another is asked for."""


@dataclass(frozen=True)
class Served:
    """A server: a function that starts it on a port, the path to open in the browser, and a path (`ready`) that answers
    once the server has started.
    """

    start: Callable[[int], None]
    path: str
    ready: str
    invitation: Callable[[int], str] | None = None
    """The function that returns the invitation for a port; None for a server that answers only this machine."""
