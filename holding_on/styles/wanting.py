"""What an Objective still asks for, timeline by timeline: what a style that reads it asks Billy about."""

from functools import lru_cache
from typing import Final

from ..engine import names as n
from ..engine.box import Box, Part

_EVERYWHERE: Final = (n.ANY_CLEARS, n.POSITIVES, n.NEGATIVES, n.MORE_POSITIVE, n.POSITIVE_TIMELINES)
"""Kinds of parts that any timeline can serve."""


@lru_cache(maxsize=4096)
def wanted(objective: tuple[Part, ...], clears: tuple[int, ...], number: int = 0) -> tuple[int, ...]:
    """How many clear memories more a part asks for, by timeline; one in each, where it does not say in which."""
    kind, count, what = objective[number]
    found = [sum(card // n.POSITIONS == timeline for card in clears) for timeline in range(n.TIMELINES)]
    if kind == n.PARTS:
        inner = [wanted(objective, clears, part) for part in what]
        return tuple(max(each) for each in zip(*inner, strict=True))
    if kind == n.CLEAR_IN_EACH:
        return tuple(max(0, count - one) for one in found)
    if kind == n.CLEAR_IN:
        return tuple(max(0, count - one) * (timeline in what) for timeline, one in enumerate(found))
    if kind == n.NAMED:
        missing = [card // n.POSITIONS for card in what if card not in clears]
        return tuple(missing.count(timeline) for timeline in range(n.TIMELINES))
    return (int(kind in _EVERYWHERE),) * n.TIMELINES


def answers(box: Box, codes: list[int]) -> tuple[tuple[int, int, int], ...]:
    """What each answer to a choice of the story brings: (condition, tokens, 1 if the scenario asks for it, -1 if not).

    A choice does not say beforehand what it will mean; a style knows as much as a table that has played it before.
    """
    told = []
    for code in codes:
        choice, option = divmod(code & n.ACTION_TARGET, n.OPTIONS)
        condition, tokens, mark, _, _ = box.choices[choice][2][option][1]
        for_it, against_it = (
            any(kind == sort and mark in what for kind, _, what in box.objective) for sort in (n.MARKED, n.UNMARKED)
        )
        told.append((condition, tokens, int(for_it) - int(against_it)))
    return tuple(told)
