"""What an Objective still asks for: how much nearer to it each Clear Memory and each Call would bring the team.

Read from the scenario's data and from what lies open on the table, and from nothing else: how Billy feels about a
memory is not known before it is clear, so there every memory is as good as the next.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ..engine import names as n
from ..engine.box import Box, Part


class Wishes(NamedTuple):
    """What the Objective still asks for.

    Parameters
    ----------
    steps : float
        The Clear Memories and Calls that are needed at least.
    clears : tuple of float
        By memory, how much nearer it would bring the Objective, from 0 to 1.
    timelines : tuple of float
        By Timeline, how many Clear Memories more of it are of use.
    calls : tuple of float
        By contact, how much nearer a Call would bring the Objective, from 0 to 1.
    """

    steps: float
    clears: tuple[float, ...]
    timelines: tuple[float, ...]
    calls: tuple[float, ...]


class Lying(NamedTuple):
    """What lies open that an Objective may ask for."""

    clears: Sequence[int]
    calls: Sequence[int]
    day: int
    box: Box


_Vector = list[float]
"""A number for each memory, then one for each Timeline, then one for each contact."""
_TIMELINES: Final = n.MEMORIES
_CONTACTS: Final = n.MEMORIES + n.TIMELINES
_ALL: Final = range(n.MEMORIES)
_OUT_OF_REACH: Final = 99.0
_A_DAY: Final = 0.6
"""A day that must pass, in Clear Memories that it brings about."""
_UNKNOWN: Final = 0.5
"""A memory of which nobody knows yet how Billy feels about it."""
_DEEPEST: Final = 12
"""Calls may ask for Calls; a circle of them leads nowhere."""


def wishes(lying: Lying) -> Wishes:
    """What the Objective still asks for, as things lie."""
    steps, vector = _part(lying, 0, 0)
    most = max(*vector[:_TIMELINES], *vector[_CONTACTS:]) or 1.0
    return Wishes(
        steps,
        tuple([each / most for each in vector[:_TIMELINES]]),
        tuple(vector[_TIMELINES:_CONTACTS]),
        tuple([each / most for each in vector[_CONTACTS:]]),
    )


def _part(lying: Lying, number: int, depth: int) -> tuple[float, _Vector]:
    """How far a part is from being met, and how much nearer each thing brings it."""
    part = lying.box.objective[number]
    if part[0] == n.PARTS:
        return _nearest([_part(lying, inner, depth) for inner in part[2]], part[1])
    if part[0] == n.CALLS:
        return _calls(lying, part, depth)
    if part[0] == n.LETTERS:
        return _letters(lying, part, depth)
    if part[0] in (n.MARKED, n.UNMARKED):
        return 0.0, _nothing()  # no memory brings a mark nearer; `answers` tells which choice does
    if part[0] in (n.BY_DAY, n.DAYS):
        late = _OUT_OF_REACH if lying.day > part[1] else 0.0
        return (late if part[0] == n.BY_DAY else _A_DAY * max(0, part[1] - lying.day + 1)), _nothing()
    return _memories(lying, part)


def _nothing() -> _Vector:
    return [0.0] * (_CONTACTS + n.CONTACTS)


def _nearest(parts: list[tuple[float, _Vector]], count: int) -> tuple[float, _Vector]:
    """So many of the parts are needed: the nearest; of those that are equally near each is as good."""
    ranked = sorted(steps for steps, _ in parts)
    last = ranked[count - 1]
    needed = [vector for steps, vector in parts if steps < last]
    even = [vector for steps, vector in parts if steps == last]
    if len(needed) + len(even) > count:
        needed.append([max(each) for each in zip(*even, strict=True)])
    else:
        needed += even
    return sum(ranked[:count]), [sum(each) for each in zip(*needed, strict=True)]


def _calls(lying: Lying, part: Part, depth: int) -> tuple[float, _Vector]:
    """Those who are to be called, and what each of them asks for first (CALL-05)."""
    waiting = [contact for contact in part[2] if contact not in lying.calls]
    short = part[1] - (len(part[2]) - len(waiting))
    if short <= 0 or not waiting:
        return 0.0, _nothing()
    ways = []
    for contact in waiting:
        asked = lying.box.contacts[contact][0]
        steps, vector = (0.0, _nothing()) if asked == n.NOBODY or depth == _DEEPEST else _part(lying, asked, depth + 1)
        vector[_CONTACTS + contact] = 1.0
        ways.append((steps + 1, vector))
    return _nearest(ways, min(short, len(ways)))


def _letters(lying: Lying, part: Part, depth: int) -> tuple[float, _Vector]:
    """Letters whose day is still to come, and what each of them waits for; the others are counted as come."""
    letters = [lying.box.letters[letter] for letter in part[2]]
    waiting = [letter for letter in letters if letter[0] >= lying.day]
    short = part[1] - (len(letters) - len(waiting))
    if short <= 0 or not waiting:
        return 0.0, _nothing()
    bare = depth == _DEEPEST
    ways = [
        (0.0, _nothing()) if letter[1] == n.NOBODY or bare else _part(lying, letter[1], depth + 1) for letter in waiting
    ]
    return _nearest(ways, min(short, len(ways)))


def _memories(lying: Lying, part: Part) -> tuple[float, _Vector]:
    """A part that asks for Clear Memories: those of use, and how many of a Timeline."""
    kind, count, what = part
    clears = lying.clears
    found = [0] * n.TIMELINES
    for card in clears:
        found[card // n.POSITIONS] += 1
    if kind == n.CLEAR_IN_EACH:
        short = [max(0, count - one) for one in found]
        return _of_use(clears, sum(short), short, 1.0)
    if kind == n.CLEAR_IN:
        short = [max(0, count - one) if timeline == what[0] else 0 for timeline, one in enumerate(found)]
        return _of_use(clears, sum(short), short, 1.0)
    if kind == n.NAMED:
        missing = [card for card in what if card not in clears]
        left = count - (len(what) - len(missing))
        vector = _nothing()
        if left > 0:
            for card in missing:
                vector[card] = 1.0
                timeline = _TIMELINES + card // n.POSITIONS
                vector[timeline] = min(left, vector[timeline] + 1)
        return max(0, left), vector
    left, worth = _FEELINGS[kind](lying, count)
    short = [max(0, left)] * n.TIMELINES
    if kind == n.POSITIVE_TIMELINES:
        good = {card // n.POSITIONS for card in clears if lying.box.feelings[card] == n.POSITIVE}
        short = [int(left > 0 and timeline not in good) for timeline in range(n.TIMELINES)]
    return _of_use(clears, max(0, left), short, worth)


def _of_use(clears: Sequence[int], left: float, short: list[int], worth: float) -> tuple[float, _Vector]:
    vector = [worth if short[card // n.POSITIONS] and card not in clears else 0.0 for card in _ALL]
    vector += [min(one, n.POSITIONS) for one in short]
    vector += [0.0] * n.CONTACTS
    return left / worth, vector


def _felt(lying: Lying, feeling: int) -> int:
    feelings = lying.box.feelings
    return sum([feelings[card] == feeling for card in lying.clears])


_FEELINGS: Final[dict[int, Callable[[Lying, int], tuple[int, float]]]] = {
    n.ANY_CLEARS: lambda lying, count: (count - len(lying.clears), 1.0),
    n.POSITIVES: lambda lying, count: (count - _felt(lying, n.POSITIVE), _UNKNOWN),
    n.NEGATIVES: lambda lying, count: (count - _felt(lying, n.NEGATIVE), _UNKNOWN),
    n.MORE_POSITIVE: lambda lying, count: (
        count - _felt(lying, n.POSITIVE) + _felt(lying, n.NEGATIVE),
        _UNKNOWN,
    ),
    n.POSITIVE_TIMELINES: lambda lying, count: (
        count - len({card // n.POSITIONS for card in lying.clears if lying.box.feelings[card] == n.POSITIVE}),
        _UNKNOWN,
    ),
}
"""For each kind that counts over the whole life: how many are missing, and what one more memory is worth to it."""


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
