"""`check FOLDER`: reports every mistake in a folder of content, by file, key and line.

The folder holds only what differs from the game's own content. So its files are checked together with the files and
texts of the game that they do not replace. Problems are reported only for files of the folder.
"""

from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..language import Words, for_terminal
from ..loading import DEFAULT_LANGUAGE, files_of, path_of, the_box
from . import cards, documents, forms, lessons, memories, scenarios, texts
from .documents import NUMBERS, SCENARIO, TEXT, Document
from .drawings import drawings
from .report import LEVELS, MISTAKE, WARNING, Problem, Report, named

__all__ = ["MISTAKE", "WARNING", "Problem", "lesson_files", "main", "problems", "refusal"]

SHOWN: Final = 5
"""The most mistakes that are named when a game with a folder is refused."""
_CHECKS: Final = {
    "patients.toml": cards.patients,
    "memories.toml": memories.memories,
    "events.toml": cards.events,
    "readings.toml": cards.readings,
    "rules.toml": cards.rules,
}


def main(folder: str) -> int:
    """Print every problem of a folder and a verdict; return 0 when the folder can be played, and otherwise 1."""
    report = _check(path_of(folder))
    if report.not_content:
        print(for_terminal(report.not_content))
        return 1
    for problem in sorted(report.problems):
        print(for_terminal(f"{report.say(f'level.{problem.level}')}: {problem}"))
    print(for_terminal(_verdict(folder, report)))
    return 1 if report.count(MISTAKE) else 0


def problems(folder: Path) -> list[Problem]:
    """Return all problems of a folder, by file and line."""
    return sorted(_check(folder).problems)


def refusal(folder: Path) -> str | None:
    """Return the sentence that says why a folder cannot be played, with its first mistakes; None when it can."""
    report = _check(folder)
    mistakes = [problem for problem in sorted(report.problems) if problem.level == MISTAKE]
    if not mistakes:
        return None
    more = len(mistakes) - SHOWN
    lines = [str(problem) for problem in mistakes[:SHOWN]] + ([report.say("more", n=more)] if more > 0 else [])
    return report.say("refused", folder=named(folder), mistakes="\n  ".join(["", *lines]), n=len(mistakes))


def lesson_files(folder: Path) -> list[Path]:
    """Return the notebooks of the lessons in a folder."""
    return files_of(folder, lessons.NOTEBOOKS)


def _verdict(folder: str, report: Report) -> str:
    mistakes, warnings = (report.count(level) for level in LEVELS)
    counted = report.words.listed(
        [report.say(f"count.{level}", n=n) for level, n in ((MISTAKE, mistakes), (WARNING, warnings)) if n]
    )
    return report.say(
        "verdict.bad" if mistakes else "verdict.good", folder=named(folder), counted=counted or report.say("none")
    )


def _check(folder: Path) -> Report:
    report = Report(Words(the_box(), DEFAULT_LANGUAGE))
    try:
        wrong = _wrong_with(folder)
        own, broken = ({}, set()) if wrong else _read(folder, report)
    except documents.TooLarge:
        wrong = "folder.too_large"
    except PermissionError:
        wrong = "folder.locked"
    if wrong:
        return report.refuse(wrong, folder)
    merged = {**_box(), **own}
    for name in broken & _box().keys():
        del merged[name]
    for name, document in own.items():
        forms.check(document, report)
        if name in _CHECKS:
            _CHECKS[name](document, report)
        elif SCENARIO.fullmatch(name):
            scenarios.scenario(document, merged, report)
    _check_texts(merged, broken, lessons.numbers(folder), report)
    lessons.lessons(folder, _own_texts(own), report)
    drawings(folder, _texts([document for document in merged.values() if document.is_text]), report)
    return report


def _wrong_with(folder: Path) -> str:
    """Return the key of the sentence that says why a folder is no content; an empty text when it may be content."""
    try:
        if not folder.is_dir():
            return "folder.file" if folder.exists() else "folder.none"
    except (OSError, ValueError):  # a name that no folder can have
        return "folder.none"
    return "" if documents.is_content(folder) else "folder.no_content"


@cache
def _box() -> dict[str, Document]:
    return documents.box()


def _read(folder: Path, report: Report) -> tuple[dict[str, Document], set[str]]:
    """Return the files of a folder that can be read, by name, and the names of the files that cannot."""
    own: dict[str, Document] = {}
    broken: set[str] = set()
    languages = {document.language for document in _box().values()}
    for name, wrong in documents.names(folder):
        text, is_exercises = TEXT.fullmatch(name), lessons.EXERCISES.fullmatch(name) is not None
        if wrong:
            report.add_file(name, wrong)
            broken.add(name)
        elif name not in NUMBERS and not SCENARIO.fullmatch(name) and not text and not is_exercises:
            near = get_close_matches(name, [*NUMBERS, *_box()], 1, forms.NEAR)
            hint = report.say("hint", near=near[0]) if near else ""
            report.add_file(name, "file.unknown", hint=hint, known=", ".join(NUMBERS))
        elif text and text[1] not in languages:
            report.add_file(name, "file.language", lang=text[1], known=", ".join(sorted(languages - {""})))
        else:
            try:
                read = documents.read(folder / name, name)
                if not is_exercises:
                    own[name] = read
            except documents.Unreadable as unreadable:
                report.add_file(name, unreadable.word, line=unreadable.line, **unreadable.facts)
                broken.add(name)
    if not own and not broken and not lesson_files(folder):
        report.add_file("", "folder.empty", level=WARNING, folder=named(folder))
    return own, broken


def _check_texts(merged: dict[str, Document], broken: set[str], own_lessons: list[int], report: Report) -> None:
    """Check the texts of every language; a text of the folder replaces the game's text under the same key."""
    numbers = {name: document for name, document in merged.items() if not document.is_text}
    wanted = texts.needed(numbers)
    of_lessons = tuple(f"lesson.{number:02}." for number in own_lessons)
    unsure = (*of_lessons, *(prefix for name in broken for prefix in texts.prefixes(name)))
    for lang in sorted({document.language for document in merged.values()} - {""}):
        box = _texts([document for document in _box().values() if document.language == lang])
        documents = [document for document in merged.values() if document.language == lang]
        own = [document for document in documents if document.own]
        there = box | _texts(own)
        if not any(name.startswith(f"text/{lang}/") for name in broken):
            texts.missing(wanted | texts.asked_afterwards(documents), there, lang, report)
            texts.recaps(numbers, there, lang, report)
        for document in own:
            texts.strange(document, wanted, numbers, box, unsure, report)
        if lang == DEFAULT_LANGUAGE:
            texts.lengths(numbers, there, report)


def _texts(documents: list[Document]) -> texts.Texts:
    """Return the texts of several files by key; a later file replaces an earlier one, as in a game."""
    return {
        key: (document, path, text)
        for document in sorted(documents, key=lambda document: document.name)
        for key, (path, text) in document.texts().items()
    }


def _own_texts(own: dict[str, Document]) -> dict[str, Any]:
    """Return the folder's texts of the language in which lessons are checked, by key."""
    documents = [document for document in own.values() if document.language == DEFAULT_LANGUAGE]
    return {key: text for key, (_, _, text) in _texts(documents).items()}
