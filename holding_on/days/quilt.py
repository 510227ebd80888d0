"""The quilt: small beside the title, and large with what was told. What was not told is an empty place."""

import re
from collections.abc import Callable, Collection, Mapping
from typing import Final, NamedTuple

from ..catalogue.language import Words
from ..engine import names as n
from ..view.markup import text
from ..view.pictures import Picture
from .telling import Telling

WIDTH: Final = 285
_ACROSS: Final = 45
_DOWN: Final = 35
_EDGE: Final = 10
_PATCH: Final = 'width="40" height="30"'


class Cloth(NamedTuple):
    """A quilt to be drawn: its memories and rows, and where its words and drawings come from."""

    side_of: Mapping[str, str]
    """The memories that lie in it, such as "2-3", each with its side on top: "partial" or "clear"."""
    rows: Mapping[int, list[str]]
    """For each part of Billy's life, by Timeline from 1, the memories that it has, told or not."""
    words: Words
    picture: Callable[[str, str], Picture | None]
    """A function that returns the picture of a memory's side."""

    def say(self, key: str, **facts: object) -> str:
        """Return a sentence of the days' page."""
        return self.words.say(f"days.{key}", **facts)

    def title(self, memory: str) -> str:
        """Return the title of a memory that was told to its end."""
        return self.words.say(f"memory.{memory}.title")


def quilt(telling: Telling) -> str:
    """Return the quilt as it lay at the end of what is told, as an ornament: `titled` has what is in it."""
    cloth = cloth_of(telling)
    height = 2 * _EDGE + _DOWN * len(cloth.rows) - 5
    squares = "".join(
        _square(cloth, memory, _EDGE + place * _ACROSS, _EDGE + row * _DOWN)
        for row, memories in enumerate(cloth.rows.values())
        for place, memory in enumerate(memories)
    )
    frame = f'<rect class="hd-quilt-back" x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="5"/>'
    hem = f'<rect class="hd-hem" x="5" y="5" width="{WIDTH - 10}" height="{height - 10}" rx="3"/>'
    return f'<svg class="hd-quilt" viewBox="0 0 {WIDTH} {height}" aria-hidden="true">{frame}{hem}{squares}</svg>'


def titled(cloth: Cloth, heading: str) -> str:
    """Return the quilt, large: for each part of Billy's life a row, and beside what was told its title.

    A memory that was begun and not finished has no title yet, as on the board. A place without a memory has no words.
    """
    side_of = cloth.side_of
    sewn = cloth.say("quilt_sewn", n=[*side_of.values()].count("clear"))
    about = cloth.say("quilt", n=len(side_of), sewn=sewn) if side_of else cloth.say("quilt_empty")
    rows = "".join(_row(cloth, part, places) for part, places in cloth.rows.items()) if side_of else ""
    title = f"<h3>{text(heading)}</h3><p>{text(about)}</p>"
    return f'<div class="hd-told">{title}{f"<ul>{rows}</ul>" if rows else ""}</div>'


def cloth_of(telling: Telling) -> Cloth:
    """Return the quilt of a game as it lay at the end of what is told."""
    days = telling.days
    laid = [*telling.told["at_start"], *(memory for day in days for memory in day["laid"])]
    sewn = [memory for day in days for memory in day["sewn"]]
    side_of = dict.fromkeys(laid, "partial") | dict.fromkeys(sewn, "clear")
    return Cloth(side_of, rows_of(side_of, telling.told["timelines"]), telling.words, telling.game.picture)


def rows_of(memories: Collection[str], timelines: Collection[int] = ()) -> dict[int, list[str]]:
    """Return the rows of a quilt: the parts of Billy's life of which it has memories, and these Timelines.

    Another part has no row, since nobody could have asked about it.
    """
    came = {int(memory.partition("-")[0]) for memory in memories}
    return {
        timeline: [f"{timeline}-{position}" for position in range(1, n.POSITIONS + 1)]
        for timeline in sorted(came.union(timelines))
    }


def _row(cloth: Cloth, part: int, places: list[str]) -> str:
    """Return a row of the large quilt; for the ear it is one phrase, since the same word six times says little."""
    name = f"<b>{text(cloth.words.say(f'timeline.{part}'))}</b>"
    squares = "".join(_place(cloth, memory) for memory in places)
    spoken = f'<span class="hd-spoken">{text(_spoken(cloth, places))}</span>'
    return f'<li>{name} {spoken}<ul aria-hidden="true">{squares}</ul></li>'


def _spoken(cloth: Cloth, places: list[str]) -> str:
    """Return what was told of a part of Billy's life: the titles of what came to its end, and how much was begun."""
    sides = [cloth.side_of.get(memory) for memory in places]
    titles = [cloth.title(memory) for memory, side in zip(places, sides, strict=True) if side == "clear"]
    begun = sides.count("partial")
    parts = [*titles, *([cloth.say("quilt_begun_n", n=begun)] if begun else [])]
    return cloth.words.listed(parts) if parts else cloth.say("quilt_unheard")


def _place(cloth: Cloth, memory: str) -> str:
    """Return one place of the large quilt."""
    box = f'class="hd-square" viewBox="-1 -1 42 32" {_PATCH} aria-hidden="true"'
    drawn = f"<svg {box}>{_square(cloth, memory)}</svg>"
    side = cloth.side_of.get(memory)
    if side is None:
        return f"<li>{drawn}</li>"
    said = cloth.title(memory) if side == "clear" else cloth.say("quilt_begun")
    return f'<li>{drawn}<span class="hd-{side}">{text(said)}</span></li>'


def _square(cloth: Cloth, memory: str, x: int = 0, y: int = 0) -> str:
    """Return the drawing of a place: its memory, or an empty place."""
    place, side = f'x="{x}" y="{y}" {_PATCH}', cloth.side_of.get(memory)
    if side is None:
        return f'<rect class="hd-place" {place}/>'
    shown = cloth.picture(memory, side)
    drawn = inside(shown.svg, f'{place} preserveAspectRatio="xMidYMid slice"') if shown else ""
    return f'{drawn}<rect class="hd-patch hd-{side}" {place}/>'


def inside(svg: str, attributes: str) -> str:
    """Return a drawing that stands in another one: its first tag gets a place there, and keeps its measure."""
    first = svg.index("<svg")
    end = svg.index(">", first)
    box = re.search(r'viewBox="[^"]*"', svg[first:end])
    drawn = re.sub(r' id="[^"]*"', "", svg[end + 1 :].strip())  # several drawings stand in one page
    return f'<svg {attributes} {box[0] if box else ""} aria-hidden="true">{drawn}'
