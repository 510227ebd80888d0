"""Find where rules are cited: the functions, classes and rows in whose code, comments or docstrings a rule's id stands.

The files are searched each time, with the standard library only. In a content file, which has no functions, a citation
is a line whose comment names the rule.
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
"""By chapter of the rules, the modules of the engine that keep the rules of the chapter.

A chapter that is not listed here is kept by the module that has the name of the chapter.
"""
OUTER = ("board", "commands", "lessons", "study", "styles")
"""Packages that show or use the rules, but do not keep any rule."""
ROOM, OTHER_ROOM, ENGINE, ELSEWHERE, SHOWN = range(5)
"""Where a citation stands, in this order: in a module of the rule's own chapter, in a module of another chapter, in the
rest of the engine, in another package that may keep rules, or in a package that only shows the rules."""
APPLIED, BESIDE, DESCRIBED = range(3)
"""How a rule is cited, in this order: as an argument of a call, which changes the table or refuses an action by this
rule; in a comment beside the code; in a docstring, or in code that only names the rule.
"""
NOTE = "note"
"""The name of the function that writes into the journal and changes nothing else. A call of it only reports what a rule
has done, so it does not show that the code keeps the rule."""

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass(frozen=True)
class Scope:
    """A function, a class or a row, with its qualified name. A row is an assignment in a module or a class.

    Its lines are `first` to `last`. They include the comment and the decorators above, and the docstring below a row.
    """

    name: str
    first: int
    last: int
    is_function: bool


NO_SCOPE = Scope("", 0, 0, is_function=False)
"""The scope of lines that stand in no function, no class and no row."""


@dataclass(frozen=True)
class Citation:
    """A line of a file that cites a rule."""

    rule: str
    path: str
    """The path of the file in the package, with slashes."""
    line: int
    scope: Scope
    how: int
    """APPLIED, BESIDE or DESCRIBED."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}  {self.scope.name}".rstrip()


class Source:
    """A Python file with its scopes and its citations of rules."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self._tree = ast.parse(text)

    @cached_property
    def scopes(self) -> list[Scope]:
        """All scopes of the file; an outer scope comes before the scopes inside it."""
        return list(self._scopes(self._tree.body, "", rows=True))

    def innermost(self, line: int) -> Scope:
        """Return the smallest scope that contains a line, or NO_SCOPE for a line of the module itself."""
        holding = [scope for scope in self.scopes if scope.first <= line <= scope.last]
        return min(holding, key=lambda scope: scope.last - scope.first, default=NO_SCOPE)

    def named(self, name: str) -> list[Scope]:
        """Return all scopes with a qualified name; there are several when the name is defined several times."""
        return [scope for scope in self.scopes if scope.name == name]

    def citations(self, path: str) -> Iterator[Citation]:
        """Yield the citations of all rules in the file, in the order of the lines."""
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
        """The numbers of the lines of all docstrings, which are texts that stand as statements."""
        alone = (node for node in ast.walk(self._tree) if isinstance(node, ast.Expr) and _is_text(node.value))
        return {line for node in alone for line in range(node.lineno, _last(node) + 1)}

    @cached_property
    def _arguments(self) -> set[tuple[int, str]]:
        """The texts in arguments of calls, each with the number of its line before it; calls of `note` do not count."""
        calls = (call for call in ast.walk(self._tree) if isinstance(call, ast.Call) and _name(call.func) != NOTE)
        given = (part for call in calls for argument in (*call.args, *call.keywords) for part in ast.walk(argument))
        return {(part.lineno, str(part.value)) for part in given if _is_text(part)}

    def _scopes(self, body: Sequence[ast.stmt], within: str, rows: bool) -> Iterator[Scope]:
        """Yield the scopes of a block of statements. Assignments count as rows only when `rows` is true."""
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
        """Return the first line of the comment directly above a line, or the line itself if there is no comment."""
        while line > 1 and self.lines[line - 2].lstrip().startswith("#"):
            line -= 1
        return line


def find(package: Path, rules: Mapping[str, Mapping[str, object]], asked: Sequence[str]) -> dict[str, list[Citation]]:
    """Return for each rule in `asked` its citations, at most one for each scope.

    The citations are sorted, so that the code that keeps the rule comes first. `rules` has the `chapter` of each id.
    First come functions in the modules of this chapter, then functions in the modules of other chapters, then the rows
    and classes of both. After these comes the rest of the engine, and then the other packages, in each again the
    functions before rows and classes. Among equal places, code that applies the rule comes before code that describes
    it. Lines of Python modules outside all scopes come last.
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
    """Return where a file stands: ROOM, OTHER_ROOM, ENGINE, ELSEWHERE or SHOWN.

    `rooms` are the modules of the rule's own chapter; `every` has the modules of all chapters.
    """
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
    """Return the content files: the files of cards and numbers, and the files of the English texts."""
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
