"""`lab`: the command that opens JupyterLab on a copy of the lessons."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from holding_on.commands import lesson_copy, serving
from holding_on.common.words import say
from holding_on.server.served import Served

DEV = False
"""Whether the command works only in a checkout."""
PORT = 8868

LASTING = {"JUPYTERLAB_SETTINGS_DIR": ".jupyter/settings", "JUPYTERLAB_WORKSPACES_DIR": ".jupyter/workspaces"}
"""By environment variable, the folders inside the learner's folder where JupyterLab saves its settings (its font size,
for example) and its open tabs."""


def options(parser: argparse.ArgumentParser) -> None:
    """Add the options of `lab`."""
    folder = say("lab.folder", name=lesson_copy.USUAL)
    parser.add_argument("folder", metavar="FOLDER", nargs="?", type=Path, default=Path(lesson_copy.USUAL), help=folder)
    serving.options(parser)


def run(chosen: argparse.Namespace) -> int:
    """Copy the lessons into the folder, serve JupyterLab there until Ctrl-C, and return the exit code."""
    from holding_on.common.notebooks import notebooks_of_the_game

    folder = chosen.folder.absolute()
    try:
        laid = lesson_copy.lay(notebooks_of_the_game(), folder)
    except lesson_copy.CannotLay as why:
        print(say("lab.cannot", folder=folder, why=why, other=lesson_copy.another(folder)), file=sys.stderr)
        return 2
    print(say("lab.here", folder=folder), flush=True)
    for kept, new in laid.beside.items():
        print(say("lab.beside", kept=kept, new=new), flush=True)
    lasting = {name: folder / where for name, where in LASTING.items()}
    return serving.run(chosen, PORT, lambda: _lab(folder), lasting=lasting)


def _lab(folder: Path) -> Served:
    from holding_on.server.lab import served

    return served(folder)
