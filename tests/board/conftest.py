"""What tests of the board's Python side share."""

from __future__ import annotations

import pytest

from holding_on.board import PlayPage


@pytest.fixture
def page() -> PlayPage:
    """A page with its seed chosen."""
    return PlayPage(seed="7")
