"""The mutation run itself, on a toy: it finds the rule that no test misses, and every slip of a table."""

import os
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from holding_on.commands.mutations import TABLES, engine_tests, left_out
from tools.mutate import index
from tools.mutate.tables import read

TOP = Path(__file__).resolve().parents[2]

ENGINE = """
def stress(level, shifts):
    return level + 1 if shifts > 1 else level


def care(condition, symbols):
    return max(0, condition - symbols)


def days():
    day = 1
    while day < 13:
        day += 1
    return day
"""
TESTS = """
import pytest
from holding_on.engine import toy


def test_stress_01_a_second_shift_costs_stress():
    assert toy.stress(0, 2) == 1


def test_stress_02_the_first_shift_costs_none():
    assert toy.stress(0, 1) in (0, 1)


@pytest.mark.parametrize("symbols", [1, 9])
def test_care_01_condition_does_not_fall_below_0(symbols):
    assert toy.care(5, symbols) >= 0


def test_day_01_there_are_13_days():
    assert toy.days() == 13


def test_day_02_fails_anyway():
    assert toy.days() == 14
"""
STRESS_01 = ("STRESS-01", "level + 1 if", "level if", "test_stress_01_a_second_shift_costs_stress")
STRESS_02 = ("STRESS-02", "shifts > 1", "shifts > 0", "test_stress_02_the_first_shift_costs_none")
CARE_01 = (
    "CARE-01",
    "max(0, condition - symbols)",
    "condition - symbols",
    "test_care_01_condition_does_not_fall_below_0",
)
FUNCTIONS = {"STRESS-01": "stress", "STRESS-02": "stress", "CARE-01": "care", "DAY-01": "days", "MAGIC-01": "days"}
DAY_01 = ("DAY-01", "day < 13", "day < 12", "test_day_01_there_are_13_days")


def entry(rule: str, find: str, replace: str, test: str) -> str:
    """One mutation as a table holds it."""
    return (
        f'[[mutation]]\nrule = "{rule}"\nfile = "holding_on/engine/toy.py"\nfunction = "{FUNCTIONS[rule]}"\n'
        f'find = "{find}"\nreplace = "{replace}"\ntest = "tests/test_toy.py::{test}"\n'
    )


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A checkout of a game with a few rules, without a table."""
    for name, text in {
        "holding_on/__init__.py": "",
        "holding_on/engine/__init__.py": "",
        "holding_on/engine/toy.py": ENGINE,
        "holding_on/content/rules.toml": "".join(
            f'["{rule}"]\n' for rule in ("STRESS-01", "STRESS-02", "CARE-01", "DAY-01", "COMP-01")
        ),
        "tests/test_toy.py": TESTS,
        "pyproject.toml": "",
        "tools/mutations/rest.toml": "",
        index.TARGET.as_posix(): "",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def mutate(top: Path, *words: str) -> tuple[int, list[str]]:
    """Run the tool over a checkout: its exit code and what it said."""
    around = {name: text for name, text in os.environ.items() if not name.startswith(("PYTEST", "COV_"))}
    line = [sys.executable, "-m", "tools.mutate", "--top", str(top), *words]
    done = subprocess.run(line, cwd=TOP, env=around, capture_output=True, text=True, timeout=120, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout.splitlines()


EXCUSED = {"COMP-01": "It says who the players are, which no program can decide."}
RESTATED = {"STRESS-02": "Restates STRESS-01 from its other side."}


def tables(
    top: Path, *entries: tuple[str, str, str, str], more: str = "", excused: Mapping[str, str] = RESTATED | EXCUSED
) -> None:
    """Write the mutations of a toy, and which of its rules are not played."""
    text = "".join(entry(*words) for words in entries)
    (top / "tools/mutations/toy.toml").write_text(text + more, encoding="utf-8")
    (top / index.TARGET).write_text(index.written({}, excused, list(excused)), encoding="utf-8")


@pytest.mark.slow
def test_rules_that_are_missed_pass(toy: Path) -> None:
    tables(toy, STRESS_01, CARE_01, DAY_01)
    before = {path: path.read_bytes() for path in toy.rglob("*") if path.is_file()}
    code, said = mutate(toy, "--rule", "CARE-01")
    assert (code, said[-1]) == (0, "1 passed, 0 failed"), said
    assert {path: path.read_bytes() for path in toy.rglob("*") if path.is_file()} == before


@pytest.mark.slow
def test_a_rule_that_no_test_misses_is_reported(toy: Path) -> None:
    tables(toy, STRESS_01, STRESS_02, CARE_01, ("DAY-01", "day = 1\\n", "day = 5\\n", DAY_01[3]), excused=EXCUSED)
    code, said = mutate(toy)
    assert code == 1
    assert [line.split()[:2] for line in said if line.startswith("SURVIVED")] == [
        ["SURVIVED", "STRESS-02"],
        ["SURVIVED", "DAY-01"],
    ]
    assert said[-1] == "2 passed, 2 failed"


@pytest.mark.slow
def test_a_game_that_no_longer_ends_is_stopped_and_counts_as_missed(toy: Path) -> None:
    tables(toy, STRESS_01, CARE_01, ("DAY-01", "day < 13", "day", DAY_01[3]))
    assert mutate(toy, "--rule", "DAY-01", "--seconds", "3")[1][-1] == "1 passed, 0 failed"


def test_stale_snippets_broken_replacements_and_failing_tests_are_reported(toy: Path) -> None:
    tables(
        toy,
        ("STRESS-01", "level + 2", "level", STRESS_01[3]),
        ("STRESS-02", "level", "0", STRESS_02[3]),
        ("CARE-01", "max(0, condition - symbols)", "no_such_name", CARE_01[3]),
        ("DAY-01", "day = 1\\n", "day = = 1\\n", DAY_01[3]),
        ("DAY-01", "day < 13", "day < 12", "test_day_01_is_not_there"),
        ("DAY-01", "day < 13", "day < 12", "test_day_02_fails_anyway"),
        excused=EXCUSED,
    )
    code, said = mutate(toy)
    text = "\n".join(said)
    assert code == 1
    assert (
        "STALE     STRESS-01 (toy.toml, holding_on/engine/toy.py, stress): its snippet is stale: found 0 times" in text
    )
    assert (
        "STALE     STRESS-02 (toy.toml, holding_on/engine/toy.py, stress): its snippet is stale: found 3 times" in text
    )
    assert "BROKEN    CARE-01 (toy.toml, holding_on/engine/toy.py, care)" in text
    assert "NameError" in text
    assert "is no Python" in text
    assert "or is none: tests/test_toy.py::test_day_01_is_not_there" in text
    assert "or is none: tests/test_toy.py::test_day_02_fails_anyway" in text
    assert "TABLE     DAY-01 (toy.toml): its test is not named after it (day_01)" in text
    assert said[-1] == "0 passed, 7 failed"


def test_a_snippet_is_found_in_its_function_whatever_else_changes(toy: Path) -> None:
    tables(toy, CARE_01)
    code = toy / "holding_on/engine/toy.py"
    moved = "LIMIT = 1\n\n\ndef other(condition, symbols):\n    return max(0, condition - symbols)\n"
    code.write_text(moved + code.read_text(encoding="utf-8"), encoding="utf-8")
    (care,) = read(toy).mutations
    assert care.mutated(toy).endswith(ENGINE.replace("max(0, condition - symbols)", "condition - symbols"))
    assert moved in care.mutated(toy)
    for function in ("", "care_options"):
        with pytest.raises(ValueError, match="there are 0 functions"):
            replace(care, function=function).mutated(toy)
    assert not care.cites(toy)
    code.write_text(code.read_text(encoding="utf-8").replace("def care(", "# CARE-01\ndef care("), encoding="utf-8")
    assert care.cites(toy)
    assert not replace(care, function="stress").cites(toy)


@pytest.mark.slow
def test_one_chapter_is_run_and_what_is_stale_in_the_others_is_told(toy: Path) -> None:
    tables(toy, STRESS_01, ("CARE-01", "min(0", "max(0", CARE_01[3]))
    (toy / "tools/mutations/rest.toml").write_text(entry(*DAY_01), encoding="utf-8")
    code, said = mutate(toy, "--chapter", "rest")
    assert "STALE     CARE-01 (toy.toml, holding_on/engine/toy.py, care): its snippet is stale: found 0" in "\n".join(
        said
    )
    assert (code, said[-1]) == (1, "1 passed, 1 failed")
    code, said = mutate(toy, "--chapter", "nights", "--rule", "STRESS-01")
    assert "TABLE     nights: there is no such chapter" in said
    assert (code, said[-1]) == (1, "1 passed, 1 failed")


def test_ids_in_no_table_in_two_or_without_a_reason_are_reported(toy: Path) -> None:
    excused = {"COMP-01": "", "CARE-01": " "}
    more = '[[not_in_play]]\nrule = "DAY-01"\n'
    tables(toy, STRESS_01, CARE_01, ("MAGIC-01", "day < 13", "day < 12", "test_magic_01"), more=more, excused=excused)
    (toy / "tools/mutations/rest.toml").write_text(entry(*STRESS_01), encoding="utf-8")
    code, said = mutate(toy, "--rule", "STRESS-01")
    assert code == 1
    assert [line.removeprefix("TABLE     ") for line in said if line.startswith("TABLE")] == [
        "toy.toml: [[not_in_play]] is not [[mutation]]",
        "COMP-01 (rule_index.toml): no reason why it is not a rule of play in software",
        "CARE-01 (rule_index.toml): no reason why it is not a rule of play in software",
        "STRESS-02: in no table",
        "DAY-01: in no table",
        "STRESS-01: stands in rest.toml and toy.toml",
        "CARE-01: stands in toy.toml and rule_index.toml [not_in_play]",
        "MAGIC-01: there is no such rule (toy.toml)",
    ]
    assert said[-1] == "2 passed, 8 failed"


def test_a_rule_that_is_asked_for_and_is_none_fails(toy: Path) -> None:
    tables(toy, STRESS_01, CARE_01, DAY_01)
    code, said = mutate(toy, "--rule", "care-02", "--rule", "COMP-01")
    assert "TABLE     CARE-02: there is no such rule. Did you mean CARE-01?" in said
    assert f"COMP-01 is not in play: {EXCUSED['COMP-01']}" in said
    assert (code, said[-1]) == (1, "0 passed, 1 failed")


@pytest.mark.slow
def test_a_run_of_everything_compares_what_is_seen_and_writes_it(toy: Path) -> None:
    tables(toy, STRESS_01, CARE_01, DAY_01)
    data = toy / index.TARGET
    before = data.read_text(encoding="utf-8")
    data.write_text(f'{before}DAY-01 = ["head"]\n', encoding="utf-8")
    assert mutate(toy, "--chapter", "rest", "--chapter", "toy", "--rule", "DAY-01")[1][-1] == "3 passed, 1 failed"
    code, said = mutate(toy)
    assert (code, said[-1]) == (1, "3 passed, 1 failed")
    assert [line.split(":")[0] for line in said if line.startswith("SEEN")] == ["SEEN      DAY-01"]
    assert mutate(toy, "--write")[1][-1] == "3 passed, 0 failed"
    assert data.read_text(encoding="utf-8") == before


def rows() -> list[tuple[str, dict[str, Any]]]:
    """The rows of our own tables as they are written, each with the name of its file."""
    paths = sorted((TOP / TABLES).glob("*.toml"))
    return [(path.name, row) for path in paths for row in tomllib.loads(path.read_text(encoding="utf-8"))["mutation"]]


def by_rule(row: dict[str, Any], key: str) -> dict[str, Any]:
    """What a row says for each of its rules under a key."""
    told, rule = row.get(key, {}), row["rule"]
    return told if isinstance(told, dict) else dict.fromkeys(rule if isinstance(rule, list) else [rule], told)


def test_no_row_repeats_what_follows_from_its_rule_and_its_chapter() -> None:
    tests = engine_tests(TOP)
    assert len(tests) > 400
    for table, row in rows():
        for key in ("file", "test"):
            said = {rule for rule, text in by_rule(row, key).items() if left_out(rule, table, tests).get(key) == text}
            assert not said, f"{table}: {key} follows by itself for {said}"


def test_no_two_rows_make_the_same_edit_in_whatever_chapters_they_stand() -> None:
    edits = Counter(
        (row.get("file", left_out("", table, [])["file"]), *(row.get(key) for key in ("function", "find", "replace")))
        for table, row in rows()
    )
    assert [edit for edit, times in edits.items() if times > 1] == []


def test_a_rule_may_be_named_after_another_in_the_table_of_a_second_chapter(toy: Path) -> None:
    both = entry(*STRESS_01).replace('rule = "STRESS-01"', 'rule = ["DAY-01", "STRESS-01"]')
    tables(toy, STRESS_01)
    for named, told in ((both, []), (entry(*STRESS_01), ["STRESS-01: stands in rest.toml and toy.toml"])):
        (toy / "tools/mutations/rest.toml").write_text(named, encoding="utf-8")
        assert [mistake for mistake in read(toy).mistakes if "stands in" in mistake] == told


def test_a_row_names_several_rules_and_leaves_out_what_follows(toy: Path) -> None:
    (toy / "tests/engine").mkdir()
    both = '[[mutation]]\nrule = ["STRESS-01", "STRESS-02"]\nfunction = "stress"\nfind = "> 1"\nreplace = "> 0"\n'
    (toy / "tools/mutations/toy.toml").write_text(f'{both}test.STRESS-02 = ["a::stress_02", "b::stress_02"]\n')
    found = read(toy)
    assert [each.rule for each in found.mutations] == ["STRESS-02", "STRESS-02"]
    assert "STRESS-01 (toy.toml): missing, unknown or not a text: test" in found.mistakes
    (toy / "tests/engine/test_stress.py").write_text(TESTS, encoding="utf-8")
    found = read(toy)
    assert [(each.rule, each.file, each.test) for each in found.mutations] == [
        ("STRESS-01", "holding_on/engine/toy.py", f"tests/engine/test_stress.py::{STRESS_01[3]}"),
        ("STRESS-02", "holding_on/engine/toy.py", "a::stress_02"),
        ("STRESS-02", "holding_on/engine/toy.py", "b::stress_02"),
    ]
    (toy / "tests/engine/test_more.py").write_text("def test_stress_01_again() -> None: ...\n", encoding="utf-8")
    assert "STRESS-01 (toy.toml): missing, unknown or not a text: test" in read(toy).mistakes
