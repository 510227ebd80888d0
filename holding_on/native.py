"""The compiled build of the engine, the styles and the loop that plays: what it holds, and of which sources it is.

An extension module wins over the source beside it, silently. So a build carries the digest of the sources that it was
made of; where they have changed since, it is refused when the package is imported.

Needs nothing of this package before it refuses: the build hook reads this file by itself.
"""

import os
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from typing import NoReturn

HERE = os.path.dirname(os.path.abspath(__file__))
STAMP = "compiled.txt"
"""The file in the package that holds the digest of the sources of its build."""
GROUP = "holding_on__mypyc"
"""The library with the code of all compiled modules, which lies beside the package, begins so."""

FOLDERS = ("engine", "engine/refusals")
"""All modules of these folders are compiled, but for what stands in `INTERPRETED`."""
INTERPRETED = ("engine/errors.py",)
"""`errors` has classes that others derive from together with a class of Python's own."""
BESIDE = (
    "styles/listening.py",
    "styles/weighing.py",
    "styles/window.py",
    "styles/wishes.py",
    "study/playing.py",
    "view/history.py",
)
"""The other modules that are compiled. What is public and may be subclassed is not among them."""


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
    """The digest of the sources, whatever ends their lines."""
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
    """Whether there is a build, and it is not, as a whole, that of the sources beside it."""
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
