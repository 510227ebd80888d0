"""Writes a file completely or not at all.

>>> import tempfile
>>> from pathlib import Path
>>> kept = Path(tempfile.mkdtemp(), "kept.txt")
>>> with whole(kept) as file:
...     _ = file.write(b"all of it")
>>> kept.read_text()
'all of it'
"""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from collections.abc import Iterator
from os import PathLike
from typing import IO


@contextlib.contextmanager
def whole(path: str | PathLike[str]) -> Iterator[IO[bytes]]:
    """Give a file to write into; at the end of the block it replaces the file at `path`.

    If the block raises an error, as on a full disk, the older file stays as it was and no other file is left. A new
    file has the mode that the umask gives; a file that is replaced keeps its mode. If `path` is a link, the file to
    which the link leads is replaced. A device or a pipe is written to directly. Raises OSError, which names `path`, or
    ValueError for a name that no file can have.
    """
    there = _looked_up(path)
    if there is not None and not stat.S_ISREG(there.st_mode):
        with open(path, "wb") as file:  # for a folder this raises
            yield file
        return
    place = os.path.realpath(path)
    beside = os.path.join(os.path.dirname(place), f".holding-on-{secrets.token_hex(8)}.tmp")
    try:
        with open(beside, "xb") as file:
            if there is not None:
                _make_alike(beside, there)
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, place)
    except BaseException as error:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        if isinstance(error, OSError) and error.errno is not None and error.filename in (None, beside):
            # the name of the temporary file would help nobody, and the error of a full disk has no name in it
            raise OSError(error.errno, error.strerror, os.fspath(path)) from error
        raise


def write(path: str | PathLike[str], content: bytes) -> None:
    """Write a file completely or not at all, as `whole` does."""
    with whole(path) as file:
        file.write(content)


def _looked_up(path: str | PathLike[str]) -> os.stat_result | None:
    try:
        return os.stat(path)
    except FileNotFoundError:  # or a link to a file that does not exist yet: that file will be made
        return None


def _make_alike(path: str, there: os.stat_result) -> None:
    """Give a new file the group and the mode of the file that it will replace."""
    if hasattr(os, "chown"):
        with contextlib.suppress(OSError):  # the user is not in the group
            os.chown(path, -1, there.st_gid)
    os.chmod(path, stat.S_IMODE(there.st_mode))
