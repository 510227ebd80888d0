"""Does every rule of play have a test that fails without it? Switches off one rule after the other and looks.

`python3 -m tools.mutate` runs all tables of tools/mutations; `--share k/n` a rotating share of them (k may be any
number), `--share today/n` that of today, `--rule COVER-04` one rule. Each run but that of one rule also compares the
table of the rules (`tools/rule_table.py`), a run of everything with what it sees too; then `--write` writes it. Nothing
else in the checkout is ever touched.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import rule_table
from tools.mutate.runs import DIED, ENDED, SLIP, STOPPED, Job, Ran, private_copy, run_all, warm_up
from tools.mutate.tables import Mutation, Tables, read

TOP = Path(__file__).resolve().parents[2]
AT_ONCE = 2
WHOLE_SET = 900
"""Seconds for all named tests together, with every rule in its place."""
ONE_TEST = 20
"""Seconds for one test: where a rule that ends something is switched off, its test may never end."""
PLAYED = "tests/playthroughs/test_playthroughs.py::test_a_recorded_game_is_played_again_line_by_line"
"""Whole games, for rules of which nothing is seen in their own tests."""

Seen = dict[str, set[str]]
"""The parts of the board on which each rule is seen."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the tables; 0 when every rule is missed by its test and nothing else is wrong."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.mutate", description=__doc__)
    parser.add_argument("--share", metavar="K/N", type=_share, default=(0, 1), help="only share K of N")
    parser.add_argument("--rule", metavar="ID", help="only this rule")
    parser.add_argument("--at-once", metavar="N", type=int, default=AT_ONCE, help="processes at a time")
    parser.add_argument("--seconds", metavar="N", type=float, default=ONE_TEST, help="the longest that a test may take")
    parser.add_argument("--top", metavar="FOLDER", type=Path, default=TOP, help="another checkout")
    parser.add_argument("--write", action="store_true", help="write the table of the rules, after a run of everything")
    chosen = parser.parse_args(words)
    began = time.monotonic()
    tables = read(chosen.top)
    share, shares = chosen.share
    mutations = tables.mutations[share % shares :: shares]
    if chosen.rule:
        mutations = [mutation for mutation in tables.mutations if mutation.rule == chosen.rule]
    print(f"{len(tables.mutations)} mutations, {len(tables.excused)} ids not in play; {len(mutations)} are run.")
    for mistake in tables.mistakes:
        print(f"TABLE     {mistake}")
    seen: Seen = {}
    passed, failed = _run(mutations, chosen, seen)
    failed += len(tables.mistakes)
    if not chosen.rule:
        failed += _stale([mutation for mutation in tables.mutations if mutation not in mutations], chosen.top)
    whole = len(mutations) == len(tables.mutations)
    if (whole and chosen.write) or (not chosen.rule and (chosen.top / rule_table.TARGET).exists()):
        if not whole:  # what is seen is found by whole runs
            seen = rule_table.kept(chosen.top)
        failed += _keep(rule_table.written(rule_table.entries(chosen.top, tables, seen)), chosen, whole)
    if chosen.rule and not mutations:
        print(_not_mutated(chosen.rule, tables))
    print(f"{time.monotonic() - began:.1f} s")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _stale(mutations: list[Mutation], top: Path) -> int:
    """How many of those that are not run today could not be: each is told now, and not when its turn comes."""
    stale = 0
    for mutation in mutations:
        try:
            mutation.mutated(top)
        except ValueError as error:
            stale += 1
            print(f"STALE     {mutation}: {error}")
    return stale


def _keep(text: str, chosen: argparse.Namespace, whole: bool) -> int:
    """Write the table of the rules, or say what is not so in it; how many mistakes there are."""
    if chosen.write and whole:
        (chosen.top / rule_table.TARGET).write_text(text, encoding="utf-8")
        return 0
    wrong = rule_table.mistakes(chosen.top, text)
    for mistake in wrong:
        print(f"RULES     {mistake}. Write it anew: python -m tools.mutate --write")
    return len(wrong)


def _run(mutations: list[Mutation], chosen: argparse.Namespace, seen: Seen) -> tuple[int, int]:
    """Run every mutation; how many were missed by their tests, and how many were not. `seen` gets what was seen."""
    verdicts: dict[Mutation, str] = {}
    before = rule_table.kept(chosen.top)

    def heard(job: Job, ran: Ran) -> None:
        mutation: Mutation = job.what
        verdicts[mutation] = _verdict(mutation, ran)
        if verdicts[mutation]:
            print(verdicts[mutation], flush=True)
        looked(job, ran)

    def looked(job: Job, ran: Ran) -> None:
        parts = whole.looks.seen_without(job.tests[0], ran.looks)
        if ran.how == STOPPED:  # on a slow machine too early: what was seen before stays
            parts |= before.get(job.what.rule, set())
        seen.setdefault(job.what.rule, set()).update(parts)

    with TemporaryDirectory(prefix="mutate-", ignore_cleanup_errors=True) as apart:
        copies = [private_copy(chosen.top, Path(apart).resolve() / "copy-1")]
        warm_up()
        whole = _unmutated(mutations, copies[0])
        copies += [
            Path(shutil.copytree(copies[0], copies[0].with_name(f"copy-{n}"))) for n in range(2, chosen.at_once + 1)
        ]
        jobs = []
        for mutation in mutations:
            try:
                if set(whole.of(mutation.test)) != {"passed"}:
                    raise ValueError(
                        f"its test does not pass with every rule in its place, or is none: {mutation.test}"
                    )
                jobs.append(
                    Job((mutation.test,), (mutation.path, mutation.mutated(copies[0])), chosen.seconds, mutation)
                )
            except ValueError as error:
                verdicts[mutation] = str(error)
                print(f"STALE     {mutation}: {error}")
        run_all(jobs, copies, heard)
        for part, rules in whole.looks.named.items():
            for rule in rules & seen.keys():
                seen[rule].add(part)
        if whole.of(PLAYED):
            run_all([replace(job, tests=(PLAYED,)) for job in jobs if not seen[job.what.rule]], copies, looked)
    failed = sum(bool(verdict) for verdict in verdicts.values())
    return len(verdicts) - failed, failed


def _unmutated(mutations: list[Mutation], copy: Path) -> Ran:
    """All named tests with every rule in its place: they pass, or say why not."""
    there = [mutation for mutation in mutations if (copy / mutation.test_file).is_file()]
    whole = Ran()

    def heard(_: Job, ran: Ran) -> None:
        whole.tests.update(ran.tests)
        whole.looks = ran.looks
        if ran.how != ENDED or set(ran.tests.values()) - {"passed"}:
            print(f"UNMUTATED with every rule in its place the named tests did not pass; the run {ran.how}.")
            print(ran.said)

    if there:
        games = [PLAYED] if (copy / PLAYED.partition("::")[0]).is_file() else []
        tests = tuple(dict.fromkeys([*(mutation.test for mutation in there), *games]))
        run_all([Job(tests, None, WHOLE_SET)], [copy], heard)
    return whole


def _verdict(mutation: Mutation, ran: Ran) -> str:
    """What is wrong with how a test took the loss of its rule; empty when it failed as it should."""
    slips = [result for result in ran.tests.values() if result in SLIP]
    if slips or ran.how == DIED:
        why = slips[0] if slips else "it died"
        return f"BROKEN    {mutation}: with its replacement the program stumbles ({why}); that tests no rule."
    if ran.how == STOPPED or "failed" in ran.of(mutation.test):
        return ""
    return f"SURVIVED  {mutation}: {mutation.test} does not miss it."


def _not_mutated(rule: str, tables: Tables) -> str:
    excused = [table for name, table in tables.excused if name == rule]
    return f"{rule} is not in play, says {excused[0]}." if excused else f"{rule} has no mutation."


def _share(text: str) -> tuple[int, int]:
    """K/N as two numbers; "today" is the number of the day."""
    share, _, shares = text.partition("/")
    if share == "today":
        share = str(date.today().toordinal())
    if not share.isdecimal() or not shares.isdecimal() or int(shares) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share such as 1/4")
    return int(share), int(shares)


if __name__ == "__main__":
    sys.exit(main())
