"""`rules`: what it prints of a rule, what it says is missing, and that nothing is."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

from holding_on.catalogue.loading import the_box
from holding_on.commands import output, rules
from holding_on.common.paths import PACKAGE

TABLE = """["CARE-13"]
cited = ["engine/care.py:1"]
code = ["engine/care.py:2"]
seen = ["JournalView"]

["CARE-15"]
code = ["engine/care.py:2"]
tests = ["tests/engine/test_care.py::test_care_15"]
seen = ["JournalView"]

["COMP-01"]
not_in_play = "Says what kind of game this is."
"""


def asked(*words: str, missing: bool = False) -> int:
    return rules.run(argparse.Namespace(rule=list(words), missing=missing))


def printed(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


def test_of_every_rule_it_is_known_where_it_is_kept_tested_and_seen(capsys: pytest.CaptureFixture[str]) -> None:
    assert asked() == 0
    said = printed(capsys)
    ids = [line.split()[0] for line in said if not line.startswith(" ")]
    assert ids[:-1] == list(the_box().rules)
    assert said[-1].startswith(f"Rules: {len(ids) - 1}. In play: ")


def test_missing_lists_nothing_but_the_verdict_where_nothing_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(missing=True) == 0
    assert len(printed(capsys)) == 1


def test_one_rule_tells_its_lines_its_tests_and_its_parts(capsys: pytest.CaptureFixture[str]) -> None:
    assert asked("care-13") == 0
    said = printed(capsys)
    wording = the_box().words("en")["rule.CARE-13"]
    assert said[0] == f"CARE-13  {wording}"
    assert said[1].startswith("    named in holding_on/engine/care.py:")
    assert said[3].startswith("    missed by tests/engine/test_care.py::test_care_13_")
    parts = said[4].removeprefix("    seen on ").split(", ")
    assert {"ConditionTrack", "JournalView"} <= set(parts)


def test_an_engine_that_was_changed_since_is_told_to_who_goes_by_its_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "    The engine was changed since"
    assert asked("CARE-13") == 0
    assert not any(line.startswith(said) for line in printed(capsys))
    shutil.copytree(PACKAGE / "engine", tmp_path / "holding_on" / "engine")
    monkeypatch.setattr(rules, "PACKAGE", tmp_path / "holding_on")
    room = tmp_path / "holding_on/engine/care.py"
    room.write_text("# two lines\n# more\n" + room.read_text(encoding="utf-8"), encoding="utf-8")
    assert asked("CARE-13") == 0
    assert printed(capsys)[-2].startswith(said)


def test_what_is_not_played_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert asked("COMP-01") == 0
    assert printed(capsys)[1].startswith("    not played: Says what kind of game this is")


def test_what_is_missing_is_named_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "TABLE", tmp_path / "table.toml")
    rules.TABLE.write_text(TABLE, encoding="utf-8")
    assert asked("COMP-01", "CARE-13", "CARE-14", "CARE-15", missing=True) == 1
    said = printed(capsys)
    assert [line.split()[0] for line in said if not line.startswith(" ")] == ["CARE-13", "CARE-14", "CARE-15", "Rules:"]
    assert [line.strip() for line in said if "MISSING" in line] == [
        "MISSING: a test that fails without it",
        "MISSING: a line that names it where it is kept",
        "MISSING: a place in the engine",
        "MISSING: a test that fails without it",
        "MISSING: a part of the board on which it is seen",
        "MISSING: a line that names it where it is kept",
    ]
    assert said[-1] == "Rules: 4. In play: 3; of these something is missing: 3. Not played, each with its reason: 1."


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("CARE-99", "There is no rule CARE-99. Did you mean CARE-"),
        ("magic", "There is no rule MAGIC. Ids look like CARE-13"),
        ("\x1b[2J", "There is no rule \ufffd[2J."),
    ],
)
def test_an_unknown_rule_is_refused(word: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(word) == 2
    assert capsys.readouterr().err.startswith(sentence)


def run_it(words: Sequence[str], folder: Path, **how: object) -> subprocess.Popen[str]:
    line = [sys.executable, "-m", "holding_on", "rules", *words]
    return subprocess.Popen(line, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **how)  # type: ignore[call-overload,no-any-return]


def test_it_answers_from_an_empty_folder_and_to_who_reads_the_first_lines_only(tmp_path: Path) -> None:
    with run_it((), tmp_path, env={"PYTHONPATH": str(PACKAGE.parent)}) as running:
        assert running.stdout.readline().startswith("COMP-01")  # type: ignore[union-attr]
        running.stdout.close()  # type: ignore[union-attr]
        assert "Traceback" not in running.stderr.read()  # type: ignore[union-attr]
    assert running.returncode == output.CLOSED


def test_the_table_can_be_read_by_people() -> None:
    text = rules.TABLE.read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert "python -m tools.rule_table" in text.partition("[")[0]
    assert list(tomllib.loads(text)) == list(the_box().rules)
