"""`rules`: the command that prints, for each rule, the function that keeps it, its test, its lesson, and the parts of
the board that show it.

At each call the functions are searched for in the code, and the tests in the mutations of the checkout.
`rule_index.toml` holds the other facts.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from holding_on.commands import citations
from holding_on.commands.citations import Citation
from holding_on.commands.mutations import TABLES, completed, engine_tests
from holding_on.common.paths import PACKAGE, checkout
from holding_on.common.quoting import shortened
from holding_on.common.words import say

DEV = False
INDEX = Path(__file__).with_name("rule_index.toml")
CONTENT = PACKAGE / "content"

Table = Mapping[str, Any]


@dataclass(frozen=True)
class Entry:
    """The facts about one rule.

    `seen` are the parts of the board that show the rule. `not_in_play` says why software cannot keep the rule; it is
    empty for every other rule.
    """

    places: list[Citation]
    """The citations of the rule, beginning with the code that keeps the rule."""
    tests: list[str]
    """The tests that fail when the rule is switched off; empty without a checkout."""
    mutations: str
    """The file that says how the rule is switched off for its test; empty without a checkout."""
    seen: list[str]
    not_in_play: str


def options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `rules`: the ids of the rules, and whether only rules that lack something are printed."""
    parser.add_argument("rule", metavar="RULE", nargs="*", help=say("rules.rule"))
    parser.add_argument("--missing", action="store_true", help=say("rules.missing"))


def run(chosen: argparse.Namespace) -> int:
    """Print the facts about each rule that is asked for.

    Return 0; 1 when a rule lacks something; or 2 when an id in the command line is no rule.
    """
    rules = _table(CONTENT / "rules.toml")
    asked = [rule.upper() for rule in chosen.rule] or list(rules)
    unknown = [rule for rule in asked if rule not in rules]
    if unknown:
        from holding_on.catalogue.language import for_terminal

        near = "".join(get_close_matches(unknown[0], rules, 1))
        refusal = say("rules.near" if near else "rules.unknown", rule=shortened(unknown[0]), near=near)
        print(for_terminal(refusal), file=sys.stderr)
        return 2
    top = checkout()
    entries = index(rules, asked, top)
    lacking = {rule: lacks(entry, tested=top is not None) for rule, entry in entries.items()}
    wording, choices = _table(CONTENT / "text" / "en" / "rules.toml"), _table(CONTENT / "readings.toml")
    lines = []
    for rule in asked:
        if lacking[rule] or not chosen.missing:
            lines.append(f"{rule}  {wording['rule'][rule]}")
            lines += [f"    {line}" for line in (*_known(rule, entries[rule]), *_offered(rule, choices, wording))]
            lines += [f"    {line}" for line in lacking[rule]]
    if top is None:
        lines.append(say("rules.installed"))
    print("\n".join([*lines, _verdict(entries, lacking)]))
    return 1 if any(lacking.values()) else 0


def index(rules: Table, asked: list[str], top: Path | None) -> dict[str, Entry]:
    """Return the facts about each rule in `asked`; `top` is the folder of the checkout, or None without a checkout."""
    data, places = _table(INDEX), citations.find(PACKAGE, rules, asked)
    tests: dict[str, list[str]] = {rule: [] for rule in rules}
    files: dict[str, str] = {}
    there = engine_tests(top) if top else []
    for path in sorted((top / TABLES).glob("*.toml")) if top else ():
        for row in _table(path).get("mutation", ()):
            for mutation in completed(row, path.name, there):
                if mutation["rule"] not in files or row["rule"] == mutation["rule"]:  # one of its own, not of several
                    files[mutation["rule"]] = (TABLES / path.name).as_posix()
                if mutation["test"] not in tests[mutation["rule"]]:
                    tests[mutation["rule"]].append(mutation["test"])
    seen, reasons = data["seen"], data["not_in_play"]
    return {
        rule: Entry(places[rule], tests[rule], files.get(rule, ""), seen.get(rule, []), reasons.get(rule, ""))
        for rule in asked
    }


def lacks(entry: Entry, tested: bool = True) -> list[str]:
    """Return a sentence for each thing that a rule lacks: code that keeps the rule, a test, a part of the board.

    The list is empty for a rule that is not in play. A test is required only when `tested` is true.
    """
    if entry.not_in_play:
        return []
    known = (
        (entry.places, say("rules.no_code")),
        (entry.tests or not tested, say("rules.no_test")),
        (entry.seen, say("rules.no_seen")),
    )
    return [missing for there, missing in known if not there]


def _known(rule: str, entry: Entry) -> Iterator[str]:
    """Yield the lines about a rule, beginning with the code that keeps the rule."""
    if entry.not_in_play:
        yield say("rules.not_in_play", reason=entry.not_in_play)
    keeping, others = ([], entry.places) if entry.not_in_play else _split(entry.places)
    yield from (say("rules.code", place=_place(place)) for place in keeping)
    if others:
        yield say("rules.cited", places=", ".join(_place(place) for place in others))
    yield from (say("rules.test", test=test) for test in entry.tests)
    if not entry.not_in_play:
        from holding_on.catalogue.chapters import lesson_of

        yield say("rules.lesson", lesson=lesson_of(rule))
    if entry.seen:
        yield say("rules.seen", parts=", ".join(entry.seen))
    if entry.mutations:
        yield say("rules.switched_off", file=entry.mutations, rule=rule)


def _split(places: list[Citation]) -> tuple[list[Citation], list[Citation]]:
    """Return two lists: the places that keep the rule, and all other places.

    The functions in the file of the first place keep the rule. If there are none, the first place does.
    """
    keeping = [place for place in places if place.path == places[0].path and place.scope.is_function]
    keeping = keeping or places[:1]
    return keeping, [place for place in places if place not in keeping]


def _place(place: Citation) -> str:
    return f"{PACKAGE.name}/{place}"


def _offered(rule: str, choices: Table, wording: Table) -> Iterator[str]:
    """Yield a line for each reading and each number of a rule that players can choose."""
    for reading in choices["reading"]:
        if reading["rule"] == rule:
            variant = reading["variant"]
            yield say("rules.reading", variant=variant, text=wording["reading"][rule][variant])
    for number in choices["number"]:
        if number["rule"] == rule:
            yield say("rules.number", text=wording["number"][number["name"]], **number)


def _verdict(entries: Mapping[str, Entry], lacking: Mapping[str, list[str]]) -> str:
    excused = sum(bool(entry.not_in_play) for entry in entries.values())
    bad = sum(bool(missing) for missing in lacking.values())
    facts = {"n": len(entries), "played": len(entries) - excused, "excused": excused, "bad": bad}
    return say("rules.verdict_bad" if bad else "rules.verdict_good", **facts)


def _table(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)
