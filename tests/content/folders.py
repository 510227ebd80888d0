"""Folders of content for tests: the box's cards with something changed, written one key a line."""

import json
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

from holding_on.catalogue import checking
from holding_on.catalogue.checking import MISTAKE, WARNING, Problem
from holding_on.catalogue.loading import BOX

Card = dict[str, Any]


def cards(name: str) -> list[Card]:
    """The cards of a file of the box."""
    kind = name.removesuffix(".toml").removesuffix("s").replace("memorie", "memory")
    data = tomllib.loads((BOX / name).read_text(encoding="utf-8"))
    return [dict(card) for card in data[kind]]


def written(kind: str, entries: list[Card]) -> str:
    """Cards as a file holds them."""
    return "\n".join(
        "\n".join([f"[[{kind}]]", *(f"{key} = {toml(value)}" for key, value in card.items()), ""]) for card in entries
    )


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def write(folder: Path, name: str, text: str) -> Path:
    """Write one file of a folder."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def changed(folder: Path, name: str, change: Callable[[list[Card]], object]) -> str:
    """Write a file of the box with its cards changed; returns what was written."""
    entries = cards(name)
    change(entries)
    kind = {"patients.toml": "patient", "memories.toml": "memory", "events.toml": "event"}[name]
    text = written(kind, entries)
    write(folder, name, text)
    return text


def line_of(text: str, id: str, key: str = "") -> int:
    """The line of a card, or of one of its keys, found without the help of what is being tested."""
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line == f'id = "{id}"')
    if not key:
        return next(number for number in range(start, -1, -1) if lines[number].startswith("[[")) + 1
    return next(number for number in range(start, len(lines)) if lines[number].startswith(f"{key} =")) + 1


def found(folder: Path, *levels: str) -> list[Problem]:
    """The problems of a folder; the one note that there are no drawings yet left out."""
    return [p for p in checking.problems(folder) if p.level in (levels or (MISTAKE, WARNING))]


@cache
def focusing(words: str = "") -> str:
    """A folder in which scenario 1 lets Nurses focus Billy's attention (FOCUS-01); it goes when the tests end.

    `words` is another folder, whose content it has as well.
    """
    folder = kept(words)
    scenario = (BOX / "scenarios/01.toml").read_text(encoding="utf-8")
    write(folder, "scenarios/01.toml", f'systems = ["focus"]\n{scenario}')
    return str(folder)


def kept(words: str = "") -> Path:
    """A folder that goes when the tests end; with the content of another folder, where one is named."""
    _KEPT.append(TemporaryDirectory())
    if words:
        copytree(words, _KEPT[-1].name, dirs_exist_ok=True)
    return Path(_KEPT[-1].name)


_KEPT: list[TemporaryDirectory[str]] = []
