"""Exercises: a task with its position, hints, a check by the engine, and a button to begin again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any, Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.catalogue.language import Words
from holding_on.common.notebooks import on_a_page
from holding_on.engine.names import DECK_EMPTY, DIED, ENDING_NAMES
from holding_on.game import Game
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.goals import Feedback
from holding_on.lessons.checks.moves import return_to
from holding_on.lessons.checks.programs import compare, source_of
from holding_on.lessons.checks.tasks import ChoiceTask, Lost, PlayTask, Task, task_of
from holding_on.lessons.pieces.board_parts import parts_of
from holding_on.lessons.pieces.piece import Piece, button, html, listed, paragraph, row, with_rule
from holding_on.view.actions import Action

DEATHS: Final = tuple(ENDING_NAMES[ending] for ending in (DIED, DECK_EMPTY))
"""The endings in which Billy dies. After one of these endings, the heading says so, and not that the task is wrong."""


class Exercise(Piece):
    """A task with buttons. Above the buttons stand parts of the game `shown`, and the checkboxes `answers`, if any."""

    def __init__(self, task: Task, shown: Game, kind: str, answers: Sequence[Any] = ()) -> None:
        self.game = task.game
        self.task, self._words = task, task.words
        self._hints = 0
        self.message = html()
        self._hint = button(self._words, "hint", self.hint)
        self._hint.layout.display = None if self._has_hint(1) else "none"
        title, text = escape(self._words.say("lesson.exercise.title")), paragraph(self.text)
        check, again = button(self._words, "check", self.check, main=True), button(self._words, "again", self.again)
        parts = parts_of(shown, task.data.get("show", ["board"]))
        buttons = row(check, self._hint, again)
        super().__init__([html(f"<h3>{title}</h3>{text}"), *parts, *answers, buttons, self.message], kind)

    @property
    def text(self) -> str:
        """The sentence that says what the learner is to do."""
        return self._words.say(f"{self.task.key}.task")

    def feedback(self) -> Feedback:
        """Return how the task stands now."""
        raise NotImplementedError

    def check(self) -> None:
        """Show how the task stands now."""
        self._show(*self.feedback())

    def hint(self) -> None:
        """Show the next hint; after the last hint, show the first hint again."""
        self._hints = self._hints + 1 if self._has_hint(self._hints + 1) else 1
        self._show("hint", self._words.say(f"{self.task.key}.hint_{self._hints}"))

    def again(self) -> None:
        """Bring the game back to the position in which the task begins."""
        return_to(self.game, self.task.start)
        self.message.value = ""

    def _show(self, state: str, sentence: str, rule: str = "", more: str = "") -> None:
        """Show a heading for the state, a sentence with the id of its rule, and what `more` there is to say."""
        head = escape(self._words.say(f"lesson.exercise.{self._title(state)}"))
        text = " ".join([f"<b>{head}</b>", with_rule(sentence, rule), *([escape(more)] if more else [])])
        self.message.value = f'<p class="ho-l-told is-{state}" data-state="{state}" role="alert">{text}</p>'

    def _title(self, state: str) -> str:
        """Return the last part of the key of the heading that stands before the feedback of a state."""
        return state

    def _has_hint(self, number: int) -> bool:
        return self._words.has(f"{self.task.key}.hint_{number}")

    def lines(self) -> list[str]:
        return [self._words.say("lesson.exercise.title"), f"  {self.text}", f"  {self.feedback().sentence}"]


class PlayExercise(Exercise):
    """A task that is played on the board; the feedback appears as soon as the task is done or can no longer be done.

    After a choice that made it impossible, the feedback names the choice, and a button takes the game back to it.
    """

    task: PlayTask

    def __init__(self, task: PlayTask) -> None:
        self._lost: Lost | None = None
        self._returning = False
        self._to_choice = button(task.words, "to_choice", self.back_to_choice)
        super().__init__(task, task.game, "play")
        self.children += (self._to_choice,)
        self._note(None)
        self.game.subscribe(lambda _: self._on_change())

    def feedback(self) -> Feedback:
        return self.task.feedback()

    def _title(self, state: str) -> str:
        ended = self.game.outcome
        return "died" if state == goals.BROKEN and ended is not None and ended.reason in DEATHS else state

    def check(self) -> None:
        self._note(self.task.lost())
        self._tell(self.feedback())

    def again(self) -> None:
        self._return_to(self.task.start)

    def back_to_choice(self) -> None:
        """Bring the game back to the choice after which the task cannot succeed; without such a choice, do nothing."""
        if self._lost is not None and self._lost.move is not None:
            self._return_to(self.game.actions[: self._lost.move])

    def _return_to(self, actions: Sequence[Action]) -> None:
        """Bring the game back to a position. The positions on the way are not judged: that would take too long."""
        self._returning = True
        try:
            return_to(self.game, actions)
        finally:
            self._returning = False
        self._on_change()

    def _on_change(self) -> None:
        if self._returning:
            return
        found = self.feedback()
        self._note(self.task.lost())
        if self._lost is not None or found.state in (goals.DONE, goals.MISSING):
            self._tell(found)
        else:
            self.message.value = ""

    def _note(self, lost: Lost | None) -> None:
        """Keep where the task was lost, and offer to go back to that choice."""
        self._lost = lost
        self._to_choice.layout.display = "none" if lost is None or lost.move is None else None

    def _tell(self, found: Feedback) -> None:
        """Show how the task stands, and after which choice it cannot succeed any more."""
        if self._lost is None:
            self._show(*found)
        elif found.state == goals.GOING:
            self._show("dead", f"{self._lost.choice} {self._lost.why}".strip())
        else:
            self._show(*found, f"{self._lost.choice} {self._lost.why}".strip())


class ChoiceExercise(Exercise):
    """A task that is answered by ticking boxes. The board cannot be played on, since it would mark what is legal.

    The first wrong answer is told only how many boxes are not right yet. The second, and the right one, is told of each
    box why it is so.
    """

    task: ChoiceTask

    def __init__(self, task: ChoiceTask) -> None:
        self._mistakes = 0
        self.boxes = {
            choice: ipywidgets.Checkbox(description=task.name(choice), indent=False, layout={"width": "auto"})
            for choice in task.data["choices"]
        }
        super().__init__(task, task.game.at(move=len(task.start)), "which", list(self.boxes.values()))

    def feedback(self) -> Feedback:
        return self.task.feedback(self._ticked)

    @property
    def _ticked(self) -> list[str]:
        return [choice for choice, box in self.boxes.items() if box.value]

    def check(self) -> None:
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

    def again(self) -> None:
        self._mistakes = 0
        for box in self.boxes.values():
            box.value = False
        super().again()


def exercise_of(lesson: int, name: str, words: Words, content: str | None = None) -> Exercise:
    """Return an exercise of a lesson. Raises SceneError when the lesson's file has no exercise with this name."""
    task = task_of(lesson, name, words, content)
    return PlayExercise(task) if isinstance(task, PlayTask) else ChoiceExercise(task)


class ProgramCheck(Piece):
    """A comparison of a learner's function with the game. Keeps in `position` the first game in which they differ.

    On a web page, where no cell can be read or changed, it shows the lines of the function, and where to write in them.
    """

    def __init__(
        self,
        name: str,
        function: Callable[[Game], Any],
        words: Words,
        players: int = 3,
        numbers: Mapping[str, int] | None = None,
    ) -> None:
        """Compare the function with the reference `name`. Raises SceneError when there is no such reference."""
        self.found, self.position = compare(name, function, words, players, numbers)
        shown = [html(paragraph(self.found.sentence, f"told is-{self.found.state}", role="status"))]
        if on_a_page():
            self._where = html(paragraph(words.say("lesson.program.on_a_page"), "told", role="note"))
            source = source_of(function)
            shown = [*([html(f"<pre>{escape(source)}</pre>")] if source else []), self._where]
        super().__init__(shown, "program")

    def leave_to_the_next(self) -> None:
        """On a web page, leave it to the next program of the lesson to say where functions are written."""
        if on_a_page():
            self._where.layout.display = "none"

    def lines(self) -> list[str]:
        return [self.found.sentence]
