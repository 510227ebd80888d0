"""How games end, how long they take, and what the seat of the first Shift Manager does: three figures of a report."""

from __future__ import annotations

from typing import Any, Final

from ...game.frames import pl
from ..counts.days import REASONS
from ..counts.rates import Rate
from ..study_frames import StudyFrames
from .beside import Beside, S
from .pairs import BEHIND, SHARE, mean

ENDINGS: Final[dict[str, Any]] = {
    "players": pl.Int8,
    "ending": pl.String,
    "games": pl.Int32,
    "of": pl.Int32,
    **SHARE,
    **BEHIND,
}
"""One row for each number of players and each reason why a game ends."""
LENGTHS: Final[dict[str, Any]] = {
    "players": pl.Int8,
    "games": pl.Int32,
    "days": pl.Float64,
    "low": pl.Float64,
    "high": pl.Float64,
    **BEHIND,
}
"""One row for each number of players: the mean of the days that a game lasts, its interval, and the numbers of the
shortest and the longest game."""
FIRST_SEATS: Final[dict[str, Any]] = {
    "seat": pl.Int8,
    "games": pl.Int32,
    "won": pl.Int32,
    **SHARE,
    **BEHIND,
}
"""One row for each seat: the games in which it had the first decision, as the first Shift Manager, and the games won
of these."""


def endings(beside: Beside[S]) -> pl.DataFrame:
    """Return how the games end, by the number of players, with the columns of `ENDINGS`."""
    rows = []
    for players, study in _by_players(beside):
        reasons = study.games["reason"].to_list()
        for reason in REASONS:
            behind = [number for number, each in enumerate(reasons) if each == reason]
            rate = Rate(len(behind), len(reasons))
            rows.append((players, reason, rate.part, rate.whole, *rate.numbers, behind))
    return pl.DataFrame(rows, schema=ENDINGS, orient="row")


def lengths(beside: Beside[S]) -> pl.DataFrame:
    """Return how many days the games last, by the number of players, with the columns of `LENGTHS`."""
    rows = []
    for players, study in _by_players(beside):
        days = study.games["days"].to_list()
        behind = [days.index(min(days)), days.index(max(days))]
        rows.append((players, len(days), *mean(days), behind))
    return pl.DataFrame(rows, schema=LENGTHS, orient="row")


def first_seats(beside: Beside[S]) -> pl.DataFrame:
    """Return how the seat of the first decision goes with the share of games won, with the columns of `FIRST_SEATS`."""
    won = beside.study.games["won"].to_list()
    first = beside.decisions.group_by("game", maintain_order=True).agg(pl.col("seat").first())
    rows = []
    for seat in range(beside.players):
        games = first.filter(seat=seat)["game"].to_list()
        if games:
            rate = Rate(sum(won[game] for game in games), len(games))
            rows.append((seat, rate.whole, rate.part, *rate.numbers, games))
    return pl.DataFrame(rows, schema=FIRST_SEATS, orient="row")


def _by_players(beside: Beside[S]) -> list[tuple[int, StudyFrames]]:
    others = {int(key.removeprefix("players=")): each for key, each in beside.others.items() if "players=" in key}
    return sorted({beside.players: beside.study, **others}.items())
