"""The facts of the journal: the day, shift and move of each line, and the moments to look back to."""

from bisect import bisect_left
from typing import Final, SupportsIndex

from ...common.numbers import whole
from ...common.quoting import quoted
from ...engine import changes
from ...engine import names as n
from ...engine.state import AFTER, TARGET, VERB, Entry, State
from ..found import Line, Moment
from .verbs import is_read_aloud, matters


def day_and_shift(start: State, journal: list[Entry], line: int) -> tuple[int, int]:
    """Return the day and the shift of a line of the journal; for line -1, the day and the shift of the start."""
    shift = None
    for index in range(line, -1, -1):
        verb, after = journal[index][VERB], journal[index][AFTER]
        if verb == "day":
            return after, n.MORNING if shift is None else shift
        if verb == "shift" and shift is None:
            shift = after
    return start.day, start.shift if shift is None else shift


def lines_from(first: int, start: State, journal: list[Entry], move_starts: list[int]) -> list[Line]:
    """Return the lines of the journal from `first` on; `move_starts` are the lines at which the moves begin."""
    first = max(0, min(first, len(journal)))
    day, shift = day_and_shift(start, journal, first - 1)
    move = bisect_left(move_starts, first)
    found: list[Line] = []
    for line in range(first, len(journal)):
        entry = journal[line]
        verb, after = entry[VERB], entry[AFTER]
        if verb == "day":
            day, shift = after, n.MORNING
        elif verb == "shift":
            shift = after
        elif verb == changes.CHOSE:
            move += 1
        turned = entry[TARGET] if verb == changes.DRAW[n.PATIENTS] else None
        found.append(Line(line, entry, day, shift, move, turned, matters(entry), is_read_aloud(entry)))
    return found


def moments_of(start: State, journal: list[Entry], move_starts: list[int], now: State) -> list[Moment]:
    """Return the moments to look back to: before each patient card was turned, and now."""
    held, line = {field: getattr(start, field) for field in _FIELDS_OF_A_MOMENT}, 0
    found: list[Moment] = []
    for move, first in enumerate(move_starts):
        if journal[first][TARGET] == n.TURN_CARD:
            _note_care(found, journal[line:first])
            for _, verb, _, _, after, _ in journal[line:first]:
                if verb in held:
                    held[verb] = after
            line = first
            found.append(Moment(move, **held, stage=n.STAGE_OF[held["condition"]]))
    _note_care(found, journal[line:])
    present = Moment(len(move_starts), now.day, now.shift, now.condition, n.STAGE_OF[now.condition], now=True)
    return [*found, present]


_FIELDS_OF_A_MOMENT: Final = ("day", "shift", "condition")


def _note_care(found: list[Moment], entries: list[Entry]) -> None:
    """Write the care that these entries chose into the last moment of `found`, if `found` has one."""
    for entry in entries:
        if found and entry[VERB] == "care" and entry[AFTER] != n.UNDECIDED:
            found[-1] = found[-1]._replace(care=entry[AFTER])


def move_at(start: State, journal: list[Entry], move_starts: list[int], day: SupportsIndex, shift: str) -> int:
    """Return the number of the move that turned the card of a shift. Raises ValueError when no move has turned it."""
    if shift not in n.SHIFT_NAMES:
        raise ValueError(f"shift={quoted(shift)}: the shifts are {', '.join(n.SHIFT_NAMES)}")
    wanted = (whole(day), n.SHIFT_NAMES.index(shift))
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
