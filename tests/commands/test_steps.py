"""The steps of `test`, their budget, and the verdict."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import pytest

from holding_on.commands import chromium, running
from holding_on.commands import test as command
from holding_on.commands.serving import JUPYTER_FOLDERS
from holding_on.commands.steps import BROWSER, STEPS, TAKE_TURNS, Step
from holding_on.common.paths import PACKAGE

TOP = PACKAGE.parent
TWENTY_MINUTES = 1200


def budget() -> dict[str, int]:
    """The rows of docs/budget.md."""
    text = (TOP / "docs/budget.md").read_text(encoding="utf-8")
    return {name: int(seconds) for name, seconds in re.findall(r"^\| (\w+) \|.*\| (\d+) \|$", text, re.M)}


def step(program: str, **options: object) -> Step:
    return Step("lint", ("-c", program), 5, **options)  # type: ignore[arg-type]


@pytest.fixture
def around(tmp_path: Path) -> dict[str, str]:
    with running.surroundings(tmp_path) as found:
        return found


def test_every_step_has_its_row_in_the_budget() -> None:
    rows = budget()
    short = [one for one in STEPS if not one.long]
    assert {one.name: one.budget for one in short}.items() <= rows.items()
    assert [name for name in rows if name in {one.name for one in short}] == [one.name for one in short]


def test_all_rows_together_are_twenty_minutes_at_most() -> None:
    assert sum(budget().values()) <= TWENTY_MINUTES


def test_what_a_step_needs_is_there() -> None:
    for one in STEPS:
        for path in one.needs:
            assert (TOP / path).exists(), f"{one.name} needs {path}"


def test_a_long_run_knows_everything_that_takes_turns() -> None:
    asks = re.compile(r"mark\.takes_turns|import\stodays")
    there = [path for path in (TOP / "tests").rglob("test_*.py") if asks.search(path.read_text(encoding="utf-8"))]
    assert there
    for path in there:
        assert path.relative_to(TOP).as_posix().startswith((*TAKE_TURNS, BROWSER)), path
    for name, paths in (("every_turn", TAKE_TURNS), ("every_look", (BROWSER,))):
        assert set(paths) <= set(next(one.line for one in STEPS if one.name == name))


def test_a_step_passes_or_fails_by_its_exit_code(tmp_path: Path, around: dict[str, str]) -> None:
    assert running.run(step("pass"), tmp_path, around)
    assert not running.run(step("raise SystemExit(1)"), tmp_path, around)


def test_a_step_without_its_files_fails(
    tmp_path: Path, around: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert not running.run(step("pass", needs=("not/there.py",)), tmp_path, around)
    assert "cannot run: not/there.py is missing" in capsys.readouterr().err


def test_a_step_that_does_not_end_is_stopped(
    tmp_path: Path,
    around: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(running, "PATIENCE", 0)
    monkeypatch.setattr(running, "GRACE", 1)
    assert not running.run(step("import time; time.sleep(600)"), tmp_path, around)
    assert "has not ended after 1 s" in capsys.readouterr().err


def test_a_browser_step_without_a_chromium_fails_and_says_how_to_get_one(
    tmp_path: Path,
    around: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(chromium, "obtain", lambda: None)
    assert not running.run(step("pass", browser=True), tmp_path, around)
    assert chromium.VARIABLE in capsys.readouterr().err


def test_a_browser_step_is_told_which_chromium(
    tmp_path: Path, around: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "obtain", lambda: "/some/chromium")
    program = f"import os; raise SystemExit(os.environ['{chromium.VARIABLE}'] != '/some/chromium')"
    assert running.run(step(program, browser=True), tmp_path, around)


def test_a_step_leaves_the_home_folder_alone(
    tmp_path: Path, around: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "obtain", lambda: "/some/chromium")
    apart = Path(around["IPYTHONDIR"]).parent
    names = (*JUPYTER_FOLDERS, running.NPM_CACHE, *running.OF_A_BROWSER)
    program = f"import os; raise SystemExit({{os.path.dirname(os.environ[n]) for n in {names}}} != {{{str(apart)!r}}})"
    assert running.run(step(program, browser=True), tmp_path, around)


def test_steps_know_the_checkout_and_nothing_of_the_users_jupyter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", "/home/ann/.jupyter")
    monkeypatch.setenv("HOLDING_ON_SEED", "7")
    with running.surroundings(tmp_path) as found:
        assert found["PYTHONPATH"] == str(tmp_path)
        assert "ann" not in found["JUPYTER_CONFIG_DIR"]
        assert "HOLDING_ON_SEED" not in found


def test_all_steps_run_even_if_one_fails_and_the_verdict_names_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = (step("raise SystemExit(1)"), Step("types", ("-c", "print('ran')"), 90))
    monkeypatch.setattr(command, "STEPS", steps)
    assert command.run(argparse.Namespace(only=None, long=False)) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[-1].startswith("Not everything passed. Failed: lint (1 of 2 steps")
    assert [line.split()[0:2] for line in told[-6:-3]] == [["step", "verdict"], ["lint", "FAILED"], ["types", "passed"]]


def test_a_slow_step_passes_and_says_so() -> None:
    result = command.Result(step("pass"), passed=True, seconds=6.0)
    assert result.verdict == "passed, over its budget"
    assert command.report([result])[-1] == "Everything passed (1 of 1 steps, 6 s)."


def test_only_picks_steps_and_long_adds_the_long_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Step("slow", (), 900, long=True)
    monkeypatch.setattr(command, "STEPS", (*STEPS, slow))
    assert slow not in command.chosen_steps(None, long=False)
    assert slow in command.chosen_steps(None, long=True)
    assert command.chosen_steps(["slow", "lint"], long=False) == [STEPS[0], slow]


def test_an_unknown_step_is_refused_with_the_names_of_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(argparse.Namespace(only=["polish"], long=False)) == 2
    told = capsys.readouterr().err
    assert "no step named polish" in told
    assert all(one.name in told for one in STEPS)


def test_continuous_integration_calls_the_readmes_test_command() -> None:
    script = (TOP / ".ci/run").read_text(encoding="utf-8")
    assert script.rstrip().endswith("exec python3 -m holding_on test </dev/null")
    assert sys.platform == "win32" or (TOP / ".ci/run").stat().st_mode & 0o111
