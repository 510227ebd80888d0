"""Writes and reads what a table of a room sees on its board, for the leader who looks in.

It lies in a file of its own beside what the table tells for the page of all tables (`common/wall.py`), so that nothing
of it comes there. The server believes this file as little as the other.

>>> import tempfile
>>> folder = Path(tempfile.mkdtemp())
>>> write(folder, Seen(kernel="k", table=1, parts=(("people", ("Ann, Nurse: Break Room.",)),)))
>>> read(folder, 1).parts
(('people', ('Ann, Nurse: Break Room.',)),)
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from holding_on.common.wall import MOST_DAYS, SHIFTS, DamagedFile, Step, is_step, is_within, plain_of, put

LARGEST: Final = 262_144
"""The most bytes of a file; a board full of memories has ten thousand."""

PARTS: Final = ("question", "card", "people", "memories")
"""The parts of a board that are seen, in the order in which they are shown."""

MOST_LINES: Final = 100
LONGEST: Final = 1000
"""The most letters of a line."""

Part = tuple[str, tuple[str, ...]]
"""A part of the board: its name, one of `PARTS`, and its lines. A line that begins with two spaces is below another."""


@dataclass(frozen=True)
class Seen:
    """The things that a table sees on its board; without parts it sees no board now."""

    kernel: str
    """The id of the table's kernel."""
    table: int
    parts: tuple[Part, ...] = ()
    thread: tuple[Step, ...] = ()


def name_of(table: int) -> str:
    """Return the name of the file of a table."""
    return f"seen-{table}.json"


def write(folder: Path, seen: Seen) -> None:
    """Write what a table sees, or leave the file before where it cannot be written."""
    put(folder, name_of(seen.table), asdict(seen))


def read(folder: Path, table: int) -> Seen:
    """Return what a table sees.

    Raises DamagedFile when its file is none that a table writes, and OSError when it cannot be read.
    """
    path = folder / name_of(table)
    data = plain_of(path, LARGEST)
    if not _is_seen(data) or data["table"] != table:
        raise DamagedFile(path.name)
    parts = tuple((name, tuple(lines)) for name, lines in data["parts"])
    return Seen(**{**data, "parts": parts, "thread": tuple(map(tuple, data["thread"]))})


def _is_seen(data: Any) -> bool:
    """Whether every value is one that a table writes."""
    return (
        isinstance(data, dict)
        and data.keys() == {field.name for field in fields(Seen)}
        and isinstance(data["kernel"], str)
        and is_within(data["table"], 1, 1 << 10)
        and isinstance(data["parts"], list)
        and len(data["parts"]) <= len(PARTS)
        and all(map(_is_part, data["parts"]))
        and isinstance(data["thread"], list)
        and len(data["thread"]) <= MOST_DAYS * len(SHIFTS)
        and all(map(is_step, data["thread"]))
    )


def _is_part(part: Any) -> bool:
    return (
        isinstance(part, list)
        and len(part) == 2
        and part[0] in PARTS
        and isinstance(part[1], list)
        and len(part[1]) <= MOST_LINES
        and all(isinstance(line, str) and len(line) <= LONGEST for line in part[1])
    )
