"""`lab`: JupyterLab on the notebooks, where the board stands beside cells."""

from __future__ import annotations

import argparse

from holding_on.commands import serving

DEV = False
PORT = 8868


def options(parser: argparse.ArgumentParser) -> None:
    """The options of `lab`."""
    serving.options(parser)


def run(chosen: argparse.Namespace) -> int:
    """Serve JupyterLab."""
    return serving.run(chosen, PORT, _lab)


def _lab() -> serving.Served:
    from holding_on.server.lab import served
    from holding_on.server.notebooks import notebooks_folder

    return served(notebooks_folder())
