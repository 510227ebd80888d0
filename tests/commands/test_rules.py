"""`rules`: what it prints of a rule, what it says is missing, and that nothing is."""

from __future__ import annotations

import argparse
import re
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


def test_of_one_rule_the_function_that_keeps_it_comes_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert asked("scen-13") == 0
    said = printed(capsys)
    assert said[0] == f"SCEN-13  {the_box().words('en')['rule.SCEN-13']}"
    known = [line.removeprefix("    ") for line in said[1:-1]]
    assert re.fullmatch(r"kept by holding_on/engine/scenario\.py:\d+  transfer", known[0])
    assert re.fullmatch(r"kept by holding_on/engine/scenario\.py:\d+  ending_rule", known[1])
    assert re.match(r"also cited in holding_on/engine/stress\.py:\d+  warn, holding_on/board/", known[2])
    assert known[3:5] == [
        "missed by tests/engine/test_scenario.py::test_scen_13_the_second_warning_transfers_billy_at_once",
        "lesson 9",
    ]
    assert {"PatientCard", "JournalView"} <= set(known[5].removeprefix("seen on ").split(", "))
    assert known[6].startswith("switched off in tools/mutations/scenario.toml; ")
    assert len(known) == 7


def test_what_a_table_may_change_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert asked("CARE-11", "D-24") == 0
    said = printed(capsys)
    assert any(line.startswith("    a number that a table may change, 1, from 0 to ") for line in said)
    assert any(line.startswith("    another reading, “nobody_twice”: ") for line in said)


def test_what_is_not_played_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert asked("COMP-01") == 0
    assert printed(capsys)[1].startswith("    not played: Says what kind of game this is")


def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of three rules outside any checkout."""
    package = folder / "holding_on"
    for name, text in {
        "engine/care.py": '"""Care (CARE-14)."""\n\n\ndef pay():\n    """Pays (CARE-13)."""\n',
        "content/rules.toml": "".join(f'["{rule}"]\nchapter = "care"\n' for rule in ("CARE-13", "CARE-14", "CARE-15")),
        "index.toml": '[not_in_play]\n[seen]\nCARE-13 = ["head"]\nCARE-15 = ["head"]\n',
    }.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    for name in ("readings.toml", "text/en/rules.toml"):
        (package / "content" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PACKAGE / "content" / name, package / "content" / name)
    monkeypatch.setattr(rules, "PACKAGE", package)
    monkeypatch.setattr(rules, "CONTENT", package / "content")
    monkeypatch.setattr(rules, "INDEX", package / "index.toml")
    return package


def test_what_is_missing_is_named_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installed(tmp_path, monkeypatch)
    monkeypatch.setattr(rules, "checkout", lambda: tmp_path)
    assert asked(missing=True) == 1
    said = printed(capsys)
    assert [line.strip() for line in said if not line.startswith(("    lesson", "    kept"))] == [
        f"CARE-13  {the_box().words('en')['rule.CARE-13']}",
        "seen on head",
        "MISSING: a test that fails without it",
        f"CARE-14  {the_box().words('en')['rule.CARE-14']}",
        "MISSING: a test that fails without it",
        "MISSING: a part of the board on which it is seen",
        f"CARE-15  {the_box().words('en')['rule.CARE-15']}",
        "seen on head",
        "MISSING: a function that cites it",
        "MISSING: a test that fails without it",
        "Rules: 3. In play: 3; of these something is missing: 3. Not played, each with its reason: 0.",
    ]


def test_an_installed_package_says_that_it_has_no_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installed(tmp_path, monkeypatch)
    monkeypatch.setattr(rules, "checkout", lambda: None)
    assert asked("CARE-13") == 0
    assert [line.strip() for line in printed(capsys)][1:-1] == [
        "kept by holding_on/engine/care.py:5  pay",
        "lesson 4",
        "seen on head",
        "The tests are in a checkout of the repository: this is the installed package, which does not carry them.",
    ]


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


def test_it_needs_nothing_but_the_standard_library() -> None:
    program = (
        "import sys; from argparse import Namespace; sys.path.insert(0, sys.argv[1]); "
        "from holding_on.commands import rules; sys.exit(rules.run(Namespace(rule=['CARE-09'], missing=False)))"
    )
    line = [sys.executable, "-I", "-S", "-c", program, str(PACKAGE.parent)]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "kept by holding_on/engine/care.py:" in done.stdout


def test_it_answers_from_an_empty_folder_and_to_who_reads_the_first_lines_only(tmp_path: Path) -> None:
    with run_it((), tmp_path, env={"PYTHONPATH": str(PACKAGE.parent)}) as running:
        assert running.stdout.readline().startswith("COMP-01")  # type: ignore[union-attr]
        running.stdout.close()  # type: ignore[union-attr]
        assert "Traceback" not in running.stderr.read()  # type: ignore[union-attr]
    assert running.returncode == output.CLOSED


def test_the_index_holds_every_rule_once_in_the_order_of_the_rules() -> None:
    data = tomllib.loads(rules.INDEX.read_text(encoding="utf-8"))
    every = list(the_box().rules)
    assert sorted([*data["not_in_play"], *data["seen"]], key=every.index) == every
    for part in data.values():
        assert list(part) == sorted(part, key=every.index)


def test_a_rule_is_switched_off_in_the_table_that_has_a_row_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert asked("TOKEN-03") == 0
    assert "switched off in tools/mutations/care.toml; " in capsys.readouterr().out
