"""The environment: a command runs in this Python if that has what is needed, else in `.venv`, which is made."""

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
"""The variable that is set for the Python that was started in the environment, so that it never starts another."""


def enter(dev: bool, words: Sequence[str]) -> int | None:
    """See that this Python has what a command needs; None means: go on here.

    Otherwise the same command goes on in the environment's own Python: on Windows its exit code is returned, elsewhere
    it replaces this process and nothing returns. `words` are the arguments as typed, not messages.
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
    """The requirements in pyproject.toml, one a line; for an installed package those in its metadata."""
    if folder is None:
        return importlib.metadata.requires("holding-on") or []
    import tomllib

    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *(development(folder) if dev else ())]


def missing(needed: Iterable[str], unreadable: Sequence[str] = ("packaging",)) -> list[str]:
    """The names of the packages that this Python lacks, or has in a version that will not do.

    The lines are read by `packaging`, which JupyterLab brings. Where it is missing, `unreadable` is returned instead:
    ("packaging",) in a bare Python, so that an environment is made; () inside one, which pip has completed.
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
    """Go on with the same command in the environment's own Python."""
    os.environ[INSIDE] = "1"
    os.environ.pop("PYTHONHOME", None)  # it would give the environment's Python another one's library
    line = [str(python), "-m", "holding_on", *words]
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name != "nt":  # on Windows exec gives the prompt back before the command has ended
        os.execv(line[0], line)
    return subprocess.run(line, check=False).returncode
