"""Counts day by day: Billy's condition in many games, how many games go on, and how they end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ...catalogue.language import Words
from . import rows
from .rates import Rate
from .rows import FEWEST, Rows

FAN: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
"""The quantiles of a fan: half of the games lie between the second and the fourth, nine of ten within the outermost."""
REASONS: Final = ("objective", "condition", "deck", "warnings")
"""The reasons why a game ends, in the order in which charts show them."""


class Spread(NamedTuple):
    """Billy's condition at one moment in the games that still go on. `x` is the moment in days; `shift` is "" before
    the first card.
    """

    x: float
    day: int
    shift: str
    games: int
    quantiles: tuple[float, ...]
    """Those of `FAN`."""


class Evening(NamedTuple):
    """The end of a day: how many games go on, and the median and the quartiles of the condition in them."""

    day: int
    games: int
    middle: float
    low: float
    high: float


def fan(shifts: Rows) -> list[Spread]:
    """Return the quantiles shift by shift, beginning before the first card, while enough games go on."""
    at: defaultdict[int, list[rows.Row]] = defaultdict(list)
    for row in shifts:
        at[rows.moment(row)].append(row)
    fewest = min(FEWEST, rows.games_in(shifts))
    found = []
    for moment, reached in sorted(at.items()):
        if len(reached) >= fewest:
            conditions = sorted(row[rows.CONDITION] for row in reached)
            spread = tuple(round(quantile(conditions, each), 2) for each in FAN)
            found.append(Spread(moment / 3, reached[0][rows.DAY], reached[0][rows.SHIFT], len(reached), spread))
    if not found:
        return []
    first = found[0]
    return [Spread(first.x - 1 / 3, first.day, "", first.games, (float(shifts[0][rows.BEFORE]),) * len(FAN)), *found]


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return a quantile of numbers in order, between two of them in proportion.

    >>> quantile([1, 2, 4], 0.75)
    3.0
    """
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def evenings_of(spread: Iterable[Spread]) -> list[Evening]:
    """Return the ends of the days of a fan."""
    return [
        Evening(each.day, each.games, each.quantiles[2], each.quantiles[1], each.quantiles[3])
        for each in spread
        if each.shift == "night"
    ]


def evenings_told(evenings: Iterable[Evening], words: Words) -> str:
    """Say at the end of each day how many games go on, the median, and where half of the games lie."""
    steps = [
        words.say(
            "study.chart.fan_day",
            day=each.day,
            n=each.games,
            middle=_whole(each.middle),
            low=_whole(each.low),
            high=_whole(each.high),
        )
        for each in evenings
    ]
    return " ".join(steps) or words.say("study.chart.nothing")


def _whole(value: float) -> str:
    """Return a condition as text, with a decimal only if it is not a whole number."""
    return f"{value:.1f}".removesuffix(".0")


def game_told(evenings: Iterable[tuple[int, int]], words: Words) -> str:
    """Say how Billy was in one game at the end of each day, of which the number and his condition are given."""
    steps = [words.say("study.chart.evening", day=day, condition=condition) for day, condition in evenings]
    return words.say("study.chart.this_game_told", steps=words.say("list.comma").join(steps))


def fan_told(games: int, evenings: Iterable[Evening], words: Words) -> str:
    """Describe a fan of so many games."""
    return " ".join(
        [
            words.say("study.chart.fan_told", n=games),
            words.say("study.chart.shades_told"),
            evenings_told(evenings, words),
        ]
    )


def branches_told(
    game: Iterable[tuple[int, int]], studies: Iterable[tuple[str, int, Iterable[Evening]]], words: Words
) -> str:
    """Describe a game, and one or two studies that go on from a moment of it: the name, the games, the evenings."""
    sentences = [game_told(game, words), words.say("study.chart.shades_told")]
    for place, (name, games, evenings) in enumerate(studies):
        sentences.append(words.say("study.chart.branch_told", n=games, name=name))
        if place:
            sentences.append(words.say("study.chart.between_told"))
        sentences.append(evenings_told(evenings, words))
    return " ".join(sentences)


def survival(games: Rows) -> list[tuple[int, int]]:
    """Return for each day its number, and how many games go on after it."""
    days = [game[rows.DAYS] for game in games]
    return [(day, sum(each > day for each in days)) for day in range(1, max(days, default=0) + 1)]


def survival_told(name: str, games: int, going: Iterable[tuple[int, int]], words: Words) -> str:
    """Say how many of so many games go on after each day."""
    steps = [
        words.say("study.chart.survival_day", day=day, n=count, told=Rate(count, games).told(words, within=True))
        for day, count in going
    ]
    return words.say("study.chart.survival_told", name=name, n=games, steps="; ".join(steps))


def endings(games: Rows) -> list[tuple[str, int]]:
    """Return for each reason of `REASONS` how many games ended for it."""
    reasons = [game[rows.REASON] for game in games]
    return [(reason, reasons.count(reason)) for reason in REASONS]


def endings_told(name: str, games: int, ends: Iterable[tuple[str, int]], words: Words) -> str:
    """Say how many of so many games ended for each reason."""
    steps = [
        words.say(
            "study.chart.ending_told",
            ending=words.say(f"study.chart.ending.{reason}"),
            n=count,
            told=Rate(count, games).told(words, within=True),
        )
        for reason, count in ends
    ]
    return words.say("study.chart.endings_told", name=name, n=games, steps="; ".join(steps))
