"""A page that did not come out whole is noticed before anybody is shown it.

What a page shows is what its kernel says while the notebook runs. A kernel may end, or on a machine that has far too
much to do not say it in time. Voila then goes on without, and where nothing else stands on the page it is blank; or it
never ends. Here such a page ends with `LOST`, at which whoever hands it out lets it be made again.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from typing import Any

from voila.notebook_renderer import NotebookRenderer

from holding_on.server.private_names import CellWatch

LOST = f"<!-- {secrets.token_hex(16)} -->"
"""The end of what there is of a page. It is another one in each server, so that no notebook can show it."""

NOT_IN_TIME = "TimeoutError"
"""As Voila calls what it puts in the place of a cell's output; an error of the cell has another name there."""


class PageLost(Exception):
    """The page shows less than its notebook."""


class PageRenderer(CellWatch, NotebookRenderer):  # type: ignore[misc]  # its base has no types
    """Makes a page of a notebook, with `LOST` at the end of one that did not come out whole."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._is_whole, self._shows_something = True, False

    def takes(self, cell: Any) -> bool:
        """Whether a cell becomes part of the page: not where its output is lost."""
        self._is_whole = self._is_whole and not is_lost(cell)
        self._shows_something = self._shows_something or cell.cell_type != "code" or bool(cell.outputs)
        return self._is_whole

    def has_all(self) -> None:
        """Every cell has run, or no more of them does."""
        if not (self._is_whole and self._shows_something):
            raise PageLost

    async def generate_content_generator(self, *args: Any, **given: Any) -> AsyncIterator[tuple[str, Any]]:
        """The page, part by part; whatever goes wrong, it has an end."""
        try:
            async for part in super().generate_content_generator(*args, **given):
                yield part
        except PageLost:
            yield LOST, self.resources
        except Exception:
            self.log.exception("A page could not be made.")
            yield LOST, self.resources


def is_lost(cell: Any) -> bool:
    """Whether something else stands in the place of what a cell showed: it came too late, or the kernel has ended.

    For a kernel that has ended Voila makes a cell of its own, without a source.
    """
    outputs = cell.get("outputs", ())
    return bool(outputs) and (not cell.source or any(output.get("ename") == NOT_IN_TIME for output in outputs))
