"""The numbers by which a style decides what it leaves to chance."""

import pytest

from holding_on.engine.dealer import Luck

STEP = 0x1E3779B9
"""How far one move goes on in the cycle of a seed's first key."""


@pytest.mark.parametrize(("one", "other"), [(0, 1), (7, 8), (1, 2**40)])
def test_no_seed_has_the_numbers_of_another_some_moves_later(one: int, other: int) -> None:
    """Every seed goes through the same cycle of first keys from another place; the second key tells them apart."""
    first, second = Luck(one), Luck(other)
    later = (second._first - first._first) * pow(STEP, -1, 2**31) % 2**31
    assert later
    assert [first.number(later + move) for move in range(8)] != [second.number(move) for move in range(8)]
    assert [first.number(move) for move in range(8)] == [Luck(one).number(move) for move in range(8)]
