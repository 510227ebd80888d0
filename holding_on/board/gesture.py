"""Gestures: several actions that one click gives, such as all nurses who go to a shift."""

from __future__ import annotations

from typing import Any

from holding_on.engine import changes
from holding_on.engine.state import TARGET, VERB
from holding_on.game import Game
from holding_on.view.facts.verbs import reveals


def carry_out(game: Game, steps: list[Any]) -> None:
    """Apply the actions of a gesture one by one, as if the player had clicked on each action.

    When only one action is legal, the game may take this action without asking. A step that is such an action is then
    skipped.
    The gesture ends early after a step that reveals something to the table, since the player chose the later steps
    without knowing it.

    Parameters
    ----------
    game : Game
        The game in which the actions are applied.
    steps : list
        The codes of the actions, as the web page sends them.

    Raises
    ------
    IllegalAction
        For the first step that is not legal. The steps before it stay applied.
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
