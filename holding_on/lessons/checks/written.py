"""Marks of the positions for which a lesson's words were written, by which a changed cell is known.

The words name people, numbers, and what happened. So a mark is made of all these: who is where, what everybody carries,
how Billy is, and every line of the journal that the moves bring. `python -m tools.store_notebooks` writes the marks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from holding_on.catalogue.loading import read_toml
from holding_on.engine.state import CAUSE
from holding_on.game import Game
from holding_on.lessons.checks.moves import Step

FOLDER: Final = Path(__file__).parents[1] / "written"
LENGTH: Final = 8
"""How many characters a mark has."""


def mark_of(game: Game, ways: Sequence[tuple[Sequence[Step], Game]]) -> str:
    """Return the mark of a position and of the ways that lead on from it, each with its steps and the game after it."""
    table, since = game.table(), len(game.actions)
    seen: list[object] = [table.condition, table.warnings, *table.tokens, *table.stress, *table.places, *game.names]
    for steps, after in ways:
        said = {row["line"] for row in after.lines() if row["text"]}
        seen += [tuple(entry[:CAUSE]) for line, entry in after.entries(since) if line in said]
        seen += [sorted(step.rules) for step in steps if step.refused]
    return sha256(repr(seen).encode()).hexdigest()[:LENGTH]


def is_another(key: str, mark: str) -> bool:
    """Whether the words with this key were written for a position with another mark; False when no mark is known."""
    lesson, name = parts_of(key)
    return _marks(lesson).get(name, mark) != mark


def parts_of(key: str) -> tuple[str, str]:
    """Return the number of the lesson and the name of the piece in the key of its words, as in "lesson.01.falls"."""
    _, lesson, name = key.split(".", 2)
    return lesson, name


@cache
def _marks(lesson: str) -> Mapping[str, str]:
    """Return the marks of a lesson, by the name of the piece."""
    path = FOLDER / f"{lesson}.toml"
    return read_toml(path) if path.is_file() else {}
