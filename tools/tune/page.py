"""Writes a table into docs/tuning.md, between the line of the command that makes it and the end of the table."""

from __future__ import annotations

from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "tuning.md"
END = "<!-- end -->\n"


def write(begin: str, text: str) -> None:
    """Replace what stands in the page after `begin`, up to the next END, by `text`; the rest stays as it is."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{begin}{text}{END}{after}", encoding="utf-8")
