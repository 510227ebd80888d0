"""The widgets that show a game and let people play it: the whole board, its parts, and the play page."""

from holding_on.board.board import Board
from holding_on.board.from_environment import play_page
from holding_on.board.page import PlayPage

__all__ = ["Board", "PlayPage", "play_page"]
