"""Check that the committed bundles are what widgets/ builds: rebuild them in a temporary folder and compare every byte.

Also checks the types of widgets/ and runs its tests. `--write` puts the new bundles in place of the committed ones.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from holding_on.server.site.node import NoNode, run_npm
from tools.check import npm

TOP = npm.WIDGETS.parent
BUNDLES = (Path("holding_on/board/static"), Path("holding_on/server/site/static"))
MODULES = "node_modules"


def main(write: bool) -> int:
    """Rebuild, check the types, test and compare; return 0 when all is well."""
    try:
        npm.install()
        with TemporaryDirectory() as apart:
            stale = compared(Path(apart), write)
    except (NoNode, subprocess.CalledProcessError) as wrong:
        print(wrong)
        return 1
    return report(stale, write)


def compared(apart: Path, write: bool) -> list[str]:
    """Rebuild in the folder `apart`; return the paths of the bundles' files that are not what widgets/ builds."""
    widgets = apart / "widgets"
    shutil.copytree(npm.WIDGETS, widgets, ignore=shutil.ignore_patterns(MODULES))
    if os.name == "nt":  # on Windows, few users may make links
        shutil.copytree(npm.WIDGETS / MODULES, widgets / MODULES)
    else:
        (widgets / MODULES).symlink_to(npm.WIDGETS / MODULES)
    for bundle in BUNDLES:
        (apart / bundle).mkdir(parents=True)
    for words in (["run", "build"], ["run", "check"], ["test"]):
        run_npm(words, widgets)
    stale = []
    for bundle in BUNDLES:
        stale += [(bundle / name).as_posix() for name in differing(TOP / bundle, apart / bundle)]
        if write:
            shutil.rmtree(TOP / bundle, ignore_errors=True)
            shutil.copytree(apart / bundle, TOP / bundle)
    return stale


def report(stale: list[str], write: bool) -> int:
    """Print which files are stale, and what to do; return 1 if there are any and they were not written."""
    for name in stale:
        print(f"{name} {'was' if write else 'is'} not what widgets/ builds.")
    if stale and not write:
        print("Build it and commit the result: python3 -m tools.check.bundle --write")
    if not stale:
        print("The bundle is fresh.")
    return 1 if stale and not write else 0


def differing(committed: Path, built: Path) -> list[str]:
    """Return the names of files that differ between two folders, or are in only one of the two."""
    names = {path.relative_to(top).as_posix() for top in (committed, built) for path in top.rglob("*.*")}
    return sorted(name for name in names if _bytes(committed / name) != _bytes(built / name))


def _bytes(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


if __name__ == "__main__":
    sys.exit(main("--write" in sys.argv[1:]))
