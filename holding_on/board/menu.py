"""The items that the page around a board offers inside it: in the board's menu, and on the page of the ending."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class MenuItem:
    """A line of the menu or of the ending; pressing it calls `chosen` with the request of the browser.

    `does` says what a press does: "ask" sends the request at once, "file" lets the user choose a file first and adds
    its `size` and `text` to the request, and "words" is a text that cannot be pressed. An item that is `main` is drawn
    as the filled button of the ending.
    """

    item: str
    text: str
    chosen: Callable[[Mapping[str, Any]], object] | None = None
    does: Literal["ask", "file", "words"] = "ask"
    main: bool = False
