"""The lessons: `Lesson` is what their notebooks call. It makes pieces (`pieces`), which ask the engine (`checks`).

    >>> from holding_on.lessons import Lesson
    >>> lesson = Lesson(2)
    >>> game = lesson.game({"day": 2})
    >>> lesson.walk(game, "turn").transcript()[0]
    'Turn the patient card'

No rule is kept here: what is legal, what follows and why is asked of the engine.
"""

from holding_on.lessons.lesson import Lesson

__all__ = ["Lesson"]
