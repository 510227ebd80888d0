"""A guard around the callbacks of buttons and fields: every error inside them becomes a sentence on the page."""

from __future__ import annotations

import logging
from collections.abc import Callable

from holding_on.engine.errors import HoldingOnError

log = logging.getLogger(__name__)


class Guard:
    """Turn functions that may fail into callbacks for widgets.

    `on_refused` is called with the sentence of a refusal; `on_mistake` after an error in this program, which is logged.
    """

    def __init__(self, on_refused: Callable[[str], None], on_mistake: Callable[[], None]) -> None:
        self._on_refused, self._on_mistake = on_refused, on_mistake

    def __call__(self, action: Callable[[], None]) -> Callable[[object], None]:
        """Return a function as a callback of a button (`on_click`) or a field (`observe`) that never raises."""

        def guarded(_: object) -> None:
            try:
                action()
            except HoldingOnError as refused:
                self._on_refused(str(refused))
            except Exception:
                log.exception("the play page could not do what was asked")
                self._on_mistake()

        return guarded
