"""A display without a browser: what is asked of it, and everything that it has sent."""

from __future__ import annotations

from typing import Any

import holding_on as ho
from holding_on.board.display import Display
from holding_on.board.parts import PARTS

PIECES: dict[str, type[Display]] = {"Board": ho.Board, **{part.__name__: part for part in PARTS.values()}}
"""What can be shown of a game, by its public name."""


class Hearing:
    """A display, and everything that it has sent to its browser, message by message and update by update."""

    def __init__(self, display: Display) -> None:
        self.display = display
        self.messages: list[dict[str, Any]] = []
        display.send = self.messages.append  # the browser's ear

    @property
    def sent(self) -> list[dict[str, Any]]:
        """What was sent, in order: the updates of every message, each followed by its answer."""
        updates: list[dict[str, Any]] = []
        for message in self.messages:
            updates += message.get("updates", ())
            if message["kind"] != "updates":
                updates.append({key: value for key, value in message.items() if key != "updates"})
        return updates

    def ask(self, message: object) -> dict[str, Any]:
        """Send a message as the browser does; the answer is the last thing sent."""
        self.display._handle_custom_msg(message, [])
        return self.sent[-1]

    def journal(self) -> list[int]:
        """The journal as the browser has it: the numbers of its lines."""
        lines: list[int] = []
        for message in self.sent:
            if message["kind"] == "lines":
                lines = [line for line in lines if line < message["from"]]
                lines += [line["line"] for line in message["lines"]]
        return lines
