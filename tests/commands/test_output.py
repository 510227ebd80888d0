"""Standard output that cannot be written: every command ends with a sentence or quietly, and its code says so."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from holding_on.catalogue.loading import BOX
from holding_on.commands import command_line, output
from holding_on.common.paths import PACKAGE
from holding_on.common.words import say
from tests.sampling import each_third

TOP = PACKAGE.parent
COMMANDS = {
    "help": ("--help",),
    **{f"help of {name}": (name, "--help") for name in command_line.COMMANDS},
    "check": ("check", "own"),
    "rules": ("rules",),
    "a rule": ("rules", "CARE-13"),
    "play in a terminal": ("play", "--terminal", "--seed", "7"),
    "play": ("play", "--no-browser"),
    "lab": ("lab", "--no-browser"),
    "notebooks": ("notebooks", "--no-browser"),
}
full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder in which content of one's own lies, with a mistake."""
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "patients.toml").write_bytes((BOX / "patients.toml").read_bytes() + b"nonsense")
    return tmp_path


@pytest.fixture(autouse=True, params=["", "1"], ids=["held back", "at once"])
def when(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """When Python writes: at the end of a command or as it goes along."""
    monkeypatch.setenv("PYTHONUNBUFFERED", request.param)


def run(words: tuple[str, ...], folder: Path, stdout: object) -> subprocess.CompletedProcess[str]:
    around = {**os.environ, "PYTHONPATH": str(TOP)}
    return subprocess.run(  # type: ignore[no-any-return]
        [sys.executable, "-m", "holding_on", *words],
        cwd=folder,
        env=around,
        text=True,
        input="",
        stdout=stdout,  # type: ignore[call-overload]
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )


@full
@pytest.mark.parametrize("command", each_third(COMMANDS))
def test_on_a_disk_that_is_full_a_command_ends_with_a_sentence(command: str, own: Path) -> None:
    with open("/dev/full", "w") as nowhere:
        done = run(COMMANDS[command], own, nowhere)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
    assert len(done.stderr.splitlines()) <= 1
    assert "No space left on device" in done.stderr


@pytest.mark.parametrize("command", each_third(name for name in COMMANDS if name not in ("play", "lab", "notebooks")))
def test_without_a_reader_a_command_ends_quietly(command: str, own: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = run(COMMANDS[command], own, writing)
    finally:
        os.close(writing)
    assert done.returncode in (output.CLOSED, 1 if command == "check" else output.CLOSED)
    assert done.stderr == ""


class Broken(io.StringIO):
    """A stream that takes nothing."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")


def test_what_a_command_has_to_say_of_another_file_stays_its_own_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> int:
        raise FileNotFoundError(2, "No such file or directory")

    with pytest.raises(FileNotFoundError):
        output.guarded(missing)


def test_a_thread_beside_the_command_cannot_end_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def serve() -> int:
        beside = threading.Thread(target=lambda: print("It is ready"))
        beside.start()
        beside.join()
        return 0

    monkeypatch.setattr(sys, "stdout", Broken())
    assert output.guarded(serve) == 0
    assert capsys.readouterr().err == ""


def test_a_command_that_has_a_code_of_its_own_keeps_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Full(io.StringIO):
        def flush(self) -> None:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(sys, "stdout", Full())
    sentence = say("unwritten", why="No space left on device") + "\n"
    assert (output.guarded(lambda: 0), capsys.readouterr().err) == (output.FAILED, sentence)
    assert (output.guarded(lambda: 3), capsys.readouterr().err) == (3, sentence)

    def sees_to_it() -> int:
        try:
            sys.stdout.flush()
        except OSError:
            return 4
        return 0

    assert (output.guarded(sees_to_it), capsys.readouterr().err) == (4, "")


def test_without_any_window_a_command_runs_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert output.guarded(lambda: 0) == 0
