"""Functions that find what stands on a play page, and that play its game."""

from __future__ import annotations

from holding_on.board import PlayPage
from holding_on.board.page_states import State
from holding_on.game import Game
from tests.engine.table import answer_of


def game_of(page: PlayPage) -> Game | None:
    """Return the game on the page. A function, since mypy believes that an attribute never changes."""
    return page.game


def shows(page: PlayPage, kind: type) -> bool:
    """Whether something of this kind stands on the page now."""
    return any(isinstance(child, kind) for child in page.children)


def state_of(page: PlayPage) -> State:
    """Return the state of the page. A function, for the same reason."""
    return page.state


def playing(page: PlayPage) -> Game:
    """Return the game on the page, on which there must be one."""
    assert page.game is not None
    return page.game


def play(page: PlayPage, moves: int = 1000) -> None:
    """Play some moves as the balanced style does, or as many as the game has left."""
    for _ in range(moves):
        if playing(page).outcome is not None:
            return
        playing(page).apply(answer_of("balanced", playing(page)))
