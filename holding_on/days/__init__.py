"""The page "The days with him": a game's own days for the talk afterwards, as HTML with drawings, and as text.

`fragment` makes one section for a page that is there, `halves` makes two, and `doors_of` lists the doors. `document`
makes a whole file, and `spoken` lines for a terminal. `chapters` and `spoken_chapters` tell the games of a campaign.
`condition` draws the thread alone, and `condition_in_words` says it. `WallPage` is the page on which the leader of a
room sees all tables, and `LookIn` the one that shows a single table. `QuestionsPage` asks the six questions before and
after, and `answers_csv` has their sums.
"""

from .chapters import chapters, spoken_chapters
from .condition import condition, condition_in_words
from .document import document, styles
from .doors import doors_of
from .look_in import LookIn
from .questions import QuestionsPage, answers_csv
from .sheet import fragment, halves
from .spoken import spoken
from .wall import WallPage

__all__ = [
    "LookIn",
    "QuestionsPage",
    "WallPage",
    "answers_csv",
    "chapters",
    "condition",
    "condition_in_words",
    "document",
    "doors_of",
    "fragment",
    "halves",
    "spoken",
    "spoken_chapters",
    "styles",
]
