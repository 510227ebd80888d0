"""What the serving commands share: ports, and what the kernels are told."""

from __future__ import annotations

import argparse
import logging
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from holding_on.commands import serving
from holding_on.commands.output import CLOSED
from holding_on.commands.serving import PortRefused, free_port
from holding_on.common.paths import PACKAGE
from holding_on.server import settings
from holding_on.server.served import HOST, Served
from holding_on.server.settings import CONFIG, SHARE

NOBODY = argparse.Namespace(port=None, no_browser=True, log_level="error")


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens."""
    with socket.socket() as other:
        other.bind((HOST, 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.fixture(autouse=True)
def same_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a run sets for its kernels is gone after the test."""
    for name in ("PYTHONPATH", "JUPYTER_PATH", "JUPYTER_CONFIG_PATH", "PYDEVD_DISABLE_FILE_VALIDATION"):
        monkeypatch.setenv(name, os.environ.get(name, ""))
    for option in serving.OPTIONS:
        monkeypatch.setenv(f"HOLDING_ON_{option.upper()}", "from before")


def test_the_usual_port_is_taken_when_it_is_free() -> None:
    usual = free_port()
    assert serving.claim(None, usual) == usual


def test_another_free_port_is_found_when_the_usual_one_is_taken(taken: int) -> None:
    port = serving.claim(None, taken)
    assert port != taken
    assert serving.claim(port, taken) == port


def test_a_port_that_was_asked_for_and_is_taken_is_said(taken: int) -> None:
    with pytest.raises(PortRefused, match=f"Port {taken} is in use by another program. Choose another with --port"):
        serving.claim(taken, 8866)


def test_a_port_that_this_user_may_not_serve_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "_trouble", lambda *_: 13)
    with pytest.raises(PortRefused, match="does not allow serving on port 80"):
        serving.claim(80, 8866)


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_a_room_needs_its_port_in_every_network(host: str) -> None:
    with socket.socket() as other:
        other.bind((host, 0))
        other.listen()
        port = other.getsockname()[1]
        assert serving.claim(None, port, everywhere=True) != port
        with pytest.raises(PortRefused, match=f"Port {port} is in use"):
            serving.claim(port, 8866, everywhere=True)


def test_an_invitation_is_said_before_the_address_of_this_machine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serving, "answers", lambda _: True)
    served = Served(lambda _: None, "?token=abc", "", invitation=lambda port: f"come to {port}")
    serving._announce(served, 8866, browser=False)
    told = capsys.readouterr().out
    assert told.startswith("come to 8866\nIt is ready at http://127.0.0.1:8866/?token=abc\n")


def test_a_refused_port_ends_the_command_with_2_and_starts_nothing(
    taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = argparse.Namespace(port=taken, no_browser=True, log_level="error")
    assert serving.run(chosen, 8866, lambda: pytest.fail("something was started")) == 2
    assert f"Port {taken} is in use" in capsys.readouterr().err


def test_kernels_are_told_the_options_of_this_run_and_of_no_other() -> None:
    serving.set_environment({"seed": 7, "content": None})
    told = {name: value for name, value in os.environ.items() if name.startswith("HOLDING_ON_")}
    assert told["HOLDING_ON_SEED"] == "7"
    assert "HOLDING_ON_CONTENT" not in told
    assert "HOLDING_ON_PLAYERS" not in told


def test_a_usual_port_in_use_is_said_in_the_window_with_what_to_do(
    taken: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serving, "answers", lambda _: True)
    for moved_from, free in ((taken, False), (None, True)):
        serving._announce(Served(lambda _: None, "", ""), 8899, browser=False, moved_from=moved_from)
        told = capsys.readouterr().out
        assert "It is ready at http://127.0.0.1:8899/" in told
        assert (f"Port {taken} was in use" not in told) is free
        assert (f"open http://127.0.0.1:{taken}/ instead" not in told) is free
        assert ("--port" not in told) is free


@pytest.mark.parametrize("asked", [False, True])
def test_pages_are_told_of_a_usual_port_in_use_unless_another_was_asked_for(taken: int, asked: bool) -> None:
    told: list[str | None] = []
    port = free_port() if asked else None
    chosen = argparse.Namespace(port=port, no_browser=True, log_level="info")
    start = Served(lambda _: told.append(os.environ.get("HOLDING_ON_MOVED_FROM")), "", "")
    assert serving.run(chosen, taken, lambda: start) == 0
    assert told == [None if asked else str(taken)]


def test_jupyter_writes_out_of_the_home_folder_unless_the_user_has_said_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in serving.JUPYTER_FOLDERS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("JUPYTER_DATA_DIR", "mine")
    with serving.temporary_jupyter_folders({"JUPYTERLAB_SETTINGS_DIR": tmp_path}):
        found = {name: os.environ[name] for name in serving.JUPYTER_FOLDERS}
    assert found.pop("JUPYTER_DATA_DIR") == "mine"
    assert found.pop("JUPYTERLAB_SETTINGS_DIR") == str(tmp_path)
    assert len({str(Path(folder).parent) for folder in found.values()}) == 1
    assert not any(Path(folder).exists() for folder in found.values())
    assert {name for name in serving.JUPYTER_FOLDERS if name in os.environ} == {"JUPYTER_DATA_DIR"}


@pytest.mark.parametrize("level", [*serving.LOG_LEVELS, None])
def test_servers_tell_as_much_as_was_asked_for(level: str | None) -> None:
    parser = argparse.ArgumentParser()
    serving.options(parser)
    chosen = parser.parse_args([] if level is None else ["--log-level", level])
    serving.set_environment({"log_level": chosen.log_level})
    assert logging.getLevelName(settings.log_level()) == (level or "error").upper()
    with pytest.raises(SystemExit):
        parser.parse_args(["--log-level", "loud"])


def test_our_settings_and_template_come_before_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "mine")
    serving.set_environment({})
    assert os.environ["JUPYTER_CONFIG_PATH"] == f"{CONFIG}{os.pathsep}mine"
    assert os.environ["JUPYTER_PATH"].split(os.pathsep)[0] == str(SHARE)


def test_ctrl_c_is_a_clean_end(capsys: pytest.CaptureFixture[str]) -> None:
    def start(_: int) -> None:
        raise KeyboardInterrupt

    assert serving.run(NOBODY, free_port(), lambda: Served(start, "", "")) == 0
    assert "Nothing is left running." in capsys.readouterr().out


def test_a_server_that_gives_up_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    def start(_: int) -> None:
        raise SystemExit(1)

    assert serving.run(NOBODY, free_port(), lambda: Served(start, "", "")) == 1
    assert "ended before it answered" in capsys.readouterr().err


def test_something_else_on_the_port_that_speaks_no_http_is_no_answer() -> None:
    with socket.create_server((HOST, 0)) as other:

        def speak() -> None:
            with other.accept()[0] as line:
                line.recv(1024)
                line.sendall(b"\xff\x00\x00\x00\r\n\r\n")

        speaking = threading.Thread(target=speak)
        speaking.start()
        assert not serving.answers(f"http://{HOST}:{other.getsockname()[1]}/")
        speaking.join()


def test_once_the_server_has_ended_nobody_else_is_asked_and_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[threading.Thread] = []
    monkeypatch.setattr(serving, "answers", lambda _: told.append(threading.current_thread()))
    assert serving.run(NOBODY, free_port(), lambda: Served(lambda _: time.sleep(0.2), "", "")) == 0
    told[0].join(2)
    assert not told[0].is_alive()
    assert "It is ready" not in capsys.readouterr().out


@pytest.mark.parametrize("command", ["play", "lab"])
def test_a_server_whose_reader_left_before_the_address_was_said_ends_quietly(command: str, tmp_path: Path) -> None:
    line = [sys.executable, "-m", "holding_on", command, "--no-browser", "--port", str(free_port())]
    around = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    pipe = subprocess.PIPE
    with subprocess.Popen(line, cwd=tmp_path, env=around, stdout=pipe, stderr=pipe, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        assert server.stdout.readline()
        server.stdout.close()
        said = server.stderr.read()
        assert (server.wait(timeout=50), said) == (CLOSED, "")


def test_a_server_that_never_answers_is_told_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serving, "PATIENCE", 0.0)
    monkeypatch.setattr(serving, "answers", lambda _: False)
    serving._announce(Served(lambda _: None, "", "api"), 8899, browser=False)
    told = capsys.readouterr().err
    assert f"does not answer at http://{HOST}:8899/api" in told
    assert "--log-level info" in told
