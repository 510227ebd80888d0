"""A kernel's connection to the browser that does not wait.

A stock server sends "busy" and then lets the answer lie until the browser has acknowledged that first
message, some 40 ms later. With TCP_NODELAY on the socket each message leaves when it is written: 3-4 ms.
"""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

SETTING = "kernel_websocket_connection_class"


class PromptConnection(ZMQChannelsWebsocketConnection):
    """The stock connection, with each message sent at once."""

    def connect(self) -> Any:
        """Open it."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()


def answer_at_once(settings: dict[str, Any]) -> None:
    """Let a running Jupyter server use the prompt connection, unless it was given one of its own."""
    if settings.get(SETTING) is ZMQChannelsWebsocketConnection:
        settings[SETTING] = PromptConnection
