"""The command line: read it, make the environment if there is none, and run the command."""

from __future__ import annotations

import argparse
import importlib
import re
import sys
from collections.abc import Sequence
from typing import Any, NoReturn, Protocol

from holding_on.commands import environment, output
from holding_on.commands.needs import needed
from holding_on.common.native import is_stale, refusal
from holding_on.common.paths import checkout
from holding_on.common.quoting import LONGEST_PATH, shortened
from holding_on.common.words import say
from holding_on.version import __version__

COMMANDS = ("play", "lab", "notebooks", "check", "debrief", "rules", "site", "compile", "test")


class Command(Protocol):
    """The functions and values that the module of each command must have."""

    DEV: bool
    """Whether the command works only in a checkout."""

    def options(self, parser: argparse.ArgumentParser) -> None:
        """Add the options of this command to its parser."""

    def run(self, chosen: argparse.Namespace) -> int:
        """Run the command, and return its exit code."""


class Parser(argparse.ArgumentParser):
    """A parser whose error messages repeat long wrong arguments in a shortened form."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong, and end with exit code 2."""
        super().error(shortened(re.sub(r"\S+", lambda word: shortened(word[0]), message), 2 * LONGEST_PATH))


class CommandParser(Parser):
    """The parser of one command. It refuses unknown arguments, and then shows the usage of this command."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Parse all arguments, or end with exit code 2."""
        chosen, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return chosen, unknown


def enter(words: Sequence[str]) -> int:
    """Run the command in the arguments `words` and return its exit code.

    When this Python lacks packages, the command runs in an environment that has them.
    """
    return output.guarded(lambda: _enter(words))


def _enter(words: Sequence[str]) -> int:
    if is_stale() and words[:1] != ["compile"]:
        print(refusal(), file=sys.stderr)
        return 1
    if words[:1] and words[0] in COMMANDS and words[0] not in _offered():
        print(say("compile.checkout" if words[0] == "compile" else "test.checkout"), file=sys.stderr)
        return 2
    parser = _parser()
    chosen = parser.parse_args(words)
    if chosen.command is None:
        parser.print_help()
        return 0
    command = _command(chosen.command)
    try:
        code = environment.enter(needed(chosen), words)
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
    parser = Parser(prog="holding-on", description=say("about"))
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}", help=say("version"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", help=say("which"), parser_class=CommandParser)
    for name in _offered():
        about = say(f"{name}.help")
        _command(name).options(commands.add_parser(name, help=about, description=about))
    return parser


def _offered() -> list[str]:
    """Return the names of the commands that work here. Commands for developers work only in a checkout."""
    if is_stale():  # with a stale build the options of the other commands cannot be read
        return ["compile"]
    return [name for name in COMMANDS if checkout() is not None or not _command(name).DEV]


def _command(name: str) -> Command:
    command: Command = importlib.import_module(f"holding_on.commands.{name}")
    return command
