"""Packs files into one: a line of JSON with their names and lengths, then the files, all compressed.

The worker (`widgets/src/site/worker.js`) writes them into Python's files in the browser.
"""

from __future__ import annotations

import gzip
import json
import shutil
import zipfile
from collections.abc import Mapping
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Final

from holding_on.common.notebooks import notebooks_of_the_game
from holding_on.common.paths import PACKAGE

PACKAGES: Final = ("anywidget", "comm", "ipywidgets", "psygnal", "traitlets", "typing_extensions")
"""The packages that the widgets need; of all of them the Python files alone are enough."""
OURS: Final = frozenset({".py", ".toml", ".json", ".css", ".js", ".woff2", ".svg", ".txt", ".md"})
"""The endings of our files that go with the site."""
STAYS_HOME: Final = (
    "commands/",
    "terminal/",
    "server/",
    "study/charts/",
    "study/classroom/",
    "study/measures/",
    "_notebooks/",
)
"""Our rooms that no web page needs, except what `BROUGHT` names. Charts and measures need packages that no page has;
and a class is collected where its files lie."""
BROUGHT: Final = ("server/__init__.py", "server/site/__init__.py", "server/site/runner.py", "server/site/stand_ins.py")


def lay_rooms(folder: Path) -> None:
    """Lay our package and those that the widgets need into a folder, as they lie beside each other when installed."""
    lay_ours(folder)
    for name in PACKAGES:
        _lay_package(name, folder)


def lay_ours(folder: Path) -> None:
    """Lay what the browser needs of our package into a folder, with the notebooks."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        kept = path.suffix in OURS and not name.startswith(STAYS_HOME) and "__pycache__" not in name
        if path.is_file() and (kept or name in BROUGHT):
            _copy(path, folder / "holding_on" / name)
    there = folder / "holding_on/_notebooks"
    there.mkdir()
    for path in sorted(notebooks_of_the_game().glob("*.ipynb")):
        (there / path.name).write_text(without_outputs(path.read_text(encoding="utf-8")), encoding="utf-8")


def without_outputs(notebook: str) -> str:
    """Return the text of a notebook without the outputs that are stored in it; pages read its title and its cells."""
    told = json.loads(notebook)
    for cell in told["cells"]:
        if "outputs" in cell:
            cell["outputs"] = []
    return json.dumps(told, ensure_ascii=False)


def _lay_package(name: str, folder: Path) -> None:
    """Lay the Python files of an installed package into a folder, and the version that it asks for itself."""
    found = distribution(name)
    for each in found.files or ():
        if each.suffix == ".py" and each.parts[0] in (name, f"{name}.py") and "tests" not in each.parts:
            _copy(Path(str(found.locate_file(each))), folder / each)
    told = folder / f"{name}-{found.version}.dist-info" / "METADATA"
    told.parent.mkdir(parents=True)
    told.write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {found.version}\n", encoding="utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def packed(files: Mapping[str, bytes], beside: Mapping[str, str] | None = None) -> bytes:
    """Return files, by their paths in the browser, as one compressed pack.

    `beside` are files that travel by themselves, since the page loads them too: by their paths, their addresses as the
    pack sees them.
    """
    folders = sorted({str(PurePosixPath(path).parent) for path in files})
    listed = [[path, len(content)] for path, content in files.items()]
    told = json.dumps({"folders": folders, "files": listed, "beside": list((beside or {}).items())})
    return compressed(told.encode() + b"\n" + b"".join(files.values()))


def files_in(folder: Path, there: str) -> dict[str, bytes]:
    """Return the files of a folder by the paths that they have in the browser, below `there`."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {f"{there}/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in paths}


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Return files as a zip archive that compresses nothing, since it is compressed as a whole afterwards."""
    written = BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name), content)  # without the time, so that equal files give equal bytes
    return written.getvalue()


def compressed(content: bytes) -> bytes:
    """Return bytes as gzip compresses them; the same bytes give the same result."""
    return gzip.compress(content, 9, mtime=0)
