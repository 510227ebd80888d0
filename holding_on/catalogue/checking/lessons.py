"""Checks of the lessons in a folder: their names, their words, their length, and what their questions give away.

Nothing of a lesson is run here. So which answer is right is not known; the lesson itself asks the engine.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path as File
from typing import Any, Final

from ...common.lesson_cells import Cells, Made, NotRead, read
from ...common.measure import MOST_MINUTES, MOST_WORDS, Asked, asked, is_played, measure, printed_before, texts_of
from ...common.notebooks import FIRST_OWN
from ..loading import files_of
from . import documents
from .report import WARNING, Report, shown

NOTEBOOKS: Final = "lessons/*.ipynb"
EXERCISES: Final = re.compile(r"lessons/exercises/(\d\d)\.toml")
"""The name of the file with the exercises of a lesson."""
MOST_BYTES: Final = 10_000_000
"""The most bytes of a notebook, which also holds what its cells printed."""
_NAME: Final = re.compile(r"(\d\d)-[\w-]+\.ipynb")
_NEEDED: Final = {
    "choose": ("asks", "way_1", "told_1"),
    "play": ("task",),
    "exercise": ("task",),
    "bench": ("task",),
    "compare": ("asks", "way_1", "done"),
    "courses": ("asks", "way_1", "done"),
    "moments": ("asks", "moment_1", "told_1"),
    "look": ("asks",),
    "remember": ("point", "tomorrow"),
}
"""The words that each kind of piece needs."""
_INSTEAD: Final = {
    "remember": (".tomorrow", ".quiet"),
    "courses": (".done", ".done_1"),
    "compare": (".done", ".both_1"),
}
"""The end of a key that a kind of piece needs, and the one that may stand in its place."""
_CLAUSES: Final = {"never": "never", "must": "missing"}
"""The clauses of an exercise, and the name of the words that each clause needs."""


def numbers(folder: File) -> list[int]:
    """Return the numbers of the lessons in a folder."""
    found = (_NAME.fullmatch(path.name) for path in files_of(folder, NOTEBOOKS))
    return [int(name[1]) for name in found if name]


def lessons(folder: File, own: Mapping[str, Any], report: Report) -> None:
    """Check every lesson of a folder; `own` are the folder's texts by key."""
    texts = {**texts_of(), **own}
    for path in files_of(folder, NOTEBOOKS):
        name = path.relative_to(folder).as_posix()
        match = _NAME.fullmatch(path.name)
        if not match or int(match[1]) < FIRST_OWN:
            report.add_file(name, "lesson.name", first=FIRST_OWN)
        elif path.stat().st_size > MOST_BYTES:
            report.add_file(name, "lesson.too_long", most=MOST_BYTES)
        else:
            try:
                cells = read(path)
            except NotRead as refused:
                report.add_file(name, f"lesson.no_{refused.why}", n=refused.cell)
            else:
                check(cells, name, int(match[1]), texts, report)
    for path in files_of(folder, "lessons/exercises/*.toml"):
        _exercises(path, path.relative_to(folder).as_posix(), texts, report)


def check(cells: Cells, name: str, number: int, texts: Mapping[str, Any], report: Report) -> None:
    """Check a lesson that has been read; `name` is its file, and `number` the number in this name."""
    if cells.number != number:
        report.add_file(name, "lesson.number", n=number, value=shown(cells.number))
        return
    size = measure(cells, texts)
    if is_played(cells) and (size.words_met > MOST_WORDS or size.whole_minutes > MOST_MINUTES):
        facts: dict[str, Any] = {
            "n": size.words_met,
            "minutes": size.whole_minutes,
            "most": MOST_WORDS,
            "longest": MOST_MINUTES,
        }
        report.add_file(name, "lesson.long", level=WARNING, **facts)
    for part in (part for screen in cells.screens for part in screen.parts):
        if isinstance(part, Made):
            for key in _missing(part, number, texts):
                report.add_file(name, "lesson.no_words", text_key=key)
    for question, prose in _questions(cells, number, texts):
        _sentences(question, name, report)
        printed = printed_before(prose, question.options)
        if len(printed) == 1:
            named, value = question.key or question.asks, shown(printed[0])
            report.add_file(name, "lesson.printed", level=WARNING, text_key=named, value=value)


def _questions(cells: Cells, number: int, texts: Mapping[str, Any]) -> Iterator[tuple[Asked, str]]:
    """Yield every question of a lesson, with the prose that stands above it on its screen."""
    for screen in cells.screens:
        prose = ""
        for part in screen.parts:
            if isinstance(part, str):
                prose += f"{part}\n"
                continue
            question = asked(part, number, texts)
            if question is not None:
                yield question, prose


def _sentences(question: Asked, name: str, report: Report) -> None:
    """Report options to which nothing is said. One may be the right answer, which can go without."""
    missing = question.without_sentence if question.key else []
    if len(missing) == 1 and len(question.options) > 1:
        key = f"{question.key}.{missing[0]}"
        report.add_file(name, "lesson.one_unsaid", level=WARNING, text_key=key, value=shown(missing[0]))
    elif missing:
        keys = ", ".join(f"{question.key}.{option}" for option in missing)
        report.add_file(name, "lesson.unsaid", text_key=keys, n=len(missing))


def _missing(part: Made, number: int, texts: Mapping[str, Any]) -> list[str]:
    """Return the keys of the words that a piece needs and has not."""
    piece = part.given[0] if part.given and isinstance(part.given[0], str) else part.kind
    if part.kind != "remember" and piece == part.kind:  # its name is not written out
        return []
    needed = (f"lesson.{number:02}.{piece}.{word}" for word in _NEEDED.get(part.kind, ()))
    instead = _INSTEAD.get(part.kind, ("", ""))
    return [key for key in needed if key not in texts and key.replace(*instead) not in texts]


def _exercises(path: File, name: str, texts: Mapping[str, Any], report: Report) -> None:
    """Report the words that the exercises in a file lack."""
    match = EXERCISES.fullmatch(name)
    if not match:
        return  # the file has been reported as unknown
    try:
        tables = documents.read(path, name).data
    except documents.Unreadable:
        return  # reported where all files are read
    for exercise, table in tables.items():
        if not isinstance(table, dict):
            report.add_file(name, "lesson.exercise", key=exercise)
            continue
        needed = ["task"]
        for clauses, word in _CLAUSES.items():
            listed = table.get(clauses, ())
            needed += [f"{word}_{n}" for n in range(1, len(listed) + 1 if isinstance(listed, list) else 1)]
        for key in (f"lesson.{match[1]}.{exercise}.{word}" for word in needed):
            if key not in texts:
                report.add_file(name, "lesson.no_words", text_key=key)
