"""Turning points: moments of a game at which another answer leads to a clearly different share of won games.

Both answers are played on many times with the same seeds, and everything that nobody has seen at that moment is dealt
anew. A short screen chooses the moments, and fresh seeds decide. What is best of many by the screen is so partly by
luck, and looks larger than it is; so nothing is told from the screen.
"""

from __future__ import annotations

import copy
from collections.abc import Generator
from math import sqrt
from typing import Final, Literal, NamedTuple, TypedDict, TypeVar

from ..common.quoting import quoted
from ..engine import flow
from ..engine import names as n
from ..engine.errors import SceneError
from ..game import Game
from ..game.options import MOST_SEED
from ..styles import STYLES
from ..view.actions import ACTIONS
from .moments import Kind, Moment, moments
from .playing import begin, play

SCREEN: Final = 40
"""How many seeds the screen plays each answer with."""
MOST: Final = 8
"""How many moments are played again."""
FRESH: Final = 200
"""How many fresh seeds these are played again with."""
LOST_AT_ONCE: Final = 0.8
"""An answer after which this share of the games is lost that same day is dropped: nobody thought of giving it."""
LEAST: Final = 0.10
"""The smallest difference between the shares of won games that makes a turning point."""
LEAST_HEARD: Final = 0.1
"""The smallest difference between the things heard in a game that is told: one thing in ten games."""
ERRORS: Final = 2.73
"""How many standard errors a difference must exceed: of eight that are none, one passes in about 20 games."""
_IN_INTERVAL: Final = 1.96
"""How many standard errors a 95 % interval has on either side."""

T = TypeVar("T")
Result = tuple[bool, int, bool]
"""What is kept of a playing: whether it was won, how many things were heard, whether it was lost on its first day."""
Playings = dict[tuple[str, tuple[int, ...], int, int], Result]
"""The playings of one game so far, by style, moves before the answer, answer, and seed."""


class Progress(NamedTuple):
    """How far the comparisons of a game have come.

    `stage` is "screen", and then "fresh" for the moments that are played again. `played` of `of` playings are done.
    After a screen that leaves few moments, `of` becomes smaller.
    """

    stage: Literal["screen", "fresh"]
    played: int
    of: int


class TurningPoint(TypedDict):
    """A moment of a game, compared with another answer, as plain data that JSON can hold.

    `move` is the number of the decision, as in `Game.at`. `taken` and `other` are the answers, as `Action.of` takes
    them; `kind` says what was decided. `games` is how many times each was played on. `won` is how many of these games
    were won, as it was answered and otherwise. `difference` is the share won as it was answered less the share won
    otherwise, and `interval` its 95 % interval. `heard` is how many things more were heard in a game as it was
    answered: partial and clear memories that lie open at its end.

    `sure` says that this is a turning point: the wins can be told apart. `held` says that, besides, the answer of the
    game was the better one. `key` and `facts` give the sentence: `words.say(key, **facts)`.
    """

    move: int
    taken: str
    other: str
    kind: Kind
    games: int
    won: list[int]
    difference: float
    interval: list[float]
    heard: float
    sure: bool
    held: bool
    key: str
    facts: dict[str, int | str]


def turning_points(
    game: Game, policy: str = "balanced", *, played: Playings | None = None
) -> Generator[Progress, None, list[TurningPoint]]:
    """Find the turning points of a game, one playing at each step; the generator returns a list of them at its end.

    A step takes as long as one simulated game, so this can be done while a web page stays usable. The list holds the
    moments that were played again on fresh seeds, at most eight: first the turning points, the largest difference
    first, then those at which the wins could not be told apart, those first at which most was heard. It is empty for a
    game without a moment at which something else could have been answered. The game may go on meanwhile; what is
    compared is the game as it was at the call, and it need not be over.

    `policy` is the name of the style that plays on. The seeds follow that of the game: the 40 next ones are the
    screen's, the 200 after these are the fresh ones. So a game has the same turning points each time. Who hands in a
    dictionary as `played` can stop and begin again later, also after further moves: what was played is kept there.
    Raises SceneError for a style that is not one of this package.

    >>> from holding_on.view.actions import Action
    >>> game = Game(seed=7, first=0)
    >>> steps = turning_points(game)
    >>> next(steps, "nothing was decided yet")
    'nothing was decided yet'
    """
    if policy not in [*STYLES]:
        raise SceneError(
            f"policy={quoted(policy)}: turning points are played on by a style of this package: {', '.join(STYLES)}"
        )
    return _found(copy.copy(game), policy, {} if played is None else played)


def finished(steps: Generator[object, None, T]) -> T:
    """Take all steps that are left, and return what stands at their end."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


def seeds_of(game: Game, first: int, count: int) -> list[int]:
    """Return `count` seeds that follow the seed of a game, the first of them after `first` others.

    After the largest seed comes 0. None of them is the seed of the game.
    """
    return [(game.seed + number) % (MOST_SEED + 1) for number in range(first + 1, first + 1 + count)]


class Comparison:
    """Two answers at one moment: what came of the games that were played on with each, with the same seeds."""

    def __init__(self, moment: Moment, other: int, results: list[Result], others: list[Result]) -> None:
        self.moment, self.other = moment, other
        self.games = len(results)
        self.won = [sum(each[0] for each in results), sum(each[0] for each in others)]
        self.difference = (self.won[0] - self.won[1]) / self.games
        more = [each[1] - other[1] for each, other in zip(results, others, strict=True)]
        self.heard = sum(more) / self.games
        differ = sum(each[0] != other[0] for each, other in zip(results, others, strict=True))
        self._error = _error(differ, self.won[0] - self.won[1], self.games)
        spread = sum((each - self.heard) ** 2 for each in more) / max(1, self.games - 1)
        self._error_heard = sqrt(spread / self.games)
        self.lost_at_once = sum(each[2] for each in others) / self.games

    @property
    def size(self) -> tuple[float, float]:
        """How large the difference is: in games won, and in things heard where these do not differ."""
        return abs(self.difference), abs(self.heard)

    @property
    def is_sure(self) -> bool:
        """Whether the wins can be told apart."""
        return abs(self.difference) >= LEAST and abs(self.difference) > ERRORS * self._error

    @property
    def interval(self) -> list[float]:
        """The 95 % interval of the difference."""
        half = _IN_INTERVAL * self._error
        return [max(-1.0, self.difference - half), min(1.0, self.difference + half)]

    @property
    def _key(self) -> str:
        if self.is_sure:
            return "held" if self.difference > 0 else "otherwise"
        if abs(self.heard) >= LEAST_HEARD and abs(self.heard) > ERRORS * self._error_heard:
            return "heard_more" if self.heard > 0 else "heard_less"
        return "alike"

    def turning_point(self, game: Game) -> TurningPoint:
        """Return the comparison as plain data."""
        moment, words = self.moment, game.words
        facts: dict[str, int | str] = {
            "day": moment.day,
            "shift": words.say(f"shift.{moment.shift}"),
            "taken": moment.said[moment.taken],
            "other": moment.said[self.other],
            "n": self.games,
            "won": self.won[0],
            "other_won": self.won[1],
            "heard": round(abs(10 * self.heard)),
        }
        return {
            "move": moment.move,
            "taken": str(ACTIONS[moment.taken]),
            "other": str(ACTIONS[self.other]),
            "kind": moment.kind,
            "games": self.games,
            "won": self.won,
            "difference": round(self.difference, 4),
            "interval": [round(bound, 4) for bound in self.interval],
            "heard": round(self.heard, 3),
            "sure": self.is_sure,
            "held": self.is_sure and self.difference > 0,
            "key": f"study.turning.{self._key}",
            "facts": facts,
        }


def _error(differ: int, more: int, games: int) -> float:
    """Return the standard error of a paired difference; `differ` pairs came out differently, `more` in balance.

    Half a pair more is counted for each way in which a pair can come out (Agresti and Min, Statistics in Medicine 24,
    2005, 729), so that the error is not 0 where all pairs came out alike.
    """
    counted = games + 2
    return sqrt((differ + 1) - more**2 / counted) / counted


class Player:
    """Plays moments of a game on, and counts the playings."""

    def __init__(self, policy: str, kept: Playings) -> None:
        """Take the name of the style that plays on, and the playings that are known; new ones are added to these."""
        self.policy, self.kept = policy, kept
        self.played = self.of = 0
        self.stage: Literal["screen", "fresh"] = "screen"

    def compare(
        self, moment: Moment, others: tuple[int, ...], seeds: list[int]
    ) -> Generator[Progress, None, list[Comparison]]:
        """Play a moment on as it was answered and with each of the other answers."""
        results = yield from self._play(moment, moment.taken, seeds)
        compared = []
        for other in others:
            compared.append(Comparison(moment, other, results, (yield from self._play(moment, other, seeds))))
        return compared

    def _play(self, moment: Moment, code: int, seeds: list[int]) -> Generator[Progress, None, list[Result]]:
        results = []
        for seed in seeds:
            self.played += 1
            key = (self.policy, moment.before, code, seed)
            if key not in self.kept:
                self.kept[key] = _result(moment, code, self.policy, seed)
                yield Progress(self.stage, self.played, self.of)
            results.append(self.kept[key])
        return results


def _result(moment: Moment, code: int, policy: str, seed: int) -> Result:
    """Play a moment on to its end: first this answer, and then as the style does."""
    state, dealer = begin(moment.table, seed, branch=True)
    flow.apply(state, code, dealer)
    play(state, STYLES[policy], dealer, 0, seed, shifts=False)
    heard = len(state.piles[n.PARTIAL_GRID]) + len(state.piles[n.CLEAR_GRID])
    return state.ending == n.WON, heard, state.ending != n.WON and state.day == moment.day


def _found(game: Game, policy: str, kept: Playings) -> Generator[Progress, None, list[TurningPoint]]:
    asked, player = moments(game), Player(policy, kept)
    answers = sum(1 + len(moment.others) for moment in asked)
    player.of = SCREEN * answers + FRESH * 2 * min(MOST, len(asked))
    screened: list[Comparison] = []
    seeds = seeds_of(game, 0, SCREEN)
    for moment in asked:
        compared = yield from player.compare(moment, moment.others, seeds)
        thinkable = [each for each in compared if moment.is_last_day or each.lost_at_once < LOST_AT_ONCE]
        screened += sorted(thinkable, key=lambda each: each.size)[-1:]  # the page has one door to a moment
    again = sorted(screened, key=lambda each: each.size, reverse=True)[:MOST]
    player.stage, player.of = "fresh", SCREEN * answers + FRESH * 2 * len(again)
    found: list[Comparison] = []
    for each in again:
        found += yield from player.compare(each.moment, (each.other,), seeds_of(game, SCREEN, FRESH))
    found.sort(key=_order)
    return [each.turning_point(game) for each in found]


def _order(each: Comparison) -> tuple[bool, float, int]:
    wins, heard = each.size
    return not each.is_sure, -wins if each.is_sure else -heard, each.moment.move
