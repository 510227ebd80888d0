"""Dominance: whether an answer is never, or always, the better one, tried at moments of the games of a study.

At some moments of each question every answer is given in thought, and the style of the study plays on from there, each
time as often and with the same cards to come. All that the table had not seen is dealt anew.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any, Final

from ...common.quoting import quoted
from ...engine.errors import SceneError
from ...game.frames import pl
from ...styles import Seat, Weighed
from ...styles.searching import gained, more
from ...view.actions import Action
from ..comparing import LEAST
from ..counts.rates import Rate
from ..playing import NoLegalAnswer, Played, begin, play
from .beside import Beside, S
from .pairs import BEHIND, SHARE

ERRORS: Final = 2
"""By how many standard errors an answer must have won more games than another one to be clearly ahead."""

MOST_MOMENTS: Final = 10
"""At how many moments of each question the answers are tried, with 200 games or more; with fewer games at fewer."""
MOST_PLAYED: Final = 40
"""How often each answer is played on from a moment; at most as often as the study has games."""
FEWEST: Final = 5
"""The fewest moments of an answer of which it is said that it never, or always, was the better one."""
ANY: Final = "any"
"""The answer that stands for all of a question: `ahead` are the moments at which two of its answers clearly differ."""
DOMINANCE: Final[dict[str, Any]] = {
    "question": pl.String,
    "answer": pl.String,
    "moments": pl.Int32,
    "ahead": pl.Int32,
    **SHARE,
    "less": pl.Int32,
    "always": pl.String,
    **BEHIND,
}
"""One row for each question (its answer is "any") and each of its answers. `moments` are those at which the answer was
possible. At `ahead` of them it won clearly more games than every other answer, with the share and its interval
(Wilson's); at `less` of them another answer won clearly more. Clearly is by ten percentage points and by twice the
standard error. `always` is "always" or "never" where the answer was the better one at all of at least five moments, or
at none of them and another one at half of them or more; else it is ""."""
Tried = tuple[int, tuple[Weighed, ...]]
"""The number of a game, and what came of each answer at a moment of it."""


def dominance(beside: Beside[S]) -> pl.DataFrame:
    """Return how the answers of each question compare, with the columns of `DOMINANCE`."""
    return counted(_tried(beside))


def counted(tried: dict[str, list[Tried]]) -> pl.DataFrame:
    """Return what the moments of each question say, with the columns of `DOMINANCE`."""
    rows = [row for question, moments in tried.items() if moments for row in _rows(question, moments)]
    return pl.DataFrame(rows, schema=DOMINANCE, orient="row")


def _rows(question: str, moments: list[Tried]) -> Iterable[tuple[Any, ...]]:
    there: defaultdict[str, list[int]] = defaultdict(list)
    ahead: Counter[str] = Counter()
    less: Counter[str] = Counter()
    for game, answers in moments:
        for one in answers:
            others = [each for each in answers if each is not one]
            there[str(one.action)].append(game)
            ahead[str(one.action)] += all(is_ahead(one, other) for other in others)
            less[str(one.action)] += any(is_ahead(other, one) for other in others)
    differ = sum(any(is_ahead(one, other) for one in answers for other in answers) for _, answers in moments)
    yield _row(question, ANY, [game for game, _ in moments], differ, 0)
    for answer, games in sorted(there.items(), key=lambda each: (-len(each[1]), each[0])):
        yield _row(question, answer, games, ahead[answer], less[answer])


def _row(question: str, answer: str, games: list[int], ahead: int, less: int) -> tuple[Any, ...]:
    rate, always = Rate(ahead, len(games)), ""
    if answer != ANY and len(games) >= FEWEST:
        always = "always" if ahead == len(games) else "never" if not ahead and 2 * less >= len(games) else ""
    behind = sorted(dict.fromkeys(games))
    return question, answer, rate.whole, rate.part, *rate.numbers, less, always, behind


def is_ahead(one: Weighed, other: Weighed) -> bool:
    """Whether an answer won clearly more games than another one.

    >>> from holding_on import Action
    >>> care, comfort = Action.of("care medical"), Action.of("care palliative")
    >>> more, fewer = Weighed(care, (True,) * 30, 0, 0), Weighed(comfort, (False,) * 30, 0, 0)
    >>> is_ahead(more, fewer), is_ahead(fewer, more), is_ahead(more, more)
    (True, False, False)
    """
    gain, error = gained(one, other)
    return gain >= LEAST * len(one.wins) and gain > ERRORS * error


def _tried(beside: Beside[S]) -> dict[str, list[Tried]]:
    """Try every answer at some moments of each question, which lie evenly among all of its moments."""
    games, wanted = beside.study.games.height, dict[tuple[int, int], str]()
    for question in beside.questions:
        asked = beside.decisions.filter(question=question).select("game", "n")
        count = min(max(1, MOST_MOMENTS * games // 200), MOST_MOMENTS, asked.height)
        wanted |= {asked.row((2 * place + 1) * asked.height // (2 * count)): question for place in range(count)}
    found: dict[str, list[Tried]] = {question: [] for question in beside.questions}
    for game in dict.fromkeys(game for game, _ in sorted(wanted)):
        _try_in(beside, game, {n: question for (number, n), question in wanted.items() if number == game}, found)
    return found


def _try_in(beside: Beside[S], game: int, wanted: dict[int, str], found: dict[str, list[Tried]]) -> None:
    """Play a game of the study again, and try every answer at the moves in `wanted`, which has their questions."""
    origin = beside.origin
    seed, style, games = origin.options.seed + game, origin.plays(), min(MOST_PLAYED, beside.study.games.height)
    state, dealer = begin(origin.table()[0], seed, origin.start is not None)
    played = Played(game, seed, state)

    def trying(seat: Seat, actions: tuple[Action, ...]) -> Action:
        question = wanted.get(len(played.codes))
        if question is not None:
            weighed = [more(seat, Weighed(action, (), 0, 0), games, 0, style) for action in actions]
            found[question].append((game, tuple(weighed)))
        return style(seat, actions)

    try:
        play(state, trying, dealer, game, seed, played, shifts=False)
    except NoLegalAnswer as failed:
        raise SceneError(
            f"report: the style {beside.study.policy} gave no answer as it played on from game {game}, at move "
            f"{len(played.codes)}: {failed.error or quoted(failed.answer)}"
        ) from failed.error
