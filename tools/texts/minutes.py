"""Write the minutes of the lessons into notebooks/README.md and README.md, as counted. `--check` only compares.

In notebooks/README.md it also writes what each lesson is for, and the goals and the plans of the paths for groups.

It also prints each lesson's words and minutes, and what is over the limits of a lesson that is played on a stage.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from holding_on.common.course import CoursePath, goals
from holding_on.common.lesson_cells import read
from holding_on.common.measure import MOST_MINUTES, MOST_WORDS, is_played, measure_of, texts_of
from holding_on.common.notebooks import lesson_named, minutes, notebooks_folder, paths
from holding_on.common.paths import top_of_checkout

TARGETS = (notebooks_folder() / "README.md", top_of_checkout() / "README.md")
ROW = re.compile(r"^(\| \[[^\]]+\]\((\d\d-[\w-]+\.ipynb)\) \|).*\| \d+ \|$", re.MULTILINE)
MADE = re.compile(r"(<!-- (goals|path \w+) -->\n).*?(?=<!-- end -->)", re.DOTALL)
"""What stands between two comments is written here."""
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
    """Return the page with what is counted, and with the words that lessons/course.toml has for it.

    That is the table of lessons and the sentence above it, and the goals and the plans of the paths.
    """
    told = RANGE.sub(rf"\1 {min(counted.values())} to {max(counted.values())} ", text, count=1)
    use = {name: texts_of()[f"lesson.use.{name[:2]}"] for name in counted}
    told = ROW.sub(lambda row: f"{row[1]} {use[row[2]]} | {counted[row[2]]} |", told)
    return MADE.sub(lambda found: found[1] + "\n" + _made(found[2]) + "\n", told)


def _made(what: str) -> str:
    """Return the goals, or what stands of a path."""
    if what == "goals":
        return "".join(f"* {_text(f'goal.{name}')} ({_linked(lessons)})\n" for name, lessons in goals().items())
    return _plan(next(path for path in paths() if path.name == what.removeprefix("path ")))


def _plan(path: CoursePath) -> str:
    """Return the parts of a path as a table."""
    rows = [
        f"| {part.begins}-{part.ends} | {_text(f'path.{path.name}.part_{number}')} |\n"
        for number, part in enumerate(path.parts, start=1)
    ]
    return f"| minutes | what |\n| --- | --- |\n{''.join(rows)}"


def _linked(lessons: tuple[int, ...]) -> str:
    named = ((number, lesson_named(number)) for number in lessons)
    return ", ".join(f"[{_text('path.lesson').format(n=number)}]({name})" for number, name in named)


def _text(key: str) -> str:
    return str(texts_of()[f"lesson.{key}"])


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
