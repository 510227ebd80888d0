"""The tools to build and check the front end: Node, npm, and the packages that widgets/package-lock.json names.

`holding_on/server/site/node.py` says where Node comes from.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from holding_on.server.site.node import NoNode, run_npm

WIDGETS = Path(__file__).resolve().parents[2] / "widgets"
QUIET = ("--ignore-scripts", "--no-audit", "--no-fund", "--silent")


def install() -> None:
    """Install the packages that the lock file names into widgets/node_modules, unless this has been done already."""
    lock, done = WIDGETS / "package-lock.json", WIDGETS / "node_modules" / ".installed"
    if done.is_file() and done.read_bytes() == lock.read_bytes():
        return
    run_npm(["ci", *QUIET], WIDGETS)
    shutil.copy(lock, done)


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
