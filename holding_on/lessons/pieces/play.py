"""Moves of one's own on a stage: a task that is done when its moment is reached, with moves that the ward refuses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from holding_on.board.stage_script import Script, Told
from holding_on.catalogue.language import Words
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.facts import fact, moment_of
from holding_on.lessons.checks.moves import rehearse, return_to
from holding_on.lessons.checks.retold import heard
from holding_on.lessons.pieces.staged import Staged, pressed, scripted, told
from holding_on.view.actions import Action


class Play(Staged):
    """A task with moves to try, of which some are refused: these are the temptations, and the ward says why not.

    The moves that are not refused lead to the moment at which the task is done. A learner may go another way there.
    """

    def __init__(
        self, game: Game, moves: Sequence[str], until: Mapping[str, Any] | None, key: str, words: Words
    ) -> None:
        """Try the moves in a copy. `key` begins the keys of the words `task`, and `done` if there is one.

        Raises SceneError when no move is possible, or when the task would be done before the first move.
        """
        self.key = key
        self._start = game.actions
        self.steps, after = rehearse(game, moves)
        self._way = [Action.of(move) for move in moves]
        self.until = dict(until) if until is not None else moment_of(after)
        self.tried: list[int] = []
        """The codes of the temptations that the learner has tried."""
        self._told: Told | None = None
        if all(step.refused for step in self.steps) or all(fact(game, about) == to for about, to in self.until.items()):
            raise SceneError(f"{key}: its moves lead nowhere: {', '.join(moves)}")
        super().__init__(game, words, "moves")

    # ------------------------------------------------------------------ how it stands

    @property
    def temptations(self) -> list[int]:
        """The codes of the moves of this task that are refused."""
        return [action.code for action, step in zip(self._way, self.steps, strict=True) if step.refused]

    @property
    def is_done(self) -> bool:
        """Whether the moment of the task has been reached."""
        if self.game.outcome is not None:
            return True
        return self.game.actions != self._start and all(fact(self.game, name) == to for name, to in self.until.items())

    def script(self) -> Script:
        count = len(set(self.temptations))
        usual: dict[str, Any] = {
            "badge": self.say("stage.move"),
            "count": self.say("stage.refused", n=len(self.tried), all=count) if count else "",
        }
        task, again = self.words.say(f"{self.key}.task"), pressed("start", self.say("button.again"))
        if self.is_done:
            return scripted(task, told=self._told_at_the_end(), buttons=[again], **usual)
        show = pressed("show", self.say("stage.show"))
        return scripted(task, plays=True, told=self._told, buttons=[show, again], waits=True, **usual)

    def _told_at_the_end(self) -> Told:
        """Return what is told of a task that is done: what Billy said in it, or else the last line of the journal."""
        last, said = self.game.lines()[-1], f"{self.key}.done"
        text = self.words.say(said) if self.words.has(said) else ""
        lines = heard(self.game, len(self._start), self.words) or [(last["text"], last["rule"])]
        return told(self.say("stage.done"), text, *lines, kind="done")

    def to_take_along(self) -> list[str]:
        return [text for text, _ in heard(self.game, len(self._start), self.words)] if self.is_done else []

    # ------------------------------------------------------------------ what the learner does

    def does(self, name: str) -> None:
        if name == "start":
            self.start_again()
        elif name == "show" and not self.is_done:
            self.show_next()

    def start_again(self) -> None:
        """Bring the game back to the position in which the task begins."""
        with self.at_once():
            return_to(self.game, self._start)

    def show_next(self) -> None:
        """Make the next move of the task's own way; a move that is refused is shown with its reason.

        After other moves of the learner the game first goes back to where both ways were the same.
        """
        made = [action for action, step in zip(self._way, self.steps, strict=True) if not step.refused]
        own = self.game.actions[len(self._start) :]
        same = next(
            (n for n, both in enumerate(zip(own, made, strict=False)) if both[0] != both[1]), min(len(own), len(made))
        )
        with self.at_once():
            return_to(self.game, (*self._start, *made[:same]))
        self._next_of(same)
        self.draw()

    def _next_of(self, made: int) -> None:
        """Try what comes after the first `made` moves that are possible: a temptation not yet tried, or a move."""
        passed = 0
        for action, step in zip(self._way, self.steps, strict=True):
            if step.refused and passed == made and action.code not in self.tried:
                self.tried.append(action.code)
                self._told = told(step.title(self.words), "", *step.sentences)
                return
            if not step.refused:
                passed += 1
                if passed > made:
                    self._told = None
                    self.game.apply(action)
                    return

    def tempts(self) -> tuple[Action, ...]:
        made = len(self.game.actions) - len(self._start)
        before = 0
        now = []
        for action, step in zip(self._way, self.steps, strict=True):
            if step.refused and before == made:
                now.append(action)
            before += not step.refused
        return tuple(now)

    def refused(self, code: int | str) -> None:
        if code in self.temptations and code not in self.tried:
            self.tried.append(code)
            self.draw()

    def moved(self) -> None:
        self._told = None
        self.draw()

    def lines(self) -> list[str]:
        return [
            self.words.say(f"{self.key}.task"),
            *(f"  {line}" for step in self.steps for line in step.lines(self.words)),
        ]
