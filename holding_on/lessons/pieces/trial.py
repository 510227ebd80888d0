"""A task of an exercise on a stage: the engine judges it, says when it can no longer succeed, and knows a way."""

from __future__ import annotations

from typing import Any

from holding_on.board.stage_script import Script, Told
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.facts import has_died
from holding_on.lessons.checks.goals import Feedback
from holding_on.lessons.checks.moves import return_to
from holding_on.lessons.checks.tasks import Lost, PlayTask
from holding_on.lessons.pieces.came import his_words
from holding_on.lessons.pieces.staged import Staged, pressed, scripted, told


class Trial(Staged):
    """A played task. After a choice from which no way leads to its goal it says so, and goes back to that choice."""

    def __init__(self, task: PlayTask) -> None:
        self.task, self.key = task, task.key
        self._told: Told | None = None
        self._hints = 0
        self._lost: Lost | None = None
        self._state = goals.UNTOUCHED
        self._was_decided = False
        """Whether the task has been done, or it has been told why not."""
        super().__init__(task.game, task.words, "trial")

    # ------------------------------------------------------------------ how it stands

    def script(self) -> Script:
        again = pressed("start", self.say("button.again"))
        quiet = bool(self.task.data.get("quiet"))
        usual: dict[str, Any] = {
            "badge": self.say("exercise.title"),
            "told": self._told,
            "quiet": quiet,
            "waits": not self._was_decided,
        }
        text = self.words.say(f"{self.task.key}.task")
        if self._state == goals.DONE:
            return scripted(text, buttons=[again], **usual)
        if self._lost is not None:
            back = [pressed("back", self.say("stage.back"), main=True)] if self._lost.move is not None else []
            return scripted(text, plays=not self._is_over, buttons=[*back, again], **usual)
        hint = [pressed("hint", self.say("button.hint"))] if self._has_hint(1) else []
        show = [] if self._is_over else [pressed("show", self.say("stage.show"))]
        return scripted(text, plays=not self._is_over, buttons=[*hint, *show, again], **usual)

    def spoken(self, script: Script) -> list[str]:
        return super().spoken(script) if script["plays"] or self._state == goals.DONE else []

    @property
    def _is_over(self) -> bool:
        return self._state in (goals.BROKEN, goals.MISSING) or self.game.outcome is not None

    def moved(self) -> None:
        found = self.task.feedback()
        self._state, self._told = found.state, None
        self._lost = None if found.state == goals.DONE else self.task.lost()
        if found.state == goals.DONE:
            self._told = self._told_of_what_is_done(found)
        elif has_died(self.game):  # what is told then is his death, and no mistake
            self._told = told("", self.say("told.leave"), (found.sentence, found.rule))
        elif self._lost is not None:
            self._told = self._told_of(self._lost, found)
        elif self._is_over:
            self._told = told(self.say("exercise.missing"), "", (found.sentence, found.rule), kind="dead")
        self._was_decided |= self._is_over or self._lost is not None or found.state == goals.DONE
        self.draw()

    def _told_of_what_is_done(self, found: Feedback) -> Told:
        """Return what is told of a task that is done: what happened, where the lesson says it, or else that all did.

        The line of the journal alone would not do, since the picture may say it already.
        """
        done, own = self.say("stage.done"), f"{self.task.key}.done"
        if self.words.has(own):
            return told(done, self.words.say(own), kind="done")
        cause = [(found.sentence, found.rule)] if found.rule else []
        return told(done, self.say("exercise.as_asked"), *cause, kind="done")

    def _told_of(self, lost: Lost, found: Feedback) -> Told:
        """Return what is told of a dead end: what came of it first, and then the choice after which it had to come."""
        dead, came = self.say("stage.dead"), found.sentence if self._is_over else ""
        said = [dead, lost.choice, lost.why] if came else [lost.choice, lost.why]
        return told(came or dead, " ".join(filter(None, said)), kind="dead")

    # ------------------------------------------------------------------ what the learner does

    def does(self, name: str) -> None:
        if name == "start":
            with self.at_once():
                return_to(self.game, self.task.start)
        elif name == "back" and self._lost is not None and self._lost.move is not None:
            with self.at_once():
                return_to(self.game, self.game.actions[: self._lost.move])
        elif name == "hint":
            self._hints = self._hints + 1 if self._has_hint(self._hints + 1) else 1
            self._told = told("", self.words.say(f"{self.task.key}.hint_{self._hints}"))
            self.draw()
        elif name == "show":
            self._show_next()

    def _show_next(self) -> None:
        """Make the first move of a way to the goal, from the last position that has one; say so when none was found."""
        dead = self.task.search.first_dead(self.game)
        if dead is not None:
            with self.at_once():
                return_to(self.game, self.game.actions[:dead])
        way = self.task.search.a_way(self.game)
        if way:
            self.game.apply(way[0])
        else:
            self._told = told("", self.say("stage.unknown"))
            self.draw()

    def to_take_along(self) -> list[str]:
        if self._state != goals.DONE:
            return []
        return his_words(self.game, self.task.start, self.words)

    def _has_hint(self, number: int) -> bool:
        return self.words.has(f"{self.task.key}.hint_{number}")

    def lines(self) -> list[str]:
        return [
            self.say("exercise.title"),
            f"  {self.words.say(f'{self.task.key}.task')}",
            f"  {self.task.feedback().sentence}",
        ]
