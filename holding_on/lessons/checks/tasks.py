"""The tasks of exercises: read from `exercises/NN.toml`, laid out as positions, checked by the engine.

No task contains its solution: the feedback is an entry of the learner's own journal, or a refusal.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import read_toml
from holding_on.common.notebooks import FIRST_OWN
from holding_on.common.quoting import quoted
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks import campaigns, goals
from holding_on.lessons.checks.dead_ends import DeadEnd, Search
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.checks.goals import Feedback, Finding
from holding_on.lessons.checks.moves import play_moves
from holding_on.view.actions import Action

FOLDER: Final = Path(__file__).parents[1] / "exercises"
KEYS: Final = frozenset(
    {"kind", "scene", "options", "moves", "show", "until", "never", "must", "choices", "played", "quiet"}
)


class Task:
    """The task of an exercise, with a game in its position. `data` is the task's table in the file of the lesson."""

    def __init__(self, data: Mapping[str, Any], key: str, words: Words) -> None:
        """Lay out the position; `key` is the beginning of the keys of the task's messages.

        Raises SceneError for a position that is not possible.
        """
        self.data, self.key, self.words = data, key, words
        self.game = Game.from_scene(
            dict(data.get("scene", {})), **{"seed": 1, "free_undo": True, **data.get("options", {})}
        )
        play_moves(self.game, data.get("moves", ()))
        self.start = self.game.actions


class Lost(NamedTuple):
    """The place where a played task was lost: after which choice it cannot succeed any more, and why, in words.

    `move` is the number of the choice among the actions of the game, from 0. It is None, and `choice` is "", when time
    was too short to find the choice. `why` is "" when the feedback says it already.
    """

    move: int | None
    choice: str
    why: str


class PlayTask(Task):
    """A task that is played: reach a moment, do something on the way and avoid something else."""

    def __init__(self, data: Mapping[str, Any], key: str, words: Words) -> None:
        super().__init__(data, key, words)
        self._goal = goals.Goal(data["until"], tuple(data.get("never", ())), tuple(data.get("must", ())))
        for about in data["until"].keys() - {"moves"}:
            fact(self.game, about)  # raises when there is no such fact
        self.search = Search(self._goal, len(self.start))

    def feedback(self) -> Feedback:
        """Return how the goal stands, with an entry of the game's journal that shows why, if there is one."""
        found = self._goal.judge(self.game, len(self.start))
        if found.line is not None:
            link = self.game.why(found.line).links
            if link:
                return Feedback(found.state, link[0].text, link[0].rule)
        if found.clause is not None:
            return Feedback(found.state, self._words_of(found))
        if found.state in (goals.UNTOUCHED, goals.GOING):
            return Feedback(found.state, self.game.decision.prompt)
        own = f"{self.key}.done"
        return Feedback(found.state, self.words.say(own if self.words.has(own) else "lesson.exercise.as_asked"))

    def lost(self) -> Lost | None:
        """Return where the task was lost; None while it can still succeed, or when time was too short to say so.

        What comes of a choice is seen first: None, too, until the task has failed, or the shift of the choice is over.
        Nothing is said of what depends on a card that nobody has seen.
        """
        now, dead = self._goal.judge(self.game, len(self.start)), self.search.dead_end(self.game)
        if dead is None:
            return Lost(None, "", self._words_of(now)) if now.state == goals.BROKEN else None
        if now.state == goals.GOING and not self._is_known(dead):
            return None
        code = self.game.actions[dead.move].code
        chosen = next(each for each in dead.before.view()["actions"] if each["code"] == code)
        action = chosen["name" if chosen["kind"] == "care" else "text"]  # the text of care goes on to what it brings
        choice = self.words.say("lesson.exercise.choice", n=dead.move - len(self.start) + 1, action=action)
        if now.state == goals.MISSING:
            return Lost(dead.move, choice, "")
        why = self._words_of(dead)
        if dead.state == goals.MISSING:  # its words tell the end of the task, which is still to come
            why = self.words.say("lesson.exercise.ends", sentence=why)
        return Lost(dead.move, choice, why)

    def _is_known(self, dead: DeadEnd) -> bool:
        """Whether somebody who saw what came of a choice, and knows no hidden card, knows that it was a dead end."""
        same = all(fact(dead.before, about) == fact(self.game, about) for about in ("day", "shift"))
        return not same and self.search.is_lost_whatever_comes(self.game)

    def _words_of(self, clause: Finding | DeadEnd) -> str:
        """Return the words of the exercise for the clause of `never` or of `must` that a finding names."""
        kind = "never" if clause.state == goals.BROKEN else "missing"
        return self.words.say(f"{self.key}.{kind}_{(clause.clause or 0) + 1}")


class Reason(NamedTuple):
    """Why a choice is possible or not: its words, a sentence, and the id of a rule."""

    choice: str
    sentence: str
    rule: str


class ChoiceTask(Task):
    """A task that is answered: which of these actions are legal now? The engine is asked about each."""

    def not_right(self, ticked: Collection[str]) -> int:
        """Return of how many choices it is not answered rightly whether they are legal."""
        return sum((choice in ticked) == (self._refusal(choice) is not None) for choice in self.data["choices"])

    def reasons(self) -> list[Reason]:
        """Return of each choice why it is legal or not: the engine's refusal, or what is true of a legal one."""
        return [
            Reason(self.name(choice), *(self._refusal(choice) or (self._true_of(choice, number), self._rule(choice))))
            for number, choice in enumerate(self.data["choices"], 1)
        ]

    def _true_of(self, choice: str, number: int) -> str:
        """Return a sentence about a legal choice: the lesson's own, or else the first of what will follow it."""
        own = f"{self.key}.yes_{number}"
        if self.words.has(own):
            return self.words.say(own)
        certain = self.game.preview(Action.of(choice)).certain
        return certain[0] if certain else self.words.say("lesson.exercise.possible")

    def feedback(self, ticked: Collection[str]) -> Feedback:
        """Return which ticked choice is not legal, or else which legal choice is not ticked."""
        if not ticked:
            return Feedback(goals.UNTOUCHED, self.words.say("lesson.exercise.choose"))
        for choice in ticked:
            refusal = self._refusal(choice)
            if refusal is not None:
                return Feedback(goals.BROKEN, f"{self.name(choice)}: {refusal[0]}", refusal[1])
        for choice in self.data["choices"]:
            if choice not in ticked and self._refusal(choice) is None:
                text = self.words.say("lesson.exercise.also", action=self.name(choice))
                return Feedback(goals.MISSING, text, self._rule(choice))
        return Feedback(goals.DONE, self.words.say("lesson.exercise.all_and_only"), self._rule([*ticked][-1]))

    def name(self, choice: str) -> str:
        """Return the words for a choice, legal or not."""
        action = Action.of(choice)
        refusal = self.game.why_not(action)
        return self.game.say(action) if refusal is None else refusal.text

    def _refusal(self, choice: str) -> tuple[str, str] | None:
        """Return why a choice is not legal: a sentence and the id of a rule; None for a legal choice."""
        refusal = self.game.why_not(Action.of(choice))
        return None if refusal is None else (refusal.sentence, refusal.rule)

    def _rule(self, choice: str) -> str:
        """Return the id of the rule that makes a choice legal."""
        return self.game.decision.rule


class ScenarioTask(ChoiceTask):
    """A task about a group whose game has just ended: which scenarios may it begin now?

    The key `played` of the task's table lists the games that the group played before.
    """

    def __init__(self, data: Mapping[str, Any], key: str, words: Words) -> None:
        super().__init__(data, key, words)
        self._campaign = campaigns.campaign_after(data["played"])
        self._campaign.adopt(self.game)
        self._campaign.finish(self.game)

    def name(self, choice: str) -> str:
        return campaigns.scenario_name(int(choice), self.words)

    def _refusal(self, choice: str) -> tuple[str, str] | None:
        sentence, rule, is_open = campaigns.may_begin(self._campaign, int(choice), self.words)
        return None if is_open else (sentence, rule)

    def _true_of(self, choice: str, number: int) -> str:
        return campaigns.may_begin(self._campaign, int(choice), self.words)[0]

    def _rule(self, choice: str) -> str:
        return campaigns.may_begin(self._campaign, int(choice), self.words)[1]


KINDS: Final[dict[str, tuple[type[PlayTask | ChoiceTask], str]]] = {
    "play": (PlayTask, "until"),
    "which": (ChoiceTask, "choices"),
    "open": (ScenarioTask, "choices"),
}
"""The kinds of tasks, each with its class and the key that its table must have."""

NEEDED_WORDS: Final = (
    ("must", "missing", "what has not been done yet"),
    ("never", "never", "why this was to be avoided"),
)
"""Of each list of clauses the key, the name of the words that each clause needs, and what these words are for."""


@cache
def exercises_of(lesson: int, content: str | None = None) -> Mapping[str, Mapping[str, Any]]:
    """Return the exercises in a lesson's file, by name. Raises ContentError when the file cannot be read.

    The exercises of a lesson of one's own lie in the folder of content.
    """
    own = lesson >= FIRST_OWN and content is not None
    path = (Path(content or "") / "lessons" / "exercises" if own else FOLDER) / f"{lesson:02}.toml"
    return read_toml(path) if path.is_file() else {}


def task_of(lesson: int, name: str, words: Words, content: str | None = None) -> PlayTask | ChoiceTask:
    """Return the task of an exercise. Raises SceneError for an exercise that is not in the lesson's file, or faulty."""
    known = exercises_of(lesson, content)
    if name not in known:
        raise SceneError(f"lesson {lesson} has the exercises {', '.join(known) or 'none'}, not {quoted(name)}")
    data, where = known[name], f"exercise {name!r} of lesson {lesson}"
    if set(data) - KEYS:
        raise SceneError(f"{where} has {sorted(set(data) - KEYS)}; an exercise has {', '.join(sorted(KEYS))}")
    kind = data.get("kind")
    if kind not in KINDS:
        raise SceneError(f"{where}: its kind is {', '.join(KINDS)}, not {kind!r}")
    task, needed = KINDS[kind]
    if needed not in data:
        raise SceneError(f"{where} is of the kind {kind!r}, which needs {needed!r}")
    key = f"lesson.{lesson:02}.{name}"
    for clauses, kind_of_words, what in NEEDED_WORDS:
        for number in range(1, len(data.get(clauses, ())) + 1):
            if not words.has(f"{key}.{kind_of_words}_{number}"):
                raise SceneError(f"{where}: its words lack {key}.{kind_of_words}_{number}, for {what}")
    return task({**data, "options": {"content": content, **data.get("options", {})}}, key, words)
