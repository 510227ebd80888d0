"""The rows of `tools/mutations` in a checkout, with what they leave out: the file that is changed, and the test.

A row names one rule or a list of rules, since one edit may switch off several. It stands in the file of the first of
them; the others may be rules of other chapters. It leaves out `file` when that is the
engine's file of its chapter, and `test` when exactly one test in `tests/engine` has a name that begins with the id of
the rule. With several rules, `test` and `because` may be tables that name a text for each rule. A list of tests
stands for an edit that each of them has to miss.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

TABLES = Path("tools/mutations")
ENGINE = "holding_on/engine"
TESTS = "tests/engine"
BY_RULE = ("test", "because")
"""The keys whose value may be a table with a text for each rule."""

Row = dict[str, Any]


def engine_tests(top: Path) -> list[str]:
    """Return the tests of the engine in a checkout, as pytest names them."""
    return [
        f"{path.relative_to(top).as_posix()}::{name}"
        for path in sorted((top / TESTS).glob("test_*.py"))
        for name in re.findall(r"^def (test_\w+)\(", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]


def left_out(rule: str, table: str, tests: list[str]) -> dict[str, str]:
    """Return the file and the test that a row of a rule may leave out; `table` is the name of its file."""
    begin = f"::test_{rule.lower().replace('-', '_')}_"
    named = [test for test in tests if begin in test]
    return {"file": f"{ENGINE}/{Path(table).stem}.py"} | ({"test": named[0]} if len(named) == 1 else {})


def completed(row: Mapping[str, Any], table: str, tests: list[str]) -> Iterator[Row]:
    """Yield a row for each rule that a row names, and for each of its tests, with what the row leaves out."""
    named = row.get("rule", "?")
    for rule in named if isinstance(named, list) else [named]:
        own = {key: row[key].get(rule) for key in BY_RULE if isinstance(row.get(key), dict)}
        told = {**row, **own, "rule": rule}
        whole = left_out(str(rule), table, tests) | {key: text for key, text in told.items() if text is not None}
        given = whole.get("test")
        yield from ({**whole, "test": test} for test in given) if isinstance(given, list) else (whole,)
