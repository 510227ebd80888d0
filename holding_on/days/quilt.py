"""The quilt: small beside the title, and large with what was told. What was not told is an empty place."""

import re
from typing import Final

from ..engine import names as n
from ..view.markup import text
from .telling import Telling

WIDTH: Final = 285
_ACROSS: Final = 45
_DOWN: Final = 35
_EDGE: Final = 10
_PATCH: Final = 'width="40" height="30"'


def quilt(telling: Telling) -> str:
    """Return the quilt as it lay at the end of what is told, as an ornament: `titled` has what is in it."""
    side_of, rows = lying(telling), parts(telling)
    height = 2 * _EDGE + _DOWN * len(rows) - 5
    squares = "".join(
        _square(telling, memory, side_of, _EDGE + place * _ACROSS, _EDGE + row * _DOWN)
        for row, memories in enumerate(rows.values())
        for place, memory in enumerate(memories)
    )
    frame = f'<rect class="hd-quilt-back" x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="5"/>'
    hem = f'<rect class="hd-hem" x="5" y="5" width="{WIDTH - 10}" height="{height - 10}" rx="3"/>'
    return f'<svg class="hd-quilt" viewBox="0 0 {WIDTH} {height}" aria-hidden="true">{frame}{hem}{squares}</svg>'


def titled(telling: Telling) -> str:
    """Return the quilt, large: for each part of Billy's life a row, and beside what was told its title.

    A memory that was begun and not finished has no title yet, as on the board. A place without a memory has no words.
    """
    side_of = lying(telling)
    sewn = telling.say("quilt_sewn", n=[*side_of.values()].count("clear"))
    about = telling.say("quilt", n=len(side_of), sewn=sewn) if side_of else telling.say("quilt_empty")
    rows = "".join(_row(telling, part, places, side_of) for part, places in parts(telling).items()) if side_of else ""
    heading = f"<h3>{text(telling.say('quilt_title'))}</h3><p>{text(about)}</p>"
    return f'<div class="hd-told">{heading}{f"<ul>{rows}</ul>" if rows else ""}</div>'


def lying(telling: Telling) -> dict[str, str]:
    """Return the memories that lie in the quilt at the end of what is told, each with its side on top."""
    days = telling.days
    laid = [*telling.told["at_start"], *(memory for day in days for memory in day["laid"])]
    sewn = [memory for day in days for memory in day["sewn"]]
    return dict.fromkeys(laid, "partial") | dict.fromkeys(sewn, "clear")


def parts(telling: Telling) -> dict[int, list[str]]:
    """Return the memories of each part of Billy's life that this game has, by Timeline from 1, told or not.

    Another part has no row, since nobody could have asked about it.
    """
    came = {int(memory.partition("-")[0]) for memory in lying(telling)}
    return {
        timeline: [f"{timeline}-{position}" for position in range(1, n.POSITIONS + 1)]
        for timeline in sorted(came.union(telling.told["timelines"]))
    }


def _row(telling: Telling, part: int, places: list[str], side_of: dict[str, str]) -> str:
    """Return a row of the large quilt; for the ear it is one phrase, since the same word six times says little."""
    name = f"<b>{text(telling.words.say(f'timeline.{part}'))}</b>"
    squares = "".join(_place(telling, memory, side_of) for memory in places)
    spoken = f'<span class="hd-spoken">{text(_spoken(telling, places, side_of))}</span>'
    return f'<li>{name} {spoken}<ul aria-hidden="true">{squares}</ul></li>'


def _spoken(telling: Telling, places: list[str], side_of: dict[str, str]) -> str:
    """Return what was told of a part of Billy's life: the titles of what came to its end, and how much was begun."""
    sides = [side_of.get(memory) for memory in places]
    titles = [_title(telling, memory) for memory, side in zip(places, sides, strict=True) if side == "clear"]
    begun = sides.count("partial")
    parts = [*titles, *([telling.say("quilt_begun_n", n=begun)] if begun else [])]
    return telling.words.listed(parts) if parts else telling.say("quilt_unheard")


def _place(telling: Telling, memory: str, side_of: dict[str, str]) -> str:
    """Return one place of the large quilt."""
    box = f'class="hd-square" viewBox="-1 -1 42 32" {_PATCH} aria-hidden="true"'
    drawn = f"<svg {box}>{_square(telling, memory, side_of)}</svg>"
    side = side_of.get(memory)
    if side is None:
        return f"<li>{drawn}</li>"
    said = _title(telling, memory) if side == "clear" else telling.say("quilt_begun")
    return f'<li>{drawn}<span class="hd-{side}">{text(said)}</span></li>'


def _title(telling: Telling, memory: str) -> str:
    return telling.words.say(f"memory.{memory}.title")


def _square(telling: Telling, memory: str, side_of: dict[str, str], x: int = 0, y: int = 0) -> str:
    """Return the drawing of a place: its memory, or an empty place."""
    place, side = f'x="{x}" y="{y}" {_PATCH}', side_of.get(memory)
    if side is None:
        return f'<rect class="hd-place" {place}/>'
    shown = telling.game.picture(memory, side)
    drawn = inside(shown.svg, f'{place} preserveAspectRatio="xMidYMid slice"') if shown else ""
    return f'{drawn}<rect class="hd-patch hd-{side}" {place}/>'


def inside(svg: str, attributes: str) -> str:
    """Return a drawing that stands in another one: its first tag gets a place there, and keeps its measure."""
    first = svg.index("<svg")
    end = svg.index(">", first)
    box = re.search(r'viewBox="[^"]*"', svg[first:end])
    drawn = re.sub(r' id="[^"]*"', "", svg[end + 1 :].strip())  # several drawings stand in one page
    return f'<svg {attributes} {box[0] if box else ""} aria-hidden="true">{drawn}'
