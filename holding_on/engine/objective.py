"""The Objective of a scenario (SCEN-04 to SCEN-06, G-44): parts of a few kinds, combined by "all" and "any".

An Objective is a tuple of parts; the first part stands for the whole Objective. The criteria of a contact are parts of
the same tuple (CALL-05). A new kind of part needs a name in `names.PART_NAMES`, a row in `_HOW_MUCH`, a test and a
sentence.
"""

from collections.abc import Callable
from typing import Final

from . import chronicle
from .names import (
    BY_DAY,
    CLEAR_GRID,
    NEGATIVE,
    ON_SHIFT,
    OVER,
    PARTS,
    POSITIONS,
    POSITIVE,
    TALK,
    TIMELINES,
)
from .state import State


def is_met(state: State, number: int = 0) -> bool:
    """Whether the part with this number is met now; number 0 is the whole Objective (G-44)."""
    kind, count, what = state.box.objective[number]
    if kind == PARTS:
        return _are_enough_met(state, count, what)
    return _HOW_MUCH[kind](state, count, what) >= (1 if kind == BY_DAY else count)


def needed(state: State, number: int) -> int:
    """Return how many Clears, Calls, days … a part requires; 1 for "by a day", which is met or not."""
    kind, count, _ = state.box.objective[number]
    return 1 if kind == BY_DAY else count


def how_much(state: State, number: int) -> int:
    """Return how many Clears, Calls, days … there are now for a part, to be compared with `needed`."""
    kind, count, what = state.box.objective[number]
    return _HOW_MUCH[kind](state, count, what)


def found(state: State) -> list[int]:
    """Return how many Clear Memories lie in each Timeline (S1-08, SCEN-05): a list of five numbers."""
    counts = [0] * TIMELINES
    for card in state.piles[CLEAR_GRID]:
        counts[card // POSITIONS] += 1
    return counts


def felt(state: State, feeling: int) -> list[int]:
    """Return the Clear Memories in play with this feeling, POSITIVE or NEGATIVE (ICON-08, ICON-09)."""
    return [card for card in state.piles[CLEAR_GRID] if state.box.feelings[card] == feeling]


def days_over(state: State) -> int:
    """Return how many days Billy has lived through on this ward; today counts once its cards are discarded (DAY-18)."""
    evening = state.phase == TALK or (state.phase == OVER and not state.piles[ON_SHIFT])
    return state.day if evening else state.day - 1


def _are_enough_met(state: State, count: int, parts: tuple[int, ...]) -> bool:
    """Whether at least `count` of the parts are met; no part is looked at once that is certain."""
    spare = len(parts) - count
    for number in parts:
        if is_met(state, number):
            count -= 1
            if count == 0:
                return True
        else:
            spare -= 1
            if spare < 0:
                return False
    return count <= 0


def _parts(state: State, count: int, what: tuple[int, ...]) -> int:
    return sum([is_met(state, number) for number in what])


def _in_each(state: State, count: int, what: tuple[int, ...]) -> int:  # S1-08
    return min(found(state))


def _in_one(state: State, count: int, what: tuple[int, ...]) -> int:
    return found(state)[what[0]]


def _clears(state: State, count: int, what: tuple[int, ...]) -> int:
    return len(state.piles[CLEAR_GRID])


def _named(state: State, count: int, what: tuple[int, ...]) -> int:  # SCEN-06
    return sum([card in state.piles[CLEAR_GRID] for card in what])


def _positives(state: State, count: int, what: tuple[int, ...]) -> int:
    return len(felt(state, POSITIVE))


def _negatives(state: State, count: int, what: tuple[int, ...]) -> int:
    return len(felt(state, NEGATIVE))


def _more_positive(state: State, count: int, what: tuple[int, ...]) -> int:
    return len(felt(state, POSITIVE)) - len(felt(state, NEGATIVE))


def _positive_timelines(state: State, count: int, what: tuple[int, ...]) -> int:
    return len({card // POSITIONS for card in felt(state, POSITIVE)})


def _calls(state: State, count: int, what: tuple[int, ...]) -> int:
    made = chronicle.calls_made(state)
    return sum([contact in made for contact in what])


def _by_day(state: State, count: int, what: tuple[int, ...]) -> int:  # SCEN-06
    return int(state.day <= count)


def _days(state: State, count: int, what: tuple[int, ...]) -> int:
    return days_over(state)


def _letters(state: State, count: int, what: tuple[int, ...]) -> int:
    told = chronicle.sides_told(state)
    return sum([state.box.letters[letter].side in told for letter in what])


def _marked(state: State, count: int, what: tuple[int, ...]) -> int:
    return sum([chronicle.has_mark(state, mark) for mark in what])


def _unmarked(state: State, count: int, what: tuple[int, ...]) -> int:  # SCEN-06
    return len(what) - _marked(state, count, what)


_HOW_MUCH: Final[tuple[Callable[[State, int, tuple[int, ...]], int], ...]] = (
    _parts,
    _in_each,
    _in_one,
    _clears,
    _named,
    _positives,
    _negatives,
    _more_positive,
    _positive_timelines,
    _calls,
    _by_day,
    _days,
    _letters,
    _marked,
    _unmarked,
)
