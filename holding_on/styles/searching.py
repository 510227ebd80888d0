"""Searching: a style that plays many games on in thought before each answer, and gives the answer that won most."""

from math import ceil, log2, sqrt
from time import perf_counter
from typing import Final, NamedTuple

from ..common.numbers import whole
from ..common.quoting import quoted
from ..engine.errors import SceneError
from ..view.actions import Action
from .named import style_named
from .seat import Rollout, Seat, Style

MOST_GAMES: Final = 100_000
"""The most games that are played on before one answer."""
MOST_SECONDS: Final = 3600.0
"""The most seconds that one answer may take."""
SURE: Final = 1.0
"""By how many standard errors an answer must be better than that of the style that plays on, to take its place."""


class Weighed(NamedTuple):
    """An answer, and what came of the games that were played on after it.

    Parameters
    ----------
    action : Action
        The answer.
    wins : tuple of bool
        For each game whether it was won. All answers are tried with the same seeds, in the same order.
    condition : float
        Billy's condition at the end of a game, on average.
    days : float
        The day on which a game ended, on average.
    """

    action: Action
    wins: tuple[bool, ...]
    condition: float
    days: float

    @property
    def won(self) -> float:
        """The share of the games that were won."""
        return sum(self.wins) / len(self.wins)


class Searching:
    """A style that searches: before each answer it plays many games on in thought.

    It plays on from what everybody at the table knows; all the rest is dealt anew. All answers are tried with the same
    cards to come. After each round of games the better half stays (sequential halving: Karnin, Koren and Somekh,
    ICML 2013). The answer of the style that plays on stays to the end. Another answer takes its place only when it won
    more games of these pairs, by more than one standard error.

    Parameters
    ----------
    games : int, default 60
        About how many games are played on before one answer, for all answers together. Each answer is tried at least
        once in each round.
    seconds : float, optional
        How long one answer may take, instead of a number of games. The same seed may then play another game.
    style : str or callable, default "balanced"
        The style that plays on.

    Raises
    ------
    SceneError
        When a number or the style is not possible.

    Examples
    --------
    >>> from holding_on import Game, styles
    >>> game = Game(seed=7, first=0)
    >>> changes = game.apply(game.legal_actions()[0])
    >>> str(Searching(games=20)(styles.seat_of(game), game.legal_actions()))
    'place nurse 1'
    """

    __slots__ = ("games", "seconds", "style")
    knows: Final = True
    """It plays each answer on by all rules of the table, so house rules count too."""

    def __init__(self, games: int = 60, *, seconds: float | None = None, style: str | Style = "balanced") -> None:
        count = whole(games)
        if count is None or not 1 <= count <= MOST_GAMES:
            raise SceneError(f"games={quoted(games)}: a whole number from 1 to {MOST_GAMES:,}")
        if seconds is not None and not (type(seconds) in (int, float) and 0 < seconds <= MOST_SECONDS):
            raise SceneError(f"seconds={quoted(seconds)}: a number above 0, up to {MOST_SECONDS:,.0f}")
        self.games, self.seconds, self.style = count, seconds, style_named(style, "style")

    @property
    def __name__(self) -> str:
        """The name of the style in a study."""
        return "searching"

    def __repr__(self) -> str:
        budget = f"games={self.games}" if self.seconds is None else f"seconds={self.seconds:g}"
        return f"Searching({budget}, style={self.style!r})"

    def __call__(self, seat: Seat, actions: tuple[Action, ...]) -> Action:
        """Return the answer with which most games were won. If only one action is legal, nothing is played."""
        if len(actions) == 1:
            return actions[0]
        own = self.style(seat, actions)
        finalists = self._halved(seat, actions, own)
        best = max(finalists, key=_worth)
        (base,) = [each for each in finalists if each.action == own]
        return best.action if _is_better(best, base) else own

    def _halved(self, seat: Seat, actions: tuple[Action, ...], own: Action) -> list[Weighed]:
        """Return the answers that stay after the last round: the own answer of the style, and one or two others."""
        first, rounds = seat.luck(), ceil(log2(len(actions)))
        left = [Weighed(action, (), 0.0, 0.0) for action in actions]
        begun = perf_counter()
        for number in range(1, rounds + 1):
            games = max(1, self.games // (rounds * len(left)))
            until = None if self.seconds is None else begun + self.seconds * number / rounds
            left = self._tried(seat, left, games, first, until)
            ranked = sorted(left, key=_worth, reverse=True)[: ceil(len(left) / 2)]
            if number < rounds:
                left = [each for each in left if each in ranked or each.action == own]
        return left

    def _tried(self, seat: Seat, left: list[Weighed], games: int, first: int, until: float | None) -> list[Weighed]:
        """Play so many more games on with each answer, or one after the other until a time."""
        if until is None:
            return [more(seat, each, games, first, self.style) for each in left]
        while True:
            left = [more(seat, each, 1, first, self.style) for each in left]
            if perf_counter() >= until:
                return left


def more(seat: Seat, weighed: Weighed, games: int, first: int, style: Style) -> Weighed:
    """Play an answer on with the seeds that follow those of the games that were played before."""
    before = len(weighed.wins)
    new: Rollout = seat.rollout(weighed.action, games, style, first + before)
    count = before + games
    return Weighed(
        weighed.action,
        weighed.wins + new.wins,
        (weighed.condition * before + new.condition * games) / count,
        (weighed.days * before + new.days * games) / count,
    )


def _worth(weighed: Weighed) -> tuple[float, float]:
    """Return what is compared: the wins, and where these are equal Billy's condition at the end."""
    return weighed.won, weighed.condition


def gained(one: Weighed, other: Weighed) -> tuple[int, float]:
    """Return how many games more one answer won than the other with the same seeds, and the standard error of this.

    Half a pair more is counted for each way in which a pair can come out (Agresti and Min, Statistics in Medicine 24,
    2005, 729), so that the error is not 0 where all pairs came out alike.
    """
    gains = [int(a) - int(b) for a, b in zip(one.wins, other.wins, strict=True)]
    counted, gain = len(gains) + 2, sum(gains)
    return gain, sqrt(sum(map(abs, gains)) + 1 - gain**2 / counted)


def _is_better(one: Weighed, other: Weighed) -> bool:
    """Whether one answer won more games than the other with the same seeds, by more than one standard error."""
    gain, error = gained(one, other)
    return gain > SURE * error
