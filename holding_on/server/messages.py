"""Checks which messages a web page may send to its kernel: only messages that its widgets need.

A kernel runs any code that is sent to it. So only the few kinds of messages that the widgets of a web page need go on
to the kernel. At its beginning a web page asks for data about the kernel; then it opens a comm, asks for the states of
the widgets, and closes that comm. Later every click is a `comm_msg`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

PROTOCOL = "v1.kernel.websocket.jupyter.org"
"""The protocol that says how the parts of a message are joined into bytes; web pages use no other protocol."""

CHANNEL = "shell"
WITHOUT_EFFECT = frozenset({"kernel_info_request", "comm_info_request"})
ASKED_OF_A_WIDGET = frozenset({"request_state", "request_states"})
STATES = "jupyter.widget.control"
"""The target of the only comm that a web page opens; the comms of widgets are opened by the kernel."""

LONGEST_NAME = 200
"""The most characters of a message's id. The sender makes the id up, usually of 36 characters or more."""

WORD = 8
HEADER, CONTENT, PARTS = 0, 3, 4

Unpack = Callable[[bytes], Any]


def may_pass(message: object, unpack: Unpack) -> str | None:
    """Return the id of a message from the websocket when the message may go on to the kernel, and otherwise None.

    `unpack` reads a part of a message as the kernel does.
    """
    if not isinstance(message, bytes):
        return None
    try:
        channel, parts = _taken_apart(message)
        header = unpack(parts[HEADER])
        kind, name = header["msg_type"], header["msg_id"]
        if channel != CHANNEL or not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
            return None
        content = unpack(parts[CONTENT])
        if kind == "comm_open":
            passes = content["target_name"] == STATES
        elif kind == "comm_msg":
            passes = isinstance(content["comm_id"], str) and _is_said_by_a_widget(content["data"])
        else:
            passes = kind in WITHOUT_EFFECT or (kind == "comm_close" and isinstance(content["comm_id"], str))
        return name if passes else None
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return None


def _is_said_by_a_widget(data: Any) -> bool:
    """Whether the data have the form of a widget's message; the widget checks later whether it understands them."""
    method = data["method"]
    if method == "update":
        return isinstance(data["state"], dict) and isinstance(data.get("buffer_paths", []), list)
    return method in ASKED_OF_A_WIDGET or (method == "custom" and "content" in data)


def _taken_apart(message: bytes) -> tuple[str, list[bytes]]:
    """Return the channel and the parts of a message.

    The offsets in the message are checked first, as Jupyter's own function does not check them. Raises ValueError.
    """
    count = int.from_bytes(message[:WORD], "little")
    if not 2 + PARTS <= count < len(message) // WORD:
        raise ValueError(count)
    offsets = [int.from_bytes(message[WORD * n : WORD * (n + 1)], "little") for n in range(1, count + 1)]
    if offsets != sorted(offsets) or offsets[-1] > len(message):
        raise ValueError(offsets)
    parts = [message[start:end] for start, end in pairwise(offsets)]
    return parts[0].decode("utf-8"), parts[1:]
