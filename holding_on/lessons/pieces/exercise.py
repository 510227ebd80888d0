"""Exercises with boxes: a task with its position, hints, a check by the engine, and a button to begin again."""

from __future__ import annotations

from html import escape

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.goals import Feedback
from holding_on.lessons.checks.tasks import ChoiceTask, PlayTask, task_of
from holding_on.lessons.pieces.board_parts import parts_of
from holding_on.lessons.pieces.piece import Piece, button, html, listed, paragraph, row, with_rule


class Exercise(Piece):
    """A task that is answered by ticking boxes. The board cannot be played on, since it would mark what is legal.

    The first wrong answer is told only how many boxes are not right yet. The second, and the right one, is told of each
    box why it is so.
    """

    def __init__(self, task: ChoiceTask) -> None:
        self.game = task.game
        self.task, self._words = task, task.words
        self._hints = self._mistakes = 0
        self.message = html()
        self.boxes = {
            choice: ipywidgets.Checkbox(description=task.name(choice), indent=False, layout={"width": "auto"})
            for choice in task.data["choices"]
        }
        hint = button(self._words, "hint", self.hint)
        hint.layout.display = None if self._has_hint(1) else "none"
        title, text = escape(self._words.say("lesson.exercise.title")), paragraph(self.text)
        check, again = button(self._words, "check", self.check, main=True), button(self._words, "again", self.again)
        parts = parts_of(task.game.at(move=len(task.start)), task.data.get("show", ["board"]))
        buttons = row(check, hint, again)
        super().__init__(
            [html(f"<h3>{title}</h3>{text}"), *parts, *self.boxes.values(), buttons, self.message], "which"
        )

    @property
    def text(self) -> str:
        """The sentence that says what the learner is to do."""
        return self._words.say(f"{self.task.key}.task")

    def feedback(self) -> Feedback:
        """Return how the task stands now."""
        return self.task.feedback(self._ticked)

    @property
    def _ticked(self) -> list[str]:
        return [choice for choice, box in self.boxes.items() if box.value]

    def check(self) -> None:
        """Show how the task stands now."""
        found, wrong = self.feedback(), self.task.not_right(self._ticked)
        if found.state == goals.UNTOUCHED:
            self._show(*found)
        elif found.state == goals.DONE:
            self._show(goals.DONE, found.sentence)
            self._say_why()
        else:
            self._mistakes += 1
            text = self._words.say("lesson.exercise.not_right", n=wrong, all=len(self.boxes))
            self._show(goals.GOING, text)
            if self._mistakes > 1:
                self._say_why()

    def _say_why(self) -> None:
        """Say of each box, below what is shown already, why it is possible or not."""
        say = self._words.say
        self.message.value += listed(
            with_rule(say("lesson.exercise.why", choice=each.choice, sentence=each.sentence), each.rule)
            for each in self.task.reasons()
        )

    def hint(self) -> None:
        """Show the next hint; after the last hint, show the first hint again."""
        self._hints = self._hints + 1 if self._has_hint(self._hints + 1) else 1
        self._show("hint", self._words.say(f"{self.task.key}.hint_{self._hints}"))

    def again(self) -> None:
        """Untick every box, and forget the mistakes."""
        self._mistakes = 0
        for box in self.boxes.values():
            box.value = False
        self.message.value = ""

    def _show(self, state: str, sentence: str, rule: str = "") -> None:
        """Show a heading for the state, and a sentence with the id of its rule."""
        head = escape(self._words.say(f"lesson.exercise.{state}"))
        text = f"<b>{head}</b> {with_rule(sentence, rule)}"
        self.message.value = f'<p class="ho-l-told is-{state}" data-state="{state}" role="alert">{text}</p>'

    def _has_hint(self, number: int) -> bool:
        return self._words.has(f"{self.task.key}.hint_{number}")

    def lines(self) -> list[str]:
        return [self._words.say("lesson.exercise.title"), f"  {self.text}", f"  {self.feedback().sentence}"]


def exercise_of(lesson: int, name: str, words: Words, content: str | None = None) -> Exercise:
    """Return an exercise of a lesson that is answered by boxes.

    Raises SceneError when the lesson's file has no exercise with this name, and for one that is played.
    """
    task = task_of(lesson, name, words, content)
    if isinstance(task, PlayTask):
        raise SceneError(f"the exercise {name!r} is played, not ticked; say lesson.play({name!r})")
    return Exercise(task)
