"""A group's way through the scenarios on a stage: which it may begin is guessed, and what an ending opens is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holding_on.board.stage_script import Option, Script
from holding_on.catalogue.language import Words
from holding_on.game import Game
from holding_on.lessons.checks.moves import Step
from holding_on.lessons.pieces.staged import OPEN, OTHER, RIGHT, WRONG, Staged, option, pressed, scripted, told
from holding_on.view.actions import Action

ANSWERS = ("yes", "no")


class Way(Staged):
    """The steps of a group, one at a time: a scenario that it would like to begin, or a game of it that has ended."""

    def __init__(
        self, way: Sequence[Game | int], steps: Sequence[Step], begins: Callable[[int], Game], words: Words
    ) -> None:
        """Take the steps of the way; `begins` returns the first morning of a scenario, which is shown beside it."""
        self.steps = list(steps)
        self._is_guessed = [isinstance(each, int) for each in way]
        self._games = [begins(each) if isinstance(each, int) else each for each in way]
        self.at = 0
        self.answer: str | None = None
        """What the learner said to the step that is shown; None while nothing has been said."""
        self._was_whole = False
        """Whether all steps have been gone."""
        super().__init__(self._games[0], words, "way")

    def script(self) -> Script:
        step, is_last = self.steps[self.at], self.at + 1 == len(self.steps)
        is_told = self.answer is not None or not self._is_guessed[self.at]
        self._was_whole |= is_told and is_last
        buttons = [pressed("next", self.say("stage.next"), main=True)] if is_told and not is_last else []
        if self.at > 0:
            buttons.append(pressed("start", self.say("button.again")))
        return scripted(
            step.action,
            count=self.say("stage.count", n=self.at + 1, all=len(self.steps)),
            options=self._options(step) if self._is_guessed[self.at] else [],
            told=told("", "", *step.sentences) if is_told else None,
            buttons=buttons,
            waits=not self._was_whole,
        )

    def _options(self, step: Step) -> list[Option]:
        """Return the two answers to the question whether the group may begin."""
        right = "no" if step.refused else "yes"

        def state(each: str) -> str:
            if self.answer is None:
                return OPEN
            return RIGHT if each == right else WRONG if each == self.answer else OTHER

        return [option(each, self.say(each), state(each)) for each in ANSWERS]

    def begun(self) -> tuple[Game, Sequence[Action]]:
        """Return the whole game that is shown: nothing has changed in it since this step was asked about."""
        return self.game, self.game.actions

    def does(self, name: str) -> None:
        if name in ANSWERS and self.answer is None and self._is_guessed[self.at]:
            self.answer = name
        elif name == "next" and self.at + 1 < len(self.steps):
            self._go_to(self.at + 1)
        elif name == "start":
            self._go_to(0)
        self.stage.show(self.pictured(), game=self.game)

    def _go_to(self, at: int) -> None:
        self.at, self.answer, self.game = at, None, self._games[at]

    def lines(self) -> list[str]:
        return [line for step in self.steps for line in step.lines(self.words)]
