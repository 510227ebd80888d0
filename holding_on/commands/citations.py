"""Find where rules are cited: the functions, classes and rows in whose code, comments or docstrings an id stands.

The citations are searched for in the files each time, with the standard library alone. Content files have no functions:
there a citation is a line whose comment names the rule.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from pathlib import Path
from typing import TypeGuard

ID = re.compile(r"(?<![\w-])[A-Z][A-Z0-9]*-\d\d(?!\d)")
"""The id of a rule: a chapter's word in capitals and a number of two digits."""
ROOMS: Mapping[str, tuple[str, ...]] = {
    "conversation": ("conversation", "focus"),
    "scenario": ("scenario", "objective", "story"),
    "table": ("two",),
}
"""The modules of the engine that keep the rules of a chapter, where these are not just the one of its name."""
OUTER = ("board", "commands", "lessons", "study", "styles")
"""Packages that show or use the rules and keep none."""
ROOM, OTHER_ROOM, ENGINE, ELSEWHERE, SHOWN = range(5)
"""Where a citation stands: in a module of the rule's own chapter, of another chapter, in the rest of the engine, in
another package that may keep rules, or in one that only shows them."""
APPLIED, BESIDE, DESCRIBED = range(3)
"""How a rule is cited: handed to a call, which changes the table or refuses by it; in a comment beside the code; in a
docstring, or by code that only names it.
"""
NOTE = "note"
"""The name of the function that changes nothing: code that calls it reports what a rule has done, and may lie
elsewhere."""

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass(frozen=True)
class Scope:
    """A function, a class or a row (what a module or a class assigns to a name), by its qualified name.

    Its lines begin with the comment above it and its decorators, and end with the docstring below it.
    """

    name: str
    first: int
    last: int
    is_function: bool


NO_SCOPE = Scope("", 0, 0, is_function=False)
"""The scope of lines that stand in no function, class or row."""


@dataclass(frozen=True)
class Citation:
    """A line that cites a rule."""

    rule: str
    path: str
    """The file, with slashes, below the package."""
    line: int
    scope: Scope
    how: int
    """APPLIED, BESIDE or DESCRIBED."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}  {self.scope.name}".rstrip()


class Source:
    """One Python file: its scopes, and the rules that each cites."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self._tree = ast.parse(text)

    @cached_property
    def scopes(self) -> list[Scope]:
        """Every scope, an outer one before those that lie in it."""
        return list(self._scopes(self._tree.body, "", rows=True))

    def innermost(self, line: int) -> Scope:
        """The smallest scope that holds a line; the module itself has no name."""
        holding = [scope for scope in self.scopes if scope.first <= line <= scope.last]
        return min(holding, key=lambda scope: scope.last - scope.first, default=NO_SCOPE)

    def named(self, name: str) -> list[Scope]:
        """The scopes with a qualified name: more than one where the name is defined again."""
        return [scope for scope in self.scopes if scope.name == name]

    def citations(self, path: str) -> Iterator[Citation]:
        """Every id that the file cites, in the order of its lines."""
        for number, line in enumerate(self.lines, 1):
            for match in ID.finditer(line):
                if number in self._docstrings:
                    how = DESCRIBED
                elif "#" in line[: match.start()]:
                    how = BESIDE
                else:
                    how = APPLIED if (number, match[0]) in self._arguments else DESCRIBED
                yield Citation(match[0], path, number, self.innermost(number), how)

    @cached_property
    def _docstrings(self) -> set[int]:
        """The lines of docstrings: of texts that are statements by themselves."""
        alone = (node for node in ast.walk(self._tree) if isinstance(node, ast.Expr) and _is_text(node.value))
        return {line for node in alone for line in range(node.lineno, _last(node) + 1)}

    @cached_property
    def _arguments(self) -> set[tuple[int, str]]:
        """The texts that are handed to a call of anything but `note`, each with its line."""
        calls = (call for call in ast.walk(self._tree) if isinstance(call, ast.Call) and _name(call.func) != NOTE)
        given = (part for call in calls for argument in (*call.args, *call.keywords) for part in ast.walk(argument))
        return {(part.lineno, str(part.value)) for part in given if _is_text(part)}

    def _scopes(self, body: Sequence[ast.stmt], within: str, rows: bool) -> Iterator[Scope]:
        """The scopes of a block; an assignment inside a function is no row."""
        for node, below in zip_longest(body, body[1:]):
            if isinstance(node, _DEFINITIONS):
                name, is_class = within + node.name, isinstance(node, ast.ClassDef)
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                yield Scope(name, self._above(first), _last(node), is_function=not is_class)
                yield from self._scopes(node.body, f"{name}.", is_class)
            elif rows and isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                end = below if isinstance(below, ast.Expr) and _is_text(below.value) else node
                yield Scope(within + ast.unparse(target), self._above(node.lineno), _last(end), is_function=False)
            else:  # an `if` or a `with` around definitions
                for block in ("body", "orelse", "finalbody"):
                    yield from self._scopes(getattr(node, block, []), within, rows)

    def _above(self, line: int) -> int:
        """The first line of the comment that ends above a line."""
        while line > 1 and self.lines[line - 2].lstrip().startswith("#"):
            line -= 1
        return line


def find(package: Path, rules: Mapping[str, Mapping[str, object]], asked: Sequence[str]) -> dict[str, list[Citation]]:
    """Return the citations of each rule in `asked`: one for each scope, those of the code that keeps the rule first.

    `rules` gives the `chapter` of each id. First come functions in the modules of that chapter, then functions in those
    of other chapters, then their rows and classes; then the same for the rest of the engine and for each other kind of
    package. Among equals, code that applies the rule comes before code that describes it. Lines in no scope of a module
    come last.
    """
    wanted = set(asked)
    found: dict[str, list[Citation]] = {rule: [] for rule in asked}
    for path in [*sorted(package.rglob("*.py")), *_content(package / "content")]:
        text = path.read_text(encoding="utf-8")
        if wanted.isdisjoint(ID.findall(text)):
            continue
        name = path.relative_to(package).as_posix()
        cited = Source(text).citations(name) if path.suffix == ".py" else _comments(text, name)
        for citation in cited:
            if citation.rule in wanted:
                found[citation.rule].append(citation)
    rooms = {rule: _rooms(entry) for rule, entry in rules.items()}
    every = {room for names in rooms.values() for room in names}
    return {rule: _ranked(places, rooms[rule], every) for rule, places in found.items()}


def where(path: str, rooms: Sequence[str], every: set[str]) -> int:
    """Return where a file stands: ROOM, OTHER_ROOM, ENGINE, ELSEWHERE or SHOWN."""
    if path in rooms:
        return ROOM
    if path in every:
        return OTHER_ROOM
    package = path.partition("/")[0]
    return ENGINE if package == "engine" else SHOWN if package in OUTER else ELSEWHERE


def _rooms(entry: Mapping[str, object]) -> list[str]:
    chapter = str(entry["chapter"])
    return [f"engine/{room}.py" for room in ROOMS.get(chapter, (chapter,))]


def _ranked(places: Sequence[Citation], rooms: Sequence[str], every: set[str]) -> list[Citation]:
    strongest: dict[tuple[str, Scope], Citation] = {}
    for place in sorted(places, key=lambda each: each.how):
        strongest.setdefault((place.path, place.scope), place)

    def rank(place: Citation) -> tuple[bool, int, bool, int, int]:
        at = where(place.path, rooms, every)
        of_module = not place.scope.name and place.path.endswith(".py")
        return of_module, max(at, OTHER_ROOM), not place.scope.is_function, at, place.how

    return sorted(strongest.values(), key=rank)


def _content(folder: Path) -> list[Path]:
    """The content files: those of the cards and numbers, and the English texts."""
    return [*sorted(folder.glob("*.toml")), *sorted((folder / "text" / "en").glob("*.toml"))]


def _comments(text: str, path: str) -> Iterator[Citation]:
    for number, line in enumerate(text.splitlines(), 1):
        for match in ID.finditer(line):
            if "#" in line[: match.start()]:
                yield Citation(match[0], path, number, NO_SCOPE, BESIDE)


def _is_text(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _name(function: ast.expr) -> str:
    return str(getattr(function, "attr", ""))


def _last(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno
