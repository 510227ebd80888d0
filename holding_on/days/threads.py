"""The threads of several games, one below the other on one axis."""

from collections.abc import Sequence
from typing import Final

from ..view.markup import text
from . import thread
from .axis import scrolling
from .places import BOTTOM, number
from .telling import Telling

_STEP: Final = BOTTOM + 34
"""From the top of one thread to the next."""
_SHORT: Final = 0.62
"""How high a thread is here, of its height on a page of its own."""


def threads(tellings: Sequence[Telling]) -> str:
    """Return the threads of several games, each named by its number and its people."""
    first = tellings[0]
    days_of_all = max(len(telling.days) for telling in tellings)
    places = first.places(days_of_all, max(telling.places().top for telling in tellings))
    left, days = [], [thread.hatches("all")]
    for row, telling in enumerate(tellings):
        down = f'<g transform="translate(0 {number(row * _STEP * _SHORT)}) scale(1 {_SHORT})">'
        days.append(f"{down}{thread.bands(places, 'all')}{thread.thread(thread.points(telling, places))}</g>")
        y = row * _STEP * _SHORT
        days.append(thread.day_numbers(telling.say, places, y + (BOTTOM + 8) * _SHORT + 14))
        said = [telling.say("game", n=row + 1), telling.say(f"brief.{telling.told['ended']}", n=telling.told["day"])]
        left += [
            f'<text class="{look}" x="0" y="{number(y + 40 + 20 * place)}">{text(line)}</text>'
            for place, (line, look) in enumerate(zip(said, ("hd-name", "hd-tick"), strict=True))
        ]
    height = _STEP * _SHORT * len(tellings) + 6
    heading = f'<h2 class="hd-threads">{text(first.say("threads"))}</h2>'
    about = first.say("axis.threads", n=len(tellings))
    drawn = scrolling(first.say("axis.label"), "".join(left), "".join(days), height, about)
    return f'<section class="hd-days" lang="{text(first.words.lang)}">{heading}{drawn}</section>'
