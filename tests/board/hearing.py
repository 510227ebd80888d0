"""The class `Hearing`, which tests a display without a browser: it sends messages and keeps what comes back."""

from __future__ import annotations

from typing import Any

import holding_on as ho
from holding_on.board.display import Display
from holding_on.board.parts import PARTS

PIECES: dict[str, type[Display]] = {"Board": ho.Board, **{part.__name__: part for part in PARTS.values()}}
"""The classes that display a game or a part of it, by public name."""


class Hearing:
    """A display, and all messages that it has sent to its browser."""

    def __init__(self, display: Display) -> None:
        self.display = display
        self.messages: list[dict[str, Any]] = []
        display.send = self.messages.append  # instead of to a browser

    @property
    def sent(self) -> list[dict[str, Any]]:
        """All that was sent, in order: of each message first its updates, then the message itself without them."""
        updates: list[dict[str, Any]] = []
        for message in self.messages:
            updates += message.get("updates", ())
            if message["kind"] != "updates":
                updates.append({key: value for key, value in message.items() if key != "updates"})
        return updates

    def ask(self, message: object) -> dict[str, Any]:
        """Send a message as the browser does, and return the reply."""
        self.display._handle_custom_msg(message, [])
        return self.sent[-1]

    def journal(self) -> list[int]:
        """Return the numbers of the journal's lines that the browser has received."""
        lines: list[int] = []
        for message in self.sent:
            if message["kind"] == "lines":
                lines = [line for line in lines if line < message["from"]]
                lines += [line["line"] for line in message["lines"]]
        return lines
