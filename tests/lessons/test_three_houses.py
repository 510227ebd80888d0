"""What lesson 11 says of three hundred games of each house is so."""

from __future__ import annotations

import pytest

from holding_on.engine.state import AFTER, BEFORE, TARGET, VERB
from holding_on.lessons import Lesson
from holding_on.study.growing_rows import GrowingRows


@pytest.mark.parametrize("players", [2, 3, 4])
def test_he_is_heard_in_two_of_three_in_every_house(players: int) -> None:
    """In no house is he heard more often than in another, as far as three hundred games of each can tell."""
    rows = GrowingRows(policy="balanced", players=players, shifts=False)
    for _ in rows.play(300):
        pass
    assert rows.won().share == pytest.approx(2 / 3, abs=0.03)


@pytest.mark.parametrize(("players", "least", "most"), [(2, 1.75, 2.25), (3, 0.7, 1.2), (4, 0.5, 0.95)])
def test_a_nurse_takes_less_stress_where_there_are_more(players: int, least: float, most: float) -> None:
    """Of 60 games: about two a Nurse in a game with two of them, less than one with four."""
    taken = 0
    for seed in range(60):
        game = Lesson(11).played("balanced", seed=seed, players=players)
        stress = [entry for _, entry in game.entries(0) if entry[VERB] == "stress" and entry[TARGET] < players]
        taken += sum(max(0, entry[AFTER] - entry[BEFORE]) for entry in stress)
    assert least <= taken / 60 / players <= most, taken
