"""The leader's page of a room: all threads on one axis, and where each table is, as HTML without JavaScript."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..catalogue.language import Words
from ..common.wall import TableNews
from ..engine import names as n
from ..view.markup import folded, text
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

QUIET: Final = 5
"""After so many minutes without a move the page says so in place of "Playing"."""

_NINETY: Final = 90
_NUMBERS: Final = BOTTOM + 17
_HEIGHT: Final = BOTTOM + 26
_LINE: Final = 19
"""How far apart two names stand at least, one below the other."""
_NAME: Final = 150
"""How wide a name is at most."""


@dataclass(frozen=True)
class WallPage:
    """The leader's page at one moment.

    Parameters
    ----------
    words : Words
        The words of the page.
    tables : sequence of TableNews
        What the tables tell of themselves.
    now, minute_0 : float
        The present moment, and the one at which the ninety minutes began, in seconds.
    is_paused : bool
        Whether all tables pause.
    """

    words: Words
    tables: Sequence[TableNews]
    now: float
    minute_0: float
    is_paused: bool = False

    @property
    def title(self) -> str:
        """The title of the page."""
        return self.say("title")

    def content(self) -> str:
        """Return the page as HTML; each part that changes by itself is named by `data-part`."""
        parts = {"clock": self._clock(), "threads": self._threads(), "tables": self._cards()}
        head = f'<h1>{text(self.title)}</h1><p data-part="clock">{parts["clock"]}</p>'
        pause = f'<div data-part="pause">{self._button("go_on" if self.is_paused else "pause")}</div>'
        head += f'<form method="post">{self._button("begin")}{pause}</form>'
        sections = "".join(
            f'<section aria-labelledby="wall-{name}"><h2 id="wall-{name}">{text(self.say(name))}</h2>'
            f'<div data-part="{name}">{parts[name]}</div></section>'
            for name in ("threads", "tables")
        )
        return f'<header class="wall-head">{head}</header><main>{sections}</main>'

    def _button(self, does: str) -> str:
        return f'<button type="submit" name="do" value="{does}">{text(self.say(does))}</button>'

    def say(self, key: str, **facts: object) -> str:
        """Return a sentence of this page."""
        return self.words.say(f"wall.{key}", **facts)

    # ------------------------------------------------------------------ the clock

    def _clock(self) -> str:
        minute = _minutes(self.now - self.minute_0)
        planned = [_minute_of(key) for key in self.words.texts if key.startswith("wall.plan.")]
        step = max(begun for begun in planned if begun <= minute)
        clock = self.say("clock" if minute <= _NINETY else "late", n=minute)
        return f"<strong>{text(clock)}</strong> {text(self.say(f'plan.{step}'))}"

    # ------------------------------------------------------------------ the threads

    def _threads(self) -> str:
        shown = [table for table in self.tables if table.thread]
        if not shown:
            return f"<p>{text(self.say('no_threads'))}</p>"
        highest = max(max(before, after) for table in shown for *_, before, after in table.thread)
        places = Places(1 + max(table.thread[-1][0] for table in shown), highest)
        lines = "".join(
            f'<path class="hd-day" d="M{number(places.x(day))} 12V{BOTTOM}"/>' for day in range(1, places.days + 2)
        )
        drawn = [thread.hatches("wall"), thread.bands(places, "wall"), lines]
        drawn.append(thread.day_numbers(lambda key, **facts: self.words.say(f"days.{key}", **facts), places, _NUMBERS))
        ends = {}
        for table in shown:
            along = thread.through(places, table.thread)
            ends[table] = along[-1]
            evenings = [places.shift(day, shift, 1) for day, shift, *_ in table.thread if shift == n.SHIFT_NAMES[-1]]
            marks = "".join(_mark(table.table, x, y, 0.6) for x, y in along[1:-1] if x in evenings)
            drawn.append(f'<g class="{_look(table.table)}">{thread.thread(along)}{marks}</g>')
        drawn += [_mark(table.table, x, y) for table, (x, y) in ends.items()]
        drawn.append(self._names(ends))
        told = " ".join(self._told(table) for table in shown)
        about = self.say("thread_about", n=len(shown), told=told)
        return scrolling(self.say("thread_label"), thread.ticks(places), "".join(drawn), _HEIGHT, about)

    def _told(self, table: TableNews) -> str:
        (_, _, first, _), (day, _, _, last) = table.thread[0], table.thread[-1]
        return self.say("thread_told", table=self.say("table", n=table.table), first=first, last=last, day=day)

    def _names(self, ends: dict[TableNews, tuple[float, float]]) -> str:
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
            name = self.say("at_end", table=self.say("table", n=table.table), n=table.thread[-1][3])
            anchor = ' text-anchor="end"' if left else ""
            drawn.append(f'<text class="wall-name" x="{number(at)}" y="{number(down)}"{anchor}>{text(name)}</text>')
        return "".join(drawn)

    # ------------------------------------------------------------------ the tables

    def _cards(self) -> str:
        if not self.tables:
            return f"<p>{text(self.say('no_tables'))}</p>"
        return f'<ul class="wall-cards" role="list">{"".join(map(self._card, self.tables))}</ul>'

    def _card(self, table: TableNews) -> str:
        quiet = _minutes(self.now - table.moved)
        state = table.state
        if state == "playing" and quiet >= QUIET:
            state = "quiet"
        moved = self.say("moved", n=quiet) if quiet else self.say("moved_now")
        place = self.say("place", day=table.day, shift=self.words.say(f"shift.{table.shift}"))
        where = f"<p>{text(place)}</p>" if state != "between" else ""
        names = f"<p>{text(self.words.listed([*table.names]))}</p>" if table.names else ""
        doors = "".join(f"<li><b>{letter}</b> {text(said)}</li>" for letter, said in table.doors)
        moments = folded(self.say("doors"), f'<ul role="list">{doors}</ul>') if doors else ""
        sign = (
            f'<svg viewBox="-11 -11 22 22" width="26" height="26" aria-hidden="true">{_mark(table.table, 0, 0)}</svg>'
        )
        return (
            f'<li class="wall-card wall-is-{state}"><h3>{sign}{text(self.say("table", n=table.table))}</h3>'
            f"{where}{names}"
            f'<p class="wall-state">{text(self.say(f"state.{state}", n=quiet))}</p>'
            f'<p class="wall-moved">{text(moved) if state != "quiet" else ""}</p>{moments}</li>'
        )


def _minutes(seconds: float) -> int:
    """Return whole minutes, none of them below 0: a clock may have been set back."""
    return max(0, int(seconds // 60))


def _minute_of(key: str) -> int:
    return int(key.rpartition(".")[2])


def _look(table: int) -> str:
    return f"wall-{(table - 1) % len(MARKS) + 1}"


def _mark(table: int, x: float, y: float, size: float = 1) -> str:
    """Return the mark of a table."""
    place = f"translate({number(x)} {number(y)}) scale({size})"
    return f'<g class="wall-mark {_look(table)}" transform="{place}">{MARKS[(table - 1) % len(MARKS)]}</g>'
