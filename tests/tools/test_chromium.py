"""Finding a Chromium, and getting one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools.check import chromium

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs of these tests are shell scripts")


def program(folder: Path, name: str, code: int) -> str:
    path = folder / name
    path.write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any Chromium; programs are looked for in this folder."""
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "USUAL", ())
    monkeypatch.setattr(chromium, "_playwrights_own", lambda: None)
    monkeypatch.setattr(chromium, "_driver_starts", lambda: True)
    return tmp_path


def test_the_one_that_is_named_is_taken(nothing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = program(nothing, "mine", 0)
    program(nothing, "chromium", 0)
    monkeypatch.setenv(chromium.VARIABLE, mine)
    assert chromium.find() == mine


def test_one_that_only_says_where_to_get_it_is_passed_over(nothing: Path) -> None:
    program(nothing, "chromium-browser", 1)
    real = program(nothing, "google-chrome", 0)
    assert chromium.find() == real


def test_the_one_without_windows_is_taken_before_the_others(nothing: Path) -> None:
    program(nothing, "chromium", 0)
    quick = program(nothing, "chromium-headless-shell", 0)
    assert chromium.find() == quick


def test_there_may_be_none(nothing: Path) -> None:
    assert chromium.find() is None


def test_where_there_is_none_apt_is_asked(nothing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def by_apt() -> bool:
        program(nothing, "chromium", 0)
        return True

    monkeypatch.setattr(chromium, "_by_apt", by_apt)
    assert chromium.obtain() == str(nothing / "chromium")


def test_where_apt_has_none_either_there_is_none(nothing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "_by_apt", lambda: False)
    assert chromium.obtain() is None


def test_what_is_there_is_used_without_asking_anybody(nothing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = program(nothing, "chromium", 0)
    monkeypatch.setattr(chromium, "_by_apt", lambda: pytest.fail("apt was asked"))
    assert chromium.obtain() == there


def test_apt_is_asked_when_the_driver_of_a_chromium_lacks_something(
    nothing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, starts = program(nothing, "chromium", 0), iter([False, True])
    monkeypatch.setattr(chromium, "_driver_starts", lambda: next(starts))
    monkeypatch.setattr(chromium, "_by_apt", lambda: True)
    assert chromium.obtain() == there


def test_apt_is_not_asked_without_the_right_to(nothing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(nothing, "apt-get", 0)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert not chromium._by_apt()
