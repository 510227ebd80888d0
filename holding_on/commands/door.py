"""The door: reads the command line, sees to the environment, and hands over to the command."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from typing import Protocol

from holding_on.commands import environment
from holding_on.commands.words import say

COMMANDS = ("play", "lab", "notebooks", "check", "rules", "test")


class Command(Protocol):
    """What a file of this folder that is a command offers."""

    DEV: bool
    """Whether it needs what developers need."""

    def options(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's own options."""

    def run(self, chosen: argparse.Namespace) -> int:
        """Do it, and give the exit code."""


def enter(words: Sequence[str]) -> int:
    """Run the command that the words ask for, in an environment that has what it needs."""
    chosen = _parser().parse_args(words)
    command = _command(chosen.command)
    try:
        code = environment.enter(dev=command.DEV, words=words)
        if code is not None:
            return code
        return command.run(chosen)
    except environment.NoEnvironment as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\n" + say("stopped"), file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="holding-on", description=say("about"))
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", help=say("which"))
    for name in COMMANDS:
        about = say(f"{name}.help")
        _command(name).options(commands.add_parser(name, help=about, description=about))
    return parser


def _command(name: str) -> Command:
    command: Command = importlib.import_module(f"holding_on.commands.{name}")
    return command
