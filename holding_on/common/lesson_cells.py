"""Reads a lesson's notebook without running it: its screens, and the pieces that its cells make."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

_HEADING: Final = re.compile(r"^##? +(.+)$", re.MULTILINE)
_NO_PIECES: Final = frozenset({"game", "bedside", "played", "happened"})
"""The methods of `Lesson` that return no piece."""
_GOES_ON: Final = frozenset({"again", "into"})
"""The methods of a piece that add to what a learner does there."""
_OF_JUPYTER: Final = re.compile(r"^[ \t]*[%!].*$", re.MULTILINE)
"""A line of a cell that is a command to Jupyter, and no Python."""


class NotRead(ValueError):
    """The error for a notebook that cannot be read: `why` is "notebook" or "cell", and `cell` counts from 1."""

    def __init__(self, why: str, cell: int = 0) -> None:
        super().__init__(why)
        self.why, self.cell = why, cell


@dataclass(frozen=True)
class Made:
    """A piece as a cell makes it, such as `lesson.play("name", …)`: its kind is "play".

    A value that the cell computes is None. "again" has the prediction that it goes on with as its `first`, and "into"
    the bench.
    """

    kind: str
    given: tuple[Any, ...]
    named: Mapping[str, Any]
    first: Made | None = None


class Screen(NamedTuple):
    """The prose and pieces, in their order. The first line of its prose is the heading."""

    heading: str
    parts: list[str | Made]


class Cells(NamedTuple):
    """A notebook as it is written: the number that it gives its `Lesson`, or None, and its screens."""

    number: int | None
    screens: list[Screen]


def read(path: Path) -> Cells:
    """Return what stands in a notebook. Raises NotRead for a file that is no notebook, and for a cell of no Python."""
    try:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        sources = [(str(cell["cell_type"]), "".join(cell["source"])) for cell in cells]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        raise NotRead("notebook") from None
    reader = _Reader()
    screens = [Screen("", [])]
    for number, (kind, source) in enumerate(sources, 1):
        if kind == "markdown":
            for heading, prose in _under_headings(source):
                if heading:
                    screens.append(Screen(heading, []))
                screens[-1].parts.append(prose)
        elif kind == "code":
            screens[-1].parts.extend(reader.made_in(source, number))
    return Cells(reader.number, [screen for screen in screens if screen.parts])


def _under_headings(source: str) -> Iterator[tuple[str, str]]:
    """Yield the prose of a cell, cut before each heading of a screen, and the heading that each part begins with."""
    cuts = [0, *(found.start() for found in _HEADING.finditer(source) if found.start()), len(source)]
    for start, end in pairwise(cuts):
        found = _HEADING.match(source, start)
        yield found[1].strip() if found else "", source[start:end]


class _Reader(ast.NodeVisitor):
    """Goes through the code of a notebook, cell by cell, and notes the pieces in the order in which they are made."""

    def __init__(self) -> None:
        self.number: int | None = None
        self._lessons: set[str] = set()
        self._values: dict[str, Any] = {}
        self._pieces: dict[str, Made] = {}
        self._made: dict[ast.Call, Made] = {}

    def made_in(self, source: str, number: int) -> list[str | Made]:
        """Return the pieces that a cell makes. Raises NotRead for a cell that is no Python."""
        self._made.clear()
        try:
            self.visit(ast.parse(_OF_JUPYTER.sub("", source)))
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            raise NotRead("cell", number) from None
        return [*self._made.values()]

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        targets, value = node.targets, node.value
        pairs = [(target, value) for target in targets]
        if isinstance(targets[0], ast.Tuple) and isinstance(value, ast.Tuple):
            pairs = list(zip(targets[0].elts, value.elts, strict=False))
        for target, one in pairs:
            if isinstance(target, ast.Name):
                self._name(target.id, one)

    def _name(self, name: str, value: ast.expr) -> None:
        value = _unvaried(value)
        self._values[name] = self._value(value)
        if isinstance(value, ast.Call) and value in self._made:
            self._pieces[name] = self._made[value]
        elif isinstance(value, ast.Call) and getattr(value.func, "id", getattr(value.func, "attr", "")) == "Lesson":
            self._lessons.add(name)
            asked = [*value.args, *(each.value for each in value.keywords if each.arg == "number")]
            number = self._value(asked[0]) if asked else None
            self.number = number if type(number) is int else None

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        called = node.func
        if not isinstance(called, ast.Attribute):
            return
        of, kind = _unvaried(called.value), called.attr
        first = self._made.get(of) if isinstance(of, ast.Call) else None
        if isinstance(of, ast.Name):
            first = self._pieces.get(of.id)
        is_piece = isinstance(of, ast.Name) and of.id in self._lessons and kind not in _NO_PIECES
        goes_on = kind in _GOES_ON and not is_piece and first is not None
        if is_piece or goes_on:
            named = {each.arg: self._value(each.value) for each in node.keywords if each.arg}
            self._made[node] = Made(kind, tuple(self._given(node)), named, first if goes_on else None)

    def _given(self, node: ast.Call) -> Iterator[Any]:
        for argument in node.args:
            value = self._value(argument.value if isinstance(argument, ast.Starred) else argument)
            if isinstance(argument, ast.Starred) and isinstance(value, list | tuple):
                yield from value
            else:
                yield value

    def _value(self, node: ast.expr) -> Any:
        """Return a value that is written out, there or where the name was given; None for any other."""
        if isinstance(node, ast.Name):
            return self._values.get(node.id)
        try:
            return ast.literal_eval(node)
        except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
            return None


def _unvaried(node: ast.expr) -> ast.expr:
    """Return what makes a piece, without the `vary` after it, which returns the same piece."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "vary":
        return _unvaried(node.func.value)
    return node
