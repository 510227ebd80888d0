"""Writes the table that `python -m holding_on rules` reads: of each rule where it is kept, tested and seen.

Where the engine names a rule, and where the code stands that the mutation tables switch off, is read from the sources,
the tests from the mutation tables. On which parts of the board a rule is seen is found out by playing: `python -m
tools.mutate` runs each rule's test with and without it, and looks (`looking.py`); `--write` keeps what it saw.
This tool writes all the rest anew and keeps that; `--check` only compares.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tools.mutate.looking import ID, PARTS
from tools.mutate.tables import ENGINE, RULES, Tables, read

TOP = Path(__file__).resolve().parent.parent
TARGET = Path("holding_on/commands/rule_table.toml")
PACKAGE = ENGINE.parent
NOTE = """\
# Every rule: the lines of the engine that name it (cited), the lines without which a test fails (code, tests), on
# which parts of the board it is seen (seen), or why software has nothing to play there (not_in_play). Paths begin in
# holding_on. Written by `python -m tools.rule_table`; what is seen, by `python -m tools.mutate --write`.
"""

Entry = dict[str, Any]
Seen = Mapping[str, set[str]]


def entries(top: Path, tables: Tables, seen: Seen) -> dict[str, Entry]:
    """What is to be said of each rule of a checkout, in the order of the rules."""
    cited, reasons = _citations(top, tables), dict(tables.reasons)
    with (top / RULES).open("rb") as file:
        rules = list(tomllib.load(file))
    found: dict[str, Entry] = {}
    for rule in rules:
        mutations = [mutation for mutation in tables.mutations if mutation.rule == rule]
        entry: Entry = {"cited": cited.get(rule, [])}
        if mutations:
            entry["code"] = _once(mutation.place(top) for mutation in mutations)
            entry["tests"] = _once(mutation.test for mutation in mutations)
            entry["seen"] = [part for part in PARTS if part in seen.get(rule, ())]
        elif rule in reasons:
            entry["not_in_play"] = reasons[rule]
        found[rule] = entry
    return found


def written(found: Mapping[str, Entry]) -> str:
    """The text of the table."""
    parts = [NOTE]
    for rule, entry in found.items():
        lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in entry.items() if value]
        parts.append("\n".join([f'["{rule}"]', *lines, ""]))
    return "\n".join(parts)


def kept(top: Path) -> dict[str, set[str]]:
    """On which parts each rule is seen, as the table of a checkout has it; nothing where there is none."""
    try:
        table = tomllib.loads((top / TARGET).read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError):
        return {}
    return {rule: set(entry.get("seen", ())) for rule, entry in table.items()}


def mistakes(top: Path, text: str) -> list[str]:
    """What the table of a checkout says of a rule that is not so; empty where it is what this tool writes."""
    there = (top / TARGET).read_text(encoding="utf-8") if (top / TARGET).is_file() else ""
    if there == text:
        return []
    try:
        was, now = tomllib.loads(there), tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [f"{TARGET.name}: {error}"]
    said = [
        f"{rule}: {TARGET.name} has {key} = {was.get(rule, {}).get(key)}, and it is {now.get(rule, {}).get(key)}"
        for rule in dict.fromkeys([*now, *was])
        for key in dict.fromkeys([*now.get(rule, {}), *was.get(rule, {})])
        if was.get(rule, {}).get(key) != now.get(rule, {}).get(key)
    ]
    return said or [f"{TARGET.name} is not written as the tool writes it"]


def _citations(top: Path, tables: Tables) -> dict[str, list[str]]:
    """The lines in which each id stands, as file:line: of the engine, and of another file that keeps this rule."""
    cited: dict[str, list[str]] = {}
    engine = set((top / ENGINE).rglob("*.py"))
    keeping: dict[Path, set[str]] = {}
    for mutation in tables.mutations:
        keeping.setdefault(top / PACKAGE / mutation.place(top).partition(":")[0], set()).add(mutation.rule)
    for path in sorted(engine | keeping.keys()):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in dict.fromkeys(ID.findall(line)):
                if path in engine or rule in keeping[path]:
                    cited.setdefault(rule, []).append(f"{path.relative_to(top / PACKAGE).as_posix()}:{number}")
    return cited


def _once(items: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(items))


def main(check: bool) -> int:
    """Write the table anew, but for what is seen, or compare it; 0 when it is, or now is, as the sources are."""
    text = written(entries(TOP, read(TOP), kept(TOP)))
    wrong = mistakes(TOP, text)
    if not wrong:
        print(f"{TARGET} is fresh.")
        return 0
    if check:
        print("\n".join([*wrong, f"Write {TARGET} anew: python -m tools.rule_table"]))
        return 1
    (TOP / TARGET).write_text(text, encoding="utf-8")
    print(f"{TARGET} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
