"""Exercises on a live position. The engine checks them: the feedback is a line of the learner's own journal, or a
refusal. No exercise holds an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

import ipywidgets  # type: ignore[import-untyped]  # published without types

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import read_toml
from holding_on.engine.errors import SceneError
from holding_on.engine.names import DECK_EMPTY, DIED, ENDING_NAMES
from holding_on.game import Game
from holding_on.lessons import goals
from holding_on.lessons.facts import fact
from holding_on.lessons.saying import paragraph, with_rule
from holding_on.lessons.showing import Piece, button, displays, html, row
from holding_on.lessons.walking import lead, return_to
from holding_on.lessons.ways import answer, group, named
from holding_on.quoting import quoted
from holding_on.view.actions import Action

DEATHS: Final = tuple(ENDING_NAMES[ending] for ending in (DIED, DECK_EMPTY))
"""How a game ends with Billy's death: then no task was done wrongly, and none is told so."""
FOLDER = Path(__file__).parent / "exercises"
KEYS: Final = frozenset({"kind", "scene", "options", "moves", "show", "until", "never", "must", "choices", "played"})


@cache
def exercises_of(lesson: int) -> Mapping[str, Mapping[str, Any]]:
    """The exercises of a lesson by name, as its file says them. Raises ContentError when the file cannot be read."""
    path = FOLDER / f"{lesson:02}.toml"
    return read_toml(path) if path.is_file() else {}


def made(lesson: int, name: str, words: Words) -> Exercise:
    """An exercise of a lesson. Raises SceneError, with what its file should say instead, when there is none."""
    known = exercises_of(lesson)
    if name not in known:
        raise SceneError(f"lesson {lesson} has the exercises {', '.join(known) or 'none'}, not {quoted(name)}")
    data, where = known[name], f"exercise {name!r} of lesson {lesson}"
    if set(data) - KEYS:
        raise SceneError(f"{where} has {sorted(set(data) - KEYS)}; an exercise has {', '.join(sorted(KEYS))}")
    kind = data.get("kind")
    if kind not in KINDS:
        raise SceneError(f"{where}: its kind is {', '.join(KINDS)}, not {kind!r}")
    making, needed = KINDS[kind]
    if needed not in data:
        raise SceneError(f"{where} is of the kind {kind!r}, which needs {needed!r}")
    key = f"lesson.{lesson:02}.{name}"
    for number in range(1, len(data.get("must", ())) + 1):
        if not words.has(f"{key}.missing_{number}"):
            raise SceneError(f"{where}: its words lack {key}.missing_{number}, for what has not been done yet")
    return making(name, data, key, words)


def position(data: Mapping[str, Any]) -> Game:
    """The position in which an exercise begins: its scene, dealt as it says, after the moves that lead there."""
    options = {"seed": 1, "free_undo": True, **data.get("options", {})}
    game = Game.from_scene(dict(data.get("scene", {})), **options)
    lead(game, data.get("moves", ()))
    return game


class Exercise(Piece):
    """A task on a live position: hints in steps, a check by the engine, and a way to start again."""

    def __init__(self, name: str, data: Mapping[str, Any], key: str, words: Words, kind: str) -> None:
        self.name, self.game = name, position(data)
        self._data, self._key, self._words = data, key, words
        self._start = self.game.actions
        self._hints = 0
        self._told = html()
        self._hint = button(words, "hint", self.hint)
        self._hint.layout.display = None if self._has_hint(1) else "none"
        super().__init__(
            [
                html(f"<h3>{escape(words.say('lesson.exercise.title'))}</h3>{paragraph(self.task)}"),
                *displays(self._looked_at(), data.get("show", ["board"])),
                *self._asked(),
                row(
                    button(words, "check", self.check, main=True),
                    self._hint,
                    button(words, "again", self.again),
                ),
                self._told,
            ],
            kind,
        )

    @property
    def task(self) -> str:
        """What is asked for."""
        return self._words.say(f"{self._key}.task")

    @property
    def feedback(self) -> str:
        """What a learner is told now, in plain text."""
        return self.finding()[1]

    @property
    def solved(self) -> bool:
        """Whether the engine finds that the task is done."""
        return self.finding()[0] == goals.DONE

    def finding(self) -> tuple[str, str, str]:
        """How it stands: in a word of `goals`, in a sentence, and the rule that the sentence follows."""
        raise NotImplementedError

    def check(self) -> None:
        """Say how it stands."""
        state, sentence, rule = self.finding()
        self._tell(state, sentence, rule)

    def hint(self) -> None:
        """The next hint; after the last one the first again."""
        self._hints = self._hints + 1 if self._has_hint(self._hints + 1) else 1
        self._tell("hint", self._words.say(f"{self._key}.hint_{self._hints}"))

    def again(self) -> None:
        """The position as it was."""
        return_to(self.game, self._start)
        self._told.value = ""

    def _asked(self) -> list[Any]:
        """What stands between the position and the buttons."""
        return []

    def _looked_at(self) -> Game:
        """The game that the task shows: it is played there."""
        return self.game

    def _tell(self, state: str, sentence: str, rule: str = "") -> None:
        head = escape(self._words.say(f"lesson.exercise.{self._head(state)}"))
        self._told.value = f'<p class="ho-l-told is-{state}" role="alert"><b>{head}</b> {with_rule(sentence, rule)}</p>'

    def _head(self, state: str) -> str:
        """The key of what stands before a sentence."""
        return state

    def _has_hint(self, number: int) -> bool:
        return self._words.has(f"{self._key}.hint_{number}")

    def lines(self) -> list[str]:
        return [self._words.say("lesson.exercise.title"), f"  {self.task}", f"  {self.feedback}"]


class Play(Exercise):
    """A task that is played: reach a moment, with something done on the way and something else avoided."""

    def __init__(self, name: str, data: Mapping[str, Any], key: str, words: Words) -> None:
        self.goal = goals.Goal(data["until"], tuple(data.get("never", ())), tuple(data.get("must", ())))
        super().__init__(name, data, key, words, "play")
        for about in data["until"].keys() - {"moves"}:
            fact(self.game, about)  # there must be one
        self.game.subscribe(lambda _: self._heard())

    def finding(self) -> tuple[str, str, str]:
        found = self.goal.judge(self.game, len(self._start))
        if found.line is not None:
            link = self.game.why(found.line).links
            if link:
                return found.state, link[0].text, link[0].rule
        if found.clause is not None:
            return found.state, self._words.say(f"{self._key}.missing_{found.clause + 1}"), ""
        if found.state in (goals.UNTOUCHED, goals.GOING):
            return found.state, self.game.decision.prompt, ""
        return found.state, self._words.say("lesson.exercise.as_asked"), ""

    def _head(self, state: str) -> str:
        ended = self.game.outcome
        return "died" if state == goals.BROKEN and ended is not None and ended.reason in DEATHS else state

    def _heard(self) -> None:
        """What is done, or cannot be done any more, is said at once."""
        state, sentence, rule = self.finding()
        if state in (goals.DONE, goals.BROKEN, goals.MISSING):
            self._tell(state, sentence, rule)
        else:
            self._told.value = ""


class Which(Exercise):
    """A task that is answered: which of these may be done now? The engine is asked about each that was chosen."""

    def __init__(self, name: str, data: Mapping[str, Any], key: str, words: Words) -> None:
        self._boxes: dict[str, Any] = {}
        super().__init__(name, data, key, words, "which")

    def _asked(self) -> list[Any]:
        for choice in self._data["choices"]:
            box = ipywidgets.Checkbox(description=self._named(choice), indent=False, layout={"width": "auto"})
            self._boxes[choice] = box
        return list(self._boxes.values())

    def _looked_at(self) -> Game:
        """The position to read and not to play, so that neither a click changes it nor a highlight answers."""
        return self.game.at(move=len(self._start))

    def choose(self, *choices: str) -> None:
        """Tick these and no others, as clicks do."""
        for choice, box in self._boxes.items():
            box.value = choice in choices

    def again(self) -> None:
        self.choose()
        super().again()

    def finding(self) -> tuple[str, str, str]:
        ticked = [choice for choice, box in self._boxes.items() if box.value]
        if not ticked:
            return goals.UNTOUCHED, self._words.say("lesson.exercise.choose"), ""
        for choice in ticked:
            refusal = self._refusal(choice)
            if refusal is not None:
                return goals.BROKEN, f"{self._named(choice)}: {refusal[0]}", refusal[1]
        for choice in self._boxes:
            if choice not in ticked and self._refusal(choice) is None:
                text = self._words.say("lesson.exercise.also", action=self._named(choice))
                return goals.MISSING, text, self._rule(choice)
        return goals.DONE, self._words.say("lesson.exercise.all_and_only"), self._rule(ticked[-1])

    def _named(self, choice: str) -> str:
        """A choice in words, whether it is possible or not."""
        action = Action.of(choice)
        refusal = self.game.why_not(action)
        return self.game.say(action) if refusal is None else refusal.text

    def _refusal(self, choice: str) -> tuple[str, str] | None:
        """Why a choice is not possible, and the rule that forbids it; None when it is possible."""
        refusal = self.game.why_not(Action.of(choice))
        return None if refusal is None else (refusal.sentence, refusal.rule)

    def _rule(self, choice: str) -> str:
        """The rule by which a choice is possible."""
        return self.game.decision.rule


class Open(Which):
    """A task about a group whose game has just ended: what may it begin now? `played` are the games before that."""

    def __init__(self, name: str, data: Mapping[str, Any], key: str, words: Words) -> None:
        self._campaign = group(data["played"])
        super().__init__(name, data, key, words)
        self._campaign.adopt(self.game)
        self._campaign.finish(self.game)

    def _named(self, choice: str) -> str:
        return named(int(choice), self._words)

    def _refusal(self, choice: str) -> tuple[str, str] | None:
        said, rule, may = answer(self._campaign, int(choice), self._words)
        return None if may else (said, rule)

    def _rule(self, choice: str) -> str:
        return answer(self._campaign, int(choice), self._words)[1]


KINDS: Final[dict[str, tuple[Callable[[str, Mapping[str, Any], str, Words], Exercise], str]]] = {
    "play": (Play, "until"),
    "which": (Which, "choices"),
    "open": (Open, "choices"),
}
"""The kinds of exercises, each with the key of its file without which there is none of that kind."""
