"""Makes web pages from notebooks, and notices when a part of a page is missing.

A web page shows the output of its kernel. But the kernel may end, or, on a machine with too much work, send its output
too late. Voila then goes on without that output, so that the page may be blank, or Voila never finishes. Here such a
page ends with `LOST`, and its handler makes the page again.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from typing import Any

from voila.notebook_renderer import NotebookRenderer

from holding_on.server.private_names import CellWatch

LOST = f"<!-- {secrets.token_hex(16)} -->"
"""The text at the end of a web page that is not whole. Each server makes another, so that no notebook contains it."""

NOT_IN_TIME = "TimeoutError"
"""The name of the error that Voila shows instead of output that came too late; errors of a cell have other names."""


class PageLost(Exception):
    """Raised when a web page shows less than its notebook."""


class PageRenderer(CellWatch, NotebookRenderer):  # type: ignore[misc]  # its base has no types
    """Makes a web page from a notebook, and puts `LOST` at the end when a part is missing."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._is_whole, self._shows_something = True, False

    def takes(self, cell: Any) -> bool:
        """Whether a cell becomes part of the web page: True as long as no output has been lost."""
        self._is_whole = self._is_whole and not is_lost(cell)
        self._shows_something = self._shows_something or cell.cell_type != "code" or bool(cell.outputs)
        return self._is_whole

    def has_all(self) -> None:
        """Raise PageLost when the web page is not whole or shows nothing; called when no more cells run."""
        if not (self._is_whole and self._shows_something):
            raise PageLost

    async def generate_content_generator(self, *args: Any, **given: Any) -> AsyncIterator[tuple[str, Any]]:
        """Yield the web page part by part; when an error stops it, the last part is `LOST`."""
        try:
            async for part in super().generate_content_generator(*args, **given):
                yield part
        except PageLost:
            yield LOST, self.resources
        except Exception:
            self.log.exception("A page could not be made.")
            yield LOST, self.resources


def is_lost(cell: Any) -> bool:
    """Whether the output of a cell is lost because it came too late or because the kernel has ended.

    When the kernel has ended, Voila adds a cell without a source.
    """
    outputs = cell.get("outputs", ())
    return bool(outputs) and (not cell.source or any(output.get("ename") == NOT_IN_TIME for output in outputs))
