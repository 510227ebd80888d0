"""What the package imports is declared: an installation that has nothing else has all of it."""

from __future__ import annotations

import ast
import sys
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from holding_on.catalogue import extras
from holding_on.commands.declared import closed, declared, requirements
from holding_on.commands.needs import DEV, GAME
from holding_on.common.paths import PACKAGE

EXTRAS = ("content", "lab", "pandas", "room", "study")


def brought(name: str, *extras: str) -> set[str]:
    """The names of a distribution and of all that an installation brings with it."""
    found, ahead = {name}, [name]
    while ahead:
        for line in _requires(ahead.pop()):
            wanted = Requirement(line)
            new = canonicalize_name(wanted.name)
            applies = wanted.marker is None or any(wanted.marker.evaluate({"extra": each}) for each in ("", *extras))
            if applies and new not in found:
                found.add(new)
                ahead.append(new)
    return found


def _requires(name: str) -> list[str]:
    try:
        return requires(name) or []
    except PackageNotFoundError:  # for another system
        return []


def imported(file: Path) -> set[str]:
    """The packages that a file imports by their full names, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            names.add(node.module.partition(".")[0])
    return names


def test_every_package_that_is_imported_is_declared_or_comes_with_one_that_is() -> None:
    names = set().union(*map(imported, PACKAGE.rglob("*.py"))) - {PACKAGE.name, *sys.stdlib_module_names}
    names -= {package for package, extra in extras.EXTRAS.items() if extra == "agents"}  # the next test has these
    where, declared = packages_distributions(), brought("holding-on", *EXTRAS)
    assert {"anywidget", "polars"} <= names
    assert [
        name for name in sorted(names) if not {canonicalize_name(each) for each in where.get(name, ())} & declared
    ] == []


def test_the_extra_that_is_named_for_a_missing_package_brings_it() -> None:
    where = {**packages_distributions(), "vl_convert": ["vl-convert-python"]}
    for package, extra in extras.EXTRAS.items():
        lines = requirements(PACKAGE.parent, {extra or GAME})
        names = {canonicalize_name(Requirement(line).name) for line in lines}
        found = {name for line in names for name in brought(line)} if not extra else names
        assert {canonicalize_name(each) for each in where.get(package, [package])} & found, package


def test_all_takes_in_every_extra_but_the_three_that_are_for_few() -> None:
    lines = declared(PACKAGE.parent)
    assert closed({"all"}, lines) == lines.keys() - {"agents", "pandas", "dask", DEV}
