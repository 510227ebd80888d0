"""Reads the parts of a study's file with limits, as the file may come from somebody who wants to do harm."""

from __future__ import annotations

import os
import threading
import zipfile
from collections.abc import Sequence
from io import BytesIO
from os import PathLike
from typing import Any, Final

from ..game.counted import MOST_GAMES
from ..game.frames import pl
from .parquet_facts import facts_of

MOST_SHIFTS: Final = 127
"""The most shifts of a game, one for each patient card. The box has 39; `odds` cannot count more than 127."""
MOST_BYTES_ABOUT: Final = 16_000_000
"""The most bytes of the words and the setting. A language has 300,000, a record of a game at most a million."""
MOST_IN_LIST: Final = 24
"""The most values in one list: `stress` has seven, `falls` one for each number of spaces that a card takes Billy
down."""
MOST_BYTES_ROW: Final = 250
"""The most unpacked bytes for each row; a row of `shifts` has sixty."""
FREE: Final = 1_000_000
"""How many bytes may be unpacked for any number of rows, as each page of parquet (a block of values) has a head."""


def parts_of(source: str | PathLike[str] | BytesIO, names: Sequence[str], largest: dict[str, int]) -> list[bytes]:
    """Return the named parts of a zip, none of them too large. Raises ValueError, and the errors of zipfile."""
    size = source.getbuffer().nbytes if isinstance(source, BytesIO) else os.path.getsize(source)
    with zipfile.ZipFile(source) as kept:
        found = []
        for name in names:
            most = largest.get(name, size)  # parquet packs them, the zip does not
            if kept.getinfo(name).compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                raise ValueError(f"{name} is packed in a way that no study is")
            with kept.open(name) as part:
                data = part.read(most + 1)
            if len(data) > most:
                raise ValueError(f"{name} is larger than it can be")
            found.append(data)
        return found


def frame_of(part: bytes, columns: dict[str, Any], most_rows: int) -> pl.DataFrame:
    """Return a frame from parquet, if its footer fits the columns. Raises ValueError, and the errors of polars."""
    facts = facts_of(part)
    if facts.rows > most_rows:
        raise ValueError(f"it has {facts.rows:,} rows where there can be {most_rows:,}")
    lists = sum(isinstance(one, pl.List) for one in columns.values())
    values = facts.rows * (len(columns) - lists + lists * MOST_IN_LIST)
    if facts.values > values or facts.unpacked > FREE + MOST_BYTES_ROW * facts.rows:
        raise ValueError("its rows hold more than a study's")
    with _quiet:
        read = pl.read_parquet(BytesIO(part), use_statistics=False)
    if read.height != facts.rows:
        raise ValueError("it has other rows than it says")
    return read


def most_rows(games: pl.DataFrame | None = None) -> int:
    """Return how many rows a frame can have: the frame of the games, or with `games` the frame of their shifts."""
    return MOST_GAMES if games is None else games.height * MOST_SHIFTS


class _Quiet:
    """A context in which libraries below Python cannot print: they would print a panic before they raise it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._kept = -1

    def __enter__(self) -> None:
        self._lock.acquire()
        try:
            self._kept = os.dup(2)
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 2)
            os.close(nowhere)
        except OSError:  # standard error is not open, so nothing can be printed
            self._kept = -1

    def __exit__(self, *_: object) -> None:
        if self._kept >= 0:
            os.dup2(self._kept, 2)
            os.close(self._kept)
        self._lock.release()


_quiet = _Quiet()
