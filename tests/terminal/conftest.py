"""The fixture of the terminal's tests."""

from pathlib import Path

import pytest

from tests.terminal.typing_in import Capture, Table


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> Table:
    """A terminal in an empty folder."""
    return Table(monkeypatch, capsys, tmp_path)
