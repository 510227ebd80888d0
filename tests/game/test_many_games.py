"""Twenty thousand random games of two, three and four players: none comes to a dead end, breaks the table or raises."""

from collections import Counter

import pytest

from holding_on.engine import names as n
from tests.engine.table import engine_game, random_play

from .test_invariants import assert_whole

GAMES = 20_000
BLOCKS = 8
"""One of them in every run, the others are slow tests."""
PLAYERS = (3, 2, 3, 4)


@pytest.mark.parametrize("block", [0, *(pytest.param(block, marks=pytest.mark.slow) for block in range(1, BLOCKS))])
def test_twenty_thousand_random_games_end_as_games_do(block: int) -> None:
    endings: Counter[int] = Counter()
    for seed in range(block, GAMES, BLOCKS):
        state, dealer = engine_game(seed, players=PLAYERS[seed // BLOCKS % len(PLAYERS)])
        for _ in random_play(state, dealer, seed):
            if state.phase == n.TURN:
                assert_whole(state)
        assert_whole(state)
        endings[state.ending] += 1
    assert sum(endings.values()) == GAMES // BLOCKS
    assert set(endings) <= {n.WON, n.DIED, n.DECK_EMPTY, n.TRANSFERRED}
    assert endings[n.DIED]
    assert endings[n.TRANSFERRED]
