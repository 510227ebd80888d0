"""The mutations: for every rule of play, code that can be switched off and the test that then fails.

`tools/mutations` has a TOML file for each chapter. A `[[mutation]]` has the keys rule, file, function, find, replace,
test and because. What a row leaves out, and how it names several rules, is said in `holding_on/commands/mutations.py`.

* `function` is a qualified name, or the name to which a row is assigned. A file of `holding_on/content` has none.
* `find` is a text that occurs exactly once in the function (in the file, when there is no function). Changes elsewhere
  in the file therefore do not matter.
* `because` says why the function does not cite the rule; without this key, the function must cite the rule.

A rule that asks nothing of software has no mutation; the rule index (`index.py`) says why.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from holding_on.commands.citations import ID, Source
from holding_on.commands.mutations import TABLES, completed, engine_tests
from tools.mutate import index

PACKAGE = Path("holding_on")
RULES = Path("holding_on/content/rules.toml")
KEYS = ("rule", "file", "find", "replace", "test")
OPTIONAL = ("function", "because")
SHORTEST_REASON = 20
"""The fewest characters of a reason: a shorter text is no sentence."""


@dataclass(frozen=True)
class Mutation:
    """One rule switched off: in a function of `file`, `find` becomes `replace`, and then `test` fails."""

    rule: str
    file: str
    find: str
    replace: str
    test: str
    table: str
    function: str = ""
    """The qualified name of the function, or the name of the row; empty for a file of content."""
    because: str = ""
    """Why the function does not cite the rule; empty when the function cites the rule."""

    def __str__(self) -> str:
        return f"{self.rule} ({self.table}, {self.file}{f', {self.function}' if self.function else ''})"

    @property
    def test_file(self) -> str:
        """The path of the file that contains the test."""
        return self.test.partition("::")[0]

    def mutated(self, top: Path) -> str:
        """Return the text of the file with the rule switched off. Raises ValueError when the rule cannot be."""
        lines, first, last = self._place(top)
        within = "".join(lines[first:last])
        found = within.count(self.find) if self.find else 0
        if found != 1:
            where = f"{self.function} of {self.file}" if self.function else self.file
            raise ValueError(f"its snippet is stale: found {found} times in {where}, not once: {self.find!r}")
        if self.find == self.replace:
            raise ValueError("nothing is switched off: find and replace are the same")
        changed = "".join([*lines[:first], within.replace(self.find, self.replace), *lines[last:]])
        if self.file.endswith(".py"):
            try:
                compile(changed, self.file, "exec")
            except SyntaxError as error:
                raise ValueError(f"with its replacement {self.file} is no Python: {error}") from None
        return changed

    def cites(self, top: Path) -> bool:
        """Whether the function names the rule: in its code, its docstring, a comment in it or above it."""
        lines, first, last = self._place(top)
        return self.rule in ID.findall("".join(lines[first:last]))

    def _place(self, top: Path) -> tuple[list[str], int, int]:
        """Return the lines of the file, the index of the function's first line, and the index after its last line."""
        path = top / self.file
        if not path.resolve().is_relative_to((top / PACKAGE).resolve()) or not path.is_file():
            raise ValueError(f"there is no file {self.file}")
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines(keepends=True)
        if path.suffix != ".py":
            return lines, 0, len(lines)
        scopes = _source(text).named(self.function)
        if len(scopes) != 1:
            raise ValueError(f"there are {len(scopes)} functions {self.function or 'without a name'} in {self.file}")
        return lines, scopes[0].first - 1, scopes[0].last


@cache
def _source(text: str) -> Source:
    return Source(text)


@dataclass
class Tables:
    """The contents of all tables together, and the mistakes in the tables."""

    rules: list[str]
    """The ids of all rules."""
    excused: dict[str, str]
    """Why each rule that is not in play asks nothing of software, from the rule index."""
    mutations: list[Mutation] = field(default_factory=list)
    mistakes: list[str] = field(default_factory=list)


def read(top: Path) -> Tables:
    """Return the contents of every table of a checkout, compared with the ids of the rules."""
    with (top / RULES).open("rb") as file:
        tables = Tables(list(tomllib.load(file)), index.reasons_in(top))
    tests = engine_tests(top)
    homes: dict[str, list[str]] = {}
    for path in sorted((top / TABLES).glob("*.toml")):
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            tables.mistakes.append(f"{path.name}: {error}")
            continue
        for row in data.get("mutation", []):
            named = row.get("rule", "?")
            home = homes.setdefault(str(named[0] if isinstance(named, list) and named else named), [])
            home += [path.name] if path.name not in home else []
            for entry in completed(row, path.name, tests):
                _read_mutation(entry, path.name, tables)
        for key in sorted(set(data) - {"mutation"}):
            tables.mistakes.append(f"{path.name}: [[{key}]] is not [[mutation]]")
    for rule, reason in tables.excused.items():
        if len(reason.strip()) < SHORTEST_REASON:
            tables.mistakes.append(f"{rule} ({index.TARGET.name}): no reason why it is not a rule of play in software")
    tables.mistakes += _ids(tables, homes)
    return tables


def _read_mutation(entry: dict[str, Any], table: str, tables: Tables) -> None:
    rule = entry.get("rule", "?")
    wrong = [key for key in KEYS if key not in entry] + sorted(set(entry) - {*KEYS, *OPTIONAL})
    wrong += [key for key, value in entry.items() if not isinstance(value, str)]
    if wrong:
        tables.mistakes.append(f"{rule} ({table}): missing, unknown or not a text: {', '.join(wrong)}")
        return
    mutation = Mutation(**entry, table=table)
    tables.mutations.append(mutation)
    if not is_named_after(mutation.test, rule):
        name = rule.lower().replace("-", "_")
        tables.mistakes.append(f"{rule} ({table}): its test is not named after it ({name}): {mutation.test}")


def _ids(tables: Tables, homes: dict[str, list[str]]) -> list[str]:
    """Return a sentence for each id that stands in no table or in two tables, or that is the id of no rule.

    `homes` has for each rule the tables in which a row names it alone or first. A row of another chapter may name it
    after its own rule, since one edit may switch off rules of several chapters.
    """
    where: dict[str, list[str]] = {}
    for mutation in tables.mutations:
        where.setdefault(mutation.rule, list(homes.get(mutation.rule, [mutation.table])))
    for rule in tables.excused:
        where.setdefault(rule, []).append(f"{index.TARGET.name} [not_in_play]")
    mistakes = [f"{rule}: in no table" for rule in tables.rules if rule not in where]
    for rule, places in where.items():
        if rule not in tables.rules:
            mistakes.append(f"{rule}: there is no such rule ({', '.join(places)})")
        elif len(places) > 1:
            mistakes.append(f"{rule}: stands in {' and '.join(places)}")
    return mistakes


def is_named_after(test: str, rule: str) -> bool:
    """Whether a test's name contains the id of a rule.

    >>> is_named_after("tests/t.py::test_cover_04_adds_stress", "COVER-04")
    True
    >>> is_named_after("tests/t.py::test_d_06_leads", "D-06"), is_named_after("tests/t.py::test_card_06", "D-06")
    (True, False)
    """
    name = test.partition("::")[2]
    return re.search(rf"(?<![a-z0-9]){rule.lower().replace('-', '_')}(?![0-9])", name) is not None
