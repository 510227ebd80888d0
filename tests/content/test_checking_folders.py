"""The checker of content, told of what is no folder of content: one sentence, and nothing outside is gone through."""

import os
from pathlib import Path

import pytest

from holding_on.catalogue import checking
from tests.content.folders import found, write


def test_links_that_lead_out_of_the_folder_to_a_folder_or_nowhere_are_not_followed(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    (folder / "more").mkdir(parents=True)
    outside = write(tmp_path, "outside.toml", "secret = 1\n")
    try:
        (folder / "patients.toml").symlink_to(outside)
        (folder / "events.toml").symlink_to("events.toml")
        (folder / "text").symlink_to(tmp_path)
        (folder / "scenarios").symlink_to(folder / "more")
    except OSError:
        pytest.skip("this system makes no links")
    assert [(p.file, p.text.split(";")[0]) for p in found(folder)] == [
        ("events.toml", "this link leads nowhere"),
        ("patients.toml", "this link leads out of the folder"),
        ("scenarios", "this link leads to a folder"),
        ("text", "this link leads out of the folder"),
    ]


@pytest.mark.parametrize("name", ["nowhere", "a file", "nul\0"])
def test_what_is_no_folder_is_said_in_a_sentence(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, "a file", "")
    assert checking.main(str(tmp_path / name)) == 1
    assert "folder" in capsys.readouterr().out.splitlines()[0]


def no_content(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What is printed of a folder that is no content: one sentence, without going through it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "walk", lambda *_, **__: pytest.fail("the folder was gone through"))
        assert checking.main(str(folder)) == 1
    told = capsys.readouterr().out
    assert told.count("\n") == 1
    assert told.startswith(f"There is no content of the game in {folder}: ")
    assert told.endswith("Name the folder in which they lie.\n")
    assert (checking.refusal(folder) or "").endswith(told.strip())
    return told


def test_a_folder_of_photos_is_told_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(20):
        write(tmp_path, f"IMG_{number:04}.JPG", "")
        write(tmp_path, f"2019/art/IMG_{number:04}.JPG", "")
        (tmp_path / f"link {number}").symlink_to(tmp_path / "2019")
        (tmp_path / f"lost {number}").symlink_to("nowhere")
    write(tmp_path, "art/IMG.JPG", "")
    no_content(tmp_path, capsys)


@pytest.mark.skipif(os.name == "nt", reason="a disk has another name here")
def test_a_whole_disk_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    no_content(Path("/"), capsys)


def test_the_folder_of_another_program_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "pyproject.toml", "")
    write(tmp_path, "src/settings.toml", "")
    no_content(tmp_path, capsys)


def test_a_file_that_is_nearly_named_as_in_the_box_makes_content_of_a_folder(tmp_path: Path) -> None:
    write(tmp_path, "patient.toml", "")
    write(tmp_path, "notes.txt", "")
    assert [problem.file for problem in found(tmp_path)] == ["", "patient.toml"]


def test_links_that_have_nothing_to_do_with_content_are_passed_over(tmp_path: Path) -> None:
    write(tmp_path, "text/en/own.toml", "")
    (tmp_path / "photo.jpg").symlink_to("nowhere")
    (tmp_path / "photos").symlink_to(tmp_path.parent)
    (tmp_path / "more.toml").symlink_to("nowhere")
    assert [problem.file for problem in found(tmp_path)] == ["more.toml"]


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="whoever may open everything opens this too")
def test_a_folder_that_cannot_be_opened_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tmp_path.chmod(0)
    try:
        assert checking.main(str(tmp_path)) == 1
    finally:
        tmp_path.chmod(0o700)
    assert capsys.readouterr().out == f"The folder {tmp_path} cannot be opened by this user.\n"


def test_an_empty_folder_can_be_played_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checking.main(str(tmp_path)) == 0
    out = capsys.readouterr().out
    assert "no content file" in out
    assert "It can be played with." in out.splitlines()[-1]
