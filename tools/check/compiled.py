"""Check that the compiled build plays the same games as the sources, and passes the engine's tests.

The build is made in a copy, so that the checkout does not change. The C compiler does not optimise: the check is about
what mypyc makes of the sources.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import compiling

COPIED = ("holding_on", "tests", "tools", "notebooks", "pyproject.toml")
SEEDS = "20"
TESTED = "tests/engine"
OF_WORDS = "tests/engine/test_words.py"
"""Plays some hundred games to see what is said of them; words are in no module that is compiled."""


def main() -> int:
    """Compile, compare and test; return 0 when all is well."""
    with TemporaryDirectory(prefix="holding-on-", ignore_cleanup_errors=True) as folder:
        pure, fast = Path(folder) / "pure", Path(folder) / "compiled"
        for copy in (pure, fast):
            copied(copy)
        try:
            compiling.compile_package(fast, fast, optimised=False)
        except compiling.NotCompiled as wrong:
            print(wrong)
            return 1
        expected, found = played(pure), played(fast)
        if (expected.pop("compiled"), found.pop("compiled")) != (False, True):
            print("The copies are not the two builds that were to be compared.")
            return 1
        differing = [kind for kind, digest in expected.items() if found.get(kind) != digest]
        if differing:
            print(f"The builds differ in {', '.join(differing)}.")
            return 1
        print(f"Both builds play the same games: {', '.join(expected)}.")
        quiet = ("-q", "-p", "no:cacheprovider", "-p", "no:nbval", "-m", "not slow", f"--ignore={OF_WORDS}")
        return python(fast, "-m", "pytest", *quiet, TESTED).returncode


def copied(into: Path) -> None:
    """Copy the files of the checkout that are played and tested, without any build."""
    into.mkdir()
    for name in COPIED:
        if (compiling.TOP / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "browser", *compiling.BUILT)
            shutil.copytree(compiling.TOP / name, into / name, ignore=ignored)
        else:
            shutil.copy2(compiling.TOP / name, into)


def played(top: Path) -> dict[str, str | bool]:
    """Return the digests of the games that a copy plays, by kind, and whether the copy is compiled."""
    done = python(top, "-m", "tests.compiled.same_games", SEEDS, capture=True)
    found: dict[str, str | bool] = json.loads(done.stdout)
    return found


def python(top: Path, *words: str, capture: bool = False) -> subprocess.CompletedProcess[str]:
    """Run this Python with a copy of the checkout as the working folder and the import path."""
    around = {**os.environ, "PYTHONPATH": str(top)}
    line = [sys.executable, *words]
    return subprocess.run(line, cwd=top, env=around, text=True, check=capture, capture_output=capture)


if __name__ == "__main__":
    sys.exit(main())
