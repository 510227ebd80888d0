"""A walk: moves that a lesson has chosen, made one by one, each with what it brought about or why it was refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.engine.state import RULE
from holding_on.game import Game
from holding_on.lessons.saying import folded, paragraph, with_rule
from holding_on.lessons.showing import Piece, button, displays, html, row
from holding_on.view.actions import Action

LINES = 6
"""What a step brought, before the rest is folded away."""


@dataclass(frozen=True)
class Step:
    """One move of a walk: what was tried, and each sentence that it brought with the id of its rule."""

    tried: str
    told: tuple[tuple[str, str], ...]
    rules: frozenset[str]
    """The rules of all that it changed, those among them that nobody tells."""
    refused: bool

    def lines(self, words: Words) -> list[str]:
        """The step in lines of text."""
        head = words.say("lesson.walk.refused", action=self.tried) if self.refused else self.tried
        return [head, *(f"  {text} ({rule})" if rule else f"  {text}" for text, rule in self.told)]


def make(game: Game, step: str) -> Step:
    """Try a move, named as an Action prints; a refusal is told and changes nothing. Raises ValueError for no action."""
    action = Action.of(step)
    refusal = game.why_not(action)
    if refusal is not None:
        told = ((refusal.sentence, refusal.rule), *(((refusal.unlock, ""),) if refusal.unlock else ()))
        return Step(refusal.text, told, frozenset({refusal.rule}), refused=True)
    tried = game.say(action)
    move = len(game.actions)
    told = tuple((change.text, change.rule) for change in game.apply(action))
    return Step(tried, told, frozenset(entry[RULE] for _, entry in game.entries(move)), refused=False)


def whole(game: Game, steps: Sequence[str]) -> list[Step]:
    """Every step of a walk, made on a game of its own: the game that is given stays where it is."""
    copy = Game.from_record(game.record())
    return [make(copy, step) for step in steps]


def parted(moves: str) -> list[str]:
    """Moves that are parted by commas, one by one."""
    return [move.strip() for move in moves.split(",") if move.strip()]


def lead(game: Game, moves: Iterable[str]) -> None:
    """Make the moves that lead to where something begins. Raises SceneError when one of them is not possible."""
    for move in moves:
        step = make(game, move)
        if step.refused:
            raise SceneError(f"the position cannot be reached: {step.tried}: {step.told[0][0]}")


def return_to(game: Game, actions: Sequence[Action]) -> None:
    """Bring a game back to where it stood after these actions, whatever was tried or taken back since."""
    while game.actions != tuple(actions[: len(game.actions)]):
        game.undo()
    for action in actions[len(game.actions) :]:
        game.apply(action)


class Steps(Piece):
    """Steps that are told one at a time, forwards and back."""

    def __init__(self, told: Sequence[Step], above: Sequence[Any], words: Words) -> None:
        self.told = list(told)
        self._at = 0
        self._words = words
        self._story = html()
        self._next = button(words, "next", self.forward, main=True)
        self._back = button(words, "back", self.back)
        self._again = button(words, "again", self.again)
        super().__init__([*above, row(self._next, self._back, self._again), self._story], "walk")
        self._tell()

    def forward(self) -> None:
        """The next step; when it is the last, it is over."""
        if self._at < len(self.told):
            self._stand(self._at + 1)

    def back(self) -> None:
        """One step back."""
        if self._at:
            self._stand(self._at - 1)

    def again(self) -> None:
        """Back to where it began."""
        self._stand(0)

    def _stand(self, at: int) -> None:
        """Where it is after so many steps."""
        self._at = at
        self._tell()

    def _tell(self) -> None:
        """The newest step first, so that the buttons stay where they are and what they bring is beside them."""
        *earlier, newest = ["", *(self._step(number, step) for number, step in enumerate(self.told[: self._at], 1))]
        count = paragraph(self._words.say("lesson.walk.count", n=self._at, all=len(self.told)), "count")
        before = "".join(reversed(earlier))
        self._story.value = f'<div class="ho-l-story"><div aria-live="polite">{count}{newest}</div>{before}</div>'
        self._next.disabled = self._at == len(self.told)
        self._back.disabled = self._again.disabled = self._at == 0

    def _step(self, number: int, step: Step) -> str:
        head = self._words.say("lesson.walk.refused", action=step.tried) if step.refused else step.tried
        kind = "refused" if step.refused else "step"
        told = folded([with_rule(text, rule) for text, rule in step.told], self._words, LINES)
        return f'<div class="ho-l-{kind}"><b>{number}. {escape(head)}</b>{told}</div>'

    def transcript(self) -> list[str]:
        """All of it in lines of text, however much is told."""
        return [line for step in self.told for line in step.lines(self._words)]

    def lines(self) -> list[str]:
        return self.transcript()


class Walk(Steps):
    """A walk through rules, on a live game: one move at a time, forwards and back, with what each one brought."""

    def __init__(self, game: Game, steps: Sequence[str], parts: Sequence[str], words: Words) -> None:
        """Raises ValueError when a step is no action, and SceneError for a part that there is not."""
        self.game, self.steps = game, tuple(steps)
        self._start = game.actions
        super().__init__(whole(game, steps), displays(game, parts), words)

    def _stand(self, at: int) -> None:
        """The table as it is after so many steps, whatever was tried on it in between."""
        return_to(self.game, self._start)
        for step in self.steps[:at]:
            make(self.game, step)
        super()._stand(at)
