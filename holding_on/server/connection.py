"""Two connections between a kernel and a browser: one sends at once, the other also limits what a web page may send.

A Jupyter server without changes sends "busy" and then holds the reply back until the browser has acknowledged that
first message, about 40 ms later. With TCP_NODELAY on the socket each message is sent when it is written, and the reply
arrives after 3 to 4 ms.
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
"""The most bytes that wait here until a web page reads them; at its beginning a page needs a fifth of that."""

MOST_UNANSWERED = 50
LARGEST_UNANSWERED = 4_000_000
"""The most messages of a web page that wait for the kernel's reply, and the most bytes in them together. While somebody
plays, one message waits."""

MOST_REFUSED = 20
"""The most messages of one web page that have the right form but cause an error in the kernel."""

MOST_OF_A_TABLE = 2
"""The most connections of one table: a web page may open a new connection before the server notices that the old one
is lost."""


class NoDelayConnection(ZMQChannelsWebsocketConnection):
    """Jupyter's own connection, except that each message is sent at once."""

    def connect(self) -> Any:
        """Open the connection."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()


class PageConnection(NoDelayConnection):
    """The connection of a web page. It is closed when the page sends anything but widgets' messages; the kernel stays.

    The messages that wait between a page and its kernel are limited in both directions.
    """

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._unanswered: dict[str, int] = {}
        self._refused = 0

    def connect(self) -> Any:
        """Open the connection; when the table has more than `MOST_OF_A_TABLE`, close the oldest ones."""
        stream_of(self.websocket_handler).max_write_buffer_size = MOST_UNREAD
        theirs = [one for one in self._of_all_pages if one.kernel_id == self.kernel_id]
        for one in theirs[: 1 - MOST_OF_A_TABLE]:
            one.hang_up(TRY_AGAIN_LATER, "wire.elsewhere")
        self._of_all_pages.append(self)
        return super().connect()

    def disconnect(self) -> None:  # type: ignore[override]  # as its base is
        """Forget this connection, which has been closed."""
        if self in self._of_all_pages:
            self._of_all_pages.remove(self)
        super().disconnect()

    def handle_incoming_message(self, incoming_msg: Any) -> None:
        """Hand on a message to the kernel, or close the connection when the message breaks a rule or a limit."""
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
        """Hand on a message of the kernel to the page."""
        self._note(outgoing_msg)
        super().handle_outgoing_message(stream, outgoing_msg)

    def on_kernel_restarted(self) -> None:
        """Forget the messages that wait for a reply: the kernel has died, and the new kernel will not answer them."""
        self._unanswered.clear()
        super().on_kernel_restarted()

    def hang_up(self, code: int, key: str) -> None:
        """Close the connection after the messages that still wait; `key` names the reason, a text in command.toml."""
        if not is_closing(self.websocket_handler):
            stream_of(self.websocket_handler).max_write_buffer_size = None
            self.websocket_handler.close(code, say(key))

    def _note(self, message: list[Any]) -> None:
        """Note whether a message of the kernel ends or refuses a message of this page.

        After each message the kernel sends "idle" to every web page of its table. Only replies to messages of this
        connection are counted.
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
    """Make a running Jupyter server use `NoDelayConnection`, unless another class was configured."""
    if settings.get(SETTING) is ZMQChannelsWebsocketConnection:
        settings[SETTING] = NoDelayConnection
