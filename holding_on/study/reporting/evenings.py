"""Shows the chance to win through the days: a row for each evening, a column for each range of Billy's condition."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from ...catalogue.language import Words
from ...view import markup

ALL: Final = "all"
_STRONGEST: Final = 35
"""How much of its colour, in percent, a cell has in which all games were won: what stands on it stays readable."""
_DASH: Final = "\u2060–\u2060"
"""The dash of a range, with signs around it that keep the range on one line."""


def evenings(words: Words, rows: Iterable[dict[str, Any]], opened: Callable[[dict[str, Any]], str]) -> tuple[str, str]:
    """Return the head and the rows of the table, as HTML. `opened` makes the calls that open the games of a row."""
    by_day: dict[int, dict[str, dict[str, Any]]] = {}
    for row in rows:
        by_day.setdefault(row["day"], {})[row["condition"]] = row
    ranges = {condition for found in by_day.values() for condition in found} - {ALL}
    columns = [ALL, *sorted(ranges, key=lambda each: -int(each.partition("-")[0]))]
    titles = [words.say("study.report.column.day"), *[_titled(words, each) for each in columns]]
    head = "".join([f'<th scope="col">{markup.text(title)}</th>' for title in titles])
    head += f'<th scope="col" class="behind">{markup.text(words.say("study.report.column.open"))}</th>'
    lines = [
        f'<tr><th scope="row">{day}</th>{"".join([_cell(words, found.get(each)) for each in columns])}'
        f'<td class="behind">{opened(found[ALL])}</td></tr>'
        for day, found in by_day.items()
    ]
    return head, "".join(lines)


def _titled(words: Words, condition: str) -> str:
    if condition == ALL:
        return words.say("study.report.any")
    return words.say("study.report.at_condition", range=condition.replace("-", _DASH))


def _cell(words: Words, row: dict[str, Any] | None) -> str:
    """Return how many games were won, with the interval of their share; the more were won, the stronger the colour."""
    if row is None:
        return "<td></td>"
    tint = f"background: color-mix(in srgb, var(--mark) {_STRONGEST * row['share']:.0f}%, transparent)"
    won = markup.text(words.say("study.collect.won", n=row["won"], of=row["games"]))
    within = markup.text(
        words.say("study.report.within", low=f"{100 * row['low']:.0f}", high=f"{100 * row['high']:.0f}")
    )
    return f'<td style="{tint}"><span class="number">{won}</span><br><span class="number">{within}</span></td>'
