"""What a program that learns is shown: equally many numbers at every question, and no card that lies face down."""

from __future__ import annotations

import random

import pytest

import holding_on as ho
from holding_on.common.paths import PACKAGE
from holding_on.engine import names as n
from holding_on.engine.dealer import Luck
from holding_on.engine.state import State
from holding_on.game.branching import deal_anew
from holding_on.study.observed import MOST, names, observed
from holding_on.styles.window import Window


def positions(scenario: int, players: int, seed: int) -> list[State]:
    """The positions of a game that is played by chance, up to its end."""
    game, chance = ho.Game(scenario, players, seed), random.Random(seed)
    found = [game.table()]
    while game.outcome is None:
        game.apply(chance.choice(game.legal_actions()))
        found.append(game.table())
    return found


def seen(state: State, own: int = 0) -> list[float]:
    return observed(Window(state, Luck(0)), own)


@pytest.mark.parametrize("scenario", range(10))
def test_no_card_that_lies_face_down_is_in_it(scenario: int) -> None:
    hidden = 0
    for state in positions(scenario, 2 + scenario % 3, seed=scenario):
        for seed in range(3):
            anew = deal_anew(state, seed)
            hidden += anew.piles != state.piles
            assert seen(anew) == seen(state)
    assert hidden, "in none of these positions a card lay face down"


@pytest.mark.parametrize(("scenario", "players"), [(1, 2), (4, 3), (9, 4)])
def test_it_has_a_number_for_each_name_and_none_beyond_what_is_said(scenario: int, players: int) -> None:
    for state in positions(scenario, players, seed=3):
        named = names(Window(state, Luck(0)))
        assert len(seen(state)) == len(named) == len(set(named))
        assert all(-MOST <= number <= MOST for number in seen(state))


def test_the_guide_says_how_many_there_are() -> None:
    guide = (PACKAGE.parent / "docs/how-to-write-a-style.md").read_text(encoding="utf-8")
    assert f"as {len(seen(ho.Game().table()))} numbers that" in guide


def test_the_numbers_say_what_lies_on_the_table() -> None:
    state = ho.Game(seed=7, first=0).table()
    told = dict(zip(names(Window(state, Luck(0))), seen(state, own=2), strict=True))
    assert (told["condition"], told["day"], told["deck 0"], told["asked 0"]) == (28, 1, 39, 1)
    assert [told[f"own {nurse}"] for nurse in range(n.NURSES)] == [0, 0, 1, 0]
    assert [told[f"place {pawn}"] for pawn in range(n.PAWNS)] == state.places


def test_every_nurse_sees_the_same() -> None:
    for state in positions(1, 3, seed=5)[::20]:
        named = names(Window(state, Luck(0)))
        apart = {
            name for own in (1, 2) for name, a, b in zip(named, seen(state), seen(state, own), strict=True) if a != b
        }
        assert apart == {"own 0", "own 1", "own 2"}
