"""Steps that a lesson shows one at a time, forwards and back, each with its sentences."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from holding_on.catalogue.language import Words
from holding_on.lessons.checks.moves import Step
from holding_on.lessons.pieces.piece import Piece, button, folded, html, paragraph, row, with_rule

LINES: Final = 6
"""The number of sentences of a step that are shown; further sentences are folded."""


class Steps(Piece):
    """A piece that shows steps one at a time, forwards and back."""

    def __init__(self, steps: Sequence[Step], words: Words) -> None:
        self.steps = list(steps)
        self._at = 0
        self._words = words
        self.story = html()
        self.next_button = button(words, "next", self.forward, main=True)
        self._back = button(words, "back", self.back)
        self._again = button(words, "again", self.again)
        super().__init__([row(self.next_button, self._back, self._again), self.story], "steps")
        self._show()

    def forward(self) -> None:
        """Show the next step, if there is one."""
        self._go_to(min(self._at + 1, len(self.steps)))

    def back(self) -> None:
        """Go one step back, if a step is shown."""
        self._go_to(max(self._at - 1, 0))

    def again(self) -> None:
        """Go back to the beginning, where no step is shown."""
        self._go_to(0)

    def _go_to(self, at: int) -> None:
        """Show the first `at` steps."""
        self._at = at
        self._show()

    def _show(self) -> None:
        """Show the newest step at the top, right below the buttons, so that the buttons need not move."""
        *earlier, newest = ["", *(self._step(number, step) for number, step in enumerate(self.steps[: self._at], 1))]
        count = paragraph(self._words.say("lesson.steps.count", n=self._at, all=len(self.steps)), "count")
        before = "".join(reversed(earlier))
        self.story.value = f'<div class="ho-l-story"><div aria-live="polite">{count}{newest}</div>{before}</div>'
        self.next_button.disabled = self._at == len(self.steps)
        self._back.disabled = self._again.disabled = self._at == 0

    def _step(self, number: int, step: Step) -> str:
        kind = "refused" if step.refused else "step"
        sentences = folded([with_rule(text, rule) for text, rule in step.sentences], self._words, LINES)
        return f'<div class="ho-l-{kind}"><b>{number}. {escape(step.title(self._words))}</b>{sentences}</div>'

    def lines(self) -> list[str]:
        return [line for step in self.steps for line in step.lines(self._words)]
