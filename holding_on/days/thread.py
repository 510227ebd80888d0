"""The thread of Billy's condition over the days, on the stages of his illness."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Final

from ..catalogue.language import Words
from ..engine import names as n
from ..view.markup import text
from .places import BOTTOM, TICKS, TOP, Places, number
from .telling import Telling

HATCHES: Final = {
    "orange": ('width="9" height="9" patternTransform="rotate(45)"', "M0 0V9"),
    "red": ('width="8" height="8" patternTransform="rotate(45)"', "M0 0V8M0 0H8"),
    "black": ('width="5" height="5"', "M0 0V5"),
}
"""How each stage below green is hatched, so that nobody needs its colour."""


DIED: Final = ("condition", "deck")
"""The endings at which the thread ends."""
_ROOM: Final = 2
"""The least conditions of a stage that make room for its name."""


def hatches(page: str) -> str:
    """Return the patterns of the stages; `page` sets their ids apart from those of another page in the document."""
    made = [
        f'<pattern id="hd-{stage}-{page}" {size} patternUnits="userSpaceOnUse">'
        f'<path class="hd-hatch hd-hatch-{stage}" d="{lines}"/></pattern>'
        for stage, (size, lines) in HATCHES.items()
    ]
    return f"<defs>{''.join(made)}</defs>"


def bands(places: Places, page: str) -> str:
    """Return the four stages as bands, with a line where each day begins."""
    left, width = places.x(places.first), places.end - places.x(places.first)
    drawn = []
    for stage, name in enumerate(n.STAGE_NAMES):
        inside = [condition for condition, found in enumerate(n.STAGE_OF) if found == stage]
        if min(inside) > places.top:
            continue
        top = TOP if max(inside) >= places.top else places.y(max(inside) + 0.5)
        bottom = BOTTOM if min(inside) == 0 else places.y(min(inside) - 0.5)
        area = f'x="{number(left)}" y="{number(top)}" width="{number(width)}" height="{number(bottom - top)}"'
        drawn.append(f'<rect class="hd-stage hd-{name}" {area}/>')
        if name in HATCHES:
            drawn.append(f'<rect class="hd-hatched" fill="url(#hd-{name}-{page})" {area}/>')
    return "".join(drawn)


def stage_names(words: Words, places: Places) -> list[tuple[str, float]]:
    """Return the names of the stages that have room for one, each with the height of its middle."""
    found = []
    for floor, name in zip(n.STAGE_FLOORS, n.STAGE_NAMES, strict=True):
        inside = [each for each, stage in enumerate(n.STAGE_OF) if n.STAGE_NAMES[stage] == name and each <= places.top]
        if len(inside) >= _ROOM:
            found.append((words.say(f"stage.{name}"), places.y((max(inside) + floor) / 2)))
    return found


def ticks(places: Places) -> str:
    """Return the numbers of the stages, for the column at the left."""
    return "".join(
        f'<text class="hd-tick" x="141" y="{number(places.y(condition) + 4.6)}" text-anchor="end">{condition}</text>'
        for condition in TICKS
        if condition <= places.top
    )


def points(telling: Telling, places: Places) -> list[tuple[float, float]]:
    """Return the points of the thread: where each shift begins, and where the last one ends."""
    turned = telling.turned()
    return through(places, ((day["day"], shift["shift"], shift["before"], shift["after"]) for day, shift in turned))


def through(places: Places, steps: Iterable[tuple[int, str, int, int]]) -> list[tuple[float, float]]:
    """Return the points of the thread through these shifts: the day, the shift, the condition before and after it."""
    found: list[tuple[float, float]] = []
    for day, shift, before, after in steps:
        begin = (places.shift(day, shift, 0), places.y(before))
        if not found or found[-1] != begin:
            found.append(begin)
        found.append((places.shift(day, shift, 1), places.y(after)))
    return found


def thread(along: Sequence[tuple[float, float]]) -> str:
    """Return the thread through these points: its edge, its colour, and the light of its turns."""
    if not along:
        return ""
    path = f"M{number(along[0][0])} {number(along[0][1])}"
    for (x, y), (to_x, to_y) in pairwise(along):
        middle = number((x + to_x) / 2)
        path += f"C{middle} {number(y)} {middle} {number(to_y)} {number(to_x)} {number(to_y)}"
    return "".join(f'<path class="hd-thread hd-thread-{layer}" d="{path}"/>' for layer in ("edge", "wool", "light"))


def loose_end(ended: str | None, along: Sequence[tuple[float, float]]) -> str:
    """Return the two strands in which the thread ends when Billy has died; else nothing. `ended` is the ending."""
    if not along or ended not in DIED:
        return ""
    x, y = along[-1]
    return f'<path class="hd-thread hd-loose" d="M{number(x)} {number(y)}q4 1 6 7M{number(x)} {number(y)}q5-4 7-1"/>'


def day_numbers(say: Callable[..., str], places: Places, y: float) -> str:
    """Return the numbers of the days under the thread, the first with its word, which `say` has."""
    return "".join(
        f'<text class="hd-tick" x="{number(places.x(day, 0.5))}" y="{number(y)}" text-anchor="middle">'
        f"{text(say('day', n=day)) if day == places.first else day}</text>"
        for day in places.numbers()
    )


def day_lines(places: Places, bottom: float) -> str:
    """Return the lines where the days begin and where the last one ends, down to a height."""
    begin = [places.x(day) for day in places.numbers()]
    return "".join(f'<path class="hd-day" d="M{number(x)} {TOP}V{number(bottom)}"/>' for x in [*begin, places.end])
