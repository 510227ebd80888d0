"""Write docs/where-the-game-simplifies.md from the game's words. `--check` only says whether the file is fresh."""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import fill

from holding_on.board.simplifies import Page, Point, page
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box

TOP = Path(__file__).parents[2]
TARGET = TOP / "docs/where-the-game-simplifies.md"
SOURCE = "holding_on/content/text/en/simplifies.toml"
NOTE = f"<!-- Written by `python -m tools.texts.simplifies` from\n{SOURCE}. Change the words there, not here. -->"
WIDTH = 120


def main(check: bool) -> int:
    """Write docs/where-the-game-simplifies.md from the content's texts.

    With `check` only compare. Return 0 when the file now has these texts, else 1."""
    text = markdown(page(Words(the_box(), "en")))
    name = TARGET.relative_to(TOP).as_posix()
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        print(f"{name} is fresh.")
        return 0
    if check:
        print(f"{name} is not what {SOURCE} says. Write it: python -m tools.texts.simplifies")
        return 1
    TARGET.write_text(text, encoding="utf-8")
    print(f"{name} is written.")
    return 0


def markdown(shown: Page) -> str:
    """Return the whole document as Markdown."""
    parts = [NOTE, f"# {shown['title']}", fill(shown["introduction"], WIDTH)]
    for number, point in enumerate(shown["points"], 1):
        parts += _point(shown, point, number)
    parts += [f"## {shown['quoting']}", *(fill(text, WIDTH) for text in shown["quoting_text"])]
    return "\n\n".join(parts) + "\n"


def _point(shown: Page, point: Point, number: int) -> list[str]:
    rules = [fill(f"* {rule['id']}: {rule['text']}", WIDTH, subsequent_indent="  ") for rule in point["rules"]]
    return [
        f"## {number}. {point['heading']}",
        fill(f"**{shown['in_game']}:** {point['game']}", WIDTH),
        fill(f"**{shown['on_ward']}:** {point['ward']}", WIDTH),
        f"{shown['by_rules']}:",
        "\n".join(rules),
    ]


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
