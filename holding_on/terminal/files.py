"""The files in which a terminal saves games. A file is written completely or not at all, and replaces only a record."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ..common import saving
from ..common.quoting import LONGEST_PATH, shortened
from ..engine.errors import RecordError
from ..game import records

NAME: Final = "holding-on-{seed}{more}.json"
"""The name of the file in which a game is saved when the players leave without having saved it."""


class NotOurs(Exception):
    """Raised when a file exists and holds something other than a game."""


def write(path: Path, record: str) -> None:
    """Write the record of a game, completely or not at all. An older file is replaced only if it is a record too.

    Raises NotOurs, OSError, or ValueError for a name that no file can have.
    """
    if path.exists() and not _is_record(path):
        raise NotOurs
    saving.write(path, record.encode())


def _is_record(path: Path) -> bool:
    """Whether a file is the record of a game, so that it may be replaced."""
    if not path.is_file() and not path.is_dir():  # reading a device or a pipe might never end
        return False
    try:
        records.read(records.RECORD, path.read_text(encoding="utf-8"))
    except (RecordError, UnicodeDecodeError):
        return False
    return True


def free(folder: Path, seed: int) -> Path:
    """Return a path in the folder for the game of this seed, with a name that no file there has."""
    number = 1
    while os.path.lexists(path := folder / NAME.format(seed=seed, more=f"-{number}" if number > 1 else "")):
        number += 1
    return path


def other_places() -> Iterator[tuple[str, Path]]:
    """Yield the folders in which a game can be saved when it cannot be saved here: first `home`, then `temporary`."""
    with contextlib.suppress(RuntimeError):  # not everybody has a home folder
        if not _is_here(home := Path.home()):
            yield "home", home
    with contextlib.suppress(OSError):  # not every machine has a folder for temporary files
        if not _is_here(temporary := Path(tempfile.gettempdir())):
            yield "temporary", temporary


def _is_here(folder: Path) -> bool:
    try:
        return folder.samefile(".")
    except OSError:  # one of the two folders does not exist any more
        return False


def named(path: Path) -> str:
    """Return a path as sentences show it, shortened."""
    return shortened(str(path), LONGEST_PATH)


def reason(error: Exception) -> Any:
    """Return the system's reason for an error with a file; if there is none, return the error itself."""
    return getattr(error, "strerror", None) or error
