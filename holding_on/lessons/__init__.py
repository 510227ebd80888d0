"""The lessons. A notebook calls `Lesson`, which makes pieces (`pieces`); the pieces ask the engine (`checks`).

    >>> from holding_on.lessons import Lesson
    >>> lesson = Lesson(1)
    >>> lesson.exercise("first_moves").text
    'The first morning begins. Which of these are possible now?'

This package contains no rule of the game: it asks the engine what is legal, what follows and why.
"""

from holding_on.lessons.lesson import Lesson

__all__ = ["Lesson"]
