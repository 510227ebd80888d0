"""Reads the files of a folder of content, with the line of every key; an unreadable file does not stop the reading."""

import os
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path as File
from typing import Any, Final

from ..loading import BOX, MOST_BYTES, PLACES, beginning_of
from .locations import Path, lines_of

NUMBERS: Final = ("patients.toml", "memories.toml", "events.toml", "readings.toml", "rules.toml")
"""The files that a folder may replace whole, besides the scenarios."""
SCENARIO: Final = re.compile(r"scenarios/(\d\d)\.toml")
TEXT: Final = re.compile(r"text/([\w-]+)/(?:lessons/)?[^/]+\.toml")
DEEPEST: Final = 16
"""The most levels of tables in tables, and the most parts of a key with dots; the game's own content has four."""
_KEY: Final = r"""(?>[\w-]{1,200}|"(?:[^"\\\n]|\\.){0,200}"|'[^'\n]{0,200}')"""
_LONG_KEY: Final = re.compile(rf"(?<![\w\\-]){_KEY}(?>[ \t]*\.[ \t]*{_KEY}){{{DEEPEST}}}")
"""A key with more parts than `DEEPEST`, which would take too long to read."""
MOST_FILES: Final = 2000
"""The most files and folders in one folder; the game's own content has a hundred."""
_FOLDERS: Final = frozenset(place.partition("/")[0] for place in PLACES if "/" in place)
"""The folders in which content lies: scenarios, text, art and lessons."""


@dataclass(frozen=True)
class Document:
    """One file of content as it was read."""

    name: str
    """The path of the file in the folder, with slashes."""
    text: str
    data: dict[str, Any]
    own: bool = True
    """False for a file of the game's own content that the folder does not replace."""

    @property
    def is_text(self) -> bool:
        """Whether the file holds texts, not numbers."""
        return TEXT.fullmatch(self.name) is not None

    @property
    def language(self) -> str:
        """The language of a file of texts; empty for any other."""
        match = TEXT.fullmatch(self.name)
        return match[1] if match else ""

    @cached_property
    def lines(self) -> dict[Path, int]:
        """The line of every path in the file."""
        return lines_of(self.text)

    def line(self, path: Path) -> int:
        """Return the number of the line where a key stands in the file.

        For a key that is not there: the line of the TOML table around it, or 1."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def at(self, path: Path) -> Any:
        """Return the value at a path; None where there is no such path."""
        value: Any = self.data
        for part in path:
            try:
                value = value[part]
            except (KeyError, IndexError, TypeError):
                return None
        return value

    def entries(self, kind: str) -> Iterator[tuple[Path, dict[str, Any]]]:
        """Yield the path and the content of each table that the file lists under a key, such as its cards."""
        listed = self.data.get(kind)
        for place, entry in enumerate(listed if isinstance(listed, list) else ()):
            if isinstance(entry, dict):
                yield (kind, place), entry

    def texts(self) -> dict[str, tuple[Path, Any]]:
        """Return the path and the text of each dotted key, in a file of texts."""
        return dict(_texts(self.data, ()))


def _texts(table: dict[str, Any], path: Path) -> Iterator[tuple[str, tuple[Path, Any]]]:
    for key, value in table.items():
        if isinstance(value, dict) and "other" not in value:
            yield from _texts(value, (*path, key))
        else:
            yield ".".join(str(part) for part in (*path, key)), ((*path, key), value)


class TooLarge(Exception):
    """A folder with so many files that it can be no folder of content."""


class Unreadable(Exception):
    """A file that cannot be used at all: the key of the sentence, the line, and the facts of the sentence."""

    def __init__(self, word: str, line: int = 0, **facts: Any) -> None:
        super().__init__(word)
        self.word, self.line, self.facts = word, line, facts


def read(path: File, name: str, own: bool = True) -> Document:
    """Read one file; raise Unreadable when that is not possible."""
    try:
        raw = beginning_of(path, MOST_BYTES)
        if len(raw) > MOST_BYTES:
            raise Unreadable("file.too_long", most=MOST_BYTES)
        text = raw.decode("utf-8")
    except OSError as error:
        raise Unreadable("file.closed", why=error.strerror or type(error).__name__) from None
    except UnicodeDecodeError as error:
        raise Unreadable("file.not_utf8", 1 + raw.count(b"\n", 0, error.start)) from None
    if text.startswith("\ufeff"):
        raise Unreadable("file.marked", 1)
    if own and _LONG_KEY.search(text):
        raise Unreadable("file.too_deep")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        why, _, place = str(error).partition(" (at ")
        line = re.match(r"line (\d+)", place)
        last = text.count("\n") + (not text.endswith("\n"))
        raise Unreadable("file.not_toml", int(line[1]) if line else last, why=why) from None
    except (RecursionError, ValueError):  # ValueError: a number with more digits than Python reads
        raise Unreadable("file.too_deep") from None
    if _is_deep(data):
        raise Unreadable("file.too_deep")
    return Document(name, text, data, own)


def _is_deep(data: dict[str, Any]) -> bool:
    """Whether a document is nested too deeply to be read."""
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        held = [each.values() if isinstance(each, dict) else each for each in level]
        level = [inner for values in held for inner in values if isinstance(inner, dict | list)]
    return bool(level)


def is_content(folder: File) -> bool:
    """Whether a folder has something where the content of a game lies; only these places are looked at.

    A folder of another program, with a pyproject.toml for example, is not content.
    """
    if any(not path.name.startswith(".") for place in PLACES if "/" in place for path in folder.glob(place)):
        return True
    top = [path.name for path in folder.iterdir() if not path.name.startswith(".")]
    files = [name for name in top if name.endswith(".toml")]
    meant = [folder / name for name in top if get_close_matches(name, _FOLDERS, 1)]
    return (
        len(files) == len(top)
        or any(get_close_matches(name, NUMBERS, 1) for name in files)
        or any(True for inner in meant for place in ("*.toml", "*/*.toml") for _ in inner.glob(place))
    )


def names(folder: File) -> Iterator[tuple[str, str]]:
    """Yield every TOML file below a folder, except hidden ones: its path, and the key of what is wrong with it or "".

    A link is yielded with what is wrong when it is a TOML file or lies in a folder for content. Raises TooLarge for a
    folder that holds far more than the content of a game.
    """
    closed: list[OSError] = []
    seen = 0
    for here, folders, files in os.walk(folder, onerror=closed.append):
        seen += 1 + len(files)
        if seen > MOST_FILES:
            raise TooLarge
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in (*folders, *sorted(files)):
            path = File(here) / name
            wrong = _link(path, folder) if path.is_symlink() and _matters(path.relative_to(folder)) else ""
            if wrong or (path.suffix == ".toml" and not name.startswith(".")):
                wrong = wrong or ("" if path.is_file() else "file.no_file")
                yield path.relative_to(folder).as_posix(), wrong
    for error in closed:
        yield File(str(error.filename)).relative_to(folder).as_posix(), "folder.closed"


def _matters(path: File) -> bool:
    """Whether a file or folder at this path in the folder is read, or might have been meant to be."""
    return path.suffix == ".toml" or path.parts[0] in _FOLDERS


def _link(path: File, folder: File) -> str:
    """Return the key of what is wrong with a link; an empty text when it leads to a file of the same folder."""
    try:
        target = path.resolve(strict=True)
    except (OSError, RuntimeError):  # a link to nowhere, or to itself
        return "file.lost"
    if not target.is_relative_to(folder.resolve()):
        return "file.outside"
    return "file.linked" if target.is_dir() else ""


def box() -> dict[str, Document]:
    """Return every file of the game's own content by its name."""
    return {name: read(BOX / name, name, own=False) for name, _ in names(BOX)}
