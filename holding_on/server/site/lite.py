"""Gets JupyterLite, the JupyterLab that runs in a browser: two wheels, each in one version whose checksum is known."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from holding_on.common.words import say
from holding_on.server.site import pyodide

VERSION: Final = "0.8.6"
APP: Final = f"jupyterlite_core/jupyterlite-app-{VERSION}.tgz"
"""Where the program of JupyterLite lies in its wheel."""
EXTENSIONS: Final = "share/jupyter/labextensions/"
"""What stands before the names of JupyterLab's extensions in a wheel or in an environment."""


class Wheel(NamedTuple):
    """A wheel that is fetched: what pip is asked for, its file, and the SHA-256 checksum of this file."""

    asked: str
    file: str
    checksum: str


CORE: Final = Wheel(
    f"jupyterlite-core=={VERSION}",
    f"jupyterlite_core-{VERSION}-py3-none-any.whl",
    "2c77f7ca2a667e5404800632abedbc83d3edb9cc73303aa357016138e94e7aaa",
)
KERNEL: Final = Wheel(
    "jupyterlite-pyodide-kernel==0.8.7",
    "jupyterlite_pyodide_kernel-0.8.7-py3-none-any.whl",
    "367f74c99ff8ae518f537d077659ade10d305aeb8e089811b4beb81a8dbafb15",
)
WHEELS: Final = (CORE, KERNEL)
FETCH: Final = ("-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--quiet", "--disable-pip-version-check")
"""The words with which Python fetches a wheel; the folder and the name follow."""


class NoLite(Exception):
    """JupyterLite could not be fetched, or is not what its checksum says."""


def folder(cache: Path | None = None) -> Path:
    """Return the folder in which the wheels are kept, or will be."""
    return (cache or pyodide.cache_folder()) / f"jupyterlite-{VERSION}"


def is_there(cache: Path | None = None) -> bool:
    """Whether both wheels have been fetched already."""
    return all((folder(cache) / each.file).is_file() for each in WHEELS)


def obtain(cache: Path | None = None) -> Path:
    """Return the folder of the wheels. The first time pip fetches them; later they lie in the cache.

    Raises NoLite, with a sentence.
    """
    kept = folder(cache)
    for each in WHEELS:
        wheel = kept / each.file
        if not wheel.is_file():
            _fetch(each, kept)
        if hashlib.sha256(wheel.read_bytes()).hexdigest() != each.checksum:
            wheel.unlink()
            raise NoLite(say("site.not_lite", file=wheel))
    return kept


def app(kept: Path) -> Iterator[tuple[str, bytes]]:
    """Give the files of JupyterLite's program, with their names in its folder."""
    with zipfile.ZipFile(kept / CORE.file) as wheel, wheel.open(APP) as packed, tarfile.open(fileobj=packed) as archive:
        for each in archive:
            content = archive.extractfile(each)
            if content is not None:
                yield PurePosixPath(each.name).relative_to("package").as_posix(), content.read()


def kernel(kept: Path) -> dict[str, bytes]:
    """Return the files of the extension with Python's kernel, by their names in JupyterLab's folder of extensions."""
    with zipfile.ZipFile(kept / KERNEL.file) as wheel:
        named = [(name, name.partition(EXTENSIONS)[2]) for name in wheel.namelist() if not name.endswith("/")]
        return {short: wheel.read(name) for name, short in named if short}


def _fetch(wheel: Wheel, kept: Path) -> None:
    kept.mkdir(parents=True, exist_ok=True)
    line = [sys.executable, *FETCH, "--dest", str(kept), wheel.asked]
    if subprocess.run(line, check=False).returncode or not (kept / wheel.file).is_file():
        raise NoLite(say("site.no_lite", wheel=wheel.asked))
