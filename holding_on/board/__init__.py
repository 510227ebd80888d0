"""The board, whole and in its parts: what the table sees and touches, in a notebook or on a page."""

from holding_on.board.board import Board
from holding_on.board.parts import ConditionTrack, JournalView, MemoryGrid, PatientCard, Prompt, Roster
from holding_on.board.table import Table, play_page

__all__ = [
    "Board",
    "ConditionTrack",
    "JournalView",
    "MemoryGrid",
    "PatientCard",
    "Prompt",
    "Roster",
    "Table",
    "play_page",
]
