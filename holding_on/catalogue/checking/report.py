"""The report of a check: problems, each with its file, its line, its key and a sentence."""

import json
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any, Final

from ...common.quoting import LONGEST_PATH, shortened
from ..language import Words
from .documents import Document
from .locations import Path

MISTAKE: Final = "mistake"
WARNING: Final = "warning"
LEVELS: Final = (MISTAKE, WARNING)
_OURS: Final = frozenset({"known", "allowed", "hint", "wanted", "bound", "mistakes"})
"""Facts of a sentence that come from the checker itself; any other may come from a file, and is shortened."""


@dataclass(frozen=True, order=True)
class Problem:
    """One problem: something to put right (a mistake) or to think about (a warning)."""

    file: str
    line: int
    """From 1; 0 where there is no line to name."""
    where: str
    """The thing that the problem is about, such as "patient P07"; empty for the file as a whole."""
    key: str
    """The key within the thing, such as "staff" or "stitches.top"; empty for the thing as a whole."""
    text: str
    level: str = MISTAKE
    place: str = ""
    """File, line, thing and key as they are shown."""

    def __str__(self) -> str:
        return f"{self.place}: {self.text}" if self.place else self.text


@dataclass
class Report:
    """Collects the problems of one folder, with their sentences."""

    words: Words
    problems: set[Problem] = field(default_factory=set)
    not_content: str = ""
    """The sentence that says why the folder as a whole is no content; then there is no other problem to report."""

    def refuse(self, word: str, folder: FilePath) -> "Report":
        """Report that the folder as a whole cannot be content."""
        self.not_content = self.say(word, folder=named(folder))
        self.problems = {Problem("", 0, "", "", self.not_content)}
        return self

    def add(
        self, document: Document, path: Path, word: str, /, *, level: str = MISTAKE, key: str = "", **facts: Any
    ) -> None:
        """Add a problem at a place of a document; `key` names a key that is missing there."""
        where, inner = self.where(document, path)
        inner = ".".join(part for part in (inner, key) if part)
        self._add(level, document.name, document.line((*path, key) if key else path), where, inner, word, facts)

    def add_file(self, name: str, word: str, /, *, level: str = MISTAKE, line: int = 0, **facts: Any) -> None:
        """Add a problem of a file as a whole, or of one of its lines."""
        self._add(level, name, line, "", "", word, facts)

    def _add(self, level: str, name: str, line: int, where: str, key: str, word: str, facts: dict[str, Any]) -> None:
        given = {name: fact for name, fact in facts.items() if isinstance(fact, str) and name not in _OURS}
        text = self.say(word, **{**facts, **{name: shortened(fact, LONGEST_PATH) for name, fact in given.items()}})
        shown = self.say("line", n=line) if line else ""
        place = ", ".join(part for part in (name, shown, shortened(where), shortened(key)) if part)
        self.problems.add(Problem(name, line, where, key, text, level, place))

    def say(self, word: str, **facts: Any) -> str:
        """Return a sentence of the report by its key."""
        return self.words.say(f"checking.{word}", **facts)

    def where(self, document: Document, path: Path) -> tuple[str, str]:
        """Return the names by which a reader finds a path: of the entry, such as a card, and of the key inside it."""
        if document.is_text or not path:
            return "", dotted(path)
        if document.name == "rules.toml":
            return self.say("thing.rule", id=path[0]), dotted(path[1:])
        thing = f"thing.{path[0]}"
        if len(path) < 2 or not isinstance(path[1], int) or not self.words.has(f"checking.{thing}"):
            return "", dotted(path)
        entry = document.at(path[:2])
        named = entry if isinstance(entry, dict) else {}
        id = next((named[key] for key in ("id", "rule", "number") if key in named), None)
        known = isinstance(id, str | int)
        return self.say(thing, id=id if known else self.say("number", n=path[1] + 1)), dotted(path[2:])

    def count(self, level: str) -> int:
        """Return the number of problems of a level."""
        return sum(problem.level == level for problem in self.problems)


def dotted(path: Path) -> str:
    """Return a path as text, with dots between the keys; places in lists count from 1.

    >>> dotted(("stitches", "top")), dotted(("green", 1))
    ('stitches.top', 'green 2')
    """
    text = ""
    for part in path:
        text += f" {part + 1}" if isinstance(part, int) else f".{part}" if text else part
    return text


def shown(value: Any) -> str:
    """Return a value as it is written in a file, shortened when it is long."""
    text = f"“{value}”" if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return shortened(text)


def named(folder: FilePath | str) -> str:
    """Return the name of a folder for a sentence, shortened when it is long."""
    return shortened(str(folder), LONGEST_PATH)
