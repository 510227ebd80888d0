"""The check of the board's bundle notices every difference."""

from __future__ import annotations

from pathlib import Path

import pytest

from holding_on.server.site import node
from tools.check.bundle import differing, report


@pytest.fixture
def two(tmp_path: Path) -> tuple[Path, Path]:
    """Two folders with the same bundle."""
    for name in ("committed", "built"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "board.js").write_bytes(b"export default {};\n")
    return tmp_path / "committed", tmp_path / "built"


def test_the_same_bytes_are_fresh(two: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert differing(*two) == []
    assert report([], write=False) == 0
    assert capsys.readouterr().out == "The bundle is fresh.\n"


def test_one_byte_more_is_stale(two: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    (two[0] / "board.js").write_bytes(b"export default {};\n\n")
    assert differing(*two) == ["board.js"]
    assert report(["board.js"], write=False) == 1
    assert "tools.check.bundle --write" in capsys.readouterr().out


def test_a_file_in_one_folder_only_is_stale(two: tuple[Path, Path]) -> None:
    (two[0] / "old.css").touch()
    (two[1] / "new.css").touch()
    assert differing(*two) == ["new.css", "old.css"]


def test_node_comes_with_the_development_packages() -> None:
    words = node.find()
    assert all(Path(word).exists() for word in words)


def test_without_any_node_the_way_out_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "find_spec", lambda _: None)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(node.NoNode, match="install the development packages"):
        node.find()
