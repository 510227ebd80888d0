"""The board: what the table sees and touches, in a notebook or on a page."""

from holding_on.board.board import Board
from holding_on.board.table import Table, play_page

__all__ = ["Board", "Table", "play_page"]
