"""Reading a journal: its lines as sentences, the moments to look back to, and a row for each shift."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final

from ..engine import changes
from ..engine import names as n
from ..engine.state import AFTER, TARGET, VERB, Entry, State
from ..quoting import quoted
from .sentences import Formatter
from .verbs import ROWS

_FIELDS_OF_A_MOMENT: Final = ("day", "shift", "condition")
_CARES: Final = (n.MEDICAL, n.PALLIATIVE)


def day_and_shift(start: State, journal: list[Entry], line: int) -> tuple[int, int]:
    """The day and the shift in which a line was written; before the first line, those of the start."""
    shift = None
    for index in range(line, -1, -1):
        verb, after = journal[index][VERB], journal[index][AFTER]
        if verb == "day":
            return after, n.MORNING if shift is None else shift
        if verb == "shift" and shift is None:
            shift = after
    return start.day, start.shift if shift is None else shift


def lines(
    start: State, journal: list[Entry], move_starts: list[int], formatter: Formatter, first: int, seat: int | None
) -> list[dict[str, Any]]:
    """The entries of the journal from `first` on that have a sentence, as plain data; `line` is their index.

    `move_starts` are the lines with which the moves begin.
    """
    first = max(0, min(first, len(journal)))
    day, shift = day_and_shift(start, journal, first - 1)
    move = bisect_left(move_starts, first)
    found = []
    for line in range(first, len(journal)):
        entry = journal[line]
        rule, verb, _, _, after, cause = entry
        if verb == "day":
            day, shift = after, n.MORNING
        elif verb == "shift":
            shift = after
        elif verb == changes.CHOSE:
            move += 1
        text = formatter.sentence(entry, seat)
        if text is not None:
            row = ROWS[verb]
            eased = formatter.eased(entry[TARGET]) if verb == changes.DRAW[n.PATIENTS] else None
            found.append(
                {
                    "line": line,
                    "day": day,
                    "shift": shift,
                    "rule": rule,
                    "text": text,
                    "cover": formatter.cover(entry, seat),
                    **({"eased": eased} if eased else {}),
                    "verb": verb,
                    "matters": row.weighs or rule in row.weighs_by,
                    "read_aloud": row.read_aloud,
                    "cause": cause if cause >= 0 else None,
                    "move": move,
                }
            )
    return found


def moments(
    start: State, journal: list[Entry], move_starts: list[int], now: State, formatter: Formatter
) -> list[dict[str, Any]]:
    """The moments to look back to: before each patient card was turned, and now; as plain data.

    `care` is that of the shift which began at the moment, as soon as it was chosen.
    """
    held, line = {field: getattr(start, field) for field in _FIELDS_OF_A_MOMENT}, 0
    found: list[dict[str, Any]] = []
    for move, first in enumerate(move_starts):
        if journal[first][TARGET] == n.TURN_CARD:
            _note_care(found, journal[line:first])
            for _, verb, _, _, after, _ in journal[line:first]:
                if verb in held:
                    held[verb] = after
            line = first
            found.append(_moment(move, **held, formatter=formatter))
    _note_care(found, journal[line:])
    held = {field: getattr(now, field) for field in _FIELDS_OF_A_MOMENT}
    return [*found, {**_moment(len(move_starts), **held, formatter=formatter), "now": True}]


def _moment(move: int, day: int, shift: int, condition: int, formatter: Formatter) -> dict[str, Any]:
    return {
        "move": move,
        "day": day,
        "shift": shift,
        "condition": condition,
        "stage": n.STAGE_OF[condition],
        "now": False,
        "care": None,
        "text": formatter.moment(day, shift, condition),
    }


def _note_care(found: list[dict[str, Any]], entries: list[Entry]) -> None:
    """Note which care these entries gave at the last of the moments; a game may begin in a shift that has none."""
    for entry in entries:
        if found and entry[VERB] == "care" and entry[AFTER] in _CARES:
            found[-1]["care"] = n.CARE_NAMES[entry[AFTER]]


def move_at(start: State, journal: list[Entry], move_starts: list[int], day: int, shift: str) -> int:
    """The move that turned the card of a day's shift; ValueError when the game has not come so far."""
    if shift not in n.SHIFT_NAMES:
        raise ValueError(f"shift={quoted(shift)}: the shifts are {', '.join(n.SHIFT_NAMES)}")
    wanted = (day, n.SHIFT_NAMES.index(shift))
    today, now, move = start.day, start.shift, 0
    for line, entry in enumerate(journal):
        if entry[VERB] == "day":
            today = entry[AFTER]
        elif entry[VERB] == "shift":
            now = entry[AFTER]
        elif move < len(move_starts) and line == move_starts[move]:
            if entry[TARGET] == n.TURN_CARD and (today, now) == wanted:
                return move
            move += 1
    if (today, now) == wanted:
        return move
    raise ValueError(
        f"day={quoted(day)}, shift={quoted(shift)}: this game has not turned that card; it is at day {today}"
    )


def rows(start: State, journal: list[Entry], now: State) -> list[dict[str, Any]]:
    """One row a shift whose card has been turned, as the table lay when the next one was (or lies now)."""
    state = start.copy()
    found: list[dict[str, Any]] = []
    turned = start.piles[n.ON_SHIFT + start.shift]
    if turned:  # the game began in the middle of a shift
        found.append(open_row(start, turned))
        name_card(found[0], start, turned[0])
    for entry in journal:
        if entry[VERB] == changes.DRAW[n.PATIENTS]:
            if found:
                close(found[-1], state)
            found.append(open_row(state, last=found[-1] if found else None))
            name_card(found[-1], state, entry[TARGET])
        changes.redo(state, entry)
    if found:
        close(found[-1], now)
    return found


def open_row(state: State, turned: Sequence[int] = (), last: dict[str, Any] | None = None) -> dict[str, Any]:
    """The row of a shift, begun as the table lies before its card is turned; `turned`, where that is over, is the card.

    The odds are those that the table knows: it has seen which cards are gone. They are those of the `last` shift, if
    there is one, less its card: no patient card ever comes back.
    """
    if last is None:
        odds, falls = _odds(state, turned)
    else:
        odds, falls = last["odds"][:], last["falls"][:]
        odds[n.KIND_NAMES.index(last["kind"])] -= 1
        falls[last["symbols"] if last["kind"] != _STABLE else 0] -= 1
    return {
        "day": state.day,
        "shift": n.SHIFT_NAMES[state.shift],
        "manager": state.manager,
        "kind": "",
        "staff": 0,
        "symbols": 0,
        "before": state.condition,
        "odds": odds,
        "falls": falls,
    }


_STABLE: Final = n.KIND_NAMES[n.STABLE]


def _odds(state: State, turned: Sequence[int]) -> tuple[list[int], list[int]]:
    """How many of the cards that may come are of each kind, and cost Billy so many spaces."""
    patients = state.box.patients
    odds, falls = [0] * len(n.KIND_NAMES), [0] * (state.box.hardest + 1)
    for card in (*state.piles[n.PATIENT_DECK], *turned):
        printed = patients[card]
        odds[printed[n.KIND]] += 1
        falls[printed[n.SYMBOLS] if printed[n.KIND] != n.STABLE else 0] += 1
    return odds, falls


def name_card(row: dict[str, Any], state: State, card: int) -> None:
    """Note in a row the patient card that was turned."""
    patient = state.box.patients[card]
    row["kind"] = n.KIND_NAMES[patient[n.KIND]]
    row["staff"] = patient[n.STAFF]
    row["symbols"] = patient[n.SYMBOLS]


def close(row: dict[str, Any], state: State) -> None:
    """Finish the row of a shift with what it led to, as the table lies before the next card is turned."""
    places, tokens = state.places, state.tokens
    partials, clears = state.piles[n.PARTIAL_GRID], state.piles[n.CLEAR_GRID]
    row["care"] = n.CARE_NAMES[state.care[n.SHIFT_NAMES.index(row["shift"])] or n.NO_CARE]
    row["condition"] = state.condition
    row["warnings"] = state.warnings
    row["stress"] = [None if place == n.ABSENT else level for level, place in zip(state.stress, places, strict=False)]
    row["tokens"] = [None if places[nurse] == n.ABSENT else tokens[nurse] for nurse in _NURSES] + [tokens[n.POOL]]
    row["partials"] = len(partials)
    row["clears"] = len(clears)
    row["partial_lines"] = by_timeline(partials)
    row["clear_lines"] = by_timeline(clears)


_NURSES: Final = range(n.NURSES)


def by_timeline(cards: list[int]) -> list[int]:
    """How many of the cards belong to each Timeline; a pile is sorted, so its Timelines lie one after the other."""
    if not cards:
        return [0] * n.TIMELINES
    a, b, c, d = [bisect_left(cards, first) for first in _FIRSTS]
    return [a, b - a, c - b, d - c, len(cards) - d]


_FIRSTS: Final = tuple(n.POSITIONS * timeline for timeline in range(1, n.TIMELINES))
"""The first memory of each Timeline but the first."""
