"""What the page around a board offers inside the board: in its menu, and on the page that a game ends with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class MenuItem:
    """A line of the menu or of the ending: pressed, it calls `chosen` with the request of the browser.

    `does` says how: "ask" asks at once, "file" has a file chosen first and brings its `size` and `text`, and "words"
    only stands there. On the ending, one that is `main` is its filled button.
    """

    item: str
    text: str
    chosen: Callable[[Mapping[str, Any]], object] | None = None
    does: Literal["ask", "file", "words"] = "ask"
    main: bool = False
