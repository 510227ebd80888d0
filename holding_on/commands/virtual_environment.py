"""Make or repair the environment in `.venv`, or say in plain sentences why that is not possible."""

from __future__ import annotations

import errno
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from holding_on.commands import pip
from holding_on.commands.declared import closed, declared
from holding_on.commands.needs import DEV, GAME, size
from holding_on.common.words import say

STAMP = "holding-on.stamp"
"""The file in `.venv` that is written last, when the environment is complete. `stamp` returns what it must hold."""

HEARTBEAT = 20.0
"""The seconds after which the installation prints again that it is still at work."""

NO_NETWORK = (
    "NewConnectionError",
    "Temporary failure in name resolution",
    "Name or service not known",
    "Network is unreachable",
    "Max retries exceeded",
    "Connection refused",
    "ProxyError",
    "Read timed out",
    "No matching distribution found",
)
"""Parts of the messages that pip prints when it cannot reach the index of packages."""


NO_ROOM = ("No space left on device", "Disk quota exceeded", "[Errno 28]", "[WinError 112]")
"""Parts of the messages that pip prints when the disk is full."""

FULL = (errno.ENOSPC, errno.EDQUOT)
"""The numbers of the errors when nothing more can be written, as the disk or one's share of it is full."""

MEGABYTE = 1_000_000


class NoEnvironment(Exception):
    """The error when a command has no environment to run in; its message says what the user has to do."""


def make(folder: Path, needed: Collection[str]) -> Path:
    """Return the Python of the environment in the checkout `folder`; make, complete or repair it if need be.

    `needed` are parts of `needs.NEEDS`. What the environment has already stays in it. Raises NoEnvironment.
    """
    venv = folder / ".venv"
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    lines = declared(folder)
    wanted = closed(needed, lines)
    has, is_current = _stamped(venv, folder)
    if is_current and wanted <= has and python.exists():
        return python
    _may_write(folder)
    has = has & lines.keys() if _works(python) else frozenset()
    parts = sorted(wanted | has)
    try:
        _make(venv, python, folder, parts, wanted - has if is_current else parts)
    except OSError as error:
        if error.errno in FULL:
            raise NoEnvironment(_no_room(folder, wanted)) from None
        raise NoEnvironment(say("environment.not_made", folder=venv, why=error.strerror or error)) from None
    return python


def _make(venv: Path, python: Path, folder: Path, parts: Sequence[str], new: Collection[str]) -> None:
    """Bring an environment to have these parts, of which the `new` ones have to be fetched."""
    if shutil.disk_usage(folder).free < size(new).installed * MEGABYTE:
        raise NoEnvironment(_no_room(folder, new))
    if _works(python):
        _print("environment.adding" if set(new) < set(parts) else "environment.repairing", folder=venv)
    else:
        _lay(venv)
    _install(python, folder, parts, new)
    (venv / STAMP).write_text(stamp(folder, parts), encoding="utf-8")
    _print("environment.ready")


def stamp(folder: Path, parts: Iterable[str]) -> str:
    """Return the text of the stamp file: the parts, the SHA-256 of pyproject.toml, and the checkout's folder."""
    project = hashlib.sha256((folder / "pyproject.toml").read_bytes()).hexdigest()
    named = os.fsencode(folder).decode("utf-8", "replace")  # the same text, whatever the language is
    return f"{','.join(sorted(parts))} {project} {named}"


def _stamped(venv: Path, folder: Path) -> tuple[frozenset[str], bool]:
    """Return the parts that the stamp names, and whether pyproject.toml and the folder are still those of the stamp."""
    try:
        found = (venv / STAMP).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return frozenset(), False
    parts = found.partition(" ")[0].split(",")
    return frozenset(parts), found == stamp(folder, parts)


def _no_room(folder: Path, parts: Collection[str]) -> str:
    return say("environment.no_room", folder=folder, mb=size(parts).installed)


def _may_write(folder: Path) -> None:
    """Raise NoEnvironment when no file can be written into the folder.

    The function tries it, since the permissions of a folder do not show that a disk is read-only.
    """
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        raise NoEnvironment(say("environment.not_writable", folder=folder)) from None


def _works(python: Path) -> bool:
    """Whether the environment's Python starts, is new enough, and has pip."""
    test = "import sys, pip; sys.exit(sys.version_info < (3, 11) or sys.prefix == sys.base_prefix)"
    try:
        return (
            subprocess.run([str(python), "-c", test], env=pip.apart(), capture_output=True, check=False).returncode == 0
        )
    except OSError:
        return False


def _lay(venv: Path) -> None:
    """Make a new, empty environment; an incomplete environment in the same folder is replaced."""
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            version = f"{sys.version_info[0]}.{sys.version_info[1]}"
            raise NoEnvironment(say("environment.no_venv", module=module, version=version))
    there = venv.exists()
    if venv.is_file() or (there and any(venv.iterdir()) and not (venv / "pyvenv.cfg").exists()):
        raise NoEnvironment(say("environment.in_the_way", folder=venv))
    _print("environment.repairing" if there else "environment.making", folder=venv)
    line = [sys.executable, "-m", "venv", *(["--clear"] if there else []), str(venv)]
    around = os.environ | pip.utf8()
    done = subprocess.run(line, env=around, capture_output=True, encoding="utf-8", errors="replace", check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip()
        if any(sign in said for sign in NO_ROOM):
            raise OSError(errno.ENOSPC, said)
        raise NoEnvironment(say("environment.venv_failed", folder=venv) + "\n" + said)


def _install(python: Path, folder: Path, parts: Sequence[str], new: Collection[str]) -> None:
    """Install the checkout with these parts, and print from time to time that this is still at work."""
    if not _works(python):
        raise NoEnvironment(say("environment.no_pip", folder=python.parent.parent))
    fetched, installed = size(new)
    _print("environment.installing" if installed else "environment.installing_little", fetched=fetched, mb=installed)
    extras = ",".join(part for part in parts if part not in (GAME, DEV))
    developers = declared(folder)[DEV] if DEV in parts else []  # the pip of Python 3.11 has no option `--group`
    line, around = pip.start(python, "install", "-e", f".[{extras}]" if extras else ".", *developers)
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as log:
        running = subprocess.Popen(line, cwd=folder, env=around, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        try:
            _wait(running)
        except BaseException:
            running.kill()
            running.wait()
            raise
        if running.returncode == 0:
            return
        log.seek(0)
        said = log.read()
    print("\n".join(said.strip().splitlines()[-12:]), file=sys.stderr)
    if any(sign in said for sign in NO_ROOM):
        raise NoEnvironment(_no_room(folder, new))
    reached = not any(sign in said for sign in NO_NETWORK)
    raise NoEnvironment(say("environment.pip_failed" if reached else "environment.no_network"))


def _wait(running: subprocess.Popen[bytes]) -> None:
    began = time.monotonic()
    while True:
        try:
            running.wait(timeout=HEARTBEAT)
            return
        except subprocess.TimeoutExpired:
            _print("environment.still", seconds=round(time.monotonic() - began))


def _print(key: str, **facts: object) -> None:
    print(say(key, **facts), flush=True)
