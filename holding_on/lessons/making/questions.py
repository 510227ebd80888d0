"""The questions of a lesson: a choice, a prediction, a task, an exercise, a program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.asked import Asked
from holding_on.lessons.checks.key import key_of
from holding_on.lessons.checks.moves import named, split_moves
from holding_on.lessons.checks.own_tests import try_test, try_to_break
from holding_on.lessons.checks.programs import Comparison, Numbers, Players, compare
from holding_on.lessons.checks.recall import question_of
from holding_on.lessons.checks.references import TASKS
from holding_on.lessons.checks.scenes import Plays, acted
from holding_on.lessons.checks.tasks import PlayTask, task_of
from holding_on.lessons.making.positions import Positions
from holding_on.lessons.pieces.choice import Choice
from holding_on.lessons.pieces.exercise import Exercise, exercise_of
from holding_on.lessons.pieces.handover import Handover
from holding_on.lessons.pieces.play import Play
from holding_on.lessons.pieces.program import ProgramCheck
from holding_on.lessons.pieces.program_mistake import MistakeCheck
from holding_on.lessons.pieces.question import Question
from holding_on.lessons.pieces.trial import Trial

MOST_WAYS: Final = 6
"""How many ways a choice of words alone has at most."""


class Questions(Positions):
    """Makes what a lesson asks: choices, predictions, tasks, exercises and programs."""

    _program: ProgramCheck | None

    def choose(self, name: str, game: Game, *ways: str) -> Choice:
        """Return a choice in which no way is wrong; each way is some moves, which are played when it is chosen.

        Its words are `asks`, and `way_1` and `told_1` for the first way, and so on. Without ways, each has only words.
        """
        key = self._key(name)
        made = ways or [""] * sum(f"{key}.way_{n}" in self.words.texts for n in range(1, MOST_WAYS + 1))
        return self._noted(Choice(game, [split_moves(way, game.names) for way in made], key, self.words))

    def predict(self, name: str, game: Game, moves: str, about: str, *options: int | str) -> Question:
        """Return a prediction: a question about a fact after moves.

        The moves are separated by commas. `about` is the name of the fact, or "allowed": is the last move legal? Its
        words are `lesson.NN.name`: a sentence for each option, `right` for the value for which they were written, and
        `asks` where the general question does not do. Options that do not fit the position are made anew, and a general
        sentence stands in. Raises SceneError for an unknown fact.
        """
        asked = Asked(game, split_moves(moves, game.names), about, options, self._key(name), self.words)
        return self._noted(Question(asked, self.words, set_up=self._set_up.get))

    def play(
        self,
        name: str,
        game: Game | None = None,
        *moves: str,
        until: Mapping[str, Any] | None = None,
        ends: str | None = None,
        counts: bool = True,
    ) -> Play | Trial:
        """Return a task with moves to try. It is done at the moment to which the moves lead, or when `until` is true.

        `until` has facts and their values. Moves that are refused are the temptations of the task. Its words are
        `task`, and `done` if there is more to say; with a fact in `ends`, `done_0` and so on for its value at the end,
        or `missing_0` and so on for a value at which the task was not done. With `counts=False` no temptation is
        counted, where one does well not to try it.
        With the name alone it is an exercise of this lesson (`exercises/`),
        in which a dead end says so. Raises SceneError when the moves lead nowhere, or for an unknown exercise.
        """
        if game is None:
            task = task_of(self.number, name, self.words, self.content)
            if not isinstance(task, PlayTask):
                raise SceneError(f"the exercise {name!r} is not played; say lesson.exercise({name!r})")
            trial = Trial(task)
            self._staged.append(trial)
            return trial
        made = [named(move, game.names) for move in moves]
        return self._noted(Play(game, made, until, self._key(name), self.words, ends, counts))

    def handover(self) -> Handover:
        """Return three questions from the lessons before this one; what a reader missed comes back."""
        usual = {"seed": 1, "lang": self.lang, "content": self.content}
        return self._noted(Handover(self.number, lambda name: question_of(name, self.words, usual), self.words))

    def exercise(self, name: str) -> Exercise:
        """Return an exercise of this lesson. Raises SceneError when the lesson has no exercise with this name."""
        return exercise_of(self.number, name, self.words, self.content)

    def program(
        self,
        asked: str,
        function: Callable[..., Any],
        players: Players = None,
        numbers: Numbers = None,
        scene: Game | None = None,
        plays: Plays = "",
    ) -> ProgramCheck:
        """Compare a learner's function with the engine in several games; `asked` names what the function computes.

        It is given what its parameters name: the parts of a position that belong to `asked`, or the whole `game`.
        `numbers` are numbers of the rules that are changed in these games, such as {"INQ-03": 1}. With a list of
        `players` or of `numbers` it is compared at each of these tables; without `players` at tables of two to four.

        Where they differ, `position` is that game. A function that is right plays a `scene`, and it is told what comes
        of that: `plays` has the moves, or for each answer its moves.
        """
        found = compare(asked, function, self.words, players, numbers)
        if scene is not None and found.feedback.state == goals.DONE:
            came = acted(asked, function, scene, plays, self.words)
            found = found._replace(feedback=found.feedback._replace(sentence=f"{found.feedback.sentence} {came}"))
        if numbers and "numbers" not in TASKS[asked].given:  # the solution would be wrong there too
            return self._checked("", "", function, found)
        return self._checked(asked, key_of(asked).solution, function, found)

    def mistake(self, function: Callable[..., Any]) -> MistakeCheck:
        """Ask what a function with a mistake will give; why, and the same lines mended, are told to whoever asks.

        A function that a learner has mended is told so. Raises SceneError for one that is none of the mistakes.
        """
        return MistakeCheck(function, self.words)

    def tested(self, asked: str, test: Callable[..., Any]) -> ProgramCheck:
        """Try a learner's test: it has to pass with a right function, and to fail with each of some wrong ones.

        `asked` names what the function computes that the test is given.
        """
        return self._checked(f"test_{asked}", key_of(asked).test, test, try_test(asked, test, self.words))

    def broken(self, asked: str, function: Callable[..., Any], *given: Any) -> ProgramCheck:
        """Say whether a wrong function answers wrongly when it is given what a learner has found."""
        found = try_to_break(asked, function, self.words, *given)
        return self._checked(asked, key_of(asked).breaks, function, found)

    def _checked(self, hints: str, solution: str, function: Callable[..., Any], found: Comparison) -> ProgramCheck:
        if self._program is not None:
            self._program.leave_to_the_next()
        self._program = ProgramCheck(hints, solution, function, self.words, found)
        return self._program

    @property
    def position(self) -> Game:
        """The game in which the newest `program` differs, stops or gives None. Raises SceneError when there is none."""
        if self._program is None or self._program.position is None:
            raise SceneError(
                "lesson.position is the game in which a function differs from the game: it comes with "
                "lesson.program(…), when the function gives another answer there"
            )
        return self._program.position
