"""Counts the Stress and the Care Tokens of each person day by day, and the memories found in each Timeline."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeVar

from ...catalogue.language import Words
from ...engine.names import PAWN_NAMES, POOL
from . import rows
from .rows import FEWEST, Rows

PURSES: Final = (*PAWN_NAMES[:POOL], "pool")
"""The owners of the Care Tokens, in the order of the lists in the rows."""
What = Literal["stress", "tokens"]
"""What a person has: Stress or Care Tokens."""
_LISTS: Final[dict[What, tuple[int, Sequence[str]]]] = {
    "stress": (rows.STRESS, PAWN_NAMES),
    "tokens": (rows.TOKENS, PURSES),
}
"""The index of the list in the row of a shift, and whose numbers the list has."""


class Of(NamedTuple):
    """The facts of one person at the end of a day: the mean of the games that reached this day."""

    day: int
    who: str
    games: int
    mean: float


class Found(NamedTuple):
    """The memories of a Timeline in play at the end of a day: the means of the games that reached this day."""

    day: int
    timeline: int
    games: int
    partials: float
    clears: float


T = TypeVar("T", Of, Found)


def by_person(shifts: Rows, what: What) -> list[Of]:
    """Return what each person has at the end of each day, day by day; days that too few games reached are left out."""
    index, names = _LISTS[what]
    found: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    for row in rows.evenings(shifts):
        for who, number in enumerate(row[index]):
            if number is not None:
                found[row[rows.DAY], who].append(number)
    means = [Of(day, names[who], len(each), sum(each) / len(each)) for (day, who), each in sorted(found.items())]
    return _reached(means)


def memories(shifts: Rows) -> list[Found]:
    """Return the memories in play at the end of each day by Timeline; days that too few games reached are left out."""
    found: defaultdict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for row in rows.evenings(shifts):
        for timeline, pair in enumerate(zip(row[rows.PARTIALS], row[rows.CLEARS], strict=True), 1):
            found[row[rows.DAY], timeline].append(pair)
    return _reached(
        [
            Found(day, timeline, len(pairs), *(sum(each) / len(pairs) for each in zip(*pairs, strict=True)))
            for (day, timeline), pairs in sorted(found.items())
        ]
    )


def _reached(found: list[T]) -> list[T]:
    """Return the days that enough games reached: `FEWEST` games, or all games if there are fewer."""
    fewest = min(FEWEST, max((each.games for each in found), default=0))
    return [each for each in found if each.games >= fewest]


def called(found: Iterable[Of], names: Sequence[str], words: Words) -> dict[str, str]:
    """Return the name of each person and purse; for a nurse, the player's name if it is given."""
    return {who: _called(who, names, words) for who in dict.fromkeys(each.who for each in found)}


def _called(who: str, names: Sequence[str], words: Words) -> str:
    kind, _, number = who.partition(" ")
    if kind == "nurse" and int(number) <= len(names):
        return names[int(number) - 1]
    return words.say(f"staff.{kind}", n=int(number)) if number else words.say("study.chart.pool")


def of_one_game(found: Sequence[Of] | Sequence[Found]) -> bool:
    """Whether the numbers are those of one game, and no means."""
    return max((each.games for each in found), default=1) == 1


def shown(mean: float, one: bool) -> str:
    """Return a number of one game, or a mean with one decimal, as text."""
    return f"{mean:.{0 if one else 1}f}"


def people_told(found: Sequence[Of], what: What, names: Mapping[str, str], words: Words) -> str:
    """Describe for each person the day on which she had most, and the last day. `names` are those of `called`."""
    one = of_one_game(found)
    sentences = [words.say(f"study.chart.{what}_{'one' if one else 'mean'}")]
    for who, name in names.items():
        mine = [each for each in found if each.who == who]
        most, last = max(mine, key=lambda each: (round(each.mean, 2), -each.day)), mine[-1]
        facts = {"most": shown(most.mean, one), "day": most.day, "last": shown(last.mean, one), "end": last.day}
        sentences.append(words.say("study.chart.person", who=name, **facts))
    return " ".join(sentences)


def memories_told(found: Sequence[Found], words: Words) -> str:
    """Describe how many memories of each Timeline are in play at the end of the last day."""
    day = max((each.day for each in found), default=0)
    sentences = [
        words.say(
            "study.chart.line_told", n=each.timeline, partials=f"{each.partials:.1f}", clears=f"{each.clears:.1f}"
        )
        for each in found
        if each.day == day
    ]
    return " ".join([words.say("study.chart.memories", day=day), *sentences])
