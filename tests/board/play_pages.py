"""Play pages, asked for what stands on them."""

from __future__ import annotations

from holding_on.board import PlayPage
from holding_on.game import Game


def game_of(page: PlayPage) -> Game | None:
    """The game on it; asked for by a function, as mypy believes that an attribute stays what it was found to be."""
    return page.game


def shows(page: PlayPage, kind: type) -> bool:
    """Whether something of this kind stands on the page now."""
    return any(isinstance(child, kind) for child in page.children)
