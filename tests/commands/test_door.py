"""The door: what is asked for, on a bare Python, on an old one, and asked wrongly."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import holding_on.__main__ as front
from holding_on.commands import door, environment, places
from holding_on.commands.environment import NoEnvironment
from holding_on.commands.places import PACKAGE

TOP = PACKAGE.parent


def bare(*words: str) -> subprocess.CompletedProcess[str]:
    """The command on a Python that has nothing but its standard library."""
    around = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    line = [sys.executable, "-S", "-m", "holding_on", *words]
    return subprocess.run(line, cwd=TOP, env=around, capture_output=True, text=True, check=False)


def test_help_needs_nothing_but_python() -> None:
    told = bare("--help")
    assert told.returncode == 0
    assert all(name in told.stdout for name in door.COMMANDS)


@pytest.mark.parametrize("name", door.COMMANDS)
def test_each_command_explains_itself_on_a_bare_python(name: str) -> None:
    assert bare(name, "--help").returncode == 0


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("dance",),
        ("play", "--port", "eighty"),
        ("play", "--port", "70000"),
        ("play", "--seed", "x"),
        ("play", "--idle", "0"),
        ("check",),
    ],
)
def test_what_is_asked_wrongly_is_said_and_ends_with_2(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        door.enter(words)
    assert end.value.code == 2
    assert "usage: holding-on" in capsys.readouterr().err


def test_a_port_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        door.enter(["play", "--port", "70000"])
    assert "a port is a number from 1 to 65535, not 70000" in capsys.readouterr().err


def test_an_old_python_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 18))
    assert front.main(["play"]) == 2
    assert "needs Python 3.11 or later; this is Python 3.8." in capsys.readouterr().err


@pytest.mark.parametrize("name", ["__init__.py", "__main__.py"])
def test_an_old_python_gets_as_far_as_being_told(name: str) -> None:
    """Python runs both files before it can say anything: an old grammar, and none of our other files."""
    source = (PACKAGE / name).read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 7))
    for node in tree.body:
        names = [node.module] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        assert not isinstance(node, ast.ImportFrom) or node.level == 0, ast.unparse(node)
        assert all(str(module).partition(".")[0] in sys.stdlib_module_names for module in names)


def test_a_command_that_cannot_have_its_environment_says_why_and_ends_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def none(dev: bool, words: list[str]) -> None:
        raise NoEnvironment("Install this and that.")

    monkeypatch.setattr(environment, "enter", none)
    assert door.enter(["test"]) == 1
    assert capsys.readouterr().err == "Install this and that.\n"


def test_ctrl_c_ends_a_command_with_130(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(dev: bool, words: list[str]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "enter", interrupted)
    assert door.enter(["test"]) == 130
    assert "Stopped." in capsys.readouterr().err


def test_there_is_a_file_for_each_command_and_it_offers_what_the_door_asks() -> None:
    for name in door.COMMANDS:
        assert (PACKAGE / "commands" / f"{name}.py").is_file()
        command = door._command(name)
        assert isinstance(command.DEV, bool)
        assert callable(command.options)
        assert callable(command.run)


def test_an_installed_package_has_no_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert places.checkout() == TOP
    monkeypatch.setattr(places, "PACKAGE", tmp_path / "site-packages" / "holding_on")
    assert places.checkout() is None
