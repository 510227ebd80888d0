"""Makes pages of notebooks, and notices one that did not come out whole before anybody is shown it.

A page shows what its kernel sends while the notebook runs. A kernel may end, or, on a machine that has far too much to
do, send its output too late. Voila then goes on without that output, and where nothing else stands on the page it is
blank; or Voila never finishes. Here such a page ends with `LOST`, and the handler that sends it lets it be made again.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from typing import Any

from voila.notebook_renderer import NotebookRenderer

from holding_on.server.private_names import CellWatch

LOST = f"<!-- {secrets.token_hex(16)} -->"
"""The mark at the end of a page that is not whole. Each server makes its own, so that no notebook can show it."""

NOT_IN_TIME = "TimeoutError"
"""The error that Voila puts in the place of output that came too late; an error of the cell itself has another name
there."""


class PageLost(Exception):
    """Raised when a page shows less than its notebook."""


class PageRenderer(CellWatch, NotebookRenderer):  # type: ignore[misc]  # its base has no types
    """Makes a page of a notebook, with `LOST` at the end of one that did not come out whole."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._is_whole, self._shows_something = True, False

    def takes(self, cell: Any) -> bool:
        """Whether a cell becomes part of the page: as long as no output has been lost."""
        self._is_whole = self._is_whole and not is_lost(cell)
        self._shows_something = self._shows_something or cell.cell_type != "code" or bool(cell.outputs)
        return self._is_whole

    def has_all(self) -> None:
        """Raise PageLost when the page is not whole or shows nothing; called when no more cells run."""
        if not (self._is_whole and self._shows_something):
            raise PageLost

    async def generate_content_generator(self, *args: Any, **given: Any) -> AsyncIterator[tuple[str, Any]]:
        """Yield the page part by part; whatever goes wrong, the page has an end, which is then `LOST`."""
        try:
            async for part in super().generate_content_generator(*args, **given):
                yield part
        except PageLost:
            yield LOST, self.resources
        except Exception:
            self.log.exception("A page could not be made.")
            yield LOST, self.resources


def is_lost(cell: Any) -> bool:
    """Whether the output of a cell is lost: it came too late, or the kernel has ended.

    For a kernel that has ended Voila makes a cell of its own, without a source.
    """
    outputs = cell.get("outputs", ())
    return bool(outputs) and (not cell.source or any(output.get("ename") == NOT_IN_TIME for output in outputs))
