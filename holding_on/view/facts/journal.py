"""The facts of the journal: the day, the shift and the move of each line."""

from ...engine import names as n
from ...engine.state import AFTER, VERB, Entry, State


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
