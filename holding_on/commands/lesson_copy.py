"""Copy the lessons into a folder of the learner, without what their cells show before they are run.

Files that the learner has changed there are never overwritten.
"""

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
from holding_on.common.notebooks import to_be_run
from holding_on.common.paths import checkout
from holding_on.common.words import say

USUAL = "holding-on-lessons"
"""The name of the folder when the command line names none."""

RECORD = ".holding-on.json"
"""The file in the learner's folder that holds the SHA-256 of each lesson as it was copied."""

KINDS = (".ipynb", ".md")


@dataclass(frozen=True)
class Laid:
    """The result of `lay`: the folder, and the new versions of lessons that the learner had changed."""

    folder: Path
    beside: dict[str, str] = field(default_factory=dict)
    """By the name of a lesson that the learner has changed, the name of its newer version in the same folder."""


class CannotLay(Exception):
    """The error when the lessons cannot be copied into a folder; its message is the reason."""


def lay(lessons: Path, folder: Path) -> Laid:
    """Copy the lessons into a folder, but never over a file that the learner has changed.

    A newer version of a changed lesson is copied under another name, only once. To get the original lesson back, a
    learner deletes the changed file. When `folder` is the folder of the lessons itself, nothing is copied; this is for
    authors of lessons, and works only in a checkout. Raises CannotLay when files cannot be written into the folder.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):  # the permissions of a folder do not show that a disk is read-only
            pass
        if folder.samefile(lessons):
            if checkout() is None:
                raise CannotLay(say("lab.installed"))
            return Laid(folder)
        return Laid(folder, _lay_each(lessons, folder))
    except OSError as trouble:
        raise CannotLay(trouble.strerror or str(trouble)) from trouble


def another(refused: Path) -> Path:
    """Return a folder that can be written into, to be offered instead of `refused`: in the home folder if possible."""
    offered = [Path(tempfile.gettempdir()) / USUAL]
    with suppress(RuntimeError):  # the user has no home folder
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
        name, content = lesson.name, to_be_run(lesson.read_bytes())
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
    """Yield the file names under which a lesson may be copied, the best name first, without end."""
    yield lesson.name
    yield f"{lesson.stem}-new{lesson.suffix}"
    yield from (f"{lesson.stem}-new-{n}{lesson.suffix}" for n in count(2))


def _version(path: Path) -> str | None:
    """Return the SHA-256 of a file's content, or None when there is no such file."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except FileNotFoundError:
        return None


def _record(folder: Path) -> dict[str, str]:
    """Return the SHA-256 of each file that was copied into a folder before, by the name of the file.

    When the record cannot be read, the dict is empty, and so all files in the folder count as changed.
    """
    try:
        found = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return {str(name): str(version) for name, version in found.items()} if isinstance(found, dict) else {}
