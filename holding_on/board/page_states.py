"""The states of the play page, and the widgets that are shown in each state."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final


class State(Enum):
    """A state of the play page."""

    BEFORE = auto()
    """No game: the page shows the notice, until somebody clicks on "ready"."""
    OPENING = auto()
    """No game: the page shows the form that asks who plays."""
    BETWEEN = auto()
    """No game: the page shows the progress of the group's campaign, and its next chapter."""
    RESTING = auto()
    """No game: the campaign is put aside for another day."""
    OFFERING = auto()
    """No game: the page offers to go on with a game that this browser has stored."""
    PLAYING = auto()
    """The board shows a game, which may be over."""
    ASKING_NEW_GAME = auto()
    """The board shows a game that is not over; the page asks whether to put this game away for a new one."""
    ASKING_TO_OPEN = auto()
    """The board shows a game that is not over; the page asks whether to play a game from a file instead."""
    ELSEWHERE = auto()
    """The board shows a game, but another tab of the browser plays this game now."""
    CLOSING = auto()
    """Somebody has stopped the game; the board is put aside."""
    DAYS = auto()
    """The page tells of the days with Billy, after an ending or when somebody has stopped the game."""
    AT_A_DOOR = auto()
    """The board shows a moment that a door on the page of the days has opened."""
    WAITING = auto()
    """In a room, the leader lets all tables pause; the board is put aside."""
    CLOSING_ASKING_NEW_GAME = auto()
    """Somebody has stopped the game, and the page asks whether to put it away for a new one."""


SHOWN: Final[dict[State, tuple[str, ...]]] = {
    State.BEFORE: ("before", "keeper", "stop_line"),
    State.OPENING: ("opening", "keeper", "stop_line"),
    State.BETWEEN: ("campaign", "so_far", "keeper", "stop_line"),
    State.RESTING: ("resting",),
    State.OFFERING: ("before", "keeper", "stop_line"),
    State.PLAYING: ("bar", "board"),
    State.ASKING_NEW_GAME: ("bar", "question", "board"),
    State.ASKING_TO_OPEN: ("bar", "file_question", "board"),
    State.ELSEWHERE: ("bar", "elsewhere", "board"),
    State.CLOSING: ("closing",),
    State.CLOSING_ASKING_NEW_GAME: ("question", "closing"),
    State.DAYS: ("days", "stop_line"),
    State.AT_A_DOOR: ("days_again", "board"),
    State.WAITING: ("waiting", "stop_line"),
}
"""The widgets that are shown in each state: "board" is the board, the other names are attributes of `PageParts`.

In each state something says that anyone may stop: `stop_line`, the board or `closing`. Only in RESTING nothing does,
since all players have stopped already.
"""

WALL_AT: Final = {State.CLOSING: 1, State.DAYS: 0}
"""In a room, where the button "To the wall" stands among the widgets of a state."""
