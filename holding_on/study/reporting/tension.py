"""Tension: the chance to win through the days, how often a game seems lost and is won, and when it is decided.

The chance of a game at the end of a day is the share of wins among the other games of the study that went on after that
day with about the same condition of Billy. So it knows the day and the condition, and nothing else of the table.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

from ...game.frames import pl
from ..counts.rates import Rate
from ..study_frames import StudyFrames
from .pairs import BEHIND, SHARE

REACH: Final = 2
"""How many spaces of condition two games may differ by, to count as alike."""
FEWEST: Final = 10
"""The fewest other games that are alike, from which a chance is told."""
LOW: Final = 1 / 3
HIGH: Final = 2 / 3
SURE: Final = 0.9
"""A game is decided from the evening on from which its chance stays at least so near to how it ends."""
TENSION: Final[dict[str, Any]] = {
    "day": pl.Int16,
    "condition": pl.String,
    "games": pl.Int32,
    "won": pl.Int32,
    **SHARE,
    **BEHIND,
}
"""One row for each evening and each range of Billy's condition ("all", or "16-20"): the games that went on, and how
many of these were won."""
SWINGS: Final[dict[str, Any]] = {
    "what": pl.String,
    "games": pl.Int32,
    "of": pl.Int32,
    **SHARE,
    **BEHIND,
}
"""One row for each thing that is counted: "fell" (games whose chance fell below a third), "came_back" (those of them
that were won), "rose" (games whose chance rose above two thirds), "lost_again" (those of them that were lost) and
"last_day" (games that were not decided before their last day)."""
_RANGE: Final = 5


def tension(study: StudyFrames) -> pl.DataFrame:
    """Return the chance to win by evening and condition, with the columns of `TENSION`."""
    won = study.games["won"].to_list()
    cells: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    for game, evenings in _evenings(study).items():
        for day, condition in evenings.items():
            cells[day, -1].append(game)
            cells[day, (condition - 1) // _RANGE].append(game)
    rows = []
    for (day, part), games in sorted(cells.items()):
        rate = Rate(sum(won[game] for game in games), len(games))
        named = "all" if part < 0 else f"{_RANGE * part + 1}-{_RANGE * (part + 1)}"
        rows.append((day, named, rate.whole, rate.part, *rate.numbers, games))
    return pl.DataFrame(rows, schema=TENSION, orient="row")


def swings(study: StudyFrames) -> pl.DataFrame:
    """Return how often the chance of a game falls and comes back, and is decided late, with the columns of `SWINGS`.

    Where nothing can be told (no game fell, or the games are too few), a row is left out.
    """
    won, days = study.games["won"].to_list(), study.games["days"].to_list()
    told = {game: found for game, found in chances(study).items() if found}
    fell = [game for game, found in told.items() if min(found.values()) < LOW]
    rose = [game for game, found in told.items() if max(found.values()) > HIGH]
    late = [game for game, found in told.items() if decided(found, won[game], days[game]) == days[game]]
    counted = {
        "fell": (fell, len(told)),
        "came_back": ([game for game in fell if won[game]], len(fell)),
        "rose": (rose, len(told)),
        "lost_again": ([game for game in rose if not won[game]], len(rose)),
        "last_day": (late, len(told)),
    }
    rows = []
    for what, (games, of) in counted.items():
        if of:
            rate = Rate(len(games), of)
            rows.append((what, rate.part, rate.whole, *rate.numbers, games))
    return pl.DataFrame(rows, schema=SWINGS, orient="row")


def chances(study: StudyFrames) -> dict[int, dict[int, float]]:
    """Return for each game the chance to win at the end of each day, as far as enough other games are alike."""
    won, evenings = study.games["won"].to_list(), _evenings(study)
    count: defaultdict[tuple[int, int], int] = defaultdict(int)
    wins: defaultdict[tuple[int, int], int] = defaultdict(int)
    for game, found in evenings.items():
        for cell in found.items():
            count[cell] += 1
            wins[cell] += won[game]
    chance: dict[int, dict[int, float]] = {}
    for game, found in evenings.items():
        chance[game] = {}
        for day, condition in found.items():
            near = range(condition - REACH, condition + REACH + 1)
            others = sum(count.get((day, each), 0) for each in near) - 1
            if others >= FEWEST:
                chance[game][day] = (sum(wins.get((day, each), 0) for each in near) - won[game]) / others
    return chance


def decided(chance: dict[int, float], won: bool, last: int) -> int:
    """Return the day on which a game is decided: from its evening on the chance stays near to how the game ends.

    >>> decided({1: 0.5, 2: 0.95, 3: 0.92}, True, 4), decided({1: 0.5, 2: 0.95}, False, 4)
    (2, 4)
    """
    day = last
    for evening, share in sorted(chance.items(), reverse=True):
        if (share if won else 1 - share) < SURE:
            break
        day = evening
    return day


def _evenings(study: StudyFrames) -> dict[int, dict[int, int]]:
    """Return for each game Billy's condition at the end of each day after which the game went on."""
    days = study.games["days"].to_list()
    found: dict[int, dict[int, int]] = {game: {} for game in range(len(days))}
    for game, day, condition in study.shifts.select("game", "day", "condition").iter_rows():
        if game < len(days) and day < days[game]:
            found[game][day] = condition  # the last shift of a day stands last
    return found
