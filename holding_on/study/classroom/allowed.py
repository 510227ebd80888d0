"""The rules for what a student's file may import and use: a look at its code before it runs, and a guard while it runs.

This is no prison. It keeps honest files of one's own class from doing by mistake what nobody wants.
"""

from __future__ import annotations

import ast
import builtins
import os
import sys
import sysconfig
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from ...common.paths import PACKAGE
from .files import Trouble

MODULES: Final = frozenset({
    "__future__", "abc", "bisect", "cmath", "collections", "collections.abc", "copy", "dataclasses", "decimal",
    "enum", "fractions", "functools", "heapq", "itertools", "math", "numbers", "operator", "random", "re",
    "statistics", "string", "typing",
})  # fmt: skip
"""The modules of Python that may be imported: those that compute."""
OURS: Final = "holding_on"
_FROM_OURS: Final = frozenset({"Action", "styles"})
"""The names that `from holding_on import …` may take."""
_BELOW: Final = ("holding_on.styles", "holding_on.view.actions")
"""The modules of this package that may be imported, with what lies below them."""
NAMES: Final = frozenset({
    "__import__", "breakpoint", "compile", "delattr", "eval", "exec", "exit", "getattr", "globals", "input",
    "locals", "open", "quit", "setattr", "vars",
})  # fmt: skip
"""The names of Python that may not be used."""
_DOUBLE: Final = frozenset({"__init__", "__name__", "__doc__", "__post_init__", "__annotations__"})
"""The attributes with two underscores that may be used."""
_REFUSED: Final = {
    "network": ("socket.",),
    "process": (
        "subprocess.", "ctypes.", "pty.", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.startfile",
        "os.fork", "os.kill", "os.putenv",
    ),
    "files": (
        "shutil.", "os.remove", "os.rename", "os.rmdir", "os.mkdir", "os.link", "os.symlink", "os.truncate", "os.chmod",
        "os.chown", "os.listdir", "os.scandir",
    ),
}  # fmt: skip
"""The beginnings of the events (Python's audit events) that the guard refuses, by what they reach for."""
_WRITES: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


class Forbidden(PermissionError):
    """Raised when a running style reaches for what it may not have. `kind` says what: a key of `_REFUSED`."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"a style may not reach for this: {kind}")
        self.kind = kind


def may_import(module: str, names: Sequence[str] = ()) -> bool:
    """Whether a file may import this module, and these names from it.

    >>> may_import("math"), may_import("socket"), may_import("holding_on", ["server"])
    (True, False, False)
    """
    if module == OURS:
        return _FROM_OURS.issuperset(names)
    return module in MODULES or any(module == each or module.startswith(f"{each}.") for each in _BELOW)


def first_trouble(tree: ast.AST) -> Trouble | None:
    """Return what a file must not do, at the first line where it does so."""
    found = sorted(_troubles(tree), key=lambda each: int(each.facts["line"]))
    return found[0] if found else None


def _troubles(tree: ast.AST) -> Iterator[Trouble]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if not may_import(alias.name):
                    yield Trouble("imports", {"line": node.lineno, "what": alias.name})
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            for alias in node.names:
                if not may_import(module, [alias.name]):
                    what = f"{module}.{alias.name}" if module == OURS else module
                    yield Trouble("imports", {"line": node.lineno, "what": what})
        elif isinstance(node, ast.Name) and node.id in NAMES:
            yield Trouble("name", {"line": node.lineno, "what": node.id})
        elif isinstance(node, ast.Attribute) and _is_hidden(node):
            yield Trouble("private", {"line": node.lineno, "what": node.attr})


def _is_hidden(node: ast.Attribute) -> bool:
    """Whether an attribute is none of the file's business; on `self` one underscore is the student's own."""
    if not node.attr.startswith("_") or node.attr in _DOUBLE:
        return False
    is_own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
    return not is_own or "__" in node.attr


def guarded_builtins() -> dict[str, Any]:
    """Return what Python has built in, without the refused names, and with an import that knows what is allowed."""
    there = {name: value for name, value in vars(builtins).items() if name not in NAMES}
    there["__import__"] = _import
    return there


def _import(
    name: str,
    globals: Mapping[str, object] | None = None,
    locals: Mapping[str, object] | None = None,
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> Any:
    if level or not may_import(name, fromlist or ()):
        raise ImportError(f"{name} may not be imported here")
    return __import__(name, globals, locals, fromlist or (), level)


def guard() -> None:
    """Let this process reach no network, start no process and write no file from now on."""
    sys.addaudithook(_hook(_places()))


def _places() -> tuple[str, ...]:
    """Return the folders from which Python and this package read modules."""
    paths = sysconfig.get_paths()
    folders = [str(PACKAGE), paths["stdlib"], paths["platstdlib"]]
    return tuple({os.path.realpath(folder) + os.sep for folder in folders})


def _hook(places: tuple[str, ...]) -> Callable[[str, tuple[Any, ...]], None]:
    def refuse(event: str, facts: tuple[Any, ...]) -> None:
        if event == "open":
            path, flags = facts[0], facts[2]
            if isinstance(path, str | bytes) and (
                flags & _WRITES or not os.path.realpath(os.fsdecode(path)).startswith(places)
            ):
                raise Forbidden("files")
            return
        for kind, events in _REFUSED.items():
            is_search = event in ("os.listdir", "os.scandir") and _is_inside(facts, places)
            if event.startswith(events) and not is_search:
                raise Forbidden(kind)

    return refuse


def _is_inside(facts: tuple[Any, ...], places: tuple[str, ...]) -> bool:
    """Whether Python looks for a module in one of its own folders."""
    path = facts[0] if facts else None
    return isinstance(path, str) and f"{os.path.realpath(path)}{os.sep}".startswith(places)
