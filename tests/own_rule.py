"""A house rule of one's own, in a file where it is found by its name."""

from __future__ import annotations

from pathlib import Path

from holding_on.game.variant import FOLDER


def rule_of_ones_own(folder: Path) -> Path:
    """The file of the house rule "mine", which stands where a notebook in this folder finds it."""
    file = folder / FOLDER / "mine.py"
    file.parent.mkdir()
    file.write_text("import holding_on as ho\nmine = ho.Variant('Mine', 'It is mine.', numbers={'DAY-13': 1})\n")
    return file
