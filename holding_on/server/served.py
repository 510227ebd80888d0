"""What a command starts and announces: a server, its address, and a path that answers once it is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

HOST = "127.0.0.1"
IDLE = 60
"""Minutes after which a kernel without a page ends, should the page have gone without a goodbye: a phone that sleeps
while people talk finds its table again, and one that nobody comes back to does not cost memory all day."""

QUIET = "error"
"""The log level, unless another is asked for."""


@dataclass(frozen=True)
class Served:
    """A server to start on a port, the path to show of it, and one that answers once it is there."""

    start: Callable[[int], None]
    path: str
    ready: str
    invitation: Callable[[int], str] | None = None
    """What is printed for a room of others, on a port."""
