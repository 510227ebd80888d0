"""The environment: use this Python if it has what is needed, else make `.venv` and go on in it."""

from __future__ import annotations

import importlib.metadata
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from holding_on.commands.making import NoEnvironment, make
from holding_on.commands.places import checkout
from holding_on.commands.words import say

__all__ = ["NoEnvironment", "enter", "missing", "requirements"]

INSIDE = "HOLDING_ON_INSIDE"
"""Set for the Python that was started in the environment, so that it never starts another."""

Requirement = tuple[str, tuple[int, ...]]
"""A package's name and the lowest version that will do."""


def enter(dev: bool, words: Sequence[str]) -> int | None:
    """See that this Python has what a command needs; None means: go on here.

    Otherwise the same command has been run by the environment's own Python, and this is its exit code.
    """
    folder = checkout()
    needed = requirements(folder, dev)
    lacking = missing(needed)
    inside = os.environ.pop(INSIDE, None)
    if not lacking:
        return None
    names = ", ".join(lacking)
    if folder is None:
        raise NoEnvironment(say("environment.installed", names=names))
    if inside:
        raise NoEnvironment(say("environment.incomplete", names=names, folder=folder / ".venv"))
    python = make(folder, dev)
    return _hand_over(python, folder, words)


def requirements(folder: Path | None, dev: bool) -> list[Requirement]:
    """What pyproject.toml asks for; an installed package asks its own metadata."""
    if folder is None:
        wanted = importlib.metadata.requires("holding-on") or []
        lines = [line for line in wanted if "extra ==" not in line]
    else:
        import tomllib

        project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        lines = list(project["dependencies"])
        if dev:
            lines += project["optional-dependencies"]["dev"]
    return [_requirement(line) for line in lines]


def missing(needed: Sequence[Requirement]) -> list[str]:
    """The packages that this Python lacks, or has too old."""
    lacking = []
    for name, lowest in needed:
        try:
            there = _numbers(importlib.metadata.version(name))
        except importlib.metadata.PackageNotFoundError:
            there = (-1,)
        if there < lowest:
            lacking.append(name)
    return lacking


def _requirement(line: str) -> Requirement:
    """A line of pyproject.toml, which asks for a name and a lowest version and nothing else.

    >>> _requirement("ipywidgets>=8.1.5")
    ('ipywidgets', (8, 1, 5))
    """
    name, _, lowest = line.partition(">=")
    return name.strip(), _numbers(lowest)


def _numbers(version: str) -> tuple[int, ...]:
    """The leading numbers of a version, which is all that the comparison needs.

    >>> _numbers("1.9.0.post1")
    (1, 9, 0)
    """
    found = re.match(r"\s*(\d+(?:\.\d+)*)", version)
    return tuple(int(part) for part in found[1].split(".")) if found else ()


def _hand_over(python: Path, folder: Path, words: Sequence[str]) -> int:
    """Go on with the same command in the environment's own Python."""
    os.environ[INSIDE] = "1"
    line = [str(python), "-m", "holding_on", *words]
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name != "nt":  # on Windows exec gives the prompt back before the command has ended
        os.execv(line[0], line)
    return subprocess.run(line, check=False).returncode
