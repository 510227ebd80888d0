"""Lays the lessons into a folder of the learner's own; what the learner has changed there is never overwritten."""

from __future__ import annotations

import hashlib
import json
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from holding_on.common import saving
from holding_on.common.paths import checkout
from holding_on.common.words import say

USUAL = "holding-on-lessons"
"""The folder's name, where no other was asked for."""

RECORD = ".holding-on.json"
"""The file in the folder that holds which version of each lesson was laid there, by its SHA-256."""

KINDS = (".ipynb", ".md")


@dataclass(frozen=True)
class Laid:
    """The files that were laid into a folder."""

    folder: Path
    beside: dict[str, str] = field(default_factory=dict)
    """The new name of each file that the learner has changed and that has a newer version, which lies beside it."""


class CannotLay(Exception):
    """The lessons cannot be laid into a folder; the message is the system's reason."""


def lay(lessons: Path, folder: Path) -> Laid:
    """Lay each lesson that is not in the folder yet, or is there as it was laid; what was changed stays as it is.

    A newer version of a lesson that was changed is laid beside it, once. Whoever wants a lesson as it was removes the
    changed one. Raises CannotLay where the folder cannot be written into. The lessons' own folder is
    left as it is, in a checkout, for those who write lessons.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):  # permission bits do not show read-only disks
            pass
        if folder.samefile(lessons):
            if checkout() is None:
                raise CannotLay(say("lab.installed"))
            return Laid(folder)
        return Laid(folder, _lay_each(lessons, folder))
    except OSError as trouble:
        raise CannotLay(trouble.strerror or str(trouble)) from trouble


def another(refused: Path) -> Path:
    """A folder that can be written into, to be offered where one cannot: in the home folder if possible."""
    offered = [Path(tempfile.gettempdir()) / USUAL]
    with suppress(RuntimeError):  # somebody without a home
        offered.insert(0, Path.home() / USUAL)
    for folder in offered:
        with suppress(OSError), tempfile.TemporaryFile(dir=folder if folder.is_dir() else folder.parent):
            if folder != refused:
                return folder
    return offered[-1]


def _lay_each(lessons: Path, folder: Path) -> dict[str, str]:
    before = _record(folder)
    laid, beside = dict(before), {}
    for lesson in sorted(path for path in lessons.iterdir() if path.suffix in KINDS):
        name, content = lesson.name, lesson.read_bytes()
        version = hashlib.sha256(content).hexdigest()
        if laid.get(name) == version and (folder / name).exists():
            continue
        free = next(each for each in _names(lesson) if _version(folder / each) in (None, version, laid.get(each)))
        if _version(folder / free) != version:
            saving.write(folder / free, content)
        laid[name] = laid[free] = version
        if free != name:
            beside[name] = free
    if laid != before:
        saving.write(folder / RECORD, json.dumps(laid, indent=1, sort_keys=True).encode())
    return beside


def _names(lesson: Path) -> Iterator[str]:
    """The names under which a lesson may be laid, the best first."""
    yield lesson.name
    yield f"{lesson.stem}-new{lesson.suffix}"
    yield from (f"{lesson.stem}-new-{n}{lesson.suffix}" for n in count(2))


def _version(path: Path) -> str | None:
    """The SHA-256 of a file's content; None where there is no file."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except FileNotFoundError:
        return None


def _record(folder: Path) -> dict[str, str]:
    """The versions that were laid into a folder before; without a readable record, all files there count as changed."""
    try:
        found = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return {str(name): str(version) for name, version in found.items()} if isinstance(found, dict) else {}
