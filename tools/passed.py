"""Whether the slow tests of a step have passed on just these files.

`tests/passed.toml` is the note: for each step that has slow tests a digest of all that the step reads, written when
`python3 -m holding_on test --long` has run the whole step and it has passed. Where the digest of today's files differs,
or there is none, a run takes the slow tests too. No date, no history and no clock has a part in it: the same files run
the same tests on any day and any machine, in a shallow clone, and in an archive that was never a clone.

A step reads all of `holding_on/` and `notebooks/`, for what starts a server or a kernel may read any of it; its own
files; every file of `tests/` and `tools/` that these import, directly or not, and what lies beside those and is not
Python; and what is installed: the dependencies, and the versions of the front end's packages.
"""

from __future__ import annotations

import ast
import json
import tomllib
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

TOP: Final = Path(__file__).resolve().parent.parent
NOTE: Final = Path("tests/passed.toml")
HEAD: Final = (
    "# On which files all of each step has passed. Written by `python3 -m holding_on test --long`: commit it.\n"
)

OWN: Final = {
    "unit": ("tests/commands", "tests/game", "tests/server", "tests/tools"),
    "lessons": ("tests/lessons",),
    "browser": ("tests/browser", "tests/lessons/solutions"),
    "mutation": ("tools/mutate", "tools/mutations", "tests/engine", "tests/game", "tests/playthroughs"),
    "tuning": ("tools/tune",),
    "wheel": ("tools/check/wheel.py",),
}
"""The steps that have slow tests, each with its own files: where these lie, and what no import leads to."""
READ_BY_ALL: Final = ("holding_on", "notebooks", "noxfile.py", "widgets/package-lock.json")
SETTINGS: Final = ("build-system", "dependency-groups", "project.dependencies", "project.optional-dependencies",
                   "tool.hatch", "tool.pytest")  # fmt: skip
"""Of pyproject.toml: what is installed, and how it is built and tested."""


def has_passed(step: str, top: Path = TOP) -> bool:
    """Whether all of this step has passed on the files as they are now."""
    return step in OWN and _noted(top).get(step) == digest(step, top)


def digest(step: str, top: Path = TOP) -> str:
    """The SHA-256 of the names and contents of all that a step reads; line endings do not count."""
    found = sha256(_settings(top).encode())
    for path in sorted(reads(step, top)):
        content = (top / path).read_bytes().replace(b"\r\n", b"\n")
        found.update(path.encode() + b"\0" + sha256(content).digest())
    return found.hexdigest()


def note(step: str, value: str, top: Path = TOP) -> None:
    """Write down that all of a step has passed on the files with this digest."""
    noted = {**_noted(top), step: value}
    lines = [f'{name} = "{noted[name]}"\n' for name in OWN if name in noted]
    (top / NOTE).write_text(HEAD + "".join(lines), encoding="utf-8", newline="\n")


def reads(step: str, top: Path = TOP) -> set[str]:
    """Every file that a step reads, as a path from the top of the checkout."""
    found = _files(top, [*READ_BY_ALL, *OWN[step]])
    ahead = [path for path in found if not path.startswith(READ_BY_ALL)]
    while ahead:
        path = ahead.pop()
        new = {*_beside(top, path), *(_imported(top, path) if path.endswith(".py") else ())} - found
        found |= new
        ahead += new
    return found


def _noted(top: Path) -> dict[str, Any]:
    try:
        return tomllib.loads((top / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):  # without a note that can be read, nothing has passed
        return {}


def _settings(top: Path) -> str:
    project = tomllib.loads((top / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, Any] = {}
    for name in SETTINGS:
        table, _, key = name.rpartition(".")
        found[name] = (project.get(table, {}) if table else project).get(key)
    return json.dumps(found, sort_keys=True)


def _files(top: Path, names: Iterable[str]) -> set[str]:
    """These files and all that lies in these folders, but for what programs leave behind."""
    paths = [path for name in names for path in (top / name, *(top / name).rglob("*")) if path.is_file()]
    found = {path.relative_to(top) for path in paths} - {NOTE}
    return {path.as_posix() for path in found if not any(part.startswith((".", "__pyc")) for part in path.parts)}


def _beside(top: Path, path: str) -> set[str]:
    """What lies in the folder of a file and is not Python, and the fixtures that pytest brings to it."""
    folder = (top / path).parent
    data = [each for each in folder.iterdir() if each.is_file() and each.suffix != ".py"]
    fixtures = [above / "conftest.py" for above in (folder, *folder.parents) if above.is_relative_to(top)]
    return _files(top, [each.relative_to(top).as_posix() for each in (*data, *fixtures)])


def _imported(top: Path, path: str) -> set[str]:
    """The files of `tests/` and `tools/` that this one imports, wherever in it the import stands."""
    found: set[str] = set()
    for name in _names((top / path).read_bytes(), Path(path).parts[:-1]):
        parts = name.split(".")
        for end in range(1, len(parts) + 1) if parts[0] in ("tests", "tools") else ():
            module = "/".join(parts[:end])
            found |= _files(top, [f"{module}.py", f"{module}/__init__.py"])
    return found


def _names(source: bytes, package: tuple[str, ...]) -> Iterator[str]:
    """The full names of the modules that a file may import; of `from a import b` both `a` and `a.b`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)
