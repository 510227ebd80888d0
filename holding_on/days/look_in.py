"""The page on which the leader of a room looks in at a table: what the table sees, and nothing to play with."""

from dataclasses import dataclass, replace

from ..catalogue.language import Words, for_terminal
from ..common.looking_in import Part, Seen
from ..common.wall import LEADER, TableNews
from ..view.markup import lined, text
from .wall import place_of, said_state
from .wall_threads import sign, threads


@dataclass(frozen=True)
class LookIn:
    """The page of one table at one moment.

    Parameters
    ----------
    words : Words
        The words of the page.
    table : int
        The number of the table.
    news : TableNews or None
        What the table tells of itself; None when there is no such table.
    seen : Seen or None
        What the table sees; None when that is not known.
    now : float
        The present moment, in seconds.
    """

    words: Words
    table: int
    news: TableNews | None
    seen: Seen | None
    now: float

    @property
    def title(self) -> str:
        """The title of the page."""
        return self.words.say("wall.table", n=self.table)

    def content(self) -> str:
        """Return the page as HTML; each part that changes by itself is named by `data-part`."""
        back = f'<a href="{LEADER}">{text(self._say("back"))}</a>'
        note = f'<p class="wall-note">{text(self._say("note"))}</p>'
        head = f'<h1>{sign(self.table)} {text(self.title)}</h1><p data-part="state">{self._state()}</p>{back}'
        seen = f'<div data-part="seen">{self._seen()}</div>'
        return f'<header class="wall-head">{head}</header><main class="wall-seen">{note}{seen}</main>'

    def _say(self, key: str) -> str:
        return self.words.say(f"wall.look.{key}")

    def _state(self) -> str:
        if self.news is None:
            return text(self._say("gone"))
        place, state = place_of(self.words, self.news), said_state(self.words, self.news, self.now)
        return text(self.words.say("wall.now", place=place, state=state) if place else state)

    def _seen(self) -> str:
        if self.news is None:
            return ""
        if self.seen is None or not self.seen.parts:
            return f"<p>{text(self._say('nothing'))}</p>"
        shown = [replace(self.news, thread=self.seen.thread)] if self.seen.thread else []
        parts = "".join(map(self._part, self.seen.parts))
        return f'{threads(self.words, shown) if shown else ""}<div class="wall-parts">{parts}</div>'

    def _part(self, part: Part) -> str:
        name, lines = part
        heading = f'<h2 id="wall-{name}">{text(self._say(name))}</h2>'
        inside = "".join(lined(map(for_terminal, lines)))
        return f'<section class="wall-part wall-part-{name}" aria-labelledby="wall-{name}">{heading}{inside}</section>'
