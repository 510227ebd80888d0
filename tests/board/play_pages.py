"""Functions that find what stands on a play page."""

from __future__ import annotations

from holding_on.board import PlayPage
from holding_on.game import Game


def game_of(page: PlayPage) -> Game | None:
    """Return the game on the page. A function, since mypy believes that an attribute never changes."""
    return page.game


def shows(page: PlayPage, kind: type) -> bool:
    """Whether something of this kind stands on the page now."""
    return any(isinstance(child, kind) for child in page.children)
