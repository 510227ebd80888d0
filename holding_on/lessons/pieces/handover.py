"""The handover: what a nurse has just said, one question from the lessons before, and one that was missed there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from holding_on.board.stage_script import Script
from holding_on.catalogue.language import Words
from holding_on.lessons.checks.asked import Asked
from holding_on.lessons.checks.recall import chosen
from holding_on.lessons.pieces.question import Question

MOST: Final = 2
"""How many questions a handover has. One more comes back to whoever missed it two lessons ago or earlier."""


class Handover(Question):
    """A question about what the nurse has just said, an older one, and a third that was missed before."""

    def __init__(self, lesson: int, question: Callable[[str], Asked], words: Words) -> None:
        """Ask what a handover of `lesson` asks; `question` makes the question of a position from its name."""
        self.lesson, self.key = lesson, f"lesson.{lesson:02}"
        self._question = question
        self._past: dict[str, Any] = {}
        self._results: dict[str, dict[str, Any]] = {}
        self.names = chosen(lesson, {}, MOST)
        first, *others = [question(name) for name in self.names]
        super().__init__(first, words, "handover", badge=words.say("lesson.stage.handover"))
        self.questions += others
        self.draw()

    def spoken(self, script: Script) -> list[str]:
        """Return the key of how a nurse hands Billy over, until the first question has been answered."""
        return [] if self.answers else [f"{self.key}.handed"]

    def speaking(self) -> list[str]:
        return []

    def lines(self) -> list[str]:
        return [*self.line_of(f"{self.key}.handed"), *super().lines()]

    def _speaker(self, who: str) -> str:
        return self.say("stage.hands_over", who=who)

    def _next(self) -> str:
        return "stage.next"

    def _kept(self) -> dict[str, Any]:
        return {"keep": self._results, "recalls": True}

    def recalled(self, kept: Mapping[str, Any]) -> None:
        """Ask about what was missed first, unless an answer was given already."""
        if self.answers:
            return
        self._past = {name: dict(value) for name, value in kept.items() if isinstance(value, Mapping)}
        names = chosen(self.lesson, self._past, MOST)
        if names != self.names:
            self.names = names
            self.questions = [self._question(name) for name in names]
            self.stage.show(self.pictured(), game=self.asked.game)

    def marks(self) -> dict[str, str]:
        return {}  # its positions stand in no cell

    def answer(self, value: int | str | bool) -> None:
        if len(self.answers) == self._at and value in self.asked.options:
            name = self.names[self._at]
            before = self._past.get(name, {}).get("asked", 0)
            asked = before + 1 if isinstance(before, int) else 1
            self._results[name] = {"at": self.lesson, "missed": value != self.asked.right, "asked": asked}
        super().answer(value)
