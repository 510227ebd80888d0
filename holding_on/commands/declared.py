"""The packages of the game and of each extra, as pyproject.toml or an installed package's metadata declares them."""

from __future__ import annotations

import importlib.metadata
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from holding_on.commands.needs import DEV, GAME

_OURS = re.compile(r"holding-on\[([^\]]+)\]")
"""A line that takes other extras of this package into an extra."""
_OF_AN_EXTRA = re.compile(r"""^(.*?)\s*;\s*extra\s*==\s*['"]([\w-]+)['"]$""")


def declared(folder: Path | None) -> dict[str, list[str]]:
    """Return the lines of requirements by part: `GAME`, each extra, and in a checkout `DEV`.

    `folder` is the checkout, or None for an installed package.
    """
    if folder is None:
        return _of_metadata(importlib.metadata.requires("holding-on") or [])
    import tomllib

    found: Any = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    project, groups = found["project"], found.get("dependency-groups", {})
    extras = project.get("optional-dependencies", {})
    return {GAME: project.get("dependencies", []), **extras, DEV: groups.get(DEV, [])}


def closed(parts: Iterable[str], lines: Mapping[str, list[str]]) -> frozenset[str]:
    """Return these parts and all extras that they take in, as `lab` takes in `study`."""
    found: set[str] = set()
    ahead = [GAME, *parts]
    while ahead:
        part = ahead.pop()
        if part not in found:
            found.add(part)
            ahead += [
                name.strip() for line in lines.get(part, []) for each in _OURS.findall(line) for name in each.split(",")
            ]
    return frozenset(found)


def requirements(folder: Path | None, parts: Iterable[str]) -> list[str]:
    """Return the requirements of these parts, such as "polars>=1.20", each once."""
    lines = declared(folder)
    chosen = closed(parts, lines)
    wanted = [line for part, each in lines.items() if part in chosen for line in each if not _OURS.match(line)]
    return list(dict.fromkeys(wanted))


def _of_metadata(lines: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {GAME: []}
    for line in lines:
        of_an_extra = _OF_AN_EXTRA.match(line)
        need, part = of_an_extra.groups() if of_an_extra else (line, GAME)
        found.setdefault(part, []).append(need)
    return found
