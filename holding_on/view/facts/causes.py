"""The causes behind a value, a pawn, a card or a line. Each entry of the journal names the entry that caused it."""

import itertools
from collections.abc import Callable, Iterator
from typing import Final

from ...engine import changes
from ...engine import names as n
from ...engine.state import AFTER, BEFORE, CAUSE, RULE, TARGET, VERB, Entry, State
from ..found import About, Away, Cause
from .journal import day_and_shift

Is = Callable[[Entry], bool]


def causes_of(about: About, start: State, journal: list[Entry], state: State) -> list[Cause]:
    """Return the chain of causes behind a thing, the latest cause first; [] when no line changed the thing."""
    return [
        Cause(line, journal[line], journal[line][RULE], _away(start, journal, line))
        for line in _chain(journal, _latest(about, journal, state))
    ]


def _chain(journal: list[Entry], line: int | None) -> Iterator[int]:
    """Yield a line, the line that caused it, and so on."""
    while line is not None and line >= 0:
        yield line
        line = _cause_of(journal, line)


# --- where a chain begins -----------------------------------------------------------------------------------------


def _latest(about: About, journal: list[Entry], state: State) -> int | None:
    """Return the last line that changed a thing; None when no line did."""
    if about.kind == "line":
        return about.number
    if about.kind == "prompt":
        return state.cause if journal else None
    changed = _changed(about)
    return next((line for line in range(len(journal) - 1, -1, -1) if changed(journal[line])), None)


_CHANGED_BY: Final = {
    "condition": ("condition",),
    "day": ("day",),
    "manager": ("manager", changes.TOLD + "manager_named"),
    "outcome": ("ending",),
    "shift": ("shift",),
    "warnings": ("warnings",),
}
"""For a thing of the whole table, the verbs of the entries that change it."""


def _changed(about: About) -> Is:
    """Return a function that matches the entries that changed a thing."""
    kind, number = about
    if kind in _CHANGED_BY:
        verbs = _CHANGED_BY[kind]
        return lambda e: e[VERB] in verbs
    return {
        "marked_area": lambda e: e[:2] == ("SETUP-19", changes.TOLD + "narrative"),
        "pool": lambda e: e[VERB] == changes.TOKENS and n.POOL in (e[BEFORE], e[AFTER]),
        "patient": lambda e: e[VERB] == changes.DRAW[n.PATIENTS] and e[TARGET] == number,
        "memory": lambda e: e[VERB] == changes.CARD and e[TARGET] == number and e[AFTER] in _GRIDS,
        "pawn": lambda e: e[VERB] == "places" and e[TARGET] == number,
        "stress": lambda e: e[VERB] == "stress" and e[TARGET] == number,
        "tokens": lambda e: e[VERB] == changes.TOKENS and number in (e[BEFORE], e[AFTER]),
    }[kind]


_GRIDS: Final = (n.PARTIAL_GRID, n.CLEAR_GRID)


# --- how it goes on -----------------------------------------------------------------------------------------------


def _cause_of(journal: list[Entry], line: int) -> int:
    """Return the line that caused a line, or -1 when no line did.

    The journal names only the evening as the cause of an entry of the evening. For some of these entries an earlier
    line is found: the draw of a memory that is placed, the Stress of a pawn that must go On Leave, the last care of a
    day without Medical Care.
    """
    entry = journal[line]
    if entry[RULE] == "TALK-08":
        return _draw_of_a_return(journal, line)
    behind = _BEHIND.get((entry[VERB], entry[RULE]))
    return entry[CAUSE] if behind is None else _last(journal, line, behind(entry), entry[CAUSE])


def _drawn(stream: int) -> Callable[[Entry], Is]:
    return lambda entry: lambda e: e[VERB] == changes.DRAW[stream] and e[TARGET] == entry[TARGET]


def _stressed(entry: Entry) -> Is:
    return lambda e: e[VERB] == "stress" and e[TARGET] == entry[TARGET]


def _cared(_: Entry) -> Is:
    return lambda e: e[VERB] == "care" and e[AFTER] != n.UNDECIDED


def _came(entry: Entry) -> Is:
    """Return a function that matches moves of the pawn of an entry; for tokens of the pool, moves of all its pawns."""
    purse = n.purse_of(entry[AFTER] if entry[VERB] == changes.TOKENS else entry[TARGET])
    return lambda e: e[VERB] == "places" and n.purse_of(e[TARGET]) == purse


_BEHIND: Final[dict[tuple[str, str], Callable[[Entry], Is]]] = {
    (changes.CARD, "TALK-02"): _drawn(n.PARTIALS),
    (changes.CARD, "TALK-07"): _drawn(n.CLEARS),
    (changes.TOKENS, "DAY-13"): _came,
    (changes.TOLD + "warning_cause", "WARN-01"): _cared,
    (changes.TOLD + "warning_cause", "WARN-02"): _stressed,
    ("places", "DAY-16"): _came,
    ("places", "DAY-17"): _stressed,
    ("stress", "DAY-16"): _came,
}
"""For the verb and the rule of an entry of the evening: a function that finds an earlier cause than the evening."""


def _draw_of_a_return(journal: list[Entry], line: int) -> int:
    """Return the line of the draw of a Clear that a Nurse gives back without showing it (TALK-08).

    When a Nurse holds several Clears of one Timeline, nobody else knows which memory came with which draw. "Why?" must
    not reveal that. The Clears go back in the order of their positions, so the first Clear to go back gets the first
    draw, the second Clear the second draw, and so on.
    """
    _, _, card, holder, _, cause = journal[line]
    alike = [
        index
        for index, entry in enumerate(journal)
        if entry[RULE] == "TALK-08"
        and (entry[BEFORE], entry[CAUSE]) == (holder, cause)
        and entry[TARGET] // n.POSITIONS == card // n.POSITIONS
    ]
    draws = sorted(_last_draw(journal, index) for index in alike)
    return next(itertools.islice((draw for draw in draws if draw >= 0), alike.index(line), None), cause)


def _last_draw(journal: list[Entry], line: int) -> int:
    """Return the line in which the Clear of a line was drawn; -1 when the Nurse held that Clear from the start."""
    card = journal[line][TARGET]
    return _last(journal, line, lambda e: e[VERB] == changes.DRAW[n.CLEARS] and e[TARGET] == card, -1)


def _last(journal: list[Entry], line: int, match: Is, otherwise: int) -> int:
    """Return the last line before `line` for which `match` is true; `otherwise` when there is no such line."""
    return next((index for index in range(line - 1, -1, -1) if match(journal[index])), otherwise)


# --- who was away -------------------------------------------------------------------------------------------------


def _away(start: State, journal: list[Entry], line: int) -> list[Away]:
    """Return who was not in the Break Room at a line that says that a shift has too few pawns; [] for other lines."""
    if journal[line][VERB] != changes.SHORT:
        return []
    state = start.copy()
    since: dict[int, int] = {}
    for index, entry in enumerate(journal[:line]):
        if entry[VERB] == "places":
            since[entry[TARGET]] = index
        changes.redo(state, entry)
    return [
        _since(start, journal, pawn, place, since.get(pawn, -1))
        for pawn, place in enumerate(state.places[: n.FIRST_ON_CALL])
        if place not in (n.ABSENT, n.BREAK_ROOM)
    ]


def _since(start: State, journal: list[Entry], pawn: int, place: int, line: int) -> Away:
    """Return since when a pawn was at a place; at line -1 it was there as the game or scene began."""
    if line < 0:
        return Away(pawn, place, line, "COVER-01", start.day, start.tile)
    return Away(pawn, place, line, journal[line][RULE], *day_and_shift(start, journal, line))
