"""The facts of the Objective: a step for each thing that the Objective names or counts."""

from collections.abc import Callable
from typing import Final

from ...engine import chronicle, objective
from ...engine import names as n
from ...engine.state import State
from ..lying import Step
from .answers import known_contact
from .memories import side_in_play


def progress_facts(state: State) -> tuple[Step, ...]:
    """Return the steps of the Objective, in the order of its parts."""
    return tuple(_steps(state, 0))


def _steps(state: State, number: int) -> list[Step]:
    """Return the steps of a part of the Objective: one for each thing if the part needs all its things, else one."""
    kind, count, what = state.box.objective[number]
    if kind == n.PARTS and count == len(what):
        return [step for inner in what for step in _steps(state, inner)]
    if kind == n.CLEAR_IN_EACH:
        return [_in_timeline(timeline, found, count) for timeline, found in enumerate(objective.found(state))]
    if kind in _ONE and count == len(what):
        one = _ONE[kind]
        return [one(state, each) for each in what]
    if kind == n.CLEAR_IN:
        return [_in_timeline(what[0], objective.how_much(state, number), count)]
    return [_whole(state, number)]


def _in_timeline(timeline: int, found: int, wanted: int) -> Step:
    return Step(n.CLEAR_IN, found >= wanted, timeline, found, wanted)


def _named(state: State, card: int) -> Step:
    side = side_in_play(state, card)
    return Step(n.NAMED, side == "clear", card, side=side)


def _call(state: State, contact: int) -> Step:
    return Step(n.CALLS, contact in chronicle.calls_made(state), known_contact(contact, state))


def _letter(state: State, letter: int) -> Step:
    side = state.box.letters[letter].side
    come = side in chronicle.sides_told(state)
    return Step(n.LETTERS, come, side if come else n.NOBODY)  # a letter that has not come has no title yet


def _mark(state: State, mark: int) -> Step:
    return Step(n.MARKED, chronicle.has_mark(state, mark), mark)


def _no_mark(state: State, mark: int) -> Step:
    return Step(n.UNMARKED, not chronicle.has_mark(state, mark), mark)


_ONE: Final[dict[int, Callable[[State, int], Step]]] = {
    n.NAMED: _named,
    n.CALLS: _call,
    n.LETTERS: _letter,
    n.MARKED: _mark,
    n.UNMARKED: _no_mark,
}
"""The functions that make the step for one thing; the key is the kind of the part that names the thing."""


def _whole(state: State, number: int) -> Step:
    """Return the single step of a part that counts something, or that does not need all the things that it names."""
    kind, count, what = state.box.objective[number]
    happy, hard = (len(objective.felt(state, feeling)) for feeling in (n.POSITIVE, n.NEGATIVE))
    inner: tuple[Step, ...] = ()
    if kind == n.PARTS:
        inner = tuple([step for part in what if not _never(state, part) for step in _inner(state, part)])
    elif kind in _ONE:
        inner = tuple([_ONE[kind](state, each) for each in what])
    done, much = objective.is_met(state, number), objective.how_much(state, number)
    return Step(kind, done, much=much, most=count, happy=happy, hard=hard, day=state.day, inner=inner)


def _inner(state: State, number: int) -> list[Step]:
    """Return the steps of a part that lies inside another part; a part that is itself a group of parts is one step.

    A part that asks only for marks of an earlier scenario is no step: the team has it already, or never.
    """
    kind, _, what = state.box.objective[number]
    if kind == n.MARKED and all(state.box.carried >> mark & 1 for mark in what):
        return []
    return [_whole(state, number)] if kind == n.PARTS else _steps(state, number)


def _never(state: State, number: int) -> bool:
    """Whether a part can never be met, since it asks for a mark that only an earlier scenario could have handed on."""
    kind, count, what = state.box.objective[number]
    if kind == n.PARTS:
        return sum([not _never(state, part) for part in what]) < count
    if kind != n.MARKED:
        return False
    return sum([mark in state.box.makes or chronicle.has_mark(state, mark) for mark in what]) < count
