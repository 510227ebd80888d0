"""What an Objective still asks for, timeline by timeline: what a style that reads it asks Billy about."""

from functools import lru_cache
from typing import Final

from ..engine import names as n
from ..engine.box import Part

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
