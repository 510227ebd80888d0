"""Reads the command line, sees to the environment, and hands over to the command."""

from __future__ import annotations

import argparse
import importlib
import re
import sys
from collections.abc import Sequence
from typing import Any, NoReturn, Protocol

from holding_on import __version__
from holding_on.commands import environment, output
from holding_on.common.paths import checkout
from holding_on.common.words import say
from holding_on.native import is_stale, refusal
from holding_on.quoting import LONGEST_PATH, shortened

COMMANDS = ("play", "lab", "notebooks", "check", "rules", "compile", "test")


class Command(Protocol):
    """The functions and values that the module of a command has."""

    DEV: bool
    """Whether the command needs the developers' packages."""

    def options(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's own options."""

    def run(self, chosen: argparse.Namespace) -> int:
        """Run the command, and return its exit code."""


class Parser(argparse.ArgumentParser):
    """A parser that shortens what was typed wrongly when it repeats it."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong, and end with exit code 2."""
        super().error(shortened(re.sub(r"\S+", lambda word: shortened(word[0]), message), 2 * LONGEST_PATH))


class CommandParser(Parser):
    """The parser of one command. It refuses unknown arguments itself, so that the usage of this command is shown."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Parse all arguments, or end with exit code 2."""
        chosen, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return chosen, unknown


def enter(words: Sequence[str]) -> int:
    """Run the command that the arguments `words` ask for, in an environment that has the packages it needs."""
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
    parser = Parser(prog="holding-on", description=say("about"))
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}", help=say("version"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", help=say("which"), parser_class=CommandParser)
    for name in _offered():
        about = say(f"{name}.help")
        _command(name).options(commands.add_parser(name, help=about, description=about))
    return parser


def _offered() -> list[str]:
    """The commands that work here; those for developers work in a checkout only."""
    if is_stale():  # the others cannot even say what their options are
        return ["compile"]
    return [name for name in COMMANDS if checkout() is not None or not _command(name).DEV]


def _command(name: str) -> Command:
    command: Command = importlib.import_module(f"holding_on.commands.{name}")
    return command
