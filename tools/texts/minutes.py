"""Write the minutes of the lessons into notebooks/README.md and README.md, as counted. `--check` only compares.

It also prints each lesson's words and minutes, and what is over the limits of a lesson that is played on a stage.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from holding_on.common.lesson_cells import read
from holding_on.common.measure import MOST_MINUTES, MOST_WORDS, is_played, measure_of
from holding_on.common.notebooks import minutes, notebooks_folder
from holding_on.common.paths import top_of_checkout

TARGETS = (notebooks_folder() / "README.md", top_of_checkout() / "README.md")
ROW = re.compile(r"^(\| \[[^\]]+\]\((\d\d-[\w-]+\.ipynb)\) \|.*\|) \d+ \|$", re.MULTILINE)
RANGE = re.compile(r"(takes|rule:) \S+ to \S+ (?=minutes)")


def main(check: bool) -> int:
    """Write the minutes, or with `check` only compare. Return 0 when the file now has them, else 1."""
    for name in minutes():
        path = notebooks_folder() / name
        size = measure_of(path)
        is_over = size.words_met > MOST_WORDS or size.whole_minutes > MOST_MINUTES
        over = f": more than {MOST_WORDS} words or {MOST_MINUTES} minutes" if is_over and is_played(read(path)) else ""
        print(f"{name}: {size.words_met} words, {size.minutes:.1f} minutes{over}")
    return max(_write(target, check) for target in TARGETS)


def _write(target: Path, check: bool) -> int:
    name = target.relative_to(top_of_checkout()).as_posix()
    before = target.read_text(encoding="utf-8")
    text = with_minutes(before, minutes())
    if text == before:
        print(f"{name} is fresh.")
        return 0
    if check:
        print(f"{name} has other minutes. Write them: python -m tools.texts.minutes")
        return 1
    target.write_text(text, encoding="utf-8")
    print(f"{name} is written.")
    return 0


def with_minutes(text: str, counted: Mapping[str, int]) -> str:
    """Return the page with the counted minutes in the table of lessons and in the sentence above it."""
    told = RANGE.sub(rf"\1 {min(counted.values())} to {max(counted.values())} ", text, count=1)
    return ROW.sub(lambda row: f"{row[1]} {counted[row[2]]} |", told)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
