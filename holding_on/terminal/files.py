"""The files in which a terminal keeps games: written whole or not at all, and never over something else."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ..common import saving
from ..engine.errors import RecordError
from ..game import records
from ..quoting import LONGEST_PATH, shortened

NAME: Final = "holding-on-{seed}{more}.json"
"""The name of the file in which a game is kept when somebody leaves without having saved it."""


class NotOurs(Exception):
    """Raised when a file exists and holds something else than a game."""


def write(path: Path, record: str) -> None:
    """Write a record of a game, whole or not at all; the only files that are replaced are other records.

    Raises NotOurs, OSError, or ValueError for a name that no file can have.
    """
    if path.exists() and not _is_record(path):
        raise NotOurs
    saving.write(path, record.encode())


def _is_record(path: Path) -> bool:
    """Whether a file is a record of a game, so that it may be written over."""
    if not path.is_file() and not path.is_dir():  # a device or a pipe might never come to its end
        return False
    try:
        records.read(records.RECORD, path.read_text(encoding="utf-8"))
    except (RecordError, UnicodeDecodeError):
        return False
    return True


def free(folder: Path, seed: int) -> Path:
    """A name for the game of this seed that no file in the folder has."""
    number = 1
    while os.path.lexists(path := folder / NAME.format(seed=seed, more=f"-{number}" if number > 1 else "")):
        number += 1
    return path


def other_places() -> Iterator[tuple[str, Path]]:
    """The folders in which a game can be kept when it cannot be kept here: `home`, then `temporary`."""
    with contextlib.suppress(RuntimeError):  # not everybody has a home folder
        if not _is_here(home := Path.home()):
            yield "home", home
    with contextlib.suppress(OSError):  # nor is there a folder for temporary files on every machine
        if not _is_here(temporary := Path(tempfile.gettempdir())):
            yield "temporary", temporary


def _is_here(folder: Path) -> bool:
    try:
        return folder.samefile(".")
    except OSError:  # one of the two is no more
        return False


def named(path: Path) -> str:
    """A path as sentences show it, shortened."""
    return shortened(str(path), LONGEST_PATH)


def reason(error: Exception) -> Any:
    """The system's reason for an error with a file."""
    return getattr(error, "strerror", None) or error
