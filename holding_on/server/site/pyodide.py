"""Gets Pyodide, the Python that runs in a browser: its package of npm, in one version whose checksum is known."""

from __future__ import annotations

import base64
import hashlib
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

from holding_on.common.words import say
from holding_on.server.site import node

VERSION: Final = "314.0.7"
INTEGRITY: Final = "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
"""The checksum of the package, written as a lock file of npm writes it."""
PYTHON: Final = "3.14"
"""The version of Python that this Pyodide has."""
PACKED: Final = f"pyodide-{VERSION}.tgz"

LIBRARY: Final = "python_stdlib.zip"
MACHINE: Final = "pyodide.asm.wasm"
LOCK: Final = "pyodide-lock.json"
AROUND: Final = "pyodide.asm.mjs"
"""The script around the machine."""
SCRIPT: Final = "pyodide.mjs"


class NoPyodide(Exception):
    """Pyodide could not be fetched, or is not what its checksum says."""


def obtain(cache: Path | None = None) -> Path:
    """Return the folder of Pyodide's files. The first time npm fetches them; later they lie in the cache.

    Raises NoPyodide or NoNode, with a sentence.
    """
    folder = (cache or cache_folder()) / f"pyodide-{VERSION}"
    packed = folder / PACKED
    if not packed.is_file():
        _fetch(folder)
    check(packed)
    files = folder / "package"
    if not (files / MACHINE).is_file():
        with tarfile.open(packed) as archive:
            archive.extractall(folder, filter="data")
    return files


def check(packed: Path) -> None:
    """Compare a package with its checksum. One that differs is removed; then this raises NoPyodide."""
    kind, _, expected = INTEGRITY.partition("-")
    if hashlib.new(kind, packed.read_bytes()).digest() != base64.b64decode(expected):
        packed.unlink()
        raise NoPyodide(say("site.not_pyodide", file=packed))


def cache_folder() -> Path:
    """Return the folder in which this system keeps what programs can fetch again, with a part for this package."""
    home = Path.home()
    if sys.platform == "darwin":
        usual = home / "Library/Caches"
    elif os.name == "nt":
        usual = Path(os.environ.get("LOCALAPPDATA", home / "AppData/Local"))
    else:
        usual = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return usual / "holding-on"


def _fetch(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    try:
        node.run_npm(["pack", f"pyodide@{VERSION}", "--silent"], folder, quiet=True)
    except subprocess.CalledProcessError as error:
        raise NoPyodide(say("site.no_pyodide", version=VERSION)) from error
