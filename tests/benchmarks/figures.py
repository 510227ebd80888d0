"""How long a game takes, in the file that the set-up reads and in the pages that name it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from holding_on.board.lasting import about
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box

TOP: Final = Path(__file__).parents[2]
PAGES: Final = (TOP / "README.md", TOP / "docs" / "leading.md")
"""The pages that say how long each scenario takes, in the same table."""
HEAD: Final = ("| scenario | two players | three | four |", "| --- | --- | --- | --- |")
COMMAND: Final = "python -m tests.benchmarks.counts --write"


def as_toml(figures: Mapping[int, Sequence[int]], games: int) -> str:
    """The file that the set-up reads."""
    lines = (f"{number} = {list(each)}" for number, each in sorted(figures.items()))
    return (
        f"# Made by `{COMMAND}`, not by hand: how many minutes a table of\n"
        f"# two, three and four takes for each scenario, the medians of {games} balanced games.\n[minutes]\n"
        + "".join(f"{line}\n" for line in lines)
    )


def table(figures: Mapping[int, Sequence[int]]) -> list[str]:
    """How long each scenario takes, as the set-up says it."""
    words = Words(the_box(), "en")
    rows = ([str(number), *(about(each, words) for each in lengths)] for number, lengths in sorted(figures.items()))
    return [*HEAD, *(f"| {' | '.join(row)} |" for row in rows)]


def table_in(page: Path) -> list[str]:
    """That table as it stands in a page."""
    lines = page.read_text(encoding="utf-8").splitlines()
    return lines[slice(*_place(lines))]


def named_in(page: Path, figures: Mapping[int, Sequence[int]]) -> str:
    """The text of a page, with the table of these figures in the place of its own."""
    lines = page.read_text(encoding="utf-8").splitlines()
    lines[slice(*_place(lines))] = table(figures)
    return "\n".join([*lines, ""])


def _place(lines: Sequence[str]) -> tuple[int, int]:
    """Where the table begins, and where it has ended."""
    first = lines.index(HEAD[0])
    last = first
    while last < len(lines) and lines[last].startswith("|"):
        last += 1
    return first, last
