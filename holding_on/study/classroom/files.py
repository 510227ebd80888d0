"""The files of a folder that are styles, each as a text, or with the reason why it cannot be read."""

from __future__ import annotations

from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from typing import Any, Final

from ...common.quoting import quoted
from ...engine.errors import SceneError

MOST_BYTES: Final = 200_000
"""The largest file that is read."""
MOST_FILES: Final = 1_000
"""The most files of one folder."""


@dataclass(frozen=True)
class Trouble:
    """A mistake of a file: the end of the key of its sentence, and the facts for it."""

    kind: str
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class StyleFile:
    """A file of the folder: its path, the text in it, and the trouble if there is no text."""

    path: Path
    text: str = ""
    trouble: Trouble | None = None

    @property
    def name(self) -> str:
        """The name of the style: that of the file, without `.py`."""
        return self.path.stem


def style_files(folder: str | PathLike[str]) -> list[StyleFile]:
    """Return the files of a folder whose names end with `.py`, by name; names that begin with `_` or `.` are left out.

    Raises SceneError if there is no such folder, or no such file in it.
    """
    try:
        place = Path(folder)
        paths = sorted(path for path in place.iterdir() if path.suffix == ".py" and path.name[0] not in "_.")
    except (OSError, TypeError, ValueError):
        raise SceneError(f"collect({quoted(folder)}): there is no such folder, or it cannot be read") from None
    if not 1 <= len(paths) <= MOST_FILES:
        found = "has no file" if not paths else f"has {len(paths):,} files"
        raise SceneError(
            f"collect({quoted(folder)}): this folder {found} with a style; 1 to {MOST_FILES:,} files are collected, "
            "each named as ann.py, with a function style(seat, actions) in it"
        )
    return [_read(path, place.resolve()) for path in paths]


def _read(path: Path, folder: Path) -> StyleFile:
    try:
        if path.resolve().parent != folder:
            return StyleFile(path, trouble=Trouble("link"))
        if not path.is_file():
            return StyleFile(path, trouble=Trouble("no_file"))
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, RuntimeError):  # a link that leads to itself is a RuntimeError in Python 3.11 and 3.12
        return StyleFile(path, trouble=Trouble("unreadable"))
    if len(content) > MOST_BYTES:
        return StyleFile(path, trouble=Trouble("large", {"most": f"{MOST_BYTES // 1000}"}))
    try:
        return StyleFile(path, content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        return StyleFile(path, trouble=Trouble("encoding", {"line": line}))
