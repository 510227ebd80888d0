"""The quilt, small: the memories that lie in it at their places. What was not told is an empty place."""

import re
from typing import Final

from ..engine import names as n
from ..view.markup import text
from .telling import Telling

WIDTH: Final = 285
HEIGHT: Final = 190
_ACROSS: Final = 45
_DOWN: Final = 35


def quilt(telling: Telling) -> str:
    """Return the quilt as it lay at the end of what is told."""
    days, at_start = telling.days, telling.told["at_start"]
    laid = {*at_start, *(memory for day in days for memory in day["laid"])}
    sewn = {memory for day in days for memory in day["sewn"]}
    squares = "".join(
        _square(telling, timeline, position, laid, sewn)
        for timeline in range(1, n.TIMELINES + 1)
        for position in range(1, n.POSITIONS + 1)
    )
    about = telling.say("quilt", n=len(laid | sewn), sewn=telling.say("quilt_sewn", n=len(sewn)))
    frame = f'<rect class="hd-quilt-back" x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="5"/>'
    hem = f'<rect class="hd-hem" x="5" y="5" width="{WIDTH - 10}" height="{HEIGHT - 10}" rx="3"/>'
    return (
        f'<svg class="hd-quilt" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{text(about)}">'
        f"{frame}{hem}{squares}</svg>"
    )


def _square(telling: Telling, timeline: int, position: int, laid: set[str], sewn: set[str]) -> str:
    memory = f"{timeline}-{position}"
    place = f'x="{10 + (position - 1) * _ACROSS}" y="{10 + (timeline - 1) * _DOWN}" width="40" height="30"'
    side = "clear" if memory in sewn else "partial"
    shown = telling.game.picture(memory, side) if memory in laid | sewn else None
    if memory not in laid | sewn:
        return f'<rect class="hd-place" {place}/>'
    drawn = inside(shown.svg, f'{place} preserveAspectRatio="xMidYMid slice"') if shown else ""
    return f'{drawn}<rect class="hd-patch hd-{side}" {place}/>'


def inside(svg: str, attributes: str) -> str:
    """Return a drawing that stands in another one: its first tag gets a place there, and keeps its measure."""
    first = svg.index("<svg")
    end = svg.index(">", first)
    box = re.search(r'viewBox="[^"]*"', svg[first:end])
    drawn = re.sub(r' id="[^"]*"', "", svg[end + 1 :].strip())  # several drawings stand in one page
    return f'<svg {attributes} {box[0] if box else ""} aria-hidden="true">{drawn}'
