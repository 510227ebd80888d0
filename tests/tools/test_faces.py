"""The faces on the page of the debriefing are those that the board draws."""

from pathlib import Path

import pytest

from tools import faces


def test_the_copies_of_the_faces_are_the_drawings() -> None:
    assert faces.stale() == []


def test_a_changed_or_missing_copy_is_found_and_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "TOP", tmp_path)
    monkeypatch.setattr(faces, "COPIES", tmp_path / "faces")
    assert faces.main(["--write"]) == 0
    (tmp_path / "faces" / "ann-0.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "faces" / "dev-w.svg").unlink()
    (tmp_path / "faces" / "nobody.svg").write_text("<svg/>", encoding="utf-8")
    assert faces.main([]) == 1
    assert faces.stale() == ["ann-0.svg", "dev-w.svg", "nobody.svg"]
    assert faces.main(["--write"]) == 0
