"""A guard for the callbacks of buttons and fields: it shows every error of a callback as a sentence."""

from __future__ import annotations

import logging
from collections.abc import Callable

from holding_on.engine.errors import HoldingOnError

log = logging.getLogger(__name__)


class Guard:
    """An object that turns functions which may raise errors into callbacks for widgets.

    After an error of the kind HoldingOnError, `on_refused` is called with the sentence of the error. Any other error
    is a mistake in this program: it is logged, and `on_mistake` is called.
    """

    def __init__(self, on_refused: Callable[[str], None], on_mistake: Callable[[], None]) -> None:
        self._on_refused, self._on_mistake = on_refused, on_mistake

    def __call__(self, action: Callable[[], None]) -> Callable[[object], None]:
        """Return a callback for a button (`on_click`) or a field (`observe`) that calls `action` and never raises."""

        def guarded(_: object) -> None:
            try:
                action()
            except HoldingOnError as refused:
                self._on_refused(str(refused))
            except Exception:
                log.exception("the play page could not do what was asked")
                self._on_mistake()

        return guarded
