"""What the play page can be at, and what is shown then."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final


class State(Enum):
    """What the play page is at."""

    BEFORE = auto()
    """No game, and nobody has said yet that they are ready: the notice."""
    OPENING = auto()
    """No game: who plays, and begin."""
    BETWEEN = auto()
    """No game: where the group's campaign stands, and its next chapter."""
    RESTING = auto()
    """The same, put aside for another day."""
    OFFERING = auto()
    """No game: one that this browser has stored can be gone on with."""
    PLAYING = auto()
    """A game, whether it is over or not."""
    ASKING_NEW_GAME = auto()
    """A game under way: is it put away for a new one?"""
    ASKING_TO_OPEN = auto()
    """A game under way: does one from a file take its place?"""
    ELSEWHERE = auto()
    """A game that another tab plays now."""
    CLOSING = auto()
    """A game that somebody has stopped; the board is put aside."""
    CLOSING_ASKING_NEW_GAME = auto()
    """The same, and asked whether the game is put away for a new one."""


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
"""What is shown in each state: the board, and attributes of PageParts. The board and the closing part say themselves
that anyone may stop; elsewhere `stop_line` does, and where all have stopped nothing has to.
"""
