"""Make or repair the environment in `.venv`, or say in plain sentences why that is not possible."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from holding_on.commands import pip
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


class NoEnvironment(Exception):
    """The error when a command has no environment to run in; its message says what the user has to do."""


def make(folder: Path, dev: bool) -> Path:
    """Return the Python of the environment in the checkout `folder`; make or repair the environment if need be."""
    venv = folder / ".venv"
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = stamp(folder, dev)
    if _stamped(venv) in (wanted, stamp(folder, True)) and python.exists():
        return python
    _may_write(folder)
    if _works(python):
        _print("environment.repairing", folder=venv)
    else:
        _lay(venv)
    _install(python, folder, dev)
    (venv / STAMP).write_text(wanted, encoding="utf-8")
    _print("environment.ready")
    return python


def stamp(folder: Path, dev: bool) -> str:
    """Return the text of the stamp file: "dev" or "user", the SHA-256 of pyproject.toml, and the checkout's folder."""
    project = hashlib.sha256((folder / "pyproject.toml").read_bytes()).hexdigest()
    return f"{'dev' if dev else 'user'} {project} {folder}"


def development(folder: Path) -> list[str]:
    """Return the dependency group `dev` of pyproject.toml. The pip of Python 3.11 has no option `--group` for this."""
    import tomllib

    groups = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    return [str(line) for line in groups["dev"]]


def _stamped(venv: Path) -> str:
    try:
        return (venv / STAMP).read_text(encoding="utf-8")
    except OSError:
        return ""


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
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip()
        raise NoEnvironment(say("environment.venv_failed", folder=venv) + "\n" + said)


def _install(python: Path, folder: Path, dev: bool) -> None:
    """Install the checkout into the environment, and print from time to time that this is still at work."""
    if not _works(python):
        raise NoEnvironment(say("environment.no_pip", folder=python.parent.parent))
    _print("environment.installing")
    line, around = pip.start(python, "install", "-e", ".", *(development(folder) if dev else ()))
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
