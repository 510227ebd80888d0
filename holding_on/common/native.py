"""The compiled build of the engine, the styles and the loop that plays a study: its files, and whether it is current.

Where an extension module lies beside a source file, Python loads the extension module and does not say so. So a build
carries the digest of the sources that it was made of. Where the sources have changed since then, the package refuses
the build when it is imported.

This file imports nothing of this package before a build is refused, as the build hook reads this file alone.
"""

import os
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from typing import NoReturn

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
"""The folder of the package."""
STAMP = "compiled.txt"
"""The file in the package that holds the digest of the sources of its build."""
GROUP = "holding_on__mypyc"
"""The beginning of the name of the library with the code of all compiled modules; it lies beside the package."""

FOLDERS = ("engine", "engine/refusals")
"""All modules of these folders are compiled, except the modules in `INTERPRETED`."""
INTERPRETED = ("engine/errors.py",)
"""Modules of `FOLDERS` that are not compiled: some classes have a class of `errors` and a class of Python as bases."""
BESIDE = (
    "styles/listening.py",
    "styles/weighing.py",
    "styles/window.py",
    "styles/wishes.py",
    "study/playing.py",
    "view/facts/rows.py",
)
"""Compiled modules in other folders. Modules with public classes that users may subclass are not compiled."""


def sources(package: str = HERE) -> list[str]:
    """Return the files of the package that are compiled, as paths in the package."""
    found = [
        f"{folder}/{name}"
        for folder in FOLDERS
        for name in sorted(os.listdir(os.path.join(package, folder)))
        if name.endswith(".py") and name != "__init__.py"
    ]
    return [path for path in found if path not in INTERPRETED] + list(BESIDE)


def digest(package: str = HERE) -> str:
    """Return the SHA-256 of the sources; the kind of line end makes no difference."""
    from hashlib import sha256

    whole = sha256()
    for path in sources(package):
        with open(os.path.join(package, path), "rb") as file:
            whole.update(path.encode() + b"\0" + file.read().replace(b"\r\n", b"\n") + b"\0")
    return whole.hexdigest()


def built(package: str = HERE) -> list[str]:
    """Return the extension modules that this Python would load instead of their sources, as paths in the package."""
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
    """Whether there is a build that is incomplete, or that was made of other sources than the present ones."""
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
    """Return the sentence that refuses a stale build and says which command to run."""
    from holding_on.common.paths import checkout
    from holding_on.common.words import say

    return say("compile.stale_installed" if checkout() is None else "compile.stale")


def refused(name: str) -> NoReturn:
    """Raise ImportError for every name: the `__getattr__` of a package whose build is stale."""
    if name.startswith("__"):
        raise AttributeError(name)
    raise ImportError(refusal())
