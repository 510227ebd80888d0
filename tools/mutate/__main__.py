"""Switch off one rule after the other, and check that the test of each rule then fails.

`python3 -m tools.mutate` runs every mutation of tools/mutations. `--chapter staffing` runs the mutations of one file,
`--rule COVER-04` the mutations of one rule; both options may be given more than once. A run of all mutations also finds
on which parts of the board each rule is seen, and compares this with the rule index
(holding_on/commands/rule_index.toml); `--write` writes the rule index anew. No other file of the checkout is changed.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from tempfile import TemporaryDirectory

from holding_on.commands.mutations import TABLES
from tools.mutate import index
from tools.mutate.runs import DIED, ENDED, SLIP, STOPPED, Job, Ran, private_copy, run_all, warm_up
from tools.mutate.tables import Mutation, Tables, read

TOP = Path(__file__).resolve().parents[2]
AT_ONCE = 2
WHOLE_SET = 900
"""Seconds for all named tests together, with every rule in its place."""
ONE_TEST = 20
"""Seconds for one test: when a rule that ends something is switched off, the test may never end."""
PLAYED = "tests/playthroughs/test_playthroughs.py::test_a_recorded_game_is_played_again_line_by_line"
"""A test of whole games, for rules of which nothing is seen in their own tests."""

Seen = dict[str, set[str]]
"""The parts of the board on which each rule is seen."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the mutations; return 0 when every test fails without its rule and nothing else is wrong."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.mutate", description=__doc__)
    parser.add_argument("--chapter", metavar="NAME", action="append", default=[], help="only this file of mutations")
    parser.add_argument("--rule", metavar="ID", action="append", type=str.upper, default=[], help="only this rule")
    parser.add_argument("--at-once", metavar="N", type=int, default=AT_ONCE, help="processes at a time")
    parser.add_argument("--seconds", metavar="N", type=float, default=ONE_TEST, help="the longest that a test may take")
    parser.add_argument("--top", metavar="FOLDER", type=Path, default=TOP, help="another checkout")
    parser.add_argument("--write", action="store_true", help="write what is seen, after a run of everything")
    chosen = parser.parse_args(arguments)
    began = time.monotonic()
    tables = read(chosen.top)
    mutations = [mutation for mutation in tables.mutations if _is_chosen(mutation, chosen)]
    print(f"{len(tables.mutations)} mutations, {len(tables.excused)} ids not in play; {len(mutations)} are run.")
    unknown = [name for name in chosen.chapter if not (chosen.top / TABLES / f"{name}.toml").is_file()]
    tables.mistakes += [f"{name}: there is no such chapter" for name in unknown]
    for rule in dict.fromkeys(chosen.rule):
        if rule in tables.excused:
            print(f"{rule} is not in play: {tables.excused[rule]}")
        elif rule not in tables.rules:
            tables.mistakes.append(_unknown(rule, tables))
    for mistake in tables.mistakes:
        print(f"TABLE     {mistake}")
    seen: Seen = {}
    passed, failed = _run(mutations, chosen, seen)
    failed += len(tables.mistakes)
    if not chosen.rule:
        failed += _stale([mutation for mutation in tables.mutations if mutation not in mutations], chosen.top)
    if len(mutations) == len(tables.mutations):
        failed += _keep(seen, chosen, tables)
    print(f"{time.monotonic() - began:.1f} s")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _is_chosen(mutation: Mutation, chosen: argparse.Namespace) -> bool:
    """Whether a mutation is chosen by `--rule` or `--chapter`; without these options, all are chosen."""
    named = mutation.rule in chosen.rule or mutation.table.removesuffix(".toml") in chosen.chapter
    return named or not (chosen.rule or chosen.chapter)


def _stale(mutations: list[Mutation], top: Path) -> int:
    """Print which of these mutations, which are not run, could not be run; return the number of these."""
    stale = 0
    for mutation in mutations:
        try:
            mutation.mutated(top)
        except ValueError as error:
            stale += 1
            print(f"STALE     {mutation}: {error}")
    return stale


def _keep(seen: Seen, chosen: argparse.Namespace, tables: Tables) -> int:
    """Write the parts on which rules are seen into the rule index, or compare; return how many rules differ."""
    if chosen.write:
        text = index.written(seen, tables.excused, tables.rules)
        (chosen.top / index.TARGET).write_text(text, encoding="utf-8")
        return 0
    wrong = index.mistakes(chosen.top, seen)
    for mistake in wrong:
        print(f"SEEN      {mistake}. Write it anew: python -m tools.mutate --write")
    return len(wrong)


def _run(mutations: list[Mutation], chosen: argparse.Namespace, seen: Seen) -> tuple[int, int]:
    """Run the mutations and fill `seen`; return for how many the test failed as it should, and for how many not."""
    verdicts: dict[Mutation, str] = {}
    before = index.seen_in(chosen.top)

    def on_result(job: Job, ran: Ran) -> None:
        mutation: Mutation = job.what
        verdicts[mutation] = _verdict(mutation, ran)
        if verdicts[mutation]:
            print(verdicts[mutation], flush=True)
        note_seen(job, ran)

    def note_seen(job: Job, ran: Ran) -> None:
        parts = whole.observed.seen_without(job.tests[0], ran.observed)
        if ran.how == STOPPED:  # perhaps too early, on a slow machine: keep the parts of earlier runs
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
                    Job((mutation.test,), (Path(mutation.file), mutation.mutated(copies[0])), chosen.seconds, mutation)
                )
            except ValueError as error:
                verdicts[mutation] = str(error)
                print(f"STALE     {mutation}: {error}")
        run_all(jobs, copies, on_result)
        for part, rules in whole.observed.named.items():
            for rule in rules & seen.keys():
                seen[rule].add(part)
        if whole.of(PLAYED):
            run_all([replace(job, tests=(PLAYED,)) for job in jobs if not seen[job.what.rule]], copies, note_seen)
    failed = sum(bool(verdict) for verdict in verdicts.values())
    return len(verdicts) - failed, failed


def _unmutated(mutations: list[Mutation], copy: Path) -> Ran:
    """Run all named tests with no rule switched off, and return the results; print the output if a test fails."""
    there = [mutation for mutation in mutations if (copy / mutation.test_file).is_file()]
    whole = Ran()

    def on_result(_: Job, ran: Ran) -> None:
        whole.tests.update(ran.tests)
        whole.observed = ran.observed
        if ran.how != ENDED or set(ran.tests.values()) - {"passed"}:
            print(f"UNMUTATED with every rule in its place the named tests did not pass; the run {ran.how}.")
            print(ran.output)

    if there:
        games = [PLAYED] if (copy / PLAYED.partition("::")[0]).is_file() else []
        tests = tuple(dict.fromkeys([*(mutation.test for mutation in there), *games]))
        run_all([Job(tests, None, WHOLE_SET)], [copy], on_result)
    return whole


def _verdict(mutation: Mutation, ran: Ran) -> str:
    """Return what is wrong with the run of a mutation; an empty text when its test failed as it should."""
    slips = [result for result in ran.tests.values() if result in SLIP]
    if slips or ran.how == DIED:
        why = slips[0] if slips else "it died"
        return f"BROKEN    {mutation}: with its replacement the program stumbles ({why}); that tests no rule."
    if ran.how == STOPPED or "failed" in ran.of(mutation.test):
        return ""
    return f"SURVIVED  {mutation}: {mutation.test} does not miss it."


def _unknown(rule: str, tables: Tables) -> str:
    near = get_close_matches(rule, tables.rules, 1)
    return f"{rule}: there is no such rule" + (f". Did you mean {near[0]}?" if near else "")


if __name__ == "__main__":
    sys.exit(main())
