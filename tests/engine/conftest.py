"""A fixture that several tests of the story use."""

from pathlib import Path

import pytest

from tests.content.twelfth import twelfth


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """The folder of the twelfth scenario."""
    return twelfth(tmp_path)
