"""The board, whole and in its parts: what the table sees and touches, in a notebook or on a page."""

from holding_on.board.board import Board
from holding_on.board.page import PlayPage, play_page

__all__ = ["Board", "PlayPage", "play_page"]
