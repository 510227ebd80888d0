"""Run a command in this Python if it has all packages, else in the Python of `.venv`, which is made if need be."""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from holding_on.commands.virtual_environment import NoEnvironment, development, make
from holding_on.common.paths import checkout
from holding_on.common.words import say

__all__ = ["NoEnvironment", "enter", "missing", "requirements"]

INSIDE = "HOLDING_ON_INSIDE"
"""The environment variable that is set for a Python which this module has started, so that it starts no other one."""


def enter(dev: bool, words: Sequence[str]) -> int | None:
    """Return None when this Python has the packages that a command needs; otherwise run the command in `.venv`.

    `dev` says whether the command needs the packages for developers. `words` are the arguments as they were typed. On
    Windows the exit code of the other Python is returned. Elsewhere the other Python replaces this process, and this
    function does not return. Raises NoEnvironment when no Python has the packages.
    """
    folder = checkout()
    inside = os.environ.pop(INSIDE, None)
    lacking = missing(requirements(folder, dev), unreadable=() if inside else ("packaging",))
    if not lacking:
        return None
    names = ", ".join(lacking)
    if folder is None:
        raise NoEnvironment(say("environment.installed", names=names))
    if inside:
        raise NoEnvironment(say("environment.incomplete", names=names, folder=folder / ".venv"))
    python = make(folder, dev)
    return _hand_over(python, folder, words)


def requirements(folder: Path | None, dev: bool) -> list[str]:
    """Return the requirements of this package, from pyproject.toml or, without a checkout, from the metadata."""
    if folder is None:
        return importlib.metadata.requires("holding-on") or []
    import tomllib

    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *(development(folder) if dev else ())]


def missing(needed: Iterable[str], unreadable: Sequence[str] = ("packaging",)) -> list[str]:
    """Return the names of the packages that this Python lacks, or has in an unsuitable version.

    `needed` are requirements such as "polars>=1". They are read with the package `packaging`, which comes with
    JupyterLab. When `packaging` is missing, `unreadable` is returned. It is ("packaging",) in a Python without
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
    os.environ[INSIDE] = "1"
    os.environ.pop("PYTHONHOME", None)  # with it the environment's Python would load the library of another Python
    line = [str(python), "-m", "holding_on", *words]
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name != "nt":  # on Windows, after exec, the shell does not wait for the command to end
        os.execv(line[0], line)
    return subprocess.run(line, check=False).returncode
