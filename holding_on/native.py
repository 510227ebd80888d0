"""The compiled build of the engine, the styles and the loop that plays: its files, and whether it fits the sources.

Python loads an extension module instead of the source file beside it, without a word. So a build carries the digest of
the sources that it was made of; where these have changed since, the build is refused when the package is imported.

This file imports nothing of this package before a build is refused: the build hook reads this file alone.
"""

import os
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from typing import NoReturn

HERE = os.path.dirname(os.path.abspath(__file__))
STAMP = "compiled.txt"
"""The file in the package that holds the digest of the sources of its build."""
GROUP = "holding_on__mypyc"
"""The beginning of the name of the library that holds the code of all compiled modules; it lies beside the package."""

FOLDERS = ("engine", "engine/refusals")
"""All modules of these folders are compiled, but for what stands in `INTERPRETED`."""
INTERPRETED = ("engine/errors.py",)
"""Modules of these folders that are not compiled: `errors` has classes from which others derive together with a class
of Python's own."""
BESIDE = (
    "styles/listening.py",
    "styles/weighing.py",
    "styles/window.py",
    "styles/wishes.py",
    "study/playing.py",
    "view/history.py",
)
"""The other modules that are compiled. Modules with public classes that may be subclassed are not among them."""


def sources(package: str = HERE) -> list[str]:
    """The files of the package that are compiled, as paths in it."""
    found = [
        f"{folder}/{name}"
        for folder in FOLDERS
        for name in sorted(os.listdir(os.path.join(package, folder)))
        if name.endswith(".py") and name != "__init__.py"
    ]
    return [path for path in found if path not in INTERPRETED] + list(BESIDE)


def digest(package: str = HERE) -> str:
    """The SHA-256 of the sources, the same for every kind of line end."""
    from hashlib import sha256

    whole = sha256()
    for path in sources(package):
        with open(os.path.join(package, path), "rb") as file:
            whole.update(path.encode() + b"\0" + file.read().replace(b"\r\n", b"\n") + b"\0")
    return whole.hexdigest()


def built(package: str = HERE) -> list[str]:
    """The extension modules in the package that this Python would load instead of their sources, as paths in it."""
    stems = [path.removesuffix(".py") for path in sources(package)]
    lying = {
        folder: set(os.listdir(os.path.join(package, folder))) for folder in {os.path.dirname(stem) for stem in stems}
    }
    return [
        stem + suffix
        for stem in stems
        for suffix in EXTENSION_SUFFIXES
        if os.path.basename(stem) + suffix in lying[os.path.dirname(stem)]
    ]


@cache
def is_stale(package: str = HERE) -> bool:
    """Whether there is a build that is not complete, or that was made of other sources than those beside it."""
    there = built(package)
    if not there:
        return False
    try:
        with open(os.path.join(package, STAMP), encoding="ascii") as file:
            stamp = file.read().strip()
    except OSError:
        return True
    return len(there) != len(sources(package)) or stamp != digest(package)


def refusal() -> str:
    """The sentence about a stale build, which says what to run."""
    from holding_on.common.paths import checkout
    from holding_on.common.words import say

    return say("compile.stale_installed" if checkout() is None else "compile.stale")


def refused(name: str) -> NoReturn:
    """The `__getattr__` of a package whose build is stale."""
    if name.startswith("__"):
        raise AttributeError(name)
    raise ImportError(refusal())
