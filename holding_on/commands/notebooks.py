"""`notebooks`: the command that serves the notebooks as web pages, with an index."""

from __future__ import annotations

import argparse

from holding_on.commands import serving
from holding_on.server.served import Served

DEV = False
"""Whether the command needs the packages for developers, and so works only in a checkout."""
PORT = 8867


def options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `notebooks`."""
    serving.options(parser)


def run(chosen: argparse.Namespace) -> int:
    """Serve the folder of the notebooks until Ctrl-C, and return the exit code."""
    return serving.run(chosen, PORT, _folder)


def _folder() -> Served:
    from holding_on.common.notebooks import notebooks_folder
    from holding_on.server.pages import served

    return served(notebooks_folder())
