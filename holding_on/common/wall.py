"""Writes and reads what the tables of a room tell for the leader's page: a small file each, in a folder of the server.

A table writes its file whole or not at all. The server believes no file: `read` takes only what `TableNews` describes,
and raises DamagedFile for everything else.

>>> import tempfile
>>> folder = Path(tempfile.mkdtemp())
>>> number = claim(folder)
>>> write(folder, TableNews(kernel="k", table=number, day=2, shift="night", state="playing", moved=0))
>>> read(folder / name_of(number)).shift
'night'
"""

from __future__ import annotations

import json
import os
import re
import stat
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from holding_on.common.numbers import whole
from holding_on.common.people import is_name

FOLDER: Final = "HOLDING_ON_WALL"
"""The environment variable with the path of the folder. A kernel without it is at no table of a room."""

LEADER: Final = "/wall"
"""The path of the leader's page; everything below it is the leader's too."""

TABLE: Final = "table"
"""Below this part of the path, the leader looks in at each table by its number."""

ANSWERS: Final = f"{LEADER}/answers.csv"
"""The path of the sums of the six questions, as a file for spreadsheets."""

QUESTIONS: Final = "/questions"
"""The path of the page with the six questions, which everybody in the room may open."""

LARGEST: Final = 16_384
"""The most bytes of a file; a long game with its thread has three thousand."""

MOST_TABLES: Final = 200
MOST_DAYS: Final = 40
MOST_NAMES: Final = 4
HIGHEST: Final = 30
"""The highest condition that Billy can have."""

SHIFTS: Final = ("morning", "day", "night")
STATES: Final = (
    *("playing", "paused", "paused_here", "stopped", "between"),
    *("objective", "condition", "deck", "warnings"),
)
"""What a table does: it plays, it pauses with all tables or by itself, it has stopped, it is between two games, or its
game is over, with the outcome's name.
"""

PAUSE: Final = "pause"
"""The file that lies in the folder while the leader lets all tables pause."""

WORD: Final = "word.json"
"""The file that lies in the folder while a word of the leader's stands at all tables."""

LONGEST_WORD: Final = 140
"""The most letters of a word of the leader's, which is one line."""

NAME: Final = re.compile(r"table-([1-9]\d{0,2})\.json")

LETTERS: Final = "ABCD"
LONGEST: Final = 400
"""The most letters of the sentence of a door."""

Door = tuple[str, str]
"""A moment to begin a talk at: its letter, and its sentence, which names nobody."""
Step = tuple[int, str, int, int]
"""One shift of a thread: its day, its name, and Billy's condition before and after it."""


class DamagedFile(Exception):
    """Raised when a file is not what a table writes."""


@dataclass(frozen=True)
class TableNews:
    """The things that one table tells of itself."""

    kernel: str
    """The id of the table's kernel, so that the server knows when the table has ended."""
    table: int
    """The number by which the room calls the table, from 1."""
    day: int
    shift: str
    state: str
    moved: int
    """When the last move was made, in seconds as `time.time` counts them."""
    names: tuple[str, ...] = ()
    """The first names of the players; empty until the table has pressed "To the wall"."""
    thread: tuple[Step, ...] = ()
    """The thread, shift by shift; empty until the table has pressed "To the wall"."""
    doors: tuple[Door, ...] = ()
    """The doors of "The days with him"; empty until the table has pressed "To the wall"."""


def name_of(table: int) -> str:
    """Return the name of a table's file."""
    return f"table-{table}.json"


def claim(folder: Path) -> int | None:
    """Take the lowest number that no other table has, and return it; None when the folder takes no more."""
    for number in range(1, MOST_TABLES + 1):
        try:
            (folder / name_of(number)).touch(mode=0o600, exist_ok=False)
        except FileExistsError:
            continue
        except OSError:
            return None
        return number
    return None


def write(folder: Path, news: TableNews) -> None:
    """Write the file of a table, which replaces the file before at once.

    Nothing waits for the disk: after a failure of the machine nobody needs the file. When it cannot be written, the
    file before stays, and the next move writes again.
    """
    put(folder, name_of(news.table), asdict(news))


def put(folder: Path, name: str, data: object) -> None:
    """Write plain data as a file that replaces the file before at once, or leave the file before."""
    beside = folder / f".{name}.tmp"
    with suppress(OSError):
        beside.write_text(json.dumps(data), encoding="utf-8")
        os.replace(beside, folder / name)


def pause(folder: Path, on: bool) -> None:
    """Let all tables pause, or go on. When the folder cannot be written, nothing changes."""
    with suppress(OSError):
        if on:
            (folder / PAUSE).touch(mode=0o600)
        else:
            (folder / PAUSE).unlink()


def is_paused(folder: Path) -> bool:
    """Whether the leader lets all tables pause."""
    return (folder / PAUSE).is_file()


def send(folder: Path, word: str) -> None:
    """Let a word of the leader's stand at all tables; an empty one takes away the word before."""
    line = _line(word)
    if line:
        put(folder, WORD, line)
        return
    with suppress(OSError):
        (folder / WORD).unlink()


def word_in(folder: Path) -> str:
    """Return the word of the leader's that stands at all tables, or "" while there is none."""
    try:
        word = plain_of(folder / WORD, LARGEST)
    except (DamagedFile, OSError):
        return ""
    return _line(word) if isinstance(word, str) else ""


def _line(text: str) -> str:
    """Return a text as one line of letters that can be seen, cut where it is too long."""
    seen = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(seen.split())[:LONGEST_WORD].rstrip()


def read(path: Path) -> TableNews:
    """Return what the file of a table says.

    Raises DamagedFile when it is not the file of this table, and OSError when it cannot be read.
    """
    news = _news_of(plain_of(path, LARGEST))
    if news is None or name_of(news.table) != path.name:
        raise DamagedFile(path.name)
    return news


def plain_of(path: Path, largest: int) -> Any:
    """Return the plain data in a file of at most `largest` bytes.

    Raises DamagedFile when there are none, and OSError when the file cannot be read.
    """
    try:
        return json.loads(_bytes_of(path, largest))
    except (ValueError, RecursionError) as trouble:
        raise DamagedFile(path.name) from trouble


def _bytes_of(path: Path, largest: int) -> bytes:
    """Return the content of a regular file; a link, a pipe or a file that is too large is refused."""
    never_wait = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0)
    with os.fdopen(os.open(path, os.O_RDONLY | never_wait), "rb") as file:
        content = file.read(largest + 1) if stat.S_ISREG(os.fstat(file.fileno()).st_mode) else b""
    if len(content) > largest:
        raise DamagedFile(path.name)
    return content


def _news_of(data: Any) -> TableNews | None:
    """Return the news if every value is one that a table writes, else None."""
    if not isinstance(data, dict) or data.keys() != {field.name for field in fields(TableNews)}:
        return None
    names, thread, doors = data["names"], data["thread"], data["doors"]
    if not (isinstance(names, list) and isinstance(thread, list) and isinstance(doors, list)):
        return None
    is_right = (
        isinstance(data["kernel"], str)
        and len(data["kernel"]) <= 64
        and is_within(data["table"], 1, MOST_TABLES)
        and is_within(data["day"], 1, MOST_DAYS)
        and data["shift"] in SHIFTS
        and data["state"] in STATES
        and is_within(data["moved"], 0, 1 << 40)
        and len(names) <= MOST_NAMES
        and all(map(is_name, names))
        and len(thread) <= MOST_DAYS * len(SHIFTS)
        and all(map(is_step, thread))
        and len(doors) <= len(LETTERS)
        and all(map(_is_door, doors))
    )
    if not is_right:
        return None
    lists = {"names": tuple(names), "thread": tuple(map(tuple, thread)), "doors": tuple(map(tuple, doors))}
    return TableNews(**{**data, **lists})


def _is_door(door: Any) -> bool:
    if not (isinstance(door, list) and len(door) == 2 and all(isinstance(part, str) for part in door)):
        return False
    letter, said = door
    return len(letter) == 1 and letter in LETTERS and len(said) <= LONGEST


def is_step(step: Any) -> bool:
    """Whether a value from a file is a shift of a thread, as a list."""
    return (
        isinstance(step, list)
        and len(step) == 4
        and is_within(step[0], 1, MOST_DAYS)
        and step[1] in SHIFTS
        and is_within(step[2], 0, HIGHEST)
        and is_within(step[3], 0, HIGHEST)
    )


def is_within(value: Any, least: int, most: int) -> bool:
    """Whether a value from a file is a whole number between two others."""
    number = whole(value)
    return number is not None and least <= number <= most
