"""The axis of a game: the thread, what each shift was for, and the people, day by day, one below the other."""

from collections.abc import Iterator, Sequence
from typing import Final

from ..view.markup import text
from . import reading, rows, signs, thread
from .doors import Door
from .places import BOTTOM, DAYS, LABELS, TOP, Places, number
from .telling import Telling

NUMBERS: Final = BOTTOM + 17
FIRST_ROW: Final = NUMBERS + 26
FIRST_PERSON: Final = FIRST_ROW + rows.HEIGHT * len(rows.ROWS) + 8
_APART: Final = 27
"""How far apart two doors stand at least."""


def axis(telling: Telling, doors: Sequence[Door], page: str) -> str:
    """Return the whole axis: the names at the left, which stay while the days scroll in a narrow window."""
    places = telling.places()
    along = thread.points(telling, places)
    height = FIRST_PERSON + rows.PERSON * len(telling.staff()) - 14
    days = [
        thread.hatches(page),
        thread.bands(places, page),
        thread.day_lines(places, height),
        thread.day_numbers(telling.say, places, NUMBERS),
        _warnings(telling, places),
        thread.thread(along) + thread.loose_end(telling.told["ended"], along),
        _letters(places, doors),
        rows.shifts(telling, places, FIRST_ROW),
        rows.people(telling, places, FIRST_PERSON),
    ]
    name = f'<text class="hd-name" x="0" y="{TOP + 5}">{text(telling.say("axis.condition"))}</text>'
    left = [name, thread.ticks(places), rows.labels(telling, FIRST_ROW), rows.faces(telling, FIRST_PERSON)]
    about = reading.summary(telling, list(doors))
    return scrolling(telling.say("axis.label"), "".join(left), "".join(days), height, about)


def scrolling(label: str, left: str, days: str, height: float, about: str, width: int = LABELS) -> str:
    """Return two drawings side by side in a box that scrolls; the left one, of this width, keeps its place."""
    box = f"{LABELS - width} 0 {width} {number(height)}"
    names = f'<svg class="hd-labels" viewBox="{box}" aria-hidden="true">{left}</svg>'
    drawn = (
        f'<svg class="hd-axis" viewBox="0 0 {DAYS} {number(height)}" role="img" aria-label="{text(about)}">{days}</svg>'
    )
    figure = f'<div class="hd-figure">{names}{drawn}</div>'
    return f'<div class="hd-scroll" role="group" aria-label="{text(label)}" tabindex="0">{figure}</div>'


def _warnings(telling: Telling, places: Places) -> str:
    """Return the Hospital Warnings, each where its day ends."""
    return "".join(
        signs.warning(places.x(day["day"] + 1) - 14 - 20 * place, NUMBERS - 5)
        for day in telling.days
        for place in range(len(day["warnings"]))
    )


def _letters(places: Places, doors: Sequence[Door]) -> str:
    drawn, last = [], 0.0
    for door in doors:
        x = max(places.x(door.day, door.part), last + _APART)
        last = x
        drawn.append(signs.letter(min(x, DAYS - 13), places.y(door.condition), door.letter))
    return "".join(drawn)


def legend(telling: Telling) -> str:
    """Return what the signs mean, for the eye alone: the drawing is read as one sentence, which has no signs."""
    shown = {
        "told": signs.told(11, 11, 1),
        "asked": signs.asked(11, 10),
        "not_asked": signs.not_asked(11, 11),
        "met": signs.emergency(11, 11, True),
        "unmet": signs.emergency(11, 11, False),
        "warning": signs.warning(11, 12),
        "stress": signs.bolt(11, 11),
        "no_stress": signs.nothing(11, 11),
        "rested": signs.rested(11, 11),
        "on_leave": signs.on_leave(1, 11, 20, 14),
    }
    used = {*_used(telling)}
    box = 'viewBox="0 0 22 22" width="20" height="20" aria-hidden="true"'
    lines = "".join(
        f"<li><svg {box}>{sign}</svg> {text(telling.say(f'sign.{name}'))}</li>"
        for name, sign in shown.items()
        if name in used
    )
    return f'<ul class="hd-legend" aria-hidden="true">{lines}</ul>'


def _used(telling: Telling) -> Iterator[str]:
    """Yield the names of the signs that occur in the drawing of a game; some come more than once."""
    if rows.has_leave_without_words(telling, telling.places()):
        yield "on_leave"
    for day in telling.days:
        for pawn in telling.staff():
            yield "stress" if day["stress"][pawn] else "no_stress"
    for day, shift in telling.turned():
        if shift["told"]:
            yield "told"
        if shift["asked"]:
            yield "asked"
        elif rows.is_not_asked(shift):
            yield "not_asked"
        if shift["met"] is not None:
            yield "met" if shift["met"] else "unmet"
        if day["warnings"]:
            yield "warning"
        if day["rested"]:
            yield "rested"
