"""The steps of `test`: their budgets, their surroundings, the slow tests of each, and the verdict."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from holding_on.commands import command_line
from holding_on.commands import test as command
from holding_on.commands.serving import JUPYTER_FOLDERS
from holding_on.common.paths import PACKAGE
from tools.check.surroundings import NPM_CACHE, OF_A_BROWSER, surroundings

TOP = PACKAGE.parent
TWELVE_MINUTES = 720


@pytest.fixture(scope="module")
def sessions() -> list[str]:
    """The names of the sessions of this checkout, as nox lists them."""
    line = [sys.executable, "-m", "nox", "--list-sessions", "--json"]
    done = subprocess.run(line, cwd=TOP, capture_output=True, text=True, check=True)
    return [each["name"] for each in json.loads(done.stdout)]


def test_every_step_has_its_row_in_the_budget(sessions: list[str]) -> None:
    rows = command.budget(TOP)
    assert list(rows) == [*sessions, "setup"]


def test_its_help_lists_every_step_in_a_python_without_nox(
    sessions: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "nox", None)
    with pytest.raises(SystemExit):
        command_line.enter(["test", "--help"])
    listed = capsys.readouterr().out.partition("\nsteps:\n")[2].splitlines()
    assert [line.split()[0] for line in listed] == sessions
    assert "  lint        Check the style of the code." in listed


def test_all_rows_together_are_twelve_minutes_at_most() -> None:
    budget = command.budget(TOP)
    light = re.findall(r"^@light\ndef (\w+)", (TOP / "noxfile.py").read_text(encoding="utf-8"), re.M)
    assert list(budget)[: len(light)] == light
    alone = sum(seconds for name, seconds in budget.items() if name not in light)
    assert alone + sum(budget[name] for name in light) / command.CORES <= TWELVE_MINUTES


def test_a_step_knows_the_checkout_and_nothing_of_the_users_jupyter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", "/home/ann/.jupyter")
    monkeypatch.setenv("HOLDING_ON_SEED", "7")
    with surroundings(tmp_path) as found:
        assert found["PYTHONPATH"] == str(tmp_path)
        assert "ann" not in found["JUPYTER_CONFIG_DIR"]
        assert "HOLDING_ON_SEED" not in found


def test_a_step_leaves_the_home_folder_alone(tmp_path: Path) -> None:
    with surroundings(tmp_path, browser=True) as found:
        apart = {Path(found[name]).parent for name in (*JUPYTER_FOLDERS, NPM_CACHE, *OF_A_BROWSER)}
        assert len(apart) == 1
    assert not apart.pop().exists()


# ------------------------------------------------------------------------------------------------ the verdict


def session(name: str, seconds: float, result: str = "success") -> dict[str, Any]:
    """What nox reports of a session."""
    return {"name": name, "duration": seconds, "result": result}


def test_the_verdict_names_what_failed() -> None:
    lines = command.report([session("lint", 1, "failed"), session("types", 20)], {"lint": 5, "types": 30}, 21)
    assert [line.split()[:2] for line in lines[1:4]] == [["step", "verdict"], ["lint", "FAILED"], ["types", "passed"]]
    assert lines[-1] == "Not everything passed. Failed: lint (1 of 2 steps, 21 s)."


def test_a_slow_step_passes_and_says_so() -> None:
    lines = command.report([session("lint", 6)], {"lint": 5}, 6)
    assert "passed, over its budget" in lines[2]
    assert lines[-1] == "Everything passed (1 of 1 steps, 6 s)."


def test_a_step_that_cannot_run_here_is_said_to_be_left_out() -> None:
    assert command.report([session("compiled", 0, "skipped")], {}, 0)[2].split()[:3] == ["compiled", "left", "out"]


def test_a_long_run_has_no_budget() -> None:
    assert command.report([session("lint", 6)], {}, 6)[2].split() == ["lint", "passed", "6.0", "-"]


# ------------------------------------------------------------------------------------------------ slow tests

CHECK = """
import pathlib, sys
if "--alone" in sys.argv and pathlib.Path("broken").exists():
    sys.exit("with its slow part it fails")
pathlib.Path("ran").write_text(" ".join(sys.argv[1:]))
"""
WORDS = {"wheel": ("", "--alone"), "mutation": ("--chapter talk", "")}
"""With which words a check is started, and with which in a long run."""
LESSON = """
import pytest

def test_quick(): pass

@pytest.mark.slow
def test_slow(): assert not "run"
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A checkout with the noxfile of this one, and steps of which it can be seen what they ran."""
    for name in ("noxfile.py", "tools/check/surroundings.py", "tests/conftest.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TOP / name, tmp_path / name)
    (tmp_path / "tests/lessons").mkdir()
    (tmp_path / "tests/lessons/test_it.py").write_text(LESSON, encoding="utf-8")
    for name in ("tools/check/wheel.py", "tools/mutate/__main__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(CHECK, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["slow"]\n', encoding="utf-8")
    (tmp_path / "holding_on").mkdir()
    (tmp_path / "notebooks").mkdir()
    return tmp_path


def nox(top: Path, step: str, *words: str) -> int:
    """Run a step of the small checkout as a contributor does."""
    line = [sys.executable, "-m", "nox", "--session", step, *words]
    return subprocess.run(line, cwd=top, capture_output=True, check=False).returncode


def ran(top: Path) -> str:
    """With which words the step was started, since this was last asked."""
    text = (top / "ran").read_text(encoding="utf-8")
    (top / "ran").unlink()
    return text


@pytest.mark.parametrize("step", ["wheel", "mutation"])
def test_the_slow_part_of_a_step_runs_in_a_long_run_alone(small: Path, step: str) -> None:
    quick, whole = WORDS[step]
    assert nox(small, step) == 0
    assert ran(small) == quick
    assert nox(small, step, "--", "--long") == 0
    assert ran(small) == whole


def test_a_long_run_fails_where_its_slow_part_does(small: Path) -> None:
    (small / "broken").touch()
    assert nox(small, "wheel") == 0
    assert nox(small, "wheel", "--", "--long") == 1


@pytest.mark.slow
def test_slow_tests_are_left_out_of_a_quick_run(small: Path) -> None:
    assert nox(small, "lessons") == 0


@pytest.mark.slow
def test_the_steps_that_are_named_run_slow_tests_too_in_a_long_run_and_the_verdict_is_that_of_all(
    small: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (small / "docs").mkdir()
    (small / "docs/budget.md").write_text("| wheel | what | 45 |\n", encoding="utf-8")
    monkeypatch.setattr(command, "top_of_checkout", lambda: small)
    assert command.run(argparse.Namespace(only=["wheel", "lessons"], long=True)) == 1
    lines = capfd.readouterr().out.splitlines()
    assert lines[-1].startswith("Not everything passed. Failed: lessons (1 of 2 steps")
    assert command.run(argparse.Namespace(only=["wheel"], long=False)) == 0
    lines = capfd.readouterr().out.splitlines()
    assert lines[-1].startswith("Everything passed (1 of 1 steps")
    assert lines[-3].split()[::3] == ["wheel", "45"]


def test_an_unknown_step_is_refused_with_the_names_of_all(small: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command, "top_of_checkout", lambda: small)
        assert command.run(argparse.Namespace(only=["polish"], long=False)) != 0
    said = "".join(capfd.readouterr())
    assert "polish" in said
    assert "Everything passed" not in said


def test_continuous_integration_calls_the_readmes_test_command() -> None:
    script = (TOP / ".ci/run").read_text(encoding="utf-8")
    assert script.rstrip().endswith("exec python3 -m holding_on test </dev/null")
    assert sys.platform == "win32" or (TOP / ".ci/run").stat().st_mode & 0o111
