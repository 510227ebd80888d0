"""The states of the play page, and the parts that are shown in each."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final


class State(Enum):
    """A state of the play page."""

    BEFORE = auto()
    """No game: the page shows the notice, until somebody says that they are ready."""
    OPENING = auto()
    """No game: the page shows the form that asks who plays."""
    BETWEEN = auto()
    """No game: the page shows where the group's campaign stands, and its next chapter."""
    RESTING = auto()
    """No game: the campaign is put aside for another day."""
    OFFERING = auto()
    """No game: the page offers to go on with a game that this browser has stored."""
    PLAYING = auto()
    """A game is shown, whether it is over or not."""
    ASKING_NEW_GAME = auto()
    """A game is under way, and the page asks whether to put it away for a new one."""
    ASKING_TO_OPEN = auto()
    """A game is under way, and the page asks whether a game from a file shall take its place."""
    ELSEWHERE = auto()
    """Another tab plays the game now."""
    CLOSING = auto()
    """Somebody has stopped the game; the board is put aside."""
    CLOSING_ASKING_NEW_GAME = auto()
    """Somebody has stopped the game, and the page asks whether to put it away for a new one."""


SHOWN: Final[dict[State, tuple[str, ...]]] = {
    State.BEFORE: ("before", "keeper", "stop_line"),
    State.OPENING: ("opening", "keeper", "stop_line"),
    State.BETWEEN: ("campaign", "keeper", "stop_line"),
    State.RESTING: ("resting",),
    State.OFFERING: ("offer", "notice", "simplifies", "keeper", "stop_line"),
    State.PLAYING: ("bar", "board"),
    State.ASKING_NEW_GAME: ("bar", "question", "board"),
    State.ASKING_TO_OPEN: ("bar", "file_question", "board"),
    State.ELSEWHERE: ("bar", "elsewhere", "board"),
    State.CLOSING: ("closing",),
    State.CLOSING_ASKING_NEW_GAME: ("question", "closing"),
}
"""The parts that are shown in each state, by name: the board, and attributes of PageParts. The board and the closing
part themselves say that anyone may stop; elsewhere `stop_line` does, and in RESTING, where all have stopped, nothing.
"""
