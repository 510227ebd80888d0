"""Functions that write how long a game takes, for the file that the set-up reads and for documents."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from holding_on.board.lasting import about
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box

TOP: Final = Path(__file__).parents[2]
PAGES: Final = (TOP / "README.md", TOP / "docs" / "leading.md")
"""The documents with the table that says how long each scenario takes."""
EVENING: Final = (
    *PAGES,
    TOP / "docs" / "room.md",
    TOP / "notebooks" / "README.md",
    TOP / "notebooks" / "01-the-ward.ipynb",
)
"""The documents that say in a sentence how long scenario 0 takes."""
PLANS: Final = {
    TOP / "docs" / "leading.md": "## Ninety minutes, with the evening",
    TOP / "notebooks" / "README.md": "**Palliative care, ninety minutes.**",
}
"""The documents with the plan of ninety minutes around scenario 0, and the words above its table."""
HEAD: Final = ("| scenario | two players | three | four |", "| --- | --- | --- | --- |")
COMMAND: Final = "python -m tests.benchmarks.counts --write"


def as_toml(figures: Mapping[int, Sequence[int]], games: int) -> str:
    """Return the text of the file that the set-up reads.

    `figures` has for each scenario the minutes with two, three and four players, and `games` says how many games were
    played for each figure.
    """
    lines = (f"{number} = {list(each)}" for number, each in sorted(figures.items()))
    return (
        f"# Made by `{COMMAND}`, not by hand: how many minutes a table of\n"
        f"# two, three and four takes for each scenario, the medians of {games} balanced games.\n[minutes]\n"
        + "".join(f"{line}\n" for line in lines)
    )


def table(figures: Mapping[int, Sequence[int]]) -> list[str]:
    """Return the lines of the table that says how long each scenario takes, in the words of the set-up."""
    words = Words(the_box(), "en")
    rows = ([str(number), *(about(each, words) for each in lengths)] for number, lengths in sorted(figures.items()))
    return [*HEAD, *(f"| {' | '.join(row)} |" for row in rows)]


def table_in(page: Path) -> list[str]:
    """Return the lines of this table in a document."""
    lines = page.read_text(encoding="utf-8").splitlines()
    return lines[slice(*_place(lines))]


def named_in(page: Path, figures: Mapping[int, Sequence[int]]) -> str:
    """Return the text of a document, in which the table of these figures replaces the old table."""
    lines = page.read_text(encoding="utf-8").splitlines()
    lines[slice(*_place(lines))] = table(figures)
    return "\n".join([*lines, ""])


def said_of_the_evening(page: Path) -> list[str]:
    """Return what a document says in sentences about the length of scenario 0, such as "about 30 minutes"."""
    text = re.sub(r'(?:\]\([^)]*\)|\\n|[\s\\",])+', " ", page.read_text(encoding="utf-8"))  # without links and quotes
    return re.findall(r"evening with Billy[^|.]{0,60}? (about \d+ (?:minutes|h(?: \d+)?))\b", text)


def plan_in(page: Path) -> list[tuple[int, int, str]]:
    """Return the rows of the plan of ninety minutes in a document: from minute, to minute, and what is done."""
    plan = page.read_text(encoding="utf-8").partition(PLANS[page])[2]
    rows = re.match(r"[^|]*((?:\|.*\n)+)", plan)
    found = re.findall(r"^\| (\d+)-(\d+) \| (.*) \|$", rows[1] if rows else "", re.MULTILINE)
    return [(int(first), int(last), what) for first, last, what in found]


def _place(lines: Sequence[str]) -> tuple[int, int]:
    """Return the index of the first line of the table, and the index after its last line."""
    first = lines.index(HEAD[0])
    last = first
    while last < len(lines) and lines[last].startswith("|"):
        last += 1
    return first, last
