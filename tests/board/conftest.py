"""The fixtures that tests of the board's Python side share."""

from __future__ import annotations

import pytest

from holding_on.board import PlayPage


@pytest.fixture
def page() -> PlayPage:
    """Return a play page with a chosen seed."""
    return PlayPage(seed="7")
