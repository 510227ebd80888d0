"""Wishes: what an Objective still asks for, and how much nearer to it each Clear Memory and each Call would bring.

Wishes are computed only from the data of the scenario and from what lies open. Before a memory is clear, nobody knows
how Billy feels about it; until then all memories count the same.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ..engine import names as n
from ..engine.box import Box, Part
from .seat import Wishes


class Progress(NamedTuple):
    """The open facts that an Objective asks for: the Clear Memories, the Calls that were made, the day and the marks.

    `marks` has a bit for each mark that is set.
    """

    clears: Sequence[int]
    calls: Sequence[int]
    day: int
    box: Box
    marks: int = 0


_Nearer = dict[int, float]
"""How much nearer a memory, a Timeline or a contact brings a part, by its number; one that is left out brings nothing.

The memories are numbered first, then the Timelines, then the contacts.
"""
_TIMELINES: Final = n.MEMORIES
_CONTACTS: Final = n.MEMORIES + n.TIMELINES
_ALL: Final = range(n.MEMORIES)
_OUT_OF_REACH: Final = 99.0
_A_DAY: Final = 0.6
"""How many steps a day counts for that must pass; a Clear Memory counts for 1."""
_UNKNOWN: Final = 0.5
"""The chance that a memory which is not yet clear has the feeling that is asked for."""
_DEEPEST: Final = 12
"""How many levels of Calls that require other Calls are searched; if Calls required each other, it would never end."""


def wishes(progress: Progress) -> Wishes:
    """Return what the Objective still asks for."""
    steps, nearer = _part(progress, 0, 0)
    vector = [nearer.get(number, 0.0) for number in range(_CONTACTS + n.CONTACTS)]
    clears, timelines, calls = vector[:_TIMELINES], vector[_TIMELINES:_CONTACTS], vector[_CONTACTS:]
    most = max(max(clears), max(calls))
    if most not in (0.0, 1.0):
        clears, calls = [each / most for each in clears], [each / most for each in calls]
    return Wishes(steps, tuple(clears), tuple(timelines), tuple(calls), sum(clears))


def pass_with_the_day(box: Box) -> bool:
    """Whether the wishes can change when only a day passes, with no memory found and no Call made."""
    return any(box.objective[number][0] in (n.LETTERS, n.BY_DAY, n.DAYS) for number in _asked(box))


def _part(progress: Progress, number: int, depth: int) -> tuple[float, _Nearer]:
    """Return the number of steps to a part of the Objective, and how much nearer each memory or Call brings it."""
    part = progress.box.objective[number]
    if part[0] == n.PARTS:
        return _nearest([_part(progress, inner, depth) for inner in part[2]], part[1])
    if part[0] == n.CALLS:
        return _calls(progress, part, depth)
    if part[0] == n.LETTERS:
        return _letters(progress, part, depth)
    if part[0] == n.MARKED:
        return _marks(progress.box, part), {}
    if part[0] == n.UNMARKED:
        free = [mark for mark in part[2] if not progress.marks >> mark & 1]
        return _OUT_OF_REACH if len(free) < part[1] else 0.0, {}  # nothing takes a mark away
    if part[0] in (n.BY_DAY, n.DAYS):
        late = _OUT_OF_REACH if progress.day > part[1] else 0.0
        return (late if part[0] == n.BY_DAY else _A_DAY * max(0, part[1] - progress.day + 1)), {}
    return _memories(progress, part)


def _nearest(parts: list[tuple[float, _Nearer]], count: int) -> tuple[float, _Nearer]:
    """Join the steps and the gains of the `count` parts that need the fewest steps; equally near parts are equal."""
    ranked = sorted([steps for steps, _ in parts])
    last = ranked[count - 1]
    needed = [nearer for steps, nearer in parts if steps < last]
    even = [nearer for steps, nearer in parts if steps == last]
    if len(needed) + len(even) > count:
        most: _Nearer = {}
        for nearer in even:
            for number, gain in nearer.items():
                most[number] = max(gain, most.get(number, 0.0))
        needed.append(most)
    else:
        needed += even
    total: _Nearer = {}
    for nearer in needed:
        for number, gain in nearer.items():
            total[number] = total.get(number, 0.0) + gain
    return sum(ranked[:count]), total


def _calls(progress: Progress, part: Part, depth: int) -> tuple[float, _Nearer]:
    """Return the steps and the gains of a part that asks for Calls, with what each contact requires first
    (CALL-05).
    """
    waiting = [contact for contact in part[2] if contact not in progress.calls]
    short = part[1] - (len(part[2]) - len(waiting))
    if short <= 0 or not waiting:
        return 0.0, {}
    ways = []
    for contact in waiting:
        asked = progress.box.contacts[contact].requires
        free = asked == n.NOBODY or depth == _DEEPEST
        steps, nearer = (0.0, {}) if free else _part(progress, asked, depth + 1)
        nearer[_CONTACTS + contact] = 1.0
        ways.append((steps + 1, nearer))
    return _nearest(ways, min(short, len(ways)))


def _letters(progress: Progress, part: Part, depth: int) -> tuple[float, _Nearer]:
    """Return the steps and the gains of a part that asks for letters, with what each letter requires.

    Letters of earlier days count as received; only letters of this day and of later days are still to come.
    """
    letters = [progress.box.letters[letter] for letter in part[2]]
    coming = {letter.side for letter in progress.box.letters if letter.day >= progress.day}  # some may come later too
    waiting = [letter for letter in letters if letter.side in coming]
    short = part[1] - (len(letters) - len(waiting))
    if short <= 0 or not waiting:
        return 0.0, {}
    bare = depth == _DEEPEST
    ways = [
        (0.0, {}) if letter.requires == n.NOBODY or bare else _part(progress, letter.requires, depth + 1)
        for letter in waiting
    ]
    return _nearest(ways, min(short, len(ways)))


def _marks(box: Box, part: Part) -> float:
    """Return 0 while the marks of a part can still be made, else `_OUT_OF_REACH`.

    No memory brings a mark nearer; `answers` gives the choice that makes it. If only an earlier scenario could have
    made a mark, and the mark was not carried over, it is out of reach.
    """
    reach = [mark for mark in part[2] if mark in box.makes or box.carried >> mark & 1]
    return _OUT_OF_REACH if len(reach) < part[1] else 0.0


def _memories(progress: Progress, part: Part) -> tuple[float, _Nearer]:
    """Return the steps and the gains of a part that asks for Clear Memories."""
    kind, count, what = part
    clears = progress.clears
    if kind == n.NAMED:
        missing = [card for card in what if card not in clears]
        left = count - (len(what) - len(missing))
        nearer: _Nearer = {}
        if left > 0:
            for card in missing:
                nearer[card] = 1.0
                timeline = _TIMELINES + card // n.POSITIONS
                nearer[timeline] = min(left, nearer.get(timeline, 0.0) + 1)
        return max(0, left), nearer
    found = [0] * n.TIMELINES
    for card in clears:
        found[card // n.POSITIONS] += 1
    if kind == n.CLEAR_IN_EACH:
        short = [max(0, count - one) for one in found]
        return _of_use(clears, sum(short), short, 1.0)
    if kind == n.CLEAR_IN:
        short = [max(0, count - one) if timeline == what[0] else 0 for timeline, one in enumerate(found)]
        return _of_use(clears, sum(short), short, 1.0)
    left, worth = _FEELINGS[kind](progress, count)
    short = [max(0, left)] * n.TIMELINES
    if kind == n.POSITIVE_TIMELINES:
        good = {card // n.POSITIONS for card in clears if progress.box.feelings[card] == n.POSITIVE}
        short = [int(left > 0 and timeline not in good) for timeline in range(n.TIMELINES)]
    return _of_use(clears, max(0, left), short, worth)


def _of_use(clears: Sequence[int], left: float, short: list[int], worth: float) -> tuple[float, _Nearer]:
    nearer: _Nearer = {card: worth for card in _ALL if short[card // n.POSITIONS] and card not in clears}
    for timeline, one in enumerate(short):
        if one:
            nearer[_TIMELINES + timeline] = min(one, n.POSITIONS)
    return left / worth, nearer


def _felt(progress: Progress, feeling: int) -> int:
    feelings = progress.box.feelings
    return sum([feelings[card] == feeling for card in progress.clears])


_FEELINGS: Final[dict[int, Callable[[Progress, int], tuple[int, float]]]] = {
    n.ANY_CLEARS: lambda progress, count: (count - len(progress.clears), 1.0),
    n.POSITIVES: lambda progress, count: (count - _felt(progress, n.POSITIVE), _UNKNOWN),
    n.NEGATIVES: lambda progress, count: (count - _felt(progress, n.NEGATIVE), _UNKNOWN),
    n.MORE_POSITIVE: lambda progress, count: (
        count - _felt(progress, n.POSITIVE) + _felt(progress, n.NEGATIVE),
        _UNKNOWN,
    ),
    n.POSITIVE_TIMELINES: lambda progress, count: (
        count - len({card // n.POSITIONS for card in progress.clears if progress.box.feelings[card] == n.POSITIVE}),
        _UNKNOWN,
    ),
}
"""For each kind of part that counts the memories of all Timelines, a function that returns two numbers: how many
memories are missing, and the worth of one more."""


def answers(box: Box, codes: list[int]) -> tuple[tuple[int, int, int], ...]:
    """Return for each answer to a choice of the story the change of condition, the change of tokens, and 1, -1 or 0.

    The third number is 1 if the scenario asks for the answer's mark, -1 if it asks for the absence of that mark, else
    0.

    A choice does not show these numbers. A style knows them, like players who have played the scenario before.
    """
    effects = []
    parts = [box.objective[number] for number in _asked(box)]
    for code in codes:
        choice, option = divmod(code & n.ACTION_TARGET, n.OPTIONS)
        effect = box.choices[choice].answers[option].effect
        for_it, against_it = (
            any(kind == sort and effect.mark in what for kind, _, what in parts) for sort in (n.MARKED, n.UNMARKED)
        )
        effects.append((effect.condition, effect.tokens, int(for_it) - int(against_it)))
    return tuple(effects)


def _asked(box: Box) -> list[int]:
    """Return the numbers of the parts that the Objective and its Calls ask for, without parts of choices and
    outcomes.
    """
    asked = [0]
    for number in asked:  # the list grows while the loop reads it
        kind, _, what = box.objective[number]
        inner = what if kind == n.PARTS else ()
        if kind == n.CALLS:
            inner = tuple([box.contacts[contact].requires for contact in what])
        asked += [part for part in inner if part != n.NOBODY and part not in asked]
    return asked
