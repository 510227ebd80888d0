"""`lab`: which folder it opens, and what it says of it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import pytest

from holding_on.commands import lab, lesson_copy, serving
from holding_on.common.notebooks import notebooks_folder, to_be_run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What would have been served."""
    found: list[dict[str, Any]] = []

    def run(*_: object, **given: Any) -> int:
        found.append(given)
        return 0

    monkeypatch.setattr(serving, "run", run)
    return found


def typed(*words: str) -> int:
    """The command's exit code."""
    parser = argparse.ArgumentParser()
    lab.options(parser)
    return lab.run(parser.parse_args(words))


def test_the_lessons_are_copied_to_where_one_stands_and_it_is_said(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    served: list[dict[str, Any]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert typed() == 0
    own = tmp_path / "holding-on-lessons"
    assert str(own) in capsys.readouterr().out
    shipped = to_be_run((notebooks_folder() / "01-the-ward.ipynb").read_bytes())
    assert (own / "01-the-ward.ipynb").read_bytes() == shipped
    assert {folder.relative_to(own).parts[0] for folder in served[0]["lasting"].values()} == {".jupyter"}


def test_a_newer_lesson_beside_a_changed_one_is_named(
    tmp_path: Path, served: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "play.ipynb").write_text("mine", encoding="utf-8")
    assert typed(str(tmp_path)) == 0
    assert "play.ipynb has a newer version. Yours, which you changed, is kept" in capsys.readouterr().out
    assert (tmp_path / "play.ipynb").read_text(encoding="utf-8") == "mine"
    assert len(served) == 1


def test_where_nothing_can_be_written_nothing_is_served_and_another_folder_is_offered(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    served: list[dict[str, Any]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "letter").write_text("", encoding="utf-8")
    monkeypatch.setattr(lesson_copy, "another", lambda _: Path("/home/ann/holding-on-lessons"))
    assert typed(str(tmp_path / "letter")) == 2
    told = capsys.readouterr().err
    assert f"cannot be copied into {tmp_path / 'letter'}: " in told
    assert 'lab "' in told
    assert "ann" in told
    assert served == []
