"""Makes the folder `code/` of a site: JupyterLite with the lessons, for those who want to change their cells.

JupyterLab and Python run in the browser. Python comes from the same Pyodide as on the web pages of the site, and its
packages from the environment that builds the site, so that no web page asks another host.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, distribution
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from holding_on.common.notebooks import notebooks_of_the_game, to_be_run
from holding_on.server.site import lite, pack, pyodide
from holding_on.server.site.cells import Notebook

FOLDER: Final = "code/"
ADDRESS: Final = f"{FOLDER}lab/index.html"
"""The address of the page within the site; `?path=` and the name of a notebook open this notebook."""
LOADS: Final = 20
"""How many megabytes a browser loads at the first visit, about, where the web server compresses what it sends."""
_APP: Final = ("build/", "lab/", "bootstrap.js", "config-utils.js", "icon-", "index.html", "jupyter-lite.", "manifest.")
_PYODIDE: Final = (pyodide.MACHINE, pyodide.AROUND, pyodide.SCRIPT, pyodide.LIBRARY)
KERNEL: Final = "@jupyterlite/pyodide-kernel-extension"
_SETTINGS: Final = "jupyter-config-data"
_REMOVES_OURS: Final = "@jupyterlite/application-extension:service-worker-manager"
"""The part of JupyterLite that would remove all other service workers of the host, and ours with them. Without it cells
read no files of the folder and cannot ask by `input()`; no lesson does."""
_ASKED_FOR: Final = ("micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython")
"""The packages that the kernel would fetch by itself if they were not named."""
_LEFT_OUT: Final = ("micropip", "piplite")
"""The packages of these that fetch others from the internet: empty modules stand in their place."""
_IN_THE_BROWSER: Final = {
    "sys_platform": "emscripten",
    "platform_system": "Emscripten",
    "python_version": pyodide.PYTHON,
    "python_full_version": f"{pyodide.PYTHON}.0",
    "extra": "",
}
_UNUSED_ENDINGS: Final = frozenset({".so", ".pyd", ".dylib", ".pyc", ".js", ".map"})
"""The endings of the files of a package that the Python in a browser does not use."""
_UNUSED: Final = frozenset({"tests", "django-stubs"})
"""The folders of a package that are not used there."""
_LANGUAGE: Final = {
    "api/translations/all.json": b'{"data": {"en": {"displayName": "English", "nativeName": "English"}}}',
    "api/translations/en.json": b'{"data": {}, "message": ""}',
}
"""The languages of JupyterLab's menus."""
_POLICY: Final = (
    "default-src 'self' data: blob:; script-src 'self' blob: 'unsafe-inline' 'unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'"
)
"""JupyterLab needs scripts in its page and from texts; from another host it gets nothing all the same."""


def code(python: Path, kept: Path, read: Sequence[Notebook]) -> dict[str, bytes]:
    """Return the files of the folder, from the Pyodide in `python` and from the wheels of JupyterLite in `kept`."""
    made = {name: content for name, content in lite.app(kept) if _stays(name)}
    extensions = lite.kernel(kept) | _installed("anywidget") | _installed("jupyterlab_widgets")
    made |= {f"extensions/{name}": content for name, content in extensions.items() if not name.endswith(".map")}
    made["build/schemas/all_federated.json"] = _schemas(extensions)
    made |= _LANGUAGE
    archives = packages(extensions)
    own = {name: (python / name).read_bytes() for name in _PYODIDE} | {pyodide.LOCK: _lock(python, archives)}
    own |= {f"{name}.zip": content for name, content in archives.items()}
    folder = f"static/{hashlib.sha256(own[pyodide.LOCK]).hexdigest()[:12]}/"  # files of two builds never mix
    made |= {folder + name: content for name, content in own.items()}
    made["jupyter-lite.json"] = _settings(made["jupyter-lite.json"], extensions, archives, folder)
    page = made["lab/index.html"].decode()
    policy = f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
    made["lab/index.html"] = page.replace("<head>", f"<head>\n    {policy}", 1).encode()
    names = [f"{each.name}.ipynb" for each in read]
    made |= {f"files/{name}": to_be_run((notebooks_of_the_game() / name).read_bytes()) for name in names}
    made["api/contents/all.json"] = _listed(names, made)
    return {FOLDER + name: content for name, content in made.items()}


def _stays(name: str) -> bool:
    return name.startswith(_APP) and not name.endswith(".map")


def _installed(name: str) -> dict[str, bytes]:
    """Return the files of JupyterLab's extensions that an installed package brings, by their names."""
    named = [(each, each.as_posix().partition(lite.EXTENSIONS)[2]) for each in distribution(name).files or ()]
    return {short: Path(str(each.locate())).read_bytes() for each, short in named if short}


def packages(extensions: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return an archive for each package that Python needs in the browser: ours, the widgets', and the kernel's."""
    made = {name: pack.zipped({f"{name}/__init__.py": b"", f"{name}/{name}.py": b""}) for name in _LEFT_OUT}
    for name, content in extensions.items():
        own = name.rpartition("/")[2].partition("-")[0].replace("_", "-")
        if name.startswith(f"{KERNEL}/static/pypi/") and own in _ASKED_FOR and own not in _LEFT_OUT:
            made[own] = content
    with TemporaryDirectory() as laid:
        pack.lay_ours(Path(laid))
        made["holding-on"] = _archive(pack.files_in(Path(laid), "").items())
    for name in _needed((*pack.PACKAGES, "ipython", "jedi")):
        made[name] = _archive(_files_of(name))
    return made


def _needed(names: Sequence[str]) -> list[str]:
    """Return these packages and all those that they need in the browser; those that are not installed are left out."""
    found: dict[str, None] = {}
    waiting = list(names)
    while waiting:
        name = canonicalize_name(waiting.pop())
        try:
            asked = [Requirement(each) for each in distribution(name).requires or ()]
        except PackageNotFoundError:
            continue
        if name not in found:
            found[name] = None
            waiting += [each.name for each in asked if each.marker is None or each.marker.evaluate(_IN_THE_BROWSER)]
    return list(found)


def _files_of(name: str) -> Iterator[tuple[str, bytes]]:
    """Give the files of an installed package that the Python in a browser uses, with their names."""
    for each in distribution(name).files or ():
        path = Path(str(each.locate()))
        if (
            each.suffix not in _UNUSED_ENDINGS
            and _UNUSED.isdisjoint(each.parts)
            and ".." not in each.parts
            and path.is_file()
        ):
            yield each.as_posix(), path.read_bytes()


def _archive(files: Any) -> bytes:
    """Return files as an archive. The time is left out, so that equal files give equal bytes."""
    written = BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        for name, content in sorted(files):
            archive.writestr(zipfile.ZipInfo(name.removeprefix("/")), content, zipfile.ZIP_DEFLATED, 9)
    return written.getvalue()


def _lock(python: Path, archives: Mapping[str, bytes]) -> bytes:
    """Return Pyodide's list of packages: those of this folder, and no others."""
    told = json.loads((python / pyodide.LOCK).read_text(encoding="utf-8"))
    packages = {
        name: {
            "name": name,
            "version": "1",
            "file_name": f"{name}.zip",
            "install_dir": "site",
            "sha256": hashlib.sha256(content).hexdigest(),
            "package_type": "package",
            "imports": [],
            "depends": [],
            "unvendored_tests": False,
        }
        for name, content in archives.items()
    }
    return json.dumps({**told, "packages": packages}).encode()


def _settings(given: bytes, extensions: Mapping[str, bytes], archives: Mapping[str, bytes], python: str) -> bytes:
    """Return the settings of JupyterLite, with the extensions and with the Python in the folder `python`."""
    told = json.loads(given)
    described = [json.loads(content) for name, content in extensions.items() if name.endswith("/package.json")]
    told[_SETTINGS]["federated_extensions"] = [
        {"name": each["name"], **each["jupyterlab"]["_build"]}
        for each in described
        if "_build" in each.get("jupyterlab", {})
    ]
    told[_SETTINGS]["disabledExtensions"] = [_REMOVES_OURS]
    told[_SETTINGS]["contentsAllJsonFile"] = "all.json"
    told[_SETTINGS]["litePluginSettings"] = {
        f"{KERNEL}:kernel": {
            "pyodideUrl": f"./{python}{pyodide.SCRIPT}",
            "disablePyPIFallback": True,
            "loadPyodideOptions": {"lockFileURL": f"./{python}{pyodide.LOCK}", "packages": list(archives)},
        }
    }
    return json.dumps(told, indent=1).encode()


def _schemas(extensions: Mapping[str, bytes]) -> bytes:
    """Return the settings that the extensions have, in one list, as JupyterLab asks for them."""
    versions = {
        name.removesuffix("/package.json"): json.loads(content)["version"]
        for name, content in extensions.items()
        if name.endswith("/package.json")
    }
    found = []
    for name, content in extensions.items():
        extension, within, file = name.partition("/schemas/")
        if within and name.endswith(".json"):
            own = f"{extension}:{Path(file).stem}"
            same = {"raw": "{}", "settings": {}, "version": versions[extension]}
            found.append({"id": own, "schema": json.loads(content), **same})
    return json.dumps(found).encode()


def _listed(names: Sequence[str], made: Mapping[str, bytes]) -> bytes:
    """Return the list of the folder's notebooks, as a server of Jupyter would tell it."""
    same = {"created": "2000-01-01T00:00:00Z", "last_modified": "2000-01-01T00:00:00Z", "writable": True}
    files = [
        {
            **same,
            "name": name,
            "path": name,
            "type": "notebook",
            "format": None,
            "mimetype": None,
            "content": None,
            "size": len(made[f"files/{name}"]),
        }
        for name in names
    ]
    top = {"name": "", "path": "", "type": "directory", "format": "json", "mimetype": None, "size": None}
    return json.dumps({**top, **same, "content": files}).encode()
