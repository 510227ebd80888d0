"""The window in which a server runs is closed: it ends as with Ctrl-C, and leaves nothing behind."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import pytest

from holding_on.commands.serving import free_port
from holding_on.common.paths import PACKAGE
from holding_on.server import hang_up
from tools.check.answering import page, serving
from tools.check.surroundings import surroundings

if sys.platform == "win32":
    pytest.skip("Windows has no such signal", allow_module_level=True)

NOHUP = "import os, signal, sys; signal.signal(signal.SIGHUP, signal.SIG_IGN); os.execv(sys.executable, sys.argv[1:])"


@pytest.fixture(autouse=True)
def _a_window_that_can_be_closed() -> Iterator[None]:
    """Servers that are started here hear the signal also where the tests themselves run under `nohup`."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


def line(command: str) -> list[str]:
    """What is typed."""
    return [sys.executable, "-m", "holding_on", command, "--no-browser", "--port", str(free_port())]


@pytest.mark.parametrize(
    "command", ["play", *(pytest.param(each, marks=pytest.mark.slow) for each in ("notebooks", "lab"))]
)
def test_a_window_that_is_closed_leaves_no_folder(command: str, tmp_path: Path) -> None:
    temporary, said = tmp_path / "temporary", list[str]()
    temporary.mkdir()
    with surroundings(PACKAGE.parent) as around:
        apart = {**around, "TMPDIR": str(temporary)}
        with serving(line(command), tmp_path, apart, signal.SIGHUP, heard=said):
            assert list(temporary.iterdir())
    assert list(temporary.iterdir()) == []
    assert not [text for text in said if "Traceback" in text]


def test_a_window_that_is_closed_while_the_server_starts_leaves_no_folder(tmp_path: Path) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    with surroundings(PACKAGE.parent) as around:
        apart = {**around, "TMPDIR": str(temporary)}
        with subprocess.Popen(line("play"), cwd=tmp_path, env=apart, stdout=subprocess.DEVNULL) as server:
            until = time.monotonic() + 60
            while not list(temporary.glob("holding-on-*")) and time.monotonic() < until:
                time.sleep(0.01)
            server.send_signal(signal.SIGHUP)
            server.wait(60)
    assert list(temporary.iterdir()) == []


def test_with_nohup_it_goes_on(tmp_path: Path) -> None:
    with surroundings(PACKAGE.parent) as around:
        started = [sys.executable, "-c", NOHUP, *line("play")]
        with serving(started, tmp_path, around) as address:
            (server,) = [one for one in psutil.Process().children() if str(urlsplit(address).port) in one.cmdline()]
            server.send_signal(signal.SIGHUP)
            assert page(address)


def test_whoever_has_a_word_of_his_own_about_it_keeps_it() -> None:
    for own in (signal.SIG_IGN, signal.default_int_handler):
        signal.signal(signal.SIGHUP, own)
        with hang_up.heard():
            hang_up.ends(lambda: pytest.fail("it was for others"))
            assert signal.getsignal(signal.SIGHUP) is own
        assert signal.getsignal(signal.SIGHUP) is own


def test_it_ends_the_server_once_and_is_as_before_afterwards() -> None:
    ended: list[str] = []
    with hang_up.heard():
        hang_up.ends(lambda: ended.append("the server"))
        assert ended == []
        signal.raise_signal(signal.SIGHUP)
        signal.raise_signal(signal.SIGHUP)
    assert ended == ["the server"]
    assert signal.getsignal(signal.SIGHUP) is signal.SIG_DFL


def test_a_window_that_went_within_a_callback_ends_the_server_once_it_is_there() -> None:
    """What is raised within a callback of Python's own is forgotten; such callbacks follow every import."""
    ended: list[str] = []
    with hang_up.heard():
        module = type("Module", (), {})()
        lock = weakref.ref(module, lambda _: signal.raise_signal(signal.SIGHUP))
        del module
        assert lock() is None
        hang_up.ends(lambda: ended.append("the server"))
    assert ended == ["the server"]
