"""A guard around what buttons and fields do: whatever happens inside becomes a sentence on the page."""

from __future__ import annotations

import logging
from collections.abc import Callable

from holding_on.engine.errors import HoldingOnError

log = logging.getLogger(__name__)


class Guard:
    """Makes callbacks for widgets of actions that may fail.

    `on_refused` is called with the sentence of a refusal; `on_mistake` after a mistake of ours, which is logged.
    """

    def __init__(self, on_refused: Callable[[str], None], on_mistake: Callable[[], None]) -> None:
        self._on_refused, self._on_mistake = on_refused, on_mistake

    def __call__(self, action: Callable[[], None]) -> Callable[[object], None]:
        """The action as a callback of a button (`on_click`) or a field (`observe`), which never raises."""

        def guarded(_: object) -> None:
            try:
                action()
            except HoldingOnError as refused:
                self._on_refused(str(refused))
            except Exception:
                log.exception("the play page could not do what was asked")
                self._on_mistake()

        return guarded
