"""A server that a command starts and announces: its address, and a path that answers once the server is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

HOST = "127.0.0.1"
IDLE = 60
"""Minutes after which a kernel without a page ends, if the page has gone without a goodbye: a phone that sleeps while
people talk finds its table again, and a table to which nobody comes back does not cost memory all day."""

QUIET = "error"
"""The log level, unless another is asked for."""


@dataclass(frozen=True)
class Served:
    """A server to start on a port, the path to show of it, and a path that answers once the server is there."""

    start: Callable[[int], None]
    path: str
    ready: str
    invitation: Callable[[int], str] | None = None
    """Makes the invitation to a room, which is printed, from the port; None where no room is served."""
