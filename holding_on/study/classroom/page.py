"""The report of a collected class as one web page, in the look of the other reports."""

from __future__ import annotations

from typing import Final

from ...view import markup
from ...view.web_page import web_page
from .. import naming
from ..counts.pairs import compared
from ..counts.rates import Rate
from ..reporting.page import interval, styles, wide_table
from ..reporting.saved import SavedPage
from .rows import Found, Row

COLUMNS: Final = ("name", "won", "interval", "difference", "differed", "open")
_OPENED: Final = 2
"""How many games of a file are named, to open them."""


class ClassReport(SavedPage):
    """A page about the care styles of a class: their table, what could not be played, and what the table cannot tell.

    A notebook shows it; `save` writes it as a file, which can be printed.

    Parameters
    ----------
    found : Collected
        What came of the files.
    """

    def __init__(self, found: Found) -> None:
        self.found = found

    def _web_page(self) -> str:
        title = self.found.words.say("study.collect.title")
        inside = "".join([f"<h1>{markup.text(title)}</h1>", *self._parts()])
        return web_page(self.found.words, title, styles(), inside)

    def __repr__(self) -> str:
        troubles = [row.trouble for row in self.found.rows if row.trouble]
        return "\n".join([repr(self.found), *troubles, self.found.words.say("study.collect.limits")])

    def _repr_html_(self) -> str:
        """Return what a notebook shows."""
        return markup.whole(self.found.words, *self._parts())

    def _parts(self) -> list[str]:
        say, found = self.found.words.say, self.found
        parts = [markup.paragraphs(repr(found)), markup.paragraphs(self._setting())]
        played = [row for row in found.rows if not row.trouble]
        if played:
            *columns, last = [self._column(name) for name in COLUMNS]
            head = "".join([f'<th scope="col">{column}</th>' for column in columns])
            head += f'<th scope="col" class="behind">{last}</th>'
            rows = "".join([self._row(row) for row in played])
            parts.append(wide_table(say("study.collect.title"), head, rows))
        for key, lines in (
            ("not_played_heading", [row.trouble for row in found.rows if row.trouble]),
            ("never_heading", list(found.never_differed)),
        ):
            if lines:
                heading = markup.text(say(f"study.collect.{key}", policy=found.origin.policy))
                parts.append(f"<h2>{heading}</h2>{markup.listed(map(markup.text, lines))}")
        limits = markup.paragraphs(say("study.collect.limits"))
        return [*parts, f"<h2>{markup.text(say('study.collect.limits_heading'))}</h2>{limits}"]

    def _setting(self) -> str:
        """Return the setting in words: the scenario, who plays, the seeds, and what is changed in the rules."""
        options, words = self.found.origin.options, self.found.words
        last = options.seed + self.found.games - 1
        told = words.say(
            "study.collect.setting", n=options.scenario, players=options.players, first=options.seed, last=last
        )
        changed = naming.changed(self.found.origin, words)
        return f"{told} {words.say('study.changed', changed=words.listed([*changed]))}" if changed else told

    def _column(self, name: str) -> str:
        return markup.text(self.found.words.say(f"study.collect.column.{name}"))

    def _row(self, row: Row) -> str:
        say = self.found.words.say
        rate = Rate(sum(row.won), len(row.won))
        pairs = list(zip(row.given_won, row.won, strict=True))
        difference = compared(pairs, ("", ""), self.found.words).numbers
        apart = [number for number, (one, other) in enumerate(pairs) if one != other][:_OPENED]
        calls = [f"<code>{markup.text(f'found.game({row.name!r}, {number})')}</code>" for number in apart]
        said = say("study.collect.interval", **rate.numbers.percents(".0f"))
        more = say("study.collect.difference", **difference.percents("+.0f"))
        cells = (
            _number(say("study.collect.won", n=rate.part, of=rate.whole)),
            f"{_number(said)}<br>{interval(*rate.numbers)}",
            f"{_number(more)}<br>{interval(*difference, -1.0)}",
            _number(say("study.collect.differed", n=row.differed, of=rate.whole)),
        )
        inside = "".join([f"<td>{each}</td>" for each in cells])
        return (
            f'<tr><th scope="row">{markup.text(row.name)}</th>{inside}<td class="behind">{"<br>".join(calls)}</td></tr>'
        )


def _number(said: str) -> str:
    """Return a number in words as HTML, which stays on one line."""
    return f'<span class="number">{markup.text(said)}</span>'
