"""Leaving a terminal where a game cannot be kept: no way of leaving loses it, and the exit code says how it went."""

import contextlib
import errno
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

import holding_on as ho
from holding_on.common import saving
from holding_on.terminal import files, leaving
from tests.terminal.typing_in import Capture, Table, flat, words

TOP = Path(__file__).resolve().parents[2]


class Disk:
    """Folders in which nothing can be written, as on a read-only disk; who runs the tests may write everywhere."""

    def __init__(self, home: Path, temporary: Path) -> None:
        self.home, self.temporary = home, temporary
        self.closed: list[Path] = []

    def close(self, *folders: Path) -> None:
        self.closed += [folder.resolve() for folder in folders]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory, table: Table) -> Disk:
    """This folder cannot be written; the home folder and the one for temporary files can."""
    disk = Disk(tmp_path_factory.mktemp("home"), tmp_path_factory.mktemp("temporary"))
    write = saving.write

    def write_here(path: Path, content: bytes) -> None:
        if path.resolve().parent in disk.closed:
            raise PermissionError(errno.EACCES, "Permission denied")
        write(path, content)

    monkeypatch.setattr(saving, "write", write_here)
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(disk.temporary))
    monkeypatch.setattr(Path, "home", lambda: disk.home)
    disk.close(Path())
    return disk


def moves(path: Path) -> int:
    """How many moves the game of a file has."""
    return len(ho.Game.from_record(path.read_text(encoding="utf-8")).actions)


def test_a_game_that_cannot_be_kept_here_is_kept_where_the_table_chooses(table: Table, disk: Disk) -> None:
    said = table.type("1", "quit", "1")
    assert "holding-on-7.json (Permission denied)" in said
    assert words("terminal.elsewhere.title") in said
    kept = disk.home / "holding-on-7.json"
    assert moves(kept) == 1
    assert flat(f"load {kept}") in said
    assert (table.code, said.endswith(words("terminal.leave.bye"))) == (leaving.GOOD, True)
    assert list(disk.temporary.iterdir()) == []


def test_a_place_that_fails_too_leads_back_to_the_question(table: Table, disk: Disk, tmp_path: Path) -> None:
    disk.close(disk.home)
    own = disk.temporary / "evening.json"
    said = table.type("1", "1", "quit", "1", "4", "nonsense/x.json", "", "99", "\u00b2", str(own))
    assert said.count(words("terminal.elsewhere.title")) == 7
    assert moves(own) == 2
    assert table.code == leaving.GOOD


def test_saving_can_be_tried_again_when_what_stood_in_the_way_is_gone(
    table: Table, disk: Disk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    write = files.write
    tried: list[Path] = []

    def once(path: Path, record: str) -> None:
        if tried:
            disk.closed.clear()
        tried.append(path)
        write(path, record)

    monkeypatch.setattr(files, "write", once)
    table.type("1", "quit", "4")
    assert moves(tmp_path / "holding-on-7.json") == 1
    assert table.code == leaving.GOOD


def test_the_table_can_go_on_playing_and_nothing_was_lost(table: Table, disk: Disk) -> None:
    said = table.type("1", "quit", "5", "1", f"save {disk.home / 'ward.json'}", "quit")
    assert words("terminal.elsewhere.goes_on") in said
    assert moves(disk.home / "ward.json") == 2
    assert table.code == leaving.GOOD


def record_in(said: str) -> ho.Game:
    """The game that was shown, as somebody would copy it."""
    return ho.Game.from_record(said.partition(words("terminal.elsewhere.copy"))[2].split()[0])


def test_the_record_on_the_screen_is_a_game_that_can_be_gone_on_with(table: Table, disk: Disk) -> None:
    game = ho.Game(seed=7, names=["Ann\u00e9", "\u0411\u0435\u043d", "C"])
    game.apply(game.legal_actions()[0])
    said = table.type_into(game, "1", "quit", "3", "6")
    assert words("terminal.elsewhere.leave_shown") in said
    assert record_in(said).actions == game.actions
    assert table.code == leaving.ON_SCREEN


def test_who_leaves_without_the_game_is_told_so_by_the_exit_code(table: Table, disk: Disk) -> None:
    table.type("1", "quit", "6")
    assert table.code == leaving.NOT_KEPT
    assert [*disk.home.iterdir(), *disk.temporary.iterdir()] == []


@pytest.mark.parametrize("last", [("quit",), ("quit", "q"), ("quit", "quit"), ("quit", "exit")])
def test_no_way_of_leaving_loses_a_game_that_can_be_kept_somewhere(
    last: tuple[str, ...], table: Table, disk: Disk
) -> None:
    """Quit and then the end of the input, quit said twice: the places were offered."""
    disk.close(disk.home)
    said = table.type("1", *last)
    assert moves(disk.temporary / "holding-on-7.json") == 1
    assert "load " in said
    assert table.code == leaving.GOOD


def test_where_the_input_ends_unasked_nothing_is_written_where_nobody_was_told_of(table: Table, disk: Disk) -> None:
    """The lines came from a file or a pipe: the folder that was begun in, and no other."""
    said = table.type("1")
    assert "holding-on-7.json (Permission denied)" in said
    assert words("terminal.elsewhere.nobody") in said
    assert len(record_in(said).actions) == 1
    assert [*disk.home.iterdir(), *disk.temporary.iterdir()] == []
    assert (table.code, said.endswith(words("terminal.leave.bye"))) == (leaving.ON_SCREEN, True)


def test_help_says_where_the_game_is_kept_when_the_input_ends(table: Table, tmp_path: Path) -> None:
    said = table.type("1", "help")
    assert flat("The game is kept in this folder") in said
    assert "The end of what is typed does the same" in said
    assert moves(tmp_path / "holding-on-7.json") == 1
    assert said.endswith(f"load holding-on-7.json {words('terminal.leave.bye')}")


@pytest.mark.parametrize("last", [(), ("quit",), ("quit", "quit")])
def test_where_no_folder_keeps_it_the_record_is_shown(last: tuple[str, ...], table: Table, disk: Disk) -> None:
    disk.close(disk.home, disk.temporary)
    said = table.type("1", *last)
    assert len(record_in(said).actions) == 1
    assert table.code == leaving.ON_SCREEN


def test_ctrl_c_and_ctrl_d_at_a_keyboard_lose_nothing_either(
    table: Table, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the game either asks where to keep it; said again at that question, the first place keeps it."""
    for end in (KeyboardInterrupt, EOFError):
        typed = iter(["1"])

        def line(_: str, typed: Any = typed, end: type[BaseException] = end) -> str:
            for text in typed:
                return str(text)
            raise end

        monkeypatch.setattr("builtins.input", line)
        monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
        assert ho.terminal.main(1, 3, 7, None) == leaving.GOOD
        assert words("terminal.elsewhere.title") in table.said()
    assert sorted(path.name for path in disk.home.iterdir()) == ["holding-on-7-2.json", "holding-on-7.json"]


# --- a disk that is full --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fails", ["write", "fsync", "replace"])
def test_a_disk_that_is_full_in_the_middle_leaves_the_old_file_whole_and_nothing_beside_it(
    fails: str, table: Table, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table.type("1", "save ward.json")
    before = (tmp_path / "ward.json").read_bytes()

    def full(*_: object, **__: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        if fails == "write":
            patch.setattr("builtins.open", half_a_file(open))
        else:
            patch.setattr(os, fails, full)
        said = table.type("1", "1", "save ward.json", "look", "load ward.json", "quit")
    assert "could not be kept in ward.json (No space left on device)" in said
    assert "The game of ward.json" in said
    assert (tmp_path / "ward.json").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["ward.json"]
    assert table.code == leaving.GOOD


def half_a_file(opened: Callable[..., Any]) -> Callable[..., Any]:
    """An `open` whose files take the beginning of what is written, and then the disk is full."""

    def open_(*what: Any, **how: Any) -> Any:
        file = opened(*what, **how)
        if "xb" in what:
            write = file.write

            def some(content: bytes) -> NoReturn:
                write(content[: len(content) // 2])
                file.flush()
                raise OSError(errno.ENOSPC, "No space left on device")

            file.write = some
        return file

    return open_


def test_what_a_link_leads_to_is_written_and_the_link_stays(table: Table, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    table.type("1", "save games/ward.json")
    (tmp_path / "ward.json").symlink_to(tmp_path / "games" / "ward.json")
    table.type("load ward.json", "1", "save ward.json")
    assert (tmp_path / "ward.json").is_symlink()
    assert moves(tmp_path / "games" / "ward.json") == 2


# --- a window that is gone ------------------------------------------------------------------------------------------


def play(folder: Path, lines: str, **how: Any) -> subprocess.Popen[str]:
    around = {**os.environ, "PYTHONPATH": str(TOP), "HOME": str(folder), "TMPDIR": str(folder)}
    line = [sys.executable, "-m", "holding_on", "play", "--terminal", "--seed", "7"]
    running = subprocess.Popen(
        line, cwd=folder, env=around, text=True, stdin=subprocess.PIPE, stderr=subprocess.PIPE, **how
    )
    assert running.stdin is not None
    running.stdin.write(lines)
    running.stdin.flush()
    return running


def test_a_game_is_kept_when_its_reader_has_gone(tmp_path: Path) -> None:
    with play(tmp_path, "1\n", stdout=subprocess.PIPE) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        while not running.stdout.readline().endswith("> 1\n"):
            assert running.poll() is None
        while "2. " not in running.stdout.readline():  # the answers to the second question: the first was taken
            assert running.poll() is None
        running.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            running.stdin.write("look\n" * 50)
            running.stdin.close()
        told = running.stderr.read()
    assert running.returncode == leaving.CLOSED
    assert "Traceback" not in told
    assert "holding-on-7.json" in told
    assert moves(tmp_path / "holding-on-7.json") == 1


@pytest.mark.skipif(os.name == "nt", reason="this system has no such signals")
@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_a_game_is_kept_when_its_window_is_closed_or_its_program_is_stopped(name: str, tmp_path: Path) -> None:
    number = int(getattr(signal, name))
    with play(tmp_path, "1\n", stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        while "1. Place" not in running.stdout.readline():
            assert running.poll() is None
        running.send_signal(number)
        _, told = running.communicate()
    assert running.returncode == 128 + number
    assert "Traceback" not in told
    assert moves(tmp_path / "holding-on-7.json") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_game_whose_words_cannot_be_written_ends_in_a_sentence(tmp_path: Path) -> None:
    with open("/dev/full", "w") as full, play(tmp_path, "1\n1\n", stdout=full) as running:
        _, told = running.communicate()
    assert running.returncode == leaving.FAILED
    assert told == flat(words("terminal.leave.gone")).replace("{why}", "No space left on device") + "\n"


def test_without_a_window_and_without_a_folder_the_record_goes_where_errors_are_told(
    table: Table, disk: Disk, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    disk.close(disk.home, disk.temporary)
    game = ho.Game(seed=7)
    game.apply(game.legal_actions()[0])

    def gone(*_: object, **__: object) -> NoReturn:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr("builtins.input", gone)
    assert ho.terminal.Terminal(game).run() == leaving.ON_SCREEN
    told = capsys.readouterr().err
    assert ho.Game.from_record(told.splitlines()[-1]).actions == game.actions
    assert json.loads(told.splitlines()[-1])["format"] == "holding_on.record"


# --- words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["quit", "exit", "q", "Q", " EXIT "])
def test_a_table_is_left_by_any_of_its_words(word: str, table: Table, tmp_path: Path) -> None:
    said = table.type("1", word, "nonsense")
    assert "nonsense" not in said
    assert moves(tmp_path / "holding-on-7.json") == 1


@pytest.mark.parametrize("word", ["help", "h", "?", "H"])
def test_help_is_given_by_any_of_its_words_at_every_question(word: str, table: Table, disk: Disk) -> None:
    assert words("terminal.help.also") in table.type(word)
    said = table.type("1", "quit", word, "5")
    assert said.count(words("terminal.elsewhere.title")) == 2  # asked, and asked again


def test_a_translation_adds_words_of_its_own(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own" / "text" / "en" / "own.toml"
    own.parent.mkdir(parents=True)
    own.write_text('[terminal.commands]\nquit = "ende SCHLUSS"\nlook = "schau"\n', encoding="utf-8")
    game = ho.Game(seed=7, content=str(tmp_path / "own"))
    said = table.type_into(game, "schau", "LOOK", "1", "schluss", "nonsense")
    assert said.count(words("terminal.look.places")) == 2
    assert "nonsense" not in said
    kept = (tmp_path / "holding-on-7.json").read_text(encoding="utf-8")
    assert len(ho.Game.from_record(kept, content=str(tmp_path / "own")).actions) == 1
