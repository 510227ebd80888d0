"""Run a command in this Python if it has the packages that it needs, else in that of `.venv`, made if need be."""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from holding_on.commands import pip
from holding_on.commands.declared import requirements
from holding_on.commands.needs import GAME
from holding_on.commands.virtual_environment import NoEnvironment, make
from holding_on.common.paths import checkout
from holding_on.common.words import say

__all__ = ["NoEnvironment", "enter", "missing"]

INSIDE = "HOLDING_ON_INSIDE"
"""The environment variable that is set for a Python which this module has started, so that it starts no other one."""


def enter(needed: Collection[str] | None, words: Sequence[str]) -> int | None:
    """Return None when this Python has the packages that a command needs; otherwise run the command in `.venv`.

    `needed` are the parts of `needs.NEEDS`, or None for a command that needs only Python. `words` are the arguments as
    they were typed. On Windows the exit code of the other Python is returned. Elsewhere the other Python replaces this
    process, and this function does not return. Raises NoEnvironment when no Python has the packages.
    """
    inside = os.environ.pop(INSIDE, None)
    if needed is None:
        return None
    folder = checkout()
    lacking = missing(requirements(folder, needed), unreadable=() if inside else ("packaging",))
    if not lacking:
        return None
    names = ", ".join(lacking)
    if folder is None:
        extras = ",".join(sorted(set(needed) - {GAME}))
        package = f"'holding-on[{extras}]'" if extras else "holding-on"
        raise NoEnvironment(say("environment.installed", command=words[0], names=names, package=package))
    if inside:
        raise NoEnvironment(say("environment.incomplete", names=names, folder=folder / ".venv"))
    python = make(folder, needed)
    return _hand_over(python, folder, words)


def missing(needed: Iterable[str], unreadable: Sequence[str] = ("packaging",)) -> list[str]:
    """Return the names of the packages that this Python lacks, or has in an unsuitable version.

    `needed` are requirements such as "polars>=1". They are read with the package `packaging`, which comes with
    Voila. When `packaging` is missing, `unreadable` is returned. It is ("packaging",) in a Python without
    packages, so that an environment is made, and () inside an environment, where pip has installed everything.
    """
    try:
        from packaging.requirements import Requirement
    except ImportError:
        return list(unreadable)

    def lacks(line: str, extra: str = "") -> bool:
        one = Requirement(line)
        if one.marker is not None and not one.marker.evaluate({"extra": extra}):
            return False
        try:
            there = importlib.metadata.distribution(one.name)
        except importlib.metadata.PackageNotFoundError:
            return True
        if not one.specifier.contains(there.version, prereleases=True):
            return True
        return any(lacks(line, extra) for extra in one.extras for line in there.requires or () if "extra" in line)

    return [Requirement(line).name for line in needed if lacks(line)]


def _hand_over(python: Path, folder: Path, words: Sequence[str]) -> int:
    """Run the same command in the Python of the environment; on Windows return its exit code."""
    os.environ |= {INSIDE: "1"} | pip.utf8()
    os.environ.pop("PYTHONHOME", None)  # with it the environment's Python would load the library of another Python
    line = [str(python), "-m", "holding_on", *words]
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name != "nt":  # on Windows, after exec, the shell does not wait for the command to end
        os.execv(line[0], line)
    return subprocess.run(line, check=False).returncode
