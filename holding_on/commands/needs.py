"""The needs of each command: nothing but Python, the packages of the game, or also those of an extra."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Final, NamedTuple

GAME: Final = "game"
"""The name of the packages that are installed without any extra."""
DEV: Final = "dev"
"""The name of the packages for developers. In pyproject.toml they are a dependency group, and not an extra."""

NEEDS: Final[dict[str, tuple[str, ...] | None]] = {
    "play": (GAME,),
    "lab": ("lab",),
    "notebooks": ("study",),
    "check": ("content",),
    "debrief": None,
    "rules": None,
    "site": (GAME,),
    "compile": ("all", DEV),
    "test": ("all", DEV),
}
"""By command, the extras that it needs beside the packages of the game; None for a command that needs only Python."""


class Size(NamedTuple):
    """The size of packages in megabytes: as they are fetched, and as they lie on the disk."""

    fetched: int
    installed: int


SIZES: Final = {
    GAME: Size(37, 225),
    "study": Size(135, 495),
    "lab": Size(18, 49),
    DEV: Size(261, 971),
}
"""The sizes, measured on Linux with pip: each without what the other parts bring. Other parts are tiny."""


def needed(chosen: argparse.Namespace) -> frozenset[str] | None:
    """Return the parts that a command needs with its chosen options; None when it needs only Python."""
    of_options = {name for name in ("room", "content") if getattr(chosen, name, None)}
    if getattr(chosen, "terminal", False):
        return frozenset({GAME, *of_options}) if of_options else None
    always = NEEDS[chosen.command]
    return None if always is None else frozenset({GAME, *always, *of_options})


def size(parts: Iterable[str]) -> Size:
    """Return the size of all these parts together."""
    sizes = [SIZES[part] for part in parts if part in SIZES]
    return Size(sum(each.fetched for each in sizes), sum(each.installed for each in sizes))
