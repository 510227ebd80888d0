"""Trying a house rule: games played by chance, in which a mistake of the rule shows."""

import random
from typing import Final, SupportsIndex

from ..common.numbers import whole
from ..common.quoting import quoted
from ..engine.errors import SceneError, VariantError
from .game import Game
from .variant import Variant
from .variants import variants_of

_MOST_MOVES: Final = 3000
"""A game has a few hundred moves; one with so many goes round in a circle."""


def try_variant(
    variant: Variant | str, games: SupportsIndex = 100, scenario: SupportsIndex = 1, players: SupportsIndex = 3
) -> str:
    """Play games by chance with a house rule, to find its mistakes.

    Parameters
    ----------
    variant : Variant or str
        The house rule, or the name of its file.
    games : int, default 100
        How many games.
    scenario : int, default 1
        The number of the scenario.
    players : int, default 3
        How many nurses play.

    Returns
    -------
    str
        How many games were played, and in how many of them the rule did something.

    Raises
    ------
    VariantError
        When the rule fails, leaves a question without an answer, or lets a game go round in a circle.
    SceneError
        When the options are not possible.

    Examples
    --------
    >>> try_variant("listening_heals", games=5)
    'Listening heals: 5 games by chance came to their end; in 4 of them the rule did something.'
    """
    count = whole(games)
    if count is None or count < 1:
        raise SceneError(f"games={quoted(games)}: a whole number from 1")
    did, found = 0, variants_of(variant)
    if len(found) != 1:
        raise SceneError(f"variant={quoted(variant)}: try one house rule at a time")
    (rule,) = found
    for seed in range(count):
        chance, game = random.Random(seed), Game(scenario, players, seed, variant=rule)
        while game.outcome is None:
            game.apply(chance.choice(game.legal_actions()))
            if len(game.actions) > _MOST_MOVES:
                raise VariantError(
                    f"the house rule {quoted(rule.name)}: game {seed} has had {_MOST_MOVES} moves and no end: some "
                    "answers lead in a circle"
                )
        did += any(entry[0] == rule.rule for line, entry in game.entries() if line)  # line 0 says that it is played
    told = f"{rule.name}: {count} games by chance came to their end"
    return f"{told}; in {did} of them the rule did something." if rule.has_functions else f"{told}."
