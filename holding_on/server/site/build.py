"""Builds the site: tries the notebooks, compiles Python for the browser, and writes everything into a folder.

The web pages, the description of the app and the service worker lie on top, and all other files below `v/<build>/`,
where `<build>` is computed from their content. So files of two versions never mix, and a site that is built again from
the same sources is the same to the byte.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from holding_on.common import saving
from holding_on.common.notebooks import notebooks_of_the_game
from holding_on.common.paths import PACKAGE
from holding_on.common.words import say
from holding_on.server import settings
from holding_on.server.site import app, code, first_view, kinds, library, lite, offline, pack, pyodide
from holding_on.server.site.cells import Notebook, notebooks
from holding_on.server.site.pages import GENERATOR, ROOMS, TITLE, pages
from holding_on.server.site.rehearsal import Finding, rehearse

_STATIC: Final = Path(__file__).parent / "static"
_FONTS: Final = PACKAGE / "board/static"
_ROOMS: Final = settings.TEMPLATES / "static/rooms"
_PIECES: Final = PACKAGE / "lessons/static/lesson.css"


class CannotBuild(Exception):
    """The site cannot be built; the message is a sentence that says why, and what would work instead."""


class Built(NamedTuple):
    """The figures of a build: how many web pages, and how many bytes one of them loads in all, as they travel.

    `code` is how many bytes the lessons with their code have on the disk, and 0 without them.
    """

    pages: int
    size: int
    code: int = 0


def build(out: Path, cache: Path | None = None, with_code: bool = False) -> Built:
    """Build the site in the folder `out`, and on demand JupyterLite with the lessons in its folder `code/`.

    What is fetched is kept in `cache`, or where this system keeps such files. Raises CannotBuild, NoNode, NoPyodide or
    NoLite, each with a sentence, and OSError when a file cannot be written.
    """
    if not may_write(out):
        raise CannotBuild(say("site.not_ours", folder=out))
    read = notebooks(notebooks_of_the_game())
    refuse(rehearse(read))
    python = pyodide.obtain(cache)
    first = first_view.first_views(read)
    made = {**files(python, first_view.texts(first)), **first}
    return write(out, read, made, code.code(python, lite.obtain(cache), read) if with_code else {})


def may_write(out: Path) -> bool:
    """Whether a site may be written into a folder: it is lacking or empty, or holds a site of this command."""
    try:
        if not out.exists() or (out.is_dir() and not any(out.iterdir())):
            return True
        return f'content="{GENERATOR}"'.encode() in (out / TITLE).read_bytes()
    except OSError:
        return False


def refuse(found: Sequence[Finding]) -> None:
    """Raise CannotBuild for the first thing that a web page could not show."""
    for each in found:
        facts = {"cell": each.cell, "notebook": f"{each.notebook}.ipynb"}
        if each.kind:
            known = ", ".join(sorted(kinds.SHOWN))
            raise CannotBuild(say("site.unknown", kind=each.kind, known=known, **facts))
        raise CannotBuild(say("site.error", error=each.error, **facts))


def files(python: Path, beside: Mapping[bytes, str]) -> dict[str, bytes]:
    """Return the files below `v/<build>/`, from the Pyodide in the folder `python`.

    `beside` are the names of files that are there already, by their content; no pack has them once more.
    """
    try:
        made = {"library.pack": pack.compressed(library.library(python)), "rooms.pack": library.rooms(python, beside)}
    except subprocess.CalledProcessError as error:
        raise CannotBuild(say("site.not_compiled")) from error
    made["machine.pack"] = pack.compressed((python / pyodide.MACHINE).read_bytes())
    made["around.pack"] = pack.compressed((python / pyodide.AROUND).read_bytes())
    made[pyodide.SCRIPT] = (python / pyodide.SCRIPT).read_bytes()
    lock = json.loads((python / pyodide.LOCK).read_text(encoding="utf-8"))
    made["lock.json"] = json.dumps({**lock, "packages": {}}).encode()
    made |= {path.name: path.read_bytes() for path in sorted(_STATIC.iterdir()) if path.name != offline.CODE}
    made |= app.icons()
    made |= {f"{library.FONTS}{path.name}": path.read_bytes() for path in sorted(_FONTS.glob("*.woff2"))}
    made |= {f"{ROOMS}{path.name}": path.read_bytes() for path in sorted(_ROOMS.glob("*.svg"))}
    return made | {"holding-on/lesson.css": _PIECES.read_bytes()}


def write(
    out: Path, read: Sequence[Notebook], made: Mapping[str, bytes], coded: Mapping[str, bytes] | None = None
) -> Built:
    """Write the site into a folder: pages after their files, so that they lack none, and the service worker last.

    `coded` are the files of the lessons with their code. They are no part of what a browser keeps for later.
    """
    coded = coded or {}
    base = f"v/{name_of(made)}/"
    first = {each.name: first_view.files_of(each.name, made) for each in read}
    shown = pages(read, base, with_code=bool(coded), first=first)
    all_files = {**{base + name: content for name, content in made.items()}, app.MANIFEST: app.manifest(base), **shown}
    all_files[offline.NAME] = offline.service_worker(all_files)
    for name, content in {**coded, **all_files}.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        saving.write(out / name, content)
    travels = [content if name.endswith(".pack") else pack.compressed(content) for name, content in made.items()]
    return Built(len(shown), sum(map(len, travels)), sum(map(len, coded.values())))


def name_of(made: Mapping[str, bytes]) -> str:
    """Return the name of a build: twelve digits, which any other content would change."""
    told = hashlib.sha256()
    for name, content in sorted(made.items()):
        told.update(f"{name} {len(content)}\n".encode() + content)
    return told.hexdigest()[:12]
