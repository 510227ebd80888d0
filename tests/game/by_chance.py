"""Games that are played by chance, looked at on their way."""

from collections.abc import Iterator
from random import Random

import holding_on as ho


def moves(scenario: int, seed: int) -> Iterator[ho.Game]:
    """A game by chance, after each of its moves."""
    game = ho.Game(scenario=scenario, players=2 + seed % 3, seed=seed)
    chance = Random(seed)
    while game.outcome is None:
        game.apply(chance.choice(game.legal_actions()))
        yield game
