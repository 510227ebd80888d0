"""Two studies of the same cards and a game, for tests that look at what is drawn and measured of them."""

from __future__ import annotations

import pytest

import holding_on as ho
from tests.engine.table import played_out


@pytest.fixture(scope="module")
def study() -> ho.Study:
    """A dozen games of the balanced style."""
    return ho.simulate(12, seed=0)


@pytest.fixture(scope="module")
def other() -> ho.Study:
    """The same cards, played by another style."""
    return ho.simulate(12, seed=0, policy="comfort_first")


@pytest.fixture(scope="module")
def game() -> ho.Game:
    """A game played to its end by the balanced style."""
    return played_out(ho.Game(seed=3, first=0))
