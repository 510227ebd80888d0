"""Shows a report: as sentences, as the tables of a notebook, and as one web page without a script.

A table has a row for each number, with its interval as text and drawn as a line, and the calls that open games behind
it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from ...catalogue.language import Words
from ...game.frames import pl
from ...view import markup
from ...view.web_page import web_page
from ..counts.rates import Rate, together_said
from ..study_frames import StudyFrames
from .dominance import ANY
from .evenings import evenings

Row = dict[str, Any]
_SHOWN: Final = 3
"""How many games behind a number are named."""
_WIDE: Final = 120
"""The width of a drawn interval in pixels."""
_MARGIN: Final = 4
_HIGH: Final = 14


def told(study: StudyFrames, frames: Mapping[str, pl.DataFrame]) -> str:
    """Return the report in a few sentences: how it was measured, what was won, and what matters most."""
    say, games = study.words.say, study.games
    rate = Rate(int(games["won"].sum()), games.height)
    sentences = [say("study.report.measured", n=games.height, policy=study.policy), rate.in_percent(study.words)]
    matters = [row for row in frames["questions"].to_dicts() if row["difference_high"] < 0]
    if matters:
        names = [say(f"study.report.question.{row['question']}") for row in matters[:_SHOWN]]
        sentences.append(say("study.report.matters", questions=study.words.listed(names)))
    else:
        sentences.append(say("study.report.matters_unsure"))
    return together_said([*sentences, study.note])


def in_notebook(study: StudyFrames, frames: Mapping[str, pl.DataFrame], studies: Collection[str]) -> str:
    """Return the report as HTML in the looks of the notebook."""
    return markup.whole(study.words, *_parts(study, frames, studies))


def document(study: StudyFrames, frames: Mapping[str, pl.DataFrame], studies: Collection[str]) -> str:
    """Return the report as a whole web page, which asks no host for anything."""
    title = study.words.say("study.report.title")
    inside = "".join([f"<h1>{markup.text(title)}</h1>", *_parts(study, frames, studies)])
    return web_page(study.words, title, styles(), inside)


@cache
def styles() -> str:
    """Return the looks of a report, as CSS."""
    return (Path(__file__).parent / "report.css").read_text(encoding="utf-8")


def _parts(study: StudyFrames, frames: Mapping[str, pl.DataFrame], studies: Collection[str]) -> list[str]:
    say, text = study.words.say, markup.text
    setting = study.words.listed([*study.changed]) if study.changed else ""
    parts = [markup.paragraphs(told(study, frames))]
    if setting:
        parts.append(markup.paragraphs(say("study.changed", changed=setting)))
    parts.append(markup.paragraphs(say("study.report.limits", policy=study.policy)))
    for name, frame in frames.items():
        heading, about = say(f"study.report.{name}"), say(f"study.report.about.{name}")
        if name == "skill" and study.origin is not None and study.origin.rules_beyond_numbers:
            about = together_said([about, say("study.report.skill_not_known")])
        parts.append(f"<h2>{text(heading)}</h2>{markup.paragraphs(about)}")
        rows = [row for row in frame.to_dicts() if name != "dominance" or _tells(row)]
        parts.append(
            _table(study.words, name, rows, studies, heading)
            if rows
            else markup.paragraphs(say("study.report.nothing"))
        )
    return parts


def _tells(row: Row) -> bool:
    """Whether a row about an answer stands on the page: where no moment told anything, the frame alone has it."""
    return bool(row["answer"] == ANY or row["ahead"] or row["less"])


def _table(words: Words, name: str, rows: list[Row], studies: Collection[str], heading: str) -> str:
    """Return a table, in a part of the page that scrolls by itself where the window is narrow."""

    def opened(row: Row) -> str:
        return _opened(name, row, studies)

    if name == "tension":
        return wide_table(heading, *evenings(words, rows, opened))
    columns = _COLUMNS[name]
    titles = [markup.text(words.say(f"study.report.column.{each}")) for each in (*columns, "open")]
    looks = [' class="said"' if each in _SAID else "" for each in columns]
    head = "".join(f'<th scope="col"{look}>{title}</th>' for look, title in zip(looks, titles, strict=False))
    head += f'<th scope="col" class="behind">{titles[-1]}</th>'
    lines = []
    for row in rows:
        cells = [_CELLS[each](words, row) for each in columns]
        first, *rest = cells
        inside = "".join(f"<td{look}>{each}</td>" for look, each in zip(looks[1:], rest, strict=True))
        lines.append(f'<tr><th scope="row">{first}</th>{inside}<td class="behind">{opened(row)}</td></tr>')
    return wide_table(heading, head, "".join(lines))


def wide_table(heading: str, head: str, rows: str) -> str:
    """Return a table from the HTML of its head and its rows; in a narrow window it scrolls by itself."""
    region = f'<div class="wide" role="region" tabindex="0" aria-label="{markup.text(heading)}">'
    return f"{region}<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"


def calls_of(name: str, row: Row, studies: Collection[str]) -> list[str]:
    """Return the calls that open games behind a row, as Python text; `report` is the report.

    `studies` are the names of the studies that were played otherwise.

    >>> calls_of("questions", {"question": "care", "behind": [3, 7]}, ["question=care"])
    ['report.studies["question=care"].game(3)', 'report.studies["question=care"].game(7)']
    >>> calls_of("endings", {"players": 3, "behind": [3]}, ["players=2"])
    ['report.study.game(3)']
    """
    column = _OTHERWISE.get(name)
    key = f"{column}={row[column]}" if column else ""
    of = f'report.studies["{key}"]' if key in studies else "report.study"
    return [f"{of}.game({number})" for number in row["behind"][:_SHOWN]]


def _opened(name: str, row: Row, studies: Collection[str]) -> str:
    """Return the call that opens the first game behind a row, and the numbers of further games, as HTML."""
    calls = calls_of(name, row, studies)
    return ", ".join([*[f"<code>{markup.text(call)}</code>" for call in calls[:1]], *map(str, row["behind"][1:_SHOWN])])


_OTHERWISE: Final = {
    "endings": "players", "lengths": "players", "questions": "question", "seats": "seat", "skill": "style",
}  # fmt: skip
"""The figures with games that were played otherwise, and the column that says what was otherwise."""


def _share(value: float) -> str:
    return f"{100 * value:.1f} %".replace("-", "−")


def _signed(value: float) -> str:
    return f"{100 * value:+.1f}".replace("-", "−")


def _between(low: str, high: str) -> str:
    return f'<span class="number">{low} … {high}</span>'


def interval(share: float, low: float, high: float, least: float = 0.0) -> str:
    """Return a number and its interval as a drawing, on a line from `least` to 1; the text beside it says the same."""

    def x(value: float) -> str:
        return f"{_MARGIN + (max(least, min(1.0, value)) - least) / (1 - least) * (_WIDE - 2 * _MARGIN):.1f}"

    middle = _HIGH / 2
    zero = f'<line x1="{x(0)}" x2="{x(0)}" y1="0" y2="{_HIGH}" stroke="currentColor" stroke-opacity=".3"/>'
    return (
        f'<svg width="{_WIDE}" height="{_HIGH}" viewBox="0 0 {_WIDE} {_HIGH}" aria-hidden="true">{zero}'
        f'<line x1="{x(low)}" x2="{x(high)}" y1="{middle}" y2="{middle}" stroke="currentColor" stroke-width="2"/>'
        f'<circle cx="{x(share)}" cy="{middle}" r="3.5" fill="currentColor"/></svg>'
    )


def _rate(_: Words, row: Row) -> str:
    return f"{_share(row['share'])}<br>{_between(_share(row['low']), _share(row['high']))}"


def _drawn(_: Words, row: Row) -> str:
    return interval(row["share"], row["low"], row["high"])


def _difference(_: Words, row: Row) -> str:
    low, high = _signed(row["difference_low"]), _signed(row["difference_high"])
    drawn = interval(row["difference"], row["difference_low"], row["difference_high"], -1.0)
    return f'<span class="number">{_signed(row["difference"])} ({low} … {high})</span><br>{drawn}'


def _of_luck(words: Words, row: Row) -> str:
    if row["of_luck"] is None:
        return markup.text(words.say("study.report.no_spread"))
    low, high = row["of_luck_low"], row["of_luck_high"]
    return f"{_share(row['of_luck'])}<br>{_between(_share(low), _share(high))}"


def _choices(_: Words, row: Row) -> str:
    return _mean(row["choices"], row["choices_low"], row["choices_high"])


def _mean(value: float, low: float, high: float) -> str:
    return f"{value:.1f}<br>{_between(f'{low:.1f}', f'{high:.1f}')}"


def _answer(words: Words, answer: str) -> str:
    return markup.text(words.say("study.report.any_answer") if answer == ANY else answer)


def _plain(name: str) -> Callable[[Words, Row], str]:
    return lambda _, row: markup.text(row[name])


_CELLS: Final[dict[str, Callable[[Words, Row], str]]] = {
    "players": _plain("players"),
    "ending": lambda words, row: markup.text(words.say(f"study.chart.ending.{row['ending']}")),
    "games": _plain("games"),
    "of": _plain("of"),
    "rate": _rate,
    "drawn": _drawn,
    "days": lambda _, row: _mean(row["days"], row["low"], row["high"]),
    "seat": lambda words, row: markup.text(words.say("study.report.seat", n=row["seat"] + 1)),
    "won": _plain("won"),
    "question": lambda words, row: markup.text(words.say(f"study.report.question.{row['question']}")),
    "choices": _choices,
    "difference": _difference,
    "answer": lambda words, row: _answer(words, row["answer"]),
    "moments": _plain("moments"),
    "ahead": _plain("ahead"),
    "less": lambda _, row: "" if row["answer"] == ANY else str(row["less"]),
    "always": lambda words, row: markup.text(words.say(f"study.report.{row['always']}") if row["always"] else ""),
    "source": lambda words, row: markup.text(words.say(f"study.report.source.{row['source']}")),
    "changed": _plain("changed"),
    "of_luck": _of_luck,
    "what": lambda words, row: markup.text(words.say(f"study.report.what.{row['what']}")),
    "style": _plain("style"),
}
_SAID: Final = ("ending", "answer", "always")
"""The columns with words, which begin at the left."""
_COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "endings": ("players", "ending", "games", "of", "rate", "drawn"),
    "lengths": ("players", "games", "days"),
    "first_seats": ("seat", "games", "won", "rate", "drawn"),
    "questions": ("question", "choices", "won", "rate", "difference"),
    "dominance": ("question", "answer", "moments", "ahead", "less", "rate", "always"),
    "seats": ("seat", "choices", "won", "rate", "difference"),
    "luck": ("source", "changed", "rate", "drawn", "of_luck"),
    "swings": ("what", "games", "of", "rate", "drawn"),
    "skill": ("style", "won", "rate", "difference"),
}
