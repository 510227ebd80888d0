"""`notebooks`: the command that serves the notebooks as web pages, with an index."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from holding_on.commands import serving
from holding_on.common.words import say
from holding_on.server.served import Served

DEV = False
"""Whether the command works only in a checkout."""
PORT = 8867


def options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `notebooks`."""
    serving.options(parser)
    parser.add_argument("--content", metavar="FOLDER", type=Path, help=say("notebooks.content"))


def run(chosen: argparse.Namespace) -> int:
    """Serve the folder of the notebooks until Ctrl-C, and return the exit code.

    With a folder of content, its lessons are served beside them; a folder with mistakes is refused.
    """
    if chosen.content is None:
        return serving.run(chosen, PORT, _folder)
    from holding_on.catalogue.checking import lesson_files, refusal
    from holding_on.common.notebooks import join

    folder = chosen.content.expanduser().resolve()
    own = lesson_files(folder)
    refused = refusal(folder) or (None if own else say("notebooks.none", folder=chosen.content))
    if refused:
        print(refused, file=sys.stderr)
        return 2
    with TemporaryDirectory(prefix="holding-on-", ignore_cleanup_errors=True) as joined:
        join(own, Path(joined))
        return serving.run(chosen, PORT, _folder, content=folder, notebooks=joined)


def _folder() -> Served:
    from holding_on.common.notebooks import notebooks_folder
    from holding_on.server.pages import served

    return served(notebooks_folder())
