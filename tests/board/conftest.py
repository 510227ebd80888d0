"""The fixtures that tests of the board's Python side share."""

from __future__ import annotations

import pytest

from holding_on.board import PlayPage
from tests.game.campaigns import only_linked


@pytest.fixture
def page() -> PlayPage:
    """Return a play page with a chosen seed."""
    return PlayPage(seed="7")


@pytest.fixture(scope="package")
def linked_folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a folder with three scenarios, whatever else the box holds."""
    return only_linked(tmp_path_factory.mktemp("linked"))
