"""A gesture answers several questions, one after the other: all who go to a shift, all hearts that are given."""

from __future__ import annotations

from typing import Any

from holding_on.engine import changes
from holding_on.engine.state import TARGET, VERB
from holding_on.game import Game
from holding_on.game.undoing import reveals


def carry_out(game: Game, steps: list[Any]) -> None:
    """Answer one question after the other, as if each step had been pressed by itself.

    A step that the game has taken by itself meanwhile is skipped. After a step that reveals something to the table the
    gesture ends: its later steps were chosen before that was known.

    Parameters
    ----------
    game : Game
        The game.
    steps : list
        Codes of actions, as a page sends them.

    Raises
    ------
    IllegalAction
        For the first step that is not possible; those before it stand.
    """
    by_itself: list[int] = []
    for step in steps:
        if step in by_itself:
            by_itself.remove(step)
            continue
        game.apply(step)
        entries = [entry for _, entry in game.entries(len(game.actions) - 1)]
        if any(map(reveals, entries)) or game.pages():
            return
        by_itself += [entry[TARGET] for entry in entries if entry[VERB] == changes.BY_ITSELF]
