"""`rules`: of every rule of the game where the engine keeps it, which test misses it, where on the board it is seen."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from holding_on.common.paths import PACKAGE
from holding_on.common.words import say
from holding_on.quoting import shortened

DEV = False
TABLE = Path(__file__).with_name("rule_table.toml")
CONTENT = PACKAGE / "content"
HERE = "holding_on/"
"""Where the table's paths into the engine begin."""

Entry = Mapping[str, Any]


def options(parser: argparse.ArgumentParser) -> None:
    """The rules that are asked for, all of them or what lacks something."""
    parser.add_argument("rule", metavar="RULE", nargs="*", help=say("rules.rule"))
    parser.add_argument("--missing", action="store_true", help=say("rules.missing"))


def run(chosen: argparse.Namespace) -> int:
    """Print what is known of each; 1 when something is missing of a rule of play, 2 when there is no such rule."""
    table = _table(TABLE)
    rules = list(_table(CONTENT / "rules.toml"))
    asked = [rule.upper() for rule in chosen.rule] or rules
    unknown = [rule for rule in asked if rule not in rules]
    if unknown:
        from holding_on.catalogue.language import for_terminal

        near = "".join(get_close_matches(unknown[0], rules, 1))
        refusal = say("rules.near" if near else "rules.unknown", rule=shortened(unknown[0]), near=near)
        print(for_terminal(refusal), file=sys.stderr)
        return 2
    lacking = {rule: lacks(table.get(rule, {})) for rule in asked}
    shown = [rule for rule in asked if lacking[rule]] if chosen.missing else asked
    wording, choices = _table(CONTENT / "text" / "en" / "rules.toml"), _table(CONTENT / "readings.toml")
    lines = []
    for rule in shown:
        lines.append(f"{rule}  {wording['rule'][rule]}")
        entry = table.get(rule, {})
        since = [say("rules.changed")] if has_moved(rule, entry) else []
        lines += [f"    {line}" for line in (*offered(rule, choices, wording), *known(entry), *since)]
    print("\n".join([*lines, _verdict(asked, table, lacking)]))
    return 1 if any(lacking.values()) else 0


def lacks(entry: Entry) -> list[str]:
    """What is not known of a rule of play: where its id stands, where it is kept, what misses it, what shows it."""
    if "not_in_play" in entry:
        return []
    found = (
        (entry.get("cited"), say("rules.not_cited")),
        (entry.get("code"), say("rules.no_code")),
        (entry.get("tests"), say("rules.no_test")),
        (entry.get("seen"), say("rules.no_seen")),
    )
    return [missing for there, missing in found if not there]


def known(entry: Entry) -> Iterator[str]:
    """What is known of a rule, line by line."""
    if entry.get("cited"):
        yield say("rules.cited", places=_places(entry["cited"]))
    if entry.get("code"):
        yield say("rules.code", places=_places(entry["code"]))
    yield from (say("rules.test", test=test) for test in entry.get("tests", ()))
    if entry.get("seen"):
        yield say("rules.seen", parts=", ".join(entry["seen"]))
    if "not_in_play" in entry:
        yield say("rules.not_in_play", reason=entry["not_in_play"])
    yield from lacks(entry)


def has_moved(rule: str, entry: Entry) -> bool:
    """Whether the engine was changed since the table was written: a line that named the rule names it no more."""
    return any(rule not in _line(place) for place in entry.get("cited", ()))


def _line(place: str) -> str:
    name, _, number = place.partition(":")
    lines = (PACKAGE / name).read_text(encoding="utf-8").splitlines()
    return "".join(lines[int(number) - 1 : int(number)])


def offered(rule: str, choices: Entry, wording: Entry) -> Iterator[str]:
    """What a table may change about a rule: its other reading, its number."""
    for reading in choices["reading"]:
        if reading["rule"] == rule:
            variant = reading["variant"]
            yield say("rules.reading", variant=variant, text=wording["reading"][rule][variant])
    for number in choices["number"]:
        if number["rule"] == rule:
            yield say("rules.number", text=wording["number"][number["name"]], **number)


def _places(places: list[str]) -> str:
    return ", ".join(HERE + place for place in places)


def _verdict(asked: list[str], table: Mapping[str, Entry], lacking: Mapping[str, list[str]]) -> str:
    excused = sum("not_in_play" in table.get(rule, {}) for rule in asked)
    bad = sum(bool(lacking[rule]) for rule in asked)
    facts = {"n": len(asked), "played": len(asked) - excused, "excused": excused, "bad": bad}
    return say("rules.verdict_bad" if bad else "rules.verdict_good", **facts)


def _table(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)
