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
ASKED_OF_A_WIDGET = frozenset({"request_state", "request_states"})
STATES = "jupyter.widget.control"
"""The one comm that a page opens by itself; every widget is made by the kernel."""

LONGEST_NAME = 200
"""Of a message; its sender makes it up, and has 36 or more letters for it."""

WORD = 8
HEADER, CONTENT, PARTS = 0, 3, 4

Unpack = Callable[[bytes], Any]


def may_pass(message: object, unpack: Unpack) -> str | None:
    """The id of a message as it comes from the websocket, when it may go on to the kernel, else None; `unpack` is the
    kernel's own reader.
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
    """Whether it has the form of what a widget says; if it makes sense to the one it is said to, that one knows."""
    method = data["method"]
    if method == "update":
        return isinstance(data["state"], dict) and isinstance(data.get("buffer_paths", []), list)
    return method in ASKED_OF_A_WIDGET or (method == "custom" and "content" in data)


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
