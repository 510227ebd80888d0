"""The learner's copy of the lessons: nothing that was changed is ever written over."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest

from holding_on.commands import lesson_copy
from holding_on.commands.lesson_copy import CannotLay, another, lay
from holding_on.common.notebooks import notebooks_of_the_game, to_be_run


@pytest.fixture
def lessons(tmp_path: Path) -> Path:
    """Two lessons as they are shipped, and what else may lie there."""
    folder = tmp_path / "shipped"
    (folder / ".ipynb_checkpoints").mkdir(parents=True)
    (folder / "01-one.ipynb").write_text("one", encoding="utf-8")
    (folder / "README.md").write_text("the map", encoding="utf-8")
    (folder / "stray.pyc").write_text("", encoding="utf-8")
    return folder


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "own"


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]  # published without types


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name != lesson_copy.RECORD}


def test_the_lessons_are_laid_into_a_folder_that_is_made_for_them(lessons: Path, own: Path) -> None:
    assert lay(lessons, own).beside == {}
    assert texts(own) == {"01-one.ipynb": "one", "README.md": "the map"}


def test_what_was_changed_stays_and_is_not_asked_about_again(lessons: Path, own: Path) -> None:
    lay(lessons, own)
    (own / "01-one.ipynb").write_text("mine", encoding="utf-8")
    for _ in range(2):
        assert lay(lessons, own).beside == {}
        assert texts(own) == {"01-one.ipynb": "mine", "README.md": "the map"}


def test_a_lesson_that_nobody_changed_is_renewed(lessons: Path, own: Path) -> None:
    lay(lessons, own)
    (lessons / "01-one.ipynb").write_text("one, better", encoding="utf-8")
    assert lay(lessons, own).beside == {}
    assert texts(own)["01-one.ipynb"] == "one, better"


def test_a_newer_lesson_is_laid_beside_a_changed_one_once_and_never_over_anything(lessons: Path, own: Path) -> None:
    lay(lessons, own)
    (own / "01-one.ipynb").write_text("mine", encoding="utf-8")
    (lessons / "01-one.ipynb").write_text("two", encoding="utf-8")
    assert lay(lessons, own).beside == {"01-one.ipynb": "01-one-new.ipynb"}
    assert lay(lessons, own).beside == {}
    (own / "01-one-new.ipynb").write_text("mine too", encoding="utf-8")
    (lessons / "01-one.ipynb").write_text("three", encoding="utf-8")
    assert lay(lessons, own).beside == {"01-one.ipynb": "01-one-new-2.ipynb"}
    (lessons / "01-one.ipynb").write_text("four", encoding="utf-8")
    assert lay(lessons, own).beside == {"01-one.ipynb": "01-one-new-2.ipynb"}, "nobody has changed that one"
    assert texts(own) == {
        "01-one.ipynb": "mine",
        "01-one-new.ipynb": "mine too",
        "01-one-new-2.ipynb": "four",
        "README.md": "the map",
    }


def test_a_copy_shows_nothing_before_its_cells_are_run_and_says_below_the_title_how_to_run_them(own: Path) -> None:
    shipped = notebooks_of_the_game()
    lay(shipped, own)
    for path in sorted(shipped.glob("[01]*.ipynb")):
        before, after = read(path), read(own / path.name)
        nbformat.validate(after)
        assert "Shift+Enter" in after.cells.pop(1).source
        assert [cell.source for cell in after.cells] == [cell.source for cell in before.cells]
        assert any(cell.get("outputs") for cell in before.cells)
        assert not any(cell.get("outputs") or cell.get("execution_count") for cell in after.cells)
    assert lay(shipped, own).beside == {}


def test_a_copy_with_outputs_that_nobody_changed_is_renewed_without_them(own: Path) -> None:
    shipped = notebooks_of_the_game()
    own.mkdir(parents=True)
    whole = (shipped / "01-the-ward.ipynb").read_bytes()
    (own / "01-the-ward.ipynb").write_bytes(whole)
    record = {"01-the-ward.ipynb": hashlib.sha256(whole).hexdigest()}
    (own / lesson_copy.RECORD).write_text(json.dumps(record), encoding="utf-8")
    assert lay(shipped, own).beside == {}
    assert (own / "01-the-ward.ipynb").read_bytes() == to_be_run(whole) != whole


def test_a_lesson_that_was_removed_comes_back_as_it_is_shipped(lessons: Path, own: Path) -> None:
    lay(lessons, own)
    (own / "01-one.ipynb").unlink()
    lay(lessons, own)
    assert texts(own)["01-one.ipynb"] == "one"


@pytest.mark.parametrize("record", [None, "", "[]", "{", '{"01-one.ipynb": 3}'])
def test_without_its_record_a_folder_loses_nothing(lessons: Path, own: Path, record: str | None) -> None:
    lay(lessons, own)
    (own / "01-one.ipynb").write_text("mine", encoding="utf-8")
    (own / lesson_copy.RECORD).unlink()
    if record is not None:
        (own / lesson_copy.RECORD).write_text(record, encoding="utf-8")
    assert lay(lessons, own).beside == {"01-one.ipynb": "01-one-new.ipynb"}
    assert texts(own)["01-one.ipynb"] == "mine"


def test_the_lessons_own_folder_is_left_as_it_is(lessons: Path) -> None:
    before = texts_of_files(lessons)
    (lessons / "01-one.ipynb").write_text("mine", encoding="utf-8")
    lay(lessons, lessons)
    assert texts_of_files(lessons) == {**before, "01-one.ipynb": "mine"}


def test_the_folder_in_which_they_are_installed_is_refused(lessons: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lesson_copy, "checkout", lambda: None)
    with pytest.raises(CannotLay, match="this is where they are installed"):
        lay(lessons, lessons)


def texts_of_files(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.is_file()}


def test_a_file_in_the_place_of_the_folder_is_said_and_kept(lessons: Path, tmp_path: Path) -> None:
    (tmp_path / "own").write_text("a letter", encoding="utf-8")
    with pytest.raises(CannotLay, match="File exists"):
        lay(lessons, tmp_path / "own")
    assert (tmp_path / "own").read_text(encoding="utf-8") == "a letter"


@pytest.mark.skipif(sys.platform == "win32", reason="its folders have other rights")
def test_a_folder_that_cannot_be_written_is_said_and_another_offered(
    lessons: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert another(tmp_path / "own") == tmp_path / lesson_copy.USUAL
    assert another(tmp_path / lesson_copy.USUAL) != tmp_path / lesson_copy.USUAL
    monkeypatch.setenv("HOME", "/dev/null/nowhere")
    assert another(tmp_path / "own").parent.is_dir()
    place = tmp_path / "locked" if os.geteuid() else Path("/proc")  # root may write wherever there is a disk
    place.mkdir(0o555, exist_ok=True)
    with pytest.raises(CannotLay):
        lay(lessons, place / "own")
