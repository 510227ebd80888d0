"""`check FOLDER`: the command that prints every mistake in a folder of content files."""

from __future__ import annotations

import argparse

from holding_on.common.words import say

DEV = False


def options(parser: argparse.ArgumentParser) -> None:
    """Add the argument of `check`."""
    parser.add_argument("folder", metavar="FOLDER", help=say("check.folder"))


def run(chosen: argparse.Namespace) -> int:
    """Check the folder, print its mistakes, and return the exit code."""
    from holding_on.catalogue.checking import main

    return main(chosen.folder)
