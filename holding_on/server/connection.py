"""A kernel's connection to the browser that does not wait; and one that lets a page say no more than it needs.

A stock server sends "busy" and then lets the answer lie until the browser has acknowledged that first
message, some 40 ms later. With TCP_NODELAY on the socket each message leaves when it is written: 3-4 ms.
"""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

from holding_on.server.messages import PROTOCOL, may_pass

SETTING = "kernel_websocket_connection_class"
NOT_ALLOWED = 1008
"""What a websocket calls a message that breaks the rules of the house."""


class PromptConnection(ZMQChannelsWebsocketConnection):
    """The stock connection, with each message sent at once."""

    def connect(self) -> Any:
        """Open it."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()


class PageConnection(PromptConnection):
    """The connection of a page: who sends anything but what widgets say is hung up on, and the table stays."""

    def handle_incoming_message(self, incoming_msg: Any) -> None:
        """Hand on to the kernel what may pass."""
        if self.subprotocol == PROTOCOL and may_pass(incoming_msg, self.session.unpack):
            super().handle_incoming_message(incoming_msg)
        else:
            self.websocket_handler.close(NOT_ALLOWED)


def answer_at_once(settings: dict[str, Any]) -> None:
    """Let a running Jupyter server use the prompt connection, unless it was given one of its own."""
    if settings.get(SETTING) is ZMQChannelsWebsocketConnection:
        settings[SETTING] = PromptConnection
