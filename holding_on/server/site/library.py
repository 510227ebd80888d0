"""Python's own library as the browser gets it: compiled, and only the modules that the list `library.txt` names."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from holding_on.server.site import node, pack, pyodide

SITE_PACKAGES: Final = f"/lib/python{pyodide.PYTHON}/site-packages"
STDLIB: Final = f"/lib/python{pyodide.PYTHON.replace('.', '')}.zip"
FONTS: Final = "holding-on/fonts/"
"""The folder of the typefaces, below `v/<build>/`."""
LIST: Final = Path(__file__).with_name("library.txt")
_COMPILE: Final = Path(__file__).with_name("compile.mjs")


def kept_modules() -> frozenset[str]:
    """Return the names of the library's modules that stay; a package's name stands for its `__init__` alone."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def module_of(path: str) -> str:
    """Return the name of the module that a file of the library has."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def library(files: Path) -> bytes:
    """Return the library of the Pyodide in the folder `files`, compiled and trimmed, as a zip archive."""
    kept = kept_modules()
    with TemporaryDirectory() as made, zipfile.ZipFile(files / pyodide.LIBRARY) as archive:
        folder = Path(made)
        for name in archive.namelist():
            if name.endswith(".py") and module_of(name) in kept:
                archive.extract(name, folder)
        compile_in(folder, files, STDLIB)
        return pack.zipped({path.removeprefix("/"): content for path, content in pack.files_in(folder, "").items()})


def rooms(files: Path, beside: Mapping[bytes, str]) -> bytes:
    """Return our package and those that the widgets need, compiled by the Pyodide in the folder `files`, as a pack.

    The typefaces are not in it: the page has loaded them already. Nor are files whose content lies `beside` the pack,
    by the names that they have there.
    """
    with TemporaryDirectory() as made:
        folder = Path(made)
        pack.lay_rooms(folder)
        compile_in(folder, files, SITE_PACKAGES)
        laid = pack.files_in(folder, SITE_PACKAGES)
        apart = {path: FONTS + path.rpartition("/")[2] for path in laid if path.endswith(".woff2")}
        apart |= {path: beside[content] for path, content in laid.items() if content in beside}
        return pack.packed({path: laid[path] for path in laid if path not in apart}, apart)


def compile_in(folder: Path, files: Path, there: str) -> None:
    """Compile every Python file in a folder with Pyodide; the bytecode takes the place of the file.

    Tracebacks will say that the files lie in `there`. Raises NoNode, and CalledProcessError when a file cannot be
    compiled.
    """
    node.run_node(_COMPILE, [str(files), str(folder), there])
