"""The chain of causes behind a value, a pawn or a card. Each entry of the journal names the entry that caused it."""

import itertools
from collections.abc import Callable, Iterator
from typing import Any, Final, SupportsIndex

from ..common.numbers import whole
from ..common.people import looks
from ..common.quoting import quoted
from ..engine import changes
from ..engine import names as n
from ..engine.state import AFTER, BEFORE, CAUSE, RULE, TARGET, VERB, Entry, State
from .answers import Chain, Link
from .history import day_and_shift
from .names import Names
from .verbs import ROWS
from .wording import Wording


def why(thing: str | SupportsIndex, start: State, journal: list[Entry], state: State, wording: Wording) -> Chain:
    """Return the chain of causes behind a thing or behind a line of the journal, the latest cause first.

    Raises ValueError for a thing that nobody can ask about and for a line that the journal does not have.
    """
    names = wording.names
    number = line = whole(thing)
    if number is None:
        line = latest(journal, thing, names, state)
    elif not 0 <= number < len(journal):
        raise ValueError(f"why({quoted(thing)}): the journal has lines 0 to {len(journal) - 1}")
    links = []
    for index in chain(journal, line):
        entry = journal[index]
        text = wording.entries.sentence(entry)
        if text is not None:
            links.append(_link(text, entry[RULE], index, names))
        if entry[VERB] == changes.SHORT:
            links += _absences(start, journal, index, wording)
    if not links:
        return Chain((), names.say("why.no_past", thing=thing), names.words)
    sentence = names.say("why.line") if number is not None else names.say("why.chain", thing=thing)
    return Chain(tuple(links), sentence, names.words)


def _link(text: str, rule: str, line: int, names: Names) -> Link:
    pages = names.catalogue.rules.get(rule, {"pages": []})["pages"]
    printed = names.say("why.pages", n=len(pages), pages=", ".join(map(str, pages))) if pages else ""
    return Link(text, rule, names.say(f"rule.{rule}"), tuple(pages), printed, line)


def _absences(start: State, journal: list[Entry], line: int, wording: Wording) -> list[Link]:
    """Return links that say which pawns were not free when a shift had too few pawns, and since when."""
    links = []
    for pawn, place, since in away(start, journal, line):
        if since >= 0:
            text = wording.entries.absence(pawn, place, *day_and_shift(start, journal, since))
        else:  # the pawn was there as the game or scene began, so no entry says since when
            text = wording.entries.absence_from_start(pawn, place, start.day, start.tile)
        links.append(_link(text, journal[since][RULE] if since >= 0 else "COVER-01", since, wording.names))
    return links


def chain(journal: list[Entry], line: int | None) -> Iterator[int]:
    """Yield a line, the line that caused it, and so on."""
    while line is not None and line >= 0:
        yield line
        line = cause_of(journal, line)


def cause_of(journal: list[Entry], line: int) -> int:
    """Return the line that caused a line, or -1 when no line did.

    The journal names only the evening as the cause of an entry of the evening. For some of these entries an earlier
    line is found: the draw of a memory that is placed, the Stress of a pawn that must go On Leave, the last care of a
    day without Medical Care.
    """
    entry = journal[line]
    if entry[RULE] == "TALK-08":
        return _draw_of_a_return(journal, line)
    behind = ROWS[entry[VERB]].behind.get(entry[RULE])
    return entry[CAUSE] if behind is None else _last(journal, line, behind(entry), entry[CAUSE])


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


def _last(journal: list[Entry], line: int, match: Callable[[Entry], bool], otherwise: int) -> int:
    """Return the last line before `line` for which `match` is true; `otherwise` when there is no such line."""
    return next((index for index in range(line - 1, -1, -1) if match(journal[index])), otherwise)


def away(start: State, journal: list[Entry], line: int) -> list[tuple[int, int, int]]:
    """Return (pawn, place, line of the move there or -1) for each pawn that was not in the Break Room at a line."""
    state = start.copy()
    since: dict[int, int] = {}
    for index, entry in enumerate(journal[:line]):
        if entry[VERB] == "places":
            since[entry[TARGET]] = index
        changes.redo(state, entry)
    return [
        (pawn, place, since.get(pawn, -1))
        for pawn, place in enumerate(state.places[: n.FIRST_ON_CALL])
        if place not in (n.ABSENT, n.BREAK_ROOM)
    ]


def latest(journal: list[Entry], thing: object, names: Names, state: State) -> int | None:
    """Return the last line that changed a thing; None when no line did. Raises ValueError for an unknown thing."""
    if thing == "prompt":
        return state.cause if journal else None
    match = _match(thing, names)
    return next((line for line in range(len(journal) - 1, -1, -1) if match(journal[line])), None)


_THINGS: Final = {row.thing for row in ROWS.values() if row.thing}
"""The things of the whole table that a reader can ask "Why?" about."""


def _match(thing: object, names: Names) -> Any:
    if thing in _THINGS:
        return lambda e: ROWS[e[VERB]].thing == thing
    if thing == "marked_area":
        return lambda e: e[:2] == ("SETUP-19", changes.TOLD + "narrative")
    if thing == "pool":
        return lambda e: e[VERB] == changes.TOKENS and n.POOL in (e[BEFORE], e[AFTER])
    if thing in names.patient_ids:
        card = names.patient_ids.index(thing)
        return lambda e: e[VERB] == changes.DRAW[n.PATIENTS] and e[TARGET] == card
    for card, memory in enumerate(names.catalogue.memories):
        if memory.id == thing:
            grids = (n.PARTIAL_GRID, n.CLEAR_GRID)
            return lambda e: e[VERB] == changes.CARD and e[TARGET] == card and e[AFTER] in grids
    called = looks(thing)
    for pawn in range(n.PAWNS):
        name = looks(names.pawn(pawn))
        if called == name:
            return lambda e: e[VERB] == "places" and e[TARGET] == pawn
        if called == f"{name} stress":
            return lambda e: e[VERB] == "stress" and e[TARGET] == pawn
        if called == f"{name} tokens" and pawn < n.NURSES:
            return lambda e: e[VERB] == changes.TOKENS and pawn in (e[BEFORE], e[AFTER])
    nurse = names.pawn(0)
    raise ValueError(
        f"why({quoted(thing)}): ask about 'condition', 'warnings', 'manager', 'shift', 'day', 'outcome', 'prompt', "
        f"'pool', 'marked_area', a pawn ({nurse!r}, '{nurse} stress', '{nurse} tokens'), "
        "or the id of a card"
    )
