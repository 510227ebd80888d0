"""`test`: every step in order, each with its time, and one verdict at the end."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from holding_on.commands import running
from holding_on.commands.steps import STEPS, Step
from holding_on.common.paths import checkout
from holding_on.common.words import say

DEV = True


@dataclass(frozen=True)
class Result:
    """How one step went."""

    step: Step
    passed: bool
    seconds: float

    @property
    def verdict(self) -> str:
        """In a word or two."""
        if not self.passed:
            return say("test.failed")
        return say("test.slow" if self.seconds > self.step.budget else "test.passed")


def options(parser: argparse.ArgumentParser) -> None:
    """The options of `test`."""
    parser.add_argument("--long", action="store_true", help=say("test.long"))
    parser.add_argument("--only", action="append", metavar="NAME", help=say("test.only"))


def run(chosen: argparse.Namespace) -> int:
    """Run the steps; 0 when every one of them passed."""
    folder = checkout()
    assert folder is not None  # the door offers it nowhere else
    unknown = set(chosen.only or ()) - {step.name for step in STEPS}
    if unknown:
        names = ", ".join(step.name for step in STEPS)
        print(say("test.unknown", name=sorted(unknown)[0], names=names), file=sys.stderr)
        return 2
    with running.surroundings(folder) as around:
        results = [run_step(step, folder, around) for step in chosen_steps(chosen.only, chosen.long)]
    print("\n".join(report(results)), flush=True)
    return 0 if all(result.passed for result in results) else 1


def chosen_steps(only: Sequence[str] | None, long: bool) -> list[Step]:
    """The steps asked for; a step named by --only runs even if it is a long one."""
    if only:
        return [step for step in STEPS if step.name in only]
    return [step for step in STEPS if long or not step.long]


def run_step(step: Step, folder: Path, around: Mapping[str, str]) -> Result:
    """Run one step, its own output shown as it comes."""
    what = say(f"step.{step.name}")
    print("\n" + say("test.starts", name=step.name, what=what, budget=step.budget), flush=True)
    began = time.monotonic()
    passed = running.run(step, folder, around)
    result = Result(step, passed, time.monotonic() - began)
    seconds = f"{result.seconds:.1f}"
    print(say("test.ends", name=step.name, verdict=result.verdict, seconds=seconds), flush=True)
    return result


def report(results: Sequence[Result]) -> list[str]:
    """The closing table, and the one line that matters."""
    lines = ["", say("test.table")]
    for result in results:
        name, budget = result.step.name, result.step.budget
        lines.append(f"{name:<16}{result.verdict:<24}{result.seconds:>10.1f}{budget:>9}")
    spent = sum(result.seconds for result in results)
    allowed = sum(result.step.budget for result in results)
    lines += [f"{say('test.sum'):<40}{spent:>10.1f}{allowed:>9}", ""]
    bad = [result.step.name for result in results if not result.passed]
    seconds = round(spent)
    if bad:
        facts = {"names": ", ".join(bad), "n": len(bad), "all": len(results), "seconds": seconds}
        lines.append(say("test.bad", **facts))
    else:
        lines.append(say("test.good", n=len(results), seconds=seconds))
    return lines
