"""Predictions on a stage: one press answers, then the stage tells what was so, why, and asks once more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Self

from holding_on.board.stage_script import Script
from holding_on.catalogue.language import Words
from holding_on.common.quoting import quoted
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.asked import ALLOWED, Asked
from holding_on.lessons.checks.facts import ODDS
from holding_on.lessons.checks.moves import Step, split_moves
from holding_on.lessons.pieces.laid import ABOUT, CALL
from holding_on.lessons.pieces.number import Number
from holding_on.lessons.pieces.staged import CHOSEN, OTHER, RIGHT, WRONG, Staged, option, pressed, scripted, told
from holding_on.view.actions import Action

DRAWN = "card"
"""The fact that a card is turned: no guess of it is right or wrong."""


class Question(Staged):
    """One question about a position, or several one after the other. What follows waits for the first answer."""

    def __init__(
        self,
        first: Asked,
        words: Words,
        kind: str = "question",
        badge: str = "",
        set_up: Callable[[Game], partial[Game] | None] = lambda game: None,
    ) -> None:
        """Begin with this question. `set_up` returns how a position was set up, of which `vary` changes a number."""
        self.questions = [first]
        self.badge = badge
        self._set_up = set_up
        self._number: Number | None = None
        self._varied = 0
        """Which question the number is of that can be slid."""
        self.answers: list[int | str | bool] = []
        self._at = 0
        super().__init__(first.game, words, kind)

    @property
    def steps(self) -> list[Step]:
        """The steps of the moves of all questions."""
        return [step for asked in self.questions for step in asked.steps]

    @property
    def asked(self) -> Asked:
        """The question that is shown."""
        number = self._number
        if number is not None and number.asked is not None and self._at == self._varied:
            return number.asked
        return self.questions[self._at]

    @property
    def answered(self) -> int | str | bool | None:
        """The answer to the question that is shown; None before it."""
        if self._number is not None and self.asked is self._number.asked:
            return self._number.answer
        return self.answers[self._at] if self._at < len(self.answers) else None

    def again(self, game: Game, *options: int | str, moves: str = "", about: str = "") -> Self:
        """Ask the same of another position, once the first question has been answered, and return this piece.

        Moves and fact are those of the first question unless they are given. The words stand under `again`.
        """
        first = self.questions[0]
        made = split_moves(moves, game.names) if moves else first.moves
        self.questions.append(Asked(game, made, about or first.about, options, f"{first.key}.again", self.words))
        self.draw()
        return self

    def vary(self, name: str, least: int, most: int) -> Self:
        """Let a number of the latest question's position be slid, once that has been answered, and return this piece.

        `name` is that of the number in `lesson.bedside(…)`: `condition`, or a nurse for her Care Tokens. For each value
        from `least` to `most` that question is asked anew. Raises SceneError when the position names no such
        number, or is not possible with the first or the last value.
        """
        latest = self.questions[-1]
        set_up = self._set_up(latest.game)
        now = None if set_up is None else set_up.keywords.get(name)
        if set_up is None or type(now) is not int:
            raise SceneError(f"{quoted(name)} can be varied where lesson.bedside(…, {name}=…) gives it as a number")
        self._number = Number(name, range(least, most + 1), now, latest, set_up, self.words)
        self._varied = len(self.questions) - 1
        self.draw()
        return self

    def script(self) -> Script:
        asked, mine = self.asked, self.answered
        is_varied = asked not in self.questions
        more = self._at + 1 < len(self.questions)
        count = (
            self.say("stage.count", n=self._at + 1, all=len(self.questions))
            if len(self.questions) > 1 and not is_varied
            else ""
        )
        slider = self._number.slider() if self._number and self._may_vary() else None
        onward = [pressed("next", self.say(self._next()), main=mine is not None)] if more else []
        if mine is None:
            options = [option(f"option {n}", asked.name(value)) for n, value in enumerate(asked.options)]
            return scripted(
                asked.asks,
                badge=self.badge,
                count=count,
                options=options,
                slider=slider,
                buttons=onward if is_varied else [],
                waits=not self.answers,
                **self._kept(),
            )
        return scripted(
            asked.asks,
            badge=self.badge,
            count=count,
            options=[
                option(f"option {n}", asked.name(value), self._state(value, mine))
                for n, value in enumerate(asked.options)
            ],
            told=told(asked.title(mine), asked.sentence(mine), asked.cause()),
            buttons=onward,
            lit=asked.lit,
            slider=slider,
            **self._kept(),
        )

    @property
    def is_about_memories(self) -> bool:
        return bool(self.timelines_asked) or any(asked.about in ABOUT or _is_a_call(asked) for asked in self.questions)

    @property
    def timelines_asked(self) -> list[int]:
        word, _, number = self.asked.about.removesuffix(f" {ODDS}").partition(" ")
        return [int(number)] if word == "timeline" else []

    def begun(self) -> tuple[Game, Sequence[Action]]:
        return self.asked.game, self.asked.start

    def spoken(self, script: Script) -> list[str]:
        asked = self.asked
        return [] if asked.is_changed else [f"{asked.key}.{'opens' if self.answered is None else 'says'}"]

    def speaking(self) -> list[str]:
        return [asked.key for asked in self.questions]

    def _may_vary(self) -> bool:
        """Whether the question whose number can be slid is shown, and has been answered."""
        return self._at == self._varied < len(self.answers)

    def _next(self) -> str:
        """Return the key of the button that leads to the next question."""
        return "stage.again"

    def _kept(self) -> dict[str, Any]:
        """Return what the browser is to keep, and whether it is asked for what it kept."""
        return {}

    def _state(self, value: int | str | bool, mine: int | str | bool) -> str:
        if self.asked.about == DRAWN:
            return CHOSEN if value == mine else OTHER
        if value == self.asked.right:
            return RIGHT
        return WRONG if value == mine else OTHER

    def does(self, name: str) -> None:
        asked = self.asked
        if name == "next" and self._at < len(self.answers) and self._at + 1 < len(self.questions):
            self._at += 1
            self.stage.show(self.pictured(), game=self.asked.game)
        elif self._number is not None and self._may_vary() and self._number.slid(name):
            self.stage.show(self.pictured(), game=self.asked.game)
        elif self.answered is None:
            names = [f"option {n}" for n in range(len(asked.options))]
            if name in names:
                self.answer(asked.options[names.index(name)])

    def answer(self, value: int | str | bool) -> None:
        """Give an answer to the question that is shown, and show what happens."""
        if self.answered is not None or value not in self.asked.options:
            return
        if self._number is not None and self.asked is self._number.asked:
            self._number.answered(value)
        else:
            self.answers.append(value)
        self.asked.happen()
        self.draw()

    def marks(self) -> dict[str, str]:
        return {asked.key: asked.mark for asked in self.questions}

    def lines(self) -> list[str]:
        lines = [line for asked in self.questions for line in asked.lines()]
        return [*lines, self._number.line()] if self._number else lines


def _is_a_call(asked: Asked) -> bool:
    """Return whether it is asked if a Call is possible, for which two Clear Memories have to lie open."""
    return asked.about == ALLOWED and Action.of(asked.moves[-1]).kind == CALL
