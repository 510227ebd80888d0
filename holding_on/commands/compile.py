"""`compile`: the command that compiles the engine and the styles in a checkout, or removes the compiled build."""

from __future__ import annotations

import argparse
import importlib
import sys
from typing import Any

from holding_on.common.paths import top_of_checkout
from holding_on.common.words import say

DEV = True


def options(parser: argparse.ArgumentParser) -> None:
    """Add the option of `compile`."""
    parser.add_argument("--clear", action="store_true", help=say("compile.clear"))


def run(chosen: argparse.Namespace) -> int:
    """Remove the compiled build, make a new one unless `--clear` was given, and return the exit code."""
    compiling: Any = importlib.import_module("tools.compiling")  # only a checkout has this module
    top = top_of_checkout()
    there = compiling.clear(top)
    if chosen.clear:
        print(say("compile.cleared" if there else "compile.nothing"))
        return 0
    print(say("compile.working"), flush=True)
    try:
        compiling.compile_package(top, top)
    except compiling.NotCompiled as wrong:
        print(wrong, say("compile.failed"), sep="\n", file=sys.stderr)
        return 1
    print(say("compile.ready"))
    return 0
