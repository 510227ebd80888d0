"""`test`: the command that runs all sessions of noxfile.py and compares their times with those in docs/budget.md."""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from holding_on.common.paths import top_of_checkout
from holding_on.common.words import say

DEV = True
CORES = 2
"""The largest number of sessions that run at the same time."""


def options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `test`, and the list of its sessions to its help."""
    parser.add_argument("--long", action="store_true", help=say("test.long"))
    parser.add_argument("--only", action="append", metavar="NAME", help=say("test.only"))
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n".join([say("test.steps"), *(f"  {name:<12}{what}" for name, what in steps().items())])


def run(chosen: argparse.Namespace) -> int:
    """Run the sessions, print a table of their results, and return the exit code: 0 when all passed."""
    folder = top_of_checkout()
    names = ["--sessions", *chosen.only] if chosen.only else []
    words = ["--", "--long"] if chosen.long else []
    began = time.monotonic()
    with TemporaryDirectory() as apart:
        found = Path(apart) / "report.json"
        nox = [sys.executable, "-m", "nox", "--parallel", str(CORES), "--report", str(found)]
        done = subprocess.run([*nox, *names, *words], cwd=folder, stdin=subprocess.DEVNULL, check=False)
        sessions = json.loads(found.read_text(encoding="utf-8"))["sessions"] if found.exists() else []
    if sessions:  # without sessions, nox itself has printed why
        budgets = {} if chosen.long else budget(folder)
        print("\n".join(report(sessions, budgets, time.monotonic() - began)), flush=True)
    return done.returncode


def steps() -> dict[str, str]:
    """Return the docstrings of all sessions by the names of the sessions.

    The text of noxfile.py is searched and not imported, since nox may not be installed yet. Without a noxfile.py there
    are no sessions. This function is called for every command, since the parser has the options of all commands.
    """
    folder = top_of_checkout()
    noxfile = folder / "noxfile.py"
    text = noxfile.read_text(encoding="utf-8") if noxfile.exists() else ""
    return dict(re.findall(r'^@(?:light|nox\.session)\ndef (\w+).*\n    """(.*)"""$', text, re.M))


def budget(folder: Path) -> dict[str, int]:
    """Return for each session in docs/budget.md how many seconds it may take."""
    text = (folder / "docs/budget.md").read_text(encoding="utf-8")
    return {name: int(seconds) for name, seconds in re.findall(r"^\| (\w+) \|.*\| (\d+) \|$", text, re.M)}


def report(sessions: Sequence[Mapping[str, Any]], budgets: Mapping[str, int], seconds: float) -> list[str]:
    """Return the lines of the table of all sessions, and of the verdict below it.

    `budgets` has the seconds that each session may take. `seconds` is the time from the beginning of the first session
    to the end of the last.
    """
    lines = ["", say("test.table")]
    bad = [each["name"] for each in sessions if each["result"] not in ("success", "skipped")]
    for each in sessions:
        name, took, most = each["name"], each["duration"], budgets.get(each["name"])
        verdict = say("test.slow" if most is not None and took > most else "test.passed")
        if each["result"] != "success":
            verdict = say("test.failed" if name in bad else "test.skipped")
        lines.append(f"{name:<16}{verdict:<24}{took:>10.1f}{most or '-':>9}")
    facts = {"names": ", ".join(bad), "n": len(bad) or len(sessions), "all": len(sessions), "seconds": round(seconds)}
    return [*lines, "", say("test.bad" if bad else "test.good", **facts)]
