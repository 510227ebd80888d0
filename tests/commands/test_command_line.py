"""The command line: what is asked for, on a bare Python, on an old one, and asked wrongly."""

from __future__ import annotations

import ast
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import holding_on.__main__ as front
from holding_on.commands import command_line, environment, needs
from holding_on.commands.declared import declared
from holding_on.commands.environment import NoEnvironment
from holding_on.commands.needs import DEV, GAME
from holding_on.common import paths
from holding_on.common.paths import PACKAGE

TOP = PACKAGE.parent


def bare(*words: str) -> subprocess.CompletedProcess[str]:
    """The command on a Python that has nothing but its standard library."""
    around = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    line = [sys.executable, "-S", "-m", "holding_on", *words]
    return subprocess.run(line, cwd=TOP, env=around, capture_output=True, text=True, check=False)


def test_help_needs_nothing_but_python() -> None:
    told = bare("--help")
    assert told.returncode == 0
    assert all(name in told.stdout for name in command_line.COMMANDS)


@pytest.mark.parametrize("name", command_line.COMMANDS)
def test_each_command_explains_itself_on_a_bare_python(name: str) -> None:
    assert bare(name, "--help").returncode == 0


@pytest.mark.parametrize(
    "words",
    [
        ("dance",),
        ("--loud",),
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
        command_line.enter(words)
    assert end.value.code == 2
    assert "usage: holding-on" in capsys.readouterr().err


def test_without_a_command_the_help_lists_them() -> None:
    told = bare()
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == bare("--help").stdout


@pytest.mark.parametrize("words", [("play", "--loud"), ("rules", "CARE-09", "--loud"), ("lab", "here", "there")])
def test_what_a_command_does_not_know_is_refused_with_its_own_usage(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        command_line.enter(words)
    assert end.value.code == 2
    told = capsys.readouterr().err
    assert told.startswith(f"usage: holding-on {words[0]} ")
    assert f"unrecognized arguments: {words[-1]}" in told


def test_a_port_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command_line.enter(["play", "--port", "70000"])
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
    def none(needed: frozenset[str] | None, words: list[str]) -> None:
        raise NoEnvironment("Install this and that.")

    monkeypatch.setattr(environment, "enter", none)
    assert command_line.enter(["test"]) == 1
    assert capsys.readouterr().err == "Install this and that.\n"


def test_ctrl_c_ends_a_command_with_130(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(needed: frozenset[str] | None, words: list[str]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "enter", interrupted)
    assert command_line.enter(["test"]) == 130
    assert "Stopped." in capsys.readouterr().err


def test_there_is_a_file_for_each_command_and_it_offers_what_the_door_asks() -> None:
    for name in command_line.COMMANDS:
        assert (PACKAGE / "commands" / f"{name}.py").is_file()
        command = command_line._command(name)
        assert isinstance(command.DEV, bool)
        assert callable(command.options)
        assert callable(command.run)


def test_an_installed_package_has_no_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert paths.checkout() == TOP
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "site-packages" / "holding_on")
    assert paths.checkout() is None


@pytest.mark.parametrize(
    "words",
    [
        ("x" * 5000,),
        ("play", "--seed", "x" * 5000),
        ("play", "--seed", "x " * 2500),
        ("play", "--port", "x" * 5000),
        ("play", "--idle", "x" * 5000),
        ("play", "--help-line", "x" * 5000),
        ("play", "x" * 5000),
        ("check", *["x" * 50] * 100),
        ("rules", "x" * 5000),
        ("play", "--lang", "x" * 5000),
        ("play", "--content", "x" * 5000),
        ("check", "x" * 5000),
    ],
)
def test_what_is_typed_wrongly_is_not_repeated_at_its_whole_length(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = command_line.enter(words)
    except SystemExit as end:
        code = int(str(end.code))
    assert code in (1, 2)
    told = capsys.readouterr()
    refusal = (told.out + told.err).rpartition("usage:")[2]
    assert "x" * 300 not in refusal
    assert len(refusal) < 2500


# --- what an install offers, and what it is called ----------------------------------------------------------------


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As if the package were installed, with its program in a folder that is searched."""
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "site-packages" / "holding_on")
    monkeypatch.setattr(environment, "enter", lambda *_, **__: None)
    program = tmp_path / "bin" / "holding-on"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent))
    return program


def test_the_help_of_an_install_lists_what_works_there(installed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        command_line.enter(["--help"])
    assert end.value.code == 0
    told = capsys.readouterr().out
    assert [name for name in command_line.COMMANDS if not re.search(rf"^    {name}\b", told, re.MULTILINE)] == [
        "compile",
        "test",
    ]
    assert command_line.enter(["compile"]) == 2
    assert "HOLDING_ON_COMPILE=1" in capsys.readouterr().err
    assert command_line.enter(["test"]) == 2
    assert "The tests run in a checkout" in capsys.readouterr().err


def test_a_checkout_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command_line.enter(["--help"])
    told = capsys.readouterr().out
    assert [name for name in command_line.COMMANDS if not re.search(rf"^    {name}\b", told, re.MULTILINE)] == []


def test_an_install_is_called_again_as_it_was_called(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(installed), "play"])
    assert paths.invocation() == "holding-on"
    monkeypatch.setenv("PATH", str(installed.parents[1]))
    assert paths.invocation() == str(installed)
    monkeypatch.setattr(sys, "argv", [str(PACKAGE / "__main__.py"), "play"])
    assert paths.invocation() == f"{sys.executable} -m holding_on"
    python = installed.with_name("python3")
    python.symlink_to(sys.executable)
    monkeypatch.setenv("PATH", str(python.parent))
    monkeypatch.setattr(sys, "executable", str(python))
    assert paths.invocation() == "python3 -m holding_on"


def test_a_checkout_is_called_again_by_any_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(PACKAGE / "__main__.py"), "play"])
    monkeypatch.setenv("PATH", "")
    assert paths.invocation() == "python3 -m holding_on"


def test_after_quit_the_terminal_names_the_command_with_its_options(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    content = tmp_path / "my ward"
    content.mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(installed), "play"])
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    assert command_line.enter(["play", "--terminal", "--seed", "7", "--content", str(content)]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert f"To go on: holding-on play --terminal --content '{content}', and then type: load holding-on-7.json" in told


@pytest.mark.parametrize(
    ("line", "needed"),
    [
        ("play", {GAME}),
        ("play --terminal", None),
        ("play --terminal --content mine", {GAME, "content"}),
        ("play --room", {GAME, "room"}),
        ("play --content mine", {GAME, "content"}),
        ("notebooks", {GAME, "study"}),
        ("notebooks --content mine", {GAME, "study", "content"}),
        ("lab", {GAME, "lab"}),
        ("check mine", {GAME, "content"}),
        ("site out", {GAME}),
        ("rules", None),
        ("debrief game.json --out page.html", None),
        ("test", {GAME, "all", DEV}),
        ("compile", {GAME, "all", DEV}),
    ],
)
def test_each_command_needs_no_more_than_it_uses(line: str, needed: set[str] | None) -> None:
    assert needs.needed(command_line._parser().parse_args(line.split())) == needed


def test_the_table_knows_every_command_and_names_only_what_is_declared() -> None:
    assert needs.NEEDS.keys() == set(command_line.COMMANDS)
    known = declared(TOP).keys()
    assert {part for parts in needs.NEEDS.values() for part in parts or ()} <= known
    assert needs.SIZES.keys() <= known


@pytest.mark.parametrize("words", [("rules", "CARE-13"), ("play", "--terminal", "--seed", "1")])
def test_what_needs_only_python_runs_without_an_environment(words: tuple[str, ...]) -> None:
    told = bare(*words)
    assert "Traceback" not in told.stderr
    assert "CARE-13" in told.stdout if words[0] == "rules" else "Billy" in told.stdout
