"""What the lesson notebooks call: positions to look at, walks, predictions, exercises that the engine checks, charts.

    >>> from holding_on.lessons import Lesson
    >>> lesson = Lesson(2)
    >>> game = lesson.game({"day": 2})
    >>> lesson.walk(game, "turn").transcript()[0]
    'Turn the patient card'

No rule stands here. What is possible, what follows and why is asked of the engine, as every display asks it.
"""

from holding_on.lessons.lesson import Lesson

__all__ = ["Lesson"]
