"""Reads from the sources which module imports which, and finds the circles."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from enum import Enum
from pathlib import Path
from typing import NamedTuple


class When(Enum):
    """When an import is carried out."""

    AT_ONCE = "when the module is loaded"
    DEFERRED = "when a function is called"
    NEVER = "only read by the check of types"


class Import(NamedTuple):
    """One import: the module in which it stands, what it names, with its whole path, and when it is carried out."""

    by: str
    name: str
    when: When


def module_name(path: Path, above: Path) -> str:
    """The name of the module that a file is, where `above` is the folder of the outermost package."""
    parts = path.relative_to(above).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path, above: Path) -> list[Import]:
    """All imports of a file, in their order."""
    by, here = module_name(path, above), path.relative_to(above).with_suffix("").parts
    return [
        Import(by, name, when)
        for node, when in _found(ast.parse(path.read_text(encoding="utf-8")), When.AT_ONCE)
        for name in _names(node, here)
    ]


def _names(node: ast.Import | ast.ImportFrom, here: tuple[str, ...]) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    base = here[: len(here) - node.level] if node.level else ()
    start = ".".join([*base, *([node.module] if node.module else [])])
    return [f"{start}.{alias.name}" for alias in node.names]


def _found(node: ast.AST, when: When) -> Iterator[tuple[ast.Import | ast.ImportFrom, When]]:
    """Go through a tree. What is imported for types stays so inside functions too, as it is never carried out."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        yield node, when
    elif isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
        for each in node.body:
            yield from _found(each, When.NEVER)
        for each in node.orelse:
            yield from _found(each, when)
    else:
        inside = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and when is When.AT_ONCE
        for child in ast.iter_child_nodes(node):
            yield from _found(child, When.DEFERRED if inside else when)


def graph(package: Path, whens: Collection[When] = tuple(When)) -> dict[str, set[str]]:
    """For each module of a package, the modules of the package that it imports at one of these times.

    A name that is no module is a name in the module before its last dot. To load a module loads its package first, and
    that is no import of the module: a package may name its own modules. A folder that no import can name, such as that
    of the house rules, has content and no modules.
    """
    paths = [path for path in sorted(package.rglob("*.py")) if "-" not in str(path.relative_to(package))]
    files = {module_name(path, package.parent): path for path in paths}
    found: dict[str, set[str]] = {name: set() for name in files}
    for name, path in files.items():
        for each in imports_of(path, package.parent):
            module = each.name if each.name in files else each.name.rpartition(".")[0]
            if each.when in whens and module in files and module != name:
                found[name].add(module)
    return found


def circles(of: Mapping[str, set[str]]) -> list[list[str]]:
    """The circles of a graph: each one a list of the modules that all lead to each other, however many lie between."""
    ends = {name: reached(of, name) for name in of}
    found = {tuple(sorted(other for other in there if name in ends[other])) for name, there in ends.items()}
    return sorted(map(list, found - {()}))


def reached(of: Mapping[str, set[str]], start: str) -> set[str]:
    """All modules to which the imports of one lead, however many lie between."""
    found, left = set[str](), [*of[start]]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += of[name]
    return found
