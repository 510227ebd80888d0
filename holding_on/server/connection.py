"""Connections of a kernel to the browser: one that sends at once, and one that also limits what a page may send.

A stock server sends "busy" and then holds the answer back until the browser has acknowledged that first message, some
40 ms later. With TCP_NODELAY on the socket each message leaves when it is written: 3-4 ms.
"""

from __future__ import annotations

from typing import Any, ClassVar

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

from holding_on.common.words import say
from holding_on.server.messages import PROTOCOL, may_pass
from holding_on.server.private_names import is_closing, stream_of

SETTING = "kernel_websocket_connection_class"
NOT_ALLOWED = 1008
"""The code with which a websocket is closed after a message that breaks the server's rules."""
TRY_AGAIN_LATER = 1013

MOST_UNREAD = 8_000_000
"""The most bytes that wait here for a page that does not read them; when a page begins it needs a fifth of that."""

MOST_UNANSWERED = 50
LARGEST_UNANSWERED = 4_000_000
"""The most messages, and bytes in them, that a kernel has not answered yet; while somebody plays it is one message."""

MOST_REFUSED = 20
"""The most messages of one page that had the right form and that made no sense to any widget."""

MOST_OF_A_TABLE = 2
"""The most connections of one table: a page may open its next one before the server notices that the old one is
lost."""


class NoDelayConnection(ZMQChannelsWebsocketConnection):
    """The stock connection, with each message sent at once."""

    def connect(self) -> Any:
        """Open the connection."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()


class PageConnection(NoDelayConnection):
    """The connection of a page. It is closed when the page sends anything but widgets' messages; the table stays.

    The messages that wait between a page and its kernel are limited in both directions.
    """

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._unanswered: dict[str, int] = {}
        self._refused = 0

    def connect(self) -> Any:
        """Open the connection; where a table has too many, close the oldest."""
        stream_of(self.websocket_handler).max_write_buffer_size = MOST_UNREAD
        theirs = [one for one in self._of_all_pages if one.kernel_id == self.kernel_id]
        for one in theirs[: 1 - MOST_OF_A_TABLE]:
            one.hang_up(TRY_AGAIN_LATER, "wire.elsewhere")
        self._of_all_pages.append(self)
        return super().connect()

    def disconnect(self) -> None:  # type: ignore[override]  # as its base is
        """Forget the connection, which is closed."""
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
        """Forget the messages that are not answered: the kernel has died, and the new one does not know them."""
        self._unanswered.clear()
        super().on_kernel_restarted()

    def hang_up(self, code: int, key: str) -> None:
        """Close the connection with a sentence of command.toml, after the messages that still wait."""
        if not is_closing(self.websocket_handler):
            stream_of(self.websocket_handler).max_write_buffer_size = None
            self.websocket_handler.close(code, say(key))

    def _note(self, message: list[Any]) -> None:
        """Note which messages are answered and which are refused.

        A kernel says after each message that it is free again, and says it to every page of its table. Messages of
        another page, or of the same page before it came back, are not counted for this one.
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
    """Let a running Jupyter server use `NoDelayConnection`, unless it was configured with another class."""
    if settings.get(SETTING) is ZMQChannelsWebsocketConnection:
        settings[SETTING] = NoDelayConnection
