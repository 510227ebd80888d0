"""The threads of the tables of a room on one axis, each with the mark and the name of its table."""

from collections.abc import Mapping, Sequence
from typing import Final

from ..catalogue.language import Words
from ..common.wall import TableNews
from ..engine import names as n
from ..view.markup import text
from . import thread
from .axis import scrolling
from .places import BOTTOM, DAYS, Places, number

MARKS: Final = (
    '<circle r="7"/>',
    '<path d="M-6.5-6.5h13v13h-13Z"/>',
    '<path d="M0-8 8 6H-8Z"/>',
    '<path d="M0-8.5 8.5 0 0 8.5-8.5 0Z"/>',
    '<path d="M-6-9-0-3 6-9 9-6 3 0 9 6 6 9 0 3-6 9-9 6-3 0-9-6Z"/>',
    '<path d="M-2.5-9h5v6.5H9v5H2.5V9h-5V2.5H-9v-5h6.5Z"/>',
)
"""The marks of the tables; from the seventh table on they begin anew, and the name beside each tells it apart."""

_NUMBERS: Final = BOTTOM + 17
_HEIGHT: Final = BOTTOM + 26
_LINE: Final = 19
"""How far apart two names stand at least, one below the other."""
_NAME: Final = 150
"""How wide a name is at most."""


def threads(words: Words, shown: Sequence[TableNews]) -> str:
    """Return the drawing of the threads of these tables, each of which has one."""
    highest = max(max(before, after) for table in shown for *_, before, after in table.thread)
    places = Places(1 + max(table.thread[-1][0] for table in shown), highest)
    lines = "".join(
        f'<path class="hd-day" d="M{number(places.x(day))} 12V{BOTTOM}"/>' for day in range(1, places.days + 2)
    )
    drawn = [thread.hatches("wall"), thread.bands(places, "wall"), lines]
    drawn.append(thread.day_numbers(lambda key, **facts: words.say(f"days.{key}", **facts), places, _NUMBERS))
    ends = {}
    for table in shown:
        along = thread.through(places, table.thread)
        ends[table] = along[-1]
        evenings = [places.shift(day, shift, 1) for day, shift, *_ in table.thread if shift == n.SHIFT_NAMES[-1]]
        marks = "".join(_mark(table.table, x, y, 0.6) for x, y in along[1:-1] if x in evenings)
        drawn.append(f'<g class="{_look(table.table)}">{thread.thread(along)}{marks}</g>')
    drawn += [_mark(table.table, x, y) for table, (x, y) in ends.items()]
    drawn.append(_names(words, ends))
    told = " ".join(_told(words, table) for table in shown)
    about = words.say("wall.thread_about", n=len(shown), told=told)
    return scrolling(words.say("wall.thread_label"), thread.ticks(places), "".join(drawn), _HEIGHT, about)


def sign(table: int) -> str:
    """Return the mark of a table beside its name."""
    return f'<svg viewBox="-11 -11 22 22" width="26" height="26" aria-hidden="true">{_mark(table, 0, 0)}</svg>'


def _told(words: Words, table: TableNews) -> str:
    (_, _, first, _), (day, _, _, last) = table.thread[0], table.thread[-1]
    name = words.say("wall.table", n=table.table)
    return words.say("wall.thread_told", table=name, first=first, last=last, day=day)


def _names(words: Words, ends: Mapping[TableNews, tuple[float, float]]) -> str:
    """Return the name of each thread beside its end, where no other name stands."""
    placed: list[tuple[float, float]] = []
    drawn = []
    for table, (x, y) in sorted(ends.items(), key=lambda each: each[1][1]):
        left = x > DAYS - _NAME
        at, down = x - 14 if left else x + 14, y + 5
        away = _LINE if y < BOTTOM / 2 else -_LINE  # away from the nearer edge of the drawing
        while any(abs(other_x - at) < _NAME and abs(other_y - down) < _LINE for other_x, other_y in placed):
            down += away
        placed.append((at, down))
        name = words.say("wall.at_end", table=words.say("wall.table", n=table.table), n=table.thread[-1][3])
        anchor = ' text-anchor="end"' if left else ""
        drawn.append(f'<text class="wall-name" x="{number(at)}" y="{number(down)}"{anchor}>{text(name)}</text>')
    return "".join(drawn)


def _look(table: int) -> str:
    return f"wall-{(table - 1) % len(MARKS) + 1}"


def _mark(table: int, x: float, y: float, size: float = 1) -> str:
    """Return the mark of a table."""
    place = f"translate({number(x)} {number(y)}) scale({size})"
    return f'<g class="wall-mark {_look(table)}" transform="{place}">{MARKS[(table - 1) % len(MARKS)]}</g>'
