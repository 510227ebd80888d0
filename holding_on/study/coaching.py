"""The coach: what came of many games that a careful player played on from a question, for each of its answers.

It counts, and says nothing of what should be done. It knows what the table knows, and no more.
"""

from __future__ import annotations

import copy
from collections.abc import Generator
from dataclasses import dataclass, field
from html import escape
from typing import Final, SupportsIndex

from ..catalogue.language import Words
from ..common.numbers import whole
from ..common.quoting import quoted
from ..engine.errors import SceneError
from ..game import Game
from ..styles import Weighed, balanced, seat_of
from ..styles.searching import gained, more
from .comparing import ERRORS, finished

LEAST: Final = 10
"""The fewest games that are played on with each answer: fewer say nothing."""
MOST: Final = 100_000
"""The most games that are played on with each answer."""


@dataclass(frozen=True)
class Advice:
    """A question of a game, and what came of its answers in games that a careful player played on.

    Printed, it is in words; a notebook shows it as a list.

    Attributes
    ----------
    question : str
        The question in words.
    answers : tuple of Weighed
        The answers, those that won most games first. All were tried with the same cards to come.
    """

    question: str
    answers: tuple[Weighed, ...]
    words: Words = field(repr=False, compare=False)
    _said: dict[int, str] = field(repr=False, compare=False)

    @property
    def games(self) -> int:
        """How many games were played on with each answer."""
        return len(self.answers[0].wins)

    @property
    def matters(self) -> bool:
        """Whether these games can tell the answer that won most from the one that won least."""
        gain, error = gained(self.answers[0], self.answers[-1])
        return gain > ERRORS * error

    @property
    def said(self) -> tuple[str, ...]:
        """The answers in words, in the order of `answers`."""
        return tuple([self._said[each.action.code] for each in self.answers])

    @property
    def told(self) -> tuple[str, ...]:
        """The sentences: the question, each answer with its games, and whether the question matters."""
        return self.question, *self._answers(), self._matters()

    def _answers(self) -> list[str]:
        return [
            self.words.say("study.coach.answer", answer=said, n=self.games, won=sum(each.wins))
            for said, each in zip(self.said, self.answers, strict=True)
        ]

    def _matters(self) -> str:
        if len(self.answers) == 1:
            return self.words.say("study.coach.only")
        if not self.matters:
            return self.words.say("study.coach.alike")
        return self.words.say("study.coach.matters", most=self.said[0], least=self.said[-1])

    def __str__(self) -> str:
        return "\n".join(self.told)

    def _repr_html_(self) -> str:
        """Return the sentences, as a notebook shows them."""
        answers = "".join([f"<li>{escape(each)}</li>" for each in self._answers()])
        return f"<p><strong>{escape(self.question)}</strong></p><ul>{answers}</ul><p>{escape(self._matters())}</p>"


def coach(game: Game, games: SupportsIndex = 60) -> Advice:
    """Try each answer to the question that a game asks now, in many games that a careful player plays on.

    The player is the style `balanced`. Everything that the table has not seen is dealt anew in each game, so nothing
    hidden is told. The game stays as it is, and the same question is told alike each time.

    Parameters
    ----------
    game : Game
        The game, or a moment of a game (`game.at(…)`).
    games : int, default 60
        How many games are played on with each answer, 10 or more.

    Returns
    -------
    Advice
        The question, and for each answer how many of the games were won.

    Raises
    ------
    SceneError
        When the game is over, or when the number is not possible.

    Examples
    --------
    >>> game = Game(seed=7, first=0, deal={"patients": ["P22"]})
    >>> for move in (0, 0):
    ...     changes = game.apply(game.legal_actions()[move])
    >>> advice = coach(game, games=40)
    >>> [(str(each.action), sum(each.wins)) for each in advice.answers], advice.matters
    ([('care medical', 31), ('care palliative', 29)], False)
    >>> print(advice.told[-1])
    These games cannot tell the answers apart: what matters to you may decide.
    """
    return finished(coaching(game, games))


def coaching(game: Game, games: SupportsIndex = 60) -> Generator[None, None, Advice]:
    """Do what `coach` does, one game at each step; the generator returns the advice at its end.

    So it can be done while a web page stays usable. What is asked is the game as it is at the call. Raises SceneError
    as `coach` does.
    """
    count = whole(games)
    if count is None or not LEAST <= count <= MOST:
        raise SceneError(f"games={quoted(games)}: a whole number from {LEAST} to {MOST:,}")
    if game.outcome is not None:
        raise SceneError("this game is over: ask about a moment of it, as coach(game.at(move=9))")
    return _played_on(copy.copy(game), count)


def _played_on(game: Game, count: int) -> Generator[None, None, Advice]:
    seat = seat_of(game)
    answers = [Weighed(action, (), 0.0, 0.0) for action in game.legal_actions()]
    for _ in range(count):
        for place, each in enumerate(answers):
            answers[place] = more(seat, each, 1, 0, balanced)
            yield
    answers.sort(key=lambda each: (-each.won, -each.condition))
    said = {each.action.code: game.say(each.action) for each in answers}
    return Advice(game.decision.prompt, tuple(answers), game.words, said)
