"""Finds the notebooks: beside the package in a checkout and an editable install, inside it in a wheel."""

from __future__ import annotations

from pathlib import Path

from holding_on.commands.places import PACKAGE, checkout


def notebooks_folder() -> Path:
    """The folder of play.ipynb and the lessons."""
    above = checkout()
    return PACKAGE / "_notebooks" if above is None else above / "notebooks"
