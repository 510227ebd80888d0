"""What a page may say to its kernel: what its widgets say, and nothing else.

A kernel runs whatever code it is sent. So only the few kinds of message pass that the page's widgets need, found by
listening to a page: it asks once who the kernel is, asks for the widgets' states over a comm that it opens and closes
for that, and from then on every click is a `comm_msg`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

PROTOCOL = "v1.kernel.websocket.jupyter.org"
"""How the parts of a message are laid into one; pages speak no other."""

CHANNEL = "shell"
WITHOUT_EFFECT = frozenset({"kernel_info_request", "comm_info_request"})
TO_A_WIDGET = frozenset({"comm_msg", "comm_close"})
STATES = "jupyter.widget.control"
"""The one comm that a page opens by itself; every widget is made by the kernel."""

WORD = 8
HEADER, CONTENT, PARTS = 0, 3, 4

Unpack = Callable[[bytes], Any]


def may_pass(message: object, unpack: Unpack) -> bool:
    """Whether a message as it comes from the websocket may go on to the kernel; `unpack` is the kernel's own reader."""
    if not isinstance(message, bytes):
        return False
    try:
        channel, parts = _taken_apart(message)
        if channel != CHANNEL:
            return False
        kind = unpack(parts[HEADER])["msg_type"]
        if kind == "comm_open":
            return bool(unpack(parts[CONTENT])["target_name"] == STATES)
        return kind in WITHOUT_EFFECT or kind in TO_A_WIDGET
    except (ValueError, TypeError, LookupError, RecursionError):
        return False


def _taken_apart(message: bytes) -> tuple[str, list[bytes]]:
    """The channel and the parts of a message.

    Its offsets are held against the message before anything is cut, as the stock reader believes them.
    """
    count = int.from_bytes(message[:WORD], "little")
    if not 2 + PARTS <= count < len(message) // WORD:
        raise ValueError(count)
    offsets = [int.from_bytes(message[WORD * n : WORD * (n + 1)], "little") for n in range(1, count + 1)]
    if offsets != sorted(offsets) or offsets[-1] > len(message):
        raise ValueError(offsets)
    parts = [message[start:end] for start, end in pairwise(offsets)]
    return parts[0].decode("utf-8"), parts[1:]
