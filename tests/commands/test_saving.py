"""What is kept in a file, by whatever part: whole or not at all, with the right mode, and where a link leads."""

import errno
import os
import stat
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, NoReturn

import pytest

import holding_on as ho
from holding_on.commands import lesson_copy
from holding_on.common import saving
from holding_on.terminal import files

GAME, STUDY, VERSIONS = ho.Game(seed=7), ho.simulate(3, policy="random"), count()


def keep_study(path: Path) -> None:
    STUDY.save(path)


def keep_game(path: Path) -> None:
    files.write(path, GAME.record())


def lay_lesson(path: Path) -> None:
    """A lesson is laid under the name of the path."""
    shipped = path.parent.parent / "shipped"
    shipped.mkdir(exist_ok=True)
    (shipped / "lesson.md").write_text(f"version {next(VERSIONS)}", encoding="utf-8")
    lesson_copy.lay(shipped, path.parent)


Keeps = Callable[[Path], None]
each_writer = pytest.mark.parametrize("keep", [keep_study, keep_game, lay_lesson])


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """A file that is not there yet, in a folder of its own; what is written may be read by one's own group."""
    (tmp_path / "kept").mkdir()
    before = os.umask(0o027)
    yield tmp_path / "kept" / "lesson.md"
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name == "nt", reason="no modes here")
@each_writer
def test_a_new_file_may_be_read_by_whom_the_umask_lets_and_keeps_the_mode_that_it_is_given(
    keep: Keeps, path: Path
) -> None:
    keep(path)
    assert mode(path) == 0o640
    for given in (0o600, 0o664):
        path.chmod(given)
        keep(path)
        assert mode(path) == given


@each_writer
def test_what_a_link_leads_to_is_written_and_the_link_stays(keep: Keeps, path: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    there = tmp_path / "elsewhere" / "file"
    path.symlink_to(there)
    keep(path)  # a link that leads to nothing yet
    first = there.read_bytes()
    assert first
    keep(path)
    assert path.is_symlink()
    assert [each.name for each in (tmp_path / "elsewhere").iterdir()] == ["file"]


@pytest.mark.parametrize("fails", ["fsync", "replace"])
@each_writer
def test_a_full_disk_leaves_the_old_file_and_nothing_beside_it(
    keep: Keeps, fails: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(path)
    before = {each.name: each.read_bytes() for each in path.parent.iterdir()}

    def full(*_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, fails, full)
    with pytest.raises((OSError, lesson_copy.CannotLay), match="No space left on device"):
        keep(path)
    assert {each.name: each.read_bytes() for each in path.parent.iterdir()} == before


def write_half(path: Path, raised: BaseException) -> None:
    with saving.whole(path) as file:
        file.write(b"half")
        raise raised


def test_what_stops_in_the_middle_leaves_nothing_and_names_the_file_that_was_asked_for(path: Path) -> None:
    for raised in (OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()):
        with pytest.raises(type(raised)) as refused:
            write_half(path, raised)
        assert list(path.parent.iterdir()) == []
        assert getattr(refused.value, "filename", str(path)) == str(path)


def test_a_folder_that_cannot_be_written_is_told_with_the_name_of_the_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open

    def closed(name: Any, *how: Any, **more: Any) -> Any:
        if os.path.dirname(name) == str(path.parent):
            raise PermissionError(errno.EACCES, "Permission denied", name)
        return opened(name, *how, **more)

    monkeypatch.setattr("builtins.open", closed)
    with pytest.raises(PermissionError) as refused:
        keep_study(path)
    assert str(refused.value) == f"[Errno {errno.EACCES}] Permission denied: {str(path)!r}"
    with pytest.raises(FileNotFoundError) as missing:
        keep_study(path.parent / "no" / "folder")
    assert missing.value.filename == str(path.parent / "no" / "folder")
    with pytest.raises(IsADirectoryError):
        keep_study(path.parent)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_device_stays_a_device(path: Path) -> None:
    with pytest.raises(OSError, match="No space left"):
        saving.write("/dev/full", b"something")
    path.symlink_to("/dev/zero")
    with pytest.raises(files.NotOurs):  # which never comes to an end, so it is not looked into
        keep_game(path)
    assert stat.S_ISCHR(os.stat("/dev/full").st_mode)
