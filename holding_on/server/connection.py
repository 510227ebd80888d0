"""A kernel's connection to the browser that does not wait; and one that lets a page say no more than it needs.

A stock server sends "busy" and then lets the answer lie until the browser has acknowledged that first
message, some 40 ms later. With TCP_NODELAY on the socket each message leaves when it is written: 3-4 ms.
"""

from __future__ import annotations

from typing import Any, ClassVar

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

from holding_on.common.words import say
from holding_on.server.messages import PROTOCOL, may_pass
from holding_on.server.private_names import is_closing, stream_of

SETTING = "kernel_websocket_connection_class"
NOT_ALLOWED = 1008
"""What a websocket calls a message that breaks the rules of the house."""
TRY_AGAIN_LATER = 1013

MOST_UNREAD = 8_000_000
"""Bytes that lie here because a page does not take them; what a page asks for at its beginning is a fifth of that."""

MOST_UNANSWERED = 50
LARGEST_UNANSWERED = 4_000_000
"""Messages, and their bytes, that a kernel has not come to yet; of a page that is played on it is one."""

MOST_REFUSED = 20
"""Messages that had the right form and that no widget could make sense of."""

MOST_OF_A_TABLE = 2
"""A page that has lost its connection may open the next before the old one is known to be lost."""


class NoDelayConnection(ZMQChannelsWebsocketConnection):
    """The stock connection, with each message sent at once."""

    def connect(self) -> Any:
        """Open it."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()


class PageConnection(NoDelayConnection):
    """The connection of a page: who sends anything but what widgets say is hung up on, and the table stays.

    What lies between a page and its kernel has its bounds in both directions.
    """

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._unanswered: dict[str, int] = {}
        self._refused = 0

    def connect(self) -> Any:
        """Open it; the oldest of too many at one table is closed."""
        stream_of(self.websocket_handler).max_write_buffer_size = MOST_UNREAD
        theirs = [one for one in self._of_all_pages if one.kernel_id == self.kernel_id]
        for one in theirs[: 1 - MOST_OF_A_TABLE]:
            one.hang_up(TRY_AGAIN_LATER, "wire.elsewhere")
        self._of_all_pages.append(self)
        return super().connect()

    def disconnect(self) -> None:  # type: ignore[override]  # as its base is
        """It is closed."""
        if self in self._of_all_pages:
            self._of_all_pages.remove(self)
        super().disconnect()

    def handle_incoming_message(self, incoming_msg: Any) -> None:
        """Hand on to the kernel what may pass."""
        if is_closing(self.websocket_handler):
            return
        name = may_pass(incoming_msg, self.session.unpack) if self.subprotocol == PROTOCOL else None
        if name is None or name in self._unanswered:
            self.hang_up(NOT_ALLOWED, "wire.refused")
            return
        self._unanswered[name] = len(incoming_msg)
        if len(self._unanswered) > MOST_UNANSWERED or sum(self._unanswered.values()) > LARGEST_UNANSWERED:
            self.hang_up(NOT_ALLOWED, "wire.flood")
            return
        super().handle_incoming_message(incoming_msg)

    def handle_outgoing_message(self, stream: Any, outgoing_msg: list[Any]) -> None:
        """Hand on to the page what its kernel says."""
        self._note(outgoing_msg)
        super().handle_outgoing_message(stream, outgoing_msg)

    def on_kernel_restarted(self) -> None:
        """Its kernel has died, and answers nothing of what it was sent before."""
        self._unanswered.clear()
        super().on_kernel_restarted()

    def hang_up(self, code: int, key: str) -> None:
        """Close it with a sentence of command.toml; that goes out after whatever lies unread, if it ever does."""
        if not is_closing(self.websocket_handler):
            stream_of(self.websocket_handler).max_write_buffer_size = None
            self.websocket_handler.close(code, say(key))

    def _note(self, message: list[Any]) -> None:
        """See what is answered, and what was refused: that a kernel is free again it says after each message.

        A kernel says to every page of its table what it says to one. What another page sent, or the same page before
        it came back, is not held against this one.
        """
        _, parts = self.session.feed_identities(message)
        kind = self.session.unpack(parts[1])["msg_type"]
        if kind not in {"status", "error"}:
            return
        name = self.session.unpack(parts[2]).get("msg_id")
        if name not in self._unanswered:
            return
        if kind == "error":
            self._refused += 1
            if self._refused >= MOST_REFUSED:
                self.hang_up(NOT_ALLOWED, "wire.refused")
        elif self.session.unpack(parts[4])["execution_state"] == "idle":
            del self._unanswered[name]

    _of_all_pages: ClassVar[list[PageConnection]] = []


def use_no_delay(settings: dict[str, Any]) -> None:
    """Let a running Jupyter server use the prompt connection, unless it was given one of its own."""
    if settings.get(SETTING) is ZMQChannelsWebsocketConnection:
        settings[SETTING] = NoDelayConnection
