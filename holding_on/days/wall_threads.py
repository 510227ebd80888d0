"""The threads of the tables of a room on one axis, each with the mark and the name of its table."""

from collections.abc import Mapping, Sequence
from typing import Final

from ..catalogue.language import Words
from ..common.wall import TableNews
from ..engine import names as n
from ..view.markup import text
from . import thread
from .axis import scrolling
from .places import BOTTOM, Places, number
from .wall_names import Box, Point, places_of

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
_LETTER: Final = 8.8
"""How wide a letter of a name is, on average."""
_LEFT: Final = 44
"""How wide the column at the left is, which has the numbers of the stages."""


def threads(words: Words, shown: Sequence[TableNews]) -> str:
    """Return the drawing of the threads of these tables, each of which has one."""
    highest = max(max(before, after) for table in shown for *_, before, after in table.thread)
    places = Places(1 + max(table.thread[-1][0] for table in shown), highest)
    stages, boxes = _stages(words, places)
    drawn = [thread.hatches("wall"), thread.bands(places, "wall"), thread.day_lines(places, BOTTOM), stages]
    drawn.append(thread.day_numbers(lambda key, **facts: words.say(f"days.{key}", **facts), places, _NUMBERS))
    ends = {}
    for table in shown:
        along = thread.through(places, table.thread)
        ends[table] = along[-1]
        evenings = [places.shift(day, shift, 1) for day, shift, *_ in table.thread if shift == n.SHIFT_NAMES[-1]]
        marks = "".join(_mark(table.table, x, y, 0.6) for x, y in along[1:-1] if x in evenings)
        drawn.append(f'<g class="{_look(table.table)}">{thread.thread(along)}{marks}</g>')
    drawn += [_mark(table.table, x, y) for table, (x, y) in ends.items()]
    drawn.append(_names(words, ends, boxes))
    told = " ".join(_told(words, table) for table in shown)
    about = words.say("wall.thread_about", n=len(shown), told=told)
    return scrolling(words.say("wall.thread_label"), thread.ticks(places), "".join(drawn), _HEIGHT, about, _LEFT)


def sign(table: int) -> str:
    """Return the mark of a table beside its name."""
    return f'<svg viewBox="-11 -11 22 22" width="26" height="26" aria-hidden="true">{_mark(table, 0, 0)}</svg>'


def _told(words: Words, table: TableNews) -> str:
    (_, _, first, _), (day, _, _, last) = table.thread[0], table.thread[-1]
    name = words.say("wall.table", n=table.table)
    return words.say("wall.thread_told", table=name, first=first, last=last, day=day)


def _names(words: Words, ends: Mapping[TableNews, Point], taken: Sequence[Box]) -> str:
    """Return the name of each thread, beside its end or with a line that leads to it."""
    names = [_name(words, table) for table in ends]
    places = places_of(list(ends.values()), [_LETTER * len(name) for name in names], taken)
    lines, drawn = [], []
    for (table, (x, y)), name, place in zip(ends.items(), names, places, strict=True):
        if place.is_away:
            to_x, to_y = place.mark
            line = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
            lines.append(f'<path class="wall-lead {_look(table.table)}" d="{line}"/>')
            drawn.append(_mark(table.table, to_x, to_y, 0.6))
        anchor = ' text-anchor="end"' if place.left else ""
        at = f'x="{number(place.x)}" y="{number(place.y)}"'
        drawn.append(f'<text class="wall-name" {at}{anchor}>{text(name)}</text>')
    return "".join([*lines, *drawn])


def _name(words: Words, table: TableNews) -> str:
    """Return what stands at the end of a thread: the table, and Billy's condition or the day on which he died."""
    name = words.say("wall.table", n=table.table)
    if table.state in thread.DIED:
        return words.say("wall.at_end_died", table=name, day=table.thread[-1][0])
    return words.say("wall.at_end", table=name, n=table.thread[-1][3])


def _stages(words: Words, places: Places) -> tuple[str, list[Box]]:
    """Return the names of the stages at the right end of the axis, and the boxes in which they stand."""
    drawn, boxes = [], []
    at = places.end - 8
    for said, y in thread.stage_names(words, places):
        drawn.append(
            f'<text class="wall-stage" x="{number(at)}" y="{number(y + 5)}" text-anchor="end">{text(said)}</text>'
        )
        boxes.append((at - _LETTER * len(said), at, y - 9, y + 9))
    return "".join(drawn), boxes


def _look(table: int) -> str:
    return f"wall-{(table - 1) % len(MARKS) + 1}"


def _mark(table: int, x: float, y: float, size: float = 1) -> str:
    """Return the mark of a table."""
    place = f"translate({number(x)} {number(y)}) scale({size})"
    return f'<g class="wall-mark {_look(table)}" transform="{place}">{MARKS[(table - 1) % len(MARKS)]}</g>'
