"""The rows under the thread: what each shift was for, and who carried what on each day."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from ..engine import names as n
from ..game.debriefing.shape import Day, Shift
from ..view.markup import text
from . import signs
from .places import Places, number
from .telling import Telling

HEIGHT: Final = 27
PERSON: Final = 35
FACES: Final = ("ann", "ben", "cleo", "dev", "a1", "a2", "a3")
"""The drawing of each pawn, by its number."""
LOST: Final = ("condition", "deck", "warnings")
"""The endings after which people look worried."""
_LETTER: Final = 7
"""How wide a letter is in the frame of a leave, at most on the average."""

Draw = Callable[[Shift, float, float], str]


def _told(shift: Shift, x: float, y: float) -> str:
    return signs.told(x, y, len(shift["told"])) if shift["told"] else ""


def _asked(shift: Shift, x: float, y: float) -> str:
    if shift["asked"]:
        return signs.asked(x, y)
    return signs.not_asked(x, y) if is_not_asked(shift) else ""


def is_not_asked(shift: Shift) -> bool:
    """Whether nobody asked in a quiet shift, though memories lay there to ask about."""
    return shift["kind"] == n.KIND_NAMES[n.STABLE] and shift["known"] > 0


ROWS: Final[dict[str, Draw]] = {
    "treated": lambda shift, x, y: signs.heart(x, y) if shift["care"] == "medical" else "",
    "time": lambda shift, x, y: signs.ring(x, y) if shift["care"] == "palliative" else "",
    "told": _told,
    "asked": _asked,
    "emergency": lambda shift, x, y: signs.emergency(x, y, shift["met"]) if shift["kind"] == "emergency" else "",
}
"""The rows of the shifts, from the top, each with how it draws a shift."""


def shifts(telling: Telling, places: Places, top: float) -> str:
    """Return the rows of the shifts; the line of each runs as far as the game."""
    turned = list(telling.turned())
    ends = [places.shift(day["day"], shift["shift"], 1) for day, shift in turned]
    if telling.told["ended"] == "condition":
        turned = turned[:-1]  # of the shift in which he died nothing is counted
    drawn = []
    for place, draw in enumerate(ROWS.values()):
        y = top + place * HEIGHT
        if ends:
            drawn.append(
                f'<path class="hd-line" d="M{number(places.x(places.first))} {number(y)}H{number(max(ends))}"/>'
            )
        drawn += [draw(shift, places.shift(day["day"], shift["shift"]), y) for day, shift in turned]
    return "".join(drawn)


def labels(telling: Telling, top: float) -> str:
    """Return the names of the rows of shifts, for the column at the left."""
    return "".join(
        f'<text class="hd-name" x="0" y="{number(top + place * HEIGHT + 5)}">{text(telling.say(f"row.{row}"))}</text>'
        for place, row in enumerate(ROWS)
    )


def people(telling: Telling, places: Places, top: float) -> str:
    """Return the rows of the people: on each day their Stress, whether they rested, and when they were on leave."""
    return "".join(
        _on_day(telling, places, day, pawn, top + row * PERSON)
        for row, pawn in enumerate(telling.staff())
        for day in telling.days
    )


def faces(telling: Telling, top: float) -> str:
    """Return the people with their faces and names, for the column at the left."""
    return "".join(_person(telling, pawn, top + row * PERSON) for row, pawn in enumerate(telling.staff()))


def _person(telling: Telling, pawn: int, y: float) -> str:
    mood = "w" if telling.told["ended"] in LOST else "0"  # nobody smiles beside a death
    face = drawing(f"{FACES[pawn]}-{mood}").replace(
        "<svg ", f'<svg x="0" y="{number(y - 16)}" width="32" height="32" ', 1
    )
    return f'{face}<text class="hd-name" x="42" y="{number(y + 5)}">{text(_short(telling.who(pawn)))}</text>'


def _short(name: str, most: int = 12) -> str:
    """Return a name as far as it has room beside its face."""
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"


def _on_day(telling: Telling, places: Places, day: Day, pawn: int, y: float) -> str:
    leave = _leave(telling, places, day, pawn)
    return "".join(_burden(places, day, pawn, y)) if leave is None else _on_leave(*leave, y)


def has_leave_without_words(telling: Telling, places: Places) -> bool:
    """Whether some frame of a leave is too narrow for its words, so that the legend has to say them."""
    leaves = (_leave(telling, places, day, pawn) for day in telling.days for pawn in telling.staff())
    return any(leave is not None and not _has_room(*leave) for leave in leaves)


def _leave(telling: Telling, places: Places, day: Day, pawn: int) -> tuple[str, float, float] | None:
    """Return the words, the left and the right end of somebody's leave on a day; None for somebody who is there."""
    number_of_day = day["day"]
    sent = any(leave["who"] == pawn and leave["why"] == "sent" for leave in day["leave"])
    if pawn not in day["away"] and not sent:
        return None
    begin = 0.0 if pawn in day["away"] else 1 / n.SHIFTS
    said = telling.say("at_home" if _worn_out(telling, number_of_day - 1, pawn) else "on_leave")
    return said, places.x(number_of_day, begin) + 5, places.x(number_of_day + 1) - 5


def _has_room(said: str, left: float, right: float) -> bool:
    return right - left >= len(said) * _LETTER


def _worn_out(telling: Telling, day: int, pawn: int) -> bool:
    """Whether somebody was worn out in the evening of a day, and so is at home on the next."""
    found = (leave for each in telling.days if each["day"] == day for leave in each["leave"])
    return any(leave["who"] == pawn and leave["why"] == "worn_out" for leave in found)


def _on_leave(said: str, left: float, right: float, y: float) -> str:
    width = right - left
    frame = signs.on_leave(left, y, width, 24)
    if not _has_room(said, left, right):
        return frame
    middle = f'x="{number(left + width / 2)}" y="{number(y + 4.6)}" text-anchor="middle"'
    return f'{frame}<text class="hd-tick" {middle}>{text(said)}</text>'


def _burden(places: Places, day: Day, pawn: int, y: float) -> Iterator[str]:
    """Yield the Stress of somebody at the end of a day, and the cup of somebody who then was in the Break Room."""
    stress, width = day["stress"][pawn] or 0, places.day_width
    rests = pawn in (day["rested"] or [])
    begin = places.x(day["day"]) + min(22, width / 5)
    step = min(20, (width - min(22, width / 5) - (18 if rests else 8)) / max(1, stress))
    for place in range(stress):
        yield signs.bolt(begin + place * step, y)
    if not stress:
        yield signs.nothing(begin, y)
    if rests:
        yield signs.rested(places.x(day["day"] + 1) - 14, y)


@cache
def drawing(name: str) -> str:
    """Return the face of somebody as SVG, from the folder `faces`, which `tools/faces.py` makes."""
    return (Path(__file__).parent / "faces" / f"{name}.svg").read_text(encoding="utf-8").strip()
