"""The mutation tables: for every rule the code that can be switched off and the test that then fails, or a reason.

A table is a TOML file of `tools/mutations`, one a chapter. `[[mutation]]` names rule, file (below holding_on/engine),
find, replace and test; `[[not_in_play]]` names rule and reason, for what is no rule of play in software.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from typing import Any

TABLES = Path("tools/mutations")
ENGINE = Path("holding_on/engine")
RULES = Path("holding_on/content/rules.toml")
KEYS = ("rule", "file", "find", "replace", "test")
SHORTEST_REASON = 20
"""A reason is a sentence; what has fewer characters is none."""


@dataclass(frozen=True)
class Mutation:
    """One rule switched off: in `file`, `find` becomes `replace`, and then `test` fails."""

    rule: str
    file: str
    find: str
    replace: str
    test: str
    table: str

    def __str__(self) -> str:
        return f"{self.rule} ({self.table}, {self.file})"

    @property
    def path(self) -> Path:
        """The file in a checkout."""
        return ENGINE / self.file

    @property
    def test_file(self) -> str:
        """The file of the test."""
        return self.test.partition("::")[0]

    def place(self, top: Path) -> str:
        """The first line that is switched off, as file:line below holding_on; the file alone when that is stale."""
        path = (top / self.path).resolve()
        name = path.relative_to((top / ENGINE.parent).resolve()).as_posix()
        before, found, _ = path.read_text(encoding="utf-8").partition(self.find)
        kept = zip(self.find.splitlines()[:-1], self.replace.splitlines(), strict=False)
        same = len(list(takewhile(lambda lines: lines[0] == lines[1], kept)))
        return f"{name}:{before.count(chr(10)) + 1 + same}" if found else name

    def mutated(self, top: Path) -> str:
        """The text of the file with the rule switched off. Raises ValueError, with the reason, when it cannot be."""
        path = top / self.path
        if not path.resolve().is_relative_to((top / ENGINE.parent).resolve()) or not path.is_file():
            raise ValueError(f"there is no file {self.path.as_posix()}")
        text = path.read_text(encoding="utf-8")
        found = text.count(self.find) if self.find else 0
        if found != 1:
            raise ValueError(f"its snippet is stale: found {found} times in {self.file}, not once: {self.find!r}")
        if self.find == self.replace:
            raise ValueError("nothing is switched off: find and replace are the same")
        changed = text.replace(self.find, self.replace)
        if path.suffix == ".py":
            try:
                compile(changed, str(self.path), "exec")
            except SyntaxError as error:
                raise ValueError(f"with its replacement {self.file} is no Python: {error}") from None
        return changed


@dataclass
class Tables:
    """What all tables say together, and what is wrong with them."""

    mutations: list[Mutation] = field(default_factory=list)
    excused: list[tuple[str, str]] = field(default_factory=list)
    """Rule and table of each id that is no rule of play."""
    reasons: dict[str, str] = field(default_factory=dict)
    """Why each of them is none."""
    mistakes: list[str] = field(default_factory=list)


def read(top: Path) -> Tables:
    """Read every table of a checkout and compare it with the ids of the rules."""
    tables = Tables()
    for path in sorted((top / TABLES).glob("*.toml")):
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            tables.mistakes.append(f"{path.name}: {error}")
            continue
        for entry in data.get("mutation", []):
            _read_mutation(entry, path.name, tables)
        for entry in data.get("not_in_play", []):
            _read_excuse(entry, path.name, tables)
        for key in sorted(set(data) - {"mutation", "not_in_play"}):
            tables.mistakes.append(f"{path.name}: [[{key}]] is neither [[mutation]] nor [[not_in_play]]")
    with (top / RULES).open("rb") as file:
        tables.mistakes += _ids(tables, list(tomllib.load(file)))
    return tables


def _read_mutation(entry: dict[str, Any], table: str, tables: Tables) -> None:
    rule = entry.get("rule", "?")
    wrong = [key for key in KEYS if not isinstance(entry.get(key), str)] + sorted(set(entry) - set(KEYS))
    if wrong:
        tables.mistakes.append(f"{rule} ({table}): missing, unknown or not a text: {', '.join(wrong)}")
        return
    mutation = Mutation(**entry, table=table)
    tables.mutations.append(mutation)
    if not is_named_after(mutation.test, rule):
        name = rule.lower().replace("-", "_")
        tables.mistakes.append(f"{rule} ({table}): its test is not named after it ({name}): {mutation.test}")


def _read_excuse(entry: dict[str, Any], table: str, tables: Tables) -> None:
    rule, reason = str(entry.get("rule", "?")), str(entry.get("reason", "")).strip()
    if set(entry) - {"rule", "reason"}:
        tables.mistakes.append(f"{rule} ({table}): [[not_in_play]] has a rule and a reason, no more")
    if len(reason) < SHORTEST_REASON:
        tables.mistakes.append(f"{rule} ({table}): no reason why it is not a rule of play in software")
    tables.excused.append((rule, table))
    tables.reasons[rule] = reason


def _ids(tables: Tables, known: list[str]) -> list[str]:
    """Ids that stand nowhere, in two places, or in no rule book."""
    where: dict[str, list[str]] = {}
    mutated = dict.fromkeys((m.rule, f"{m.table} [[mutation]]") for m in tables.mutations)
    for rule, place in [*mutated, *((rule, f"{table} [[not_in_play]]") for rule, table in tables.excused)]:
        where.setdefault(rule, []).append(place)
    mistakes = [f"{rule}: in no table" for rule in known if rule not in where]
    for rule, places in where.items():
        if rule not in known:
            mistakes.append(f"{rule}: there is no such rule ({', '.join(places)})")
        elif len(places) > 1:
            mistakes.append(f"{rule}: stands in {' and '.join(places)}")
    return mistakes


def is_named_after(test: str, rule: str) -> bool:
    """Whether a test's name holds the id of a rule.

    >>> is_named_after("tests/t.py::test_cover_04_adds_stress", "COVER-04")
    True
    >>> is_named_after("tests/t.py::test_d_06_leads", "D-06"), is_named_after("tests/t.py::test_card_06", "D-06")
    (True, False)
    """
    name = test.partition("::")[2]
    return re.search(rf"(?<![a-z0-9]){rule.lower().replace('-', '_')}(?![0-9])", name) is not None
