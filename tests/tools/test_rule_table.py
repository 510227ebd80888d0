"""The table of the rules: it is what the sources say, and where a rule is seen is found out by switching it off."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import holding_on as ho
from tools import rule_table
from tools.mutate.looking import PARTS, Looks, Moment
from tools.mutate.tables import Tables, read

TOP = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def tables() -> Tables:
    """The mutation tables of this checkout."""
    return read(TOP)


def test_the_table_is_what_the_tool_writes(tables: Tables) -> None:
    """Of what is seen the table itself is taken: the mutation step compares that, for it plays every rule."""
    text = rule_table.written(rule_table.entries(TOP, tables, rule_table.kept(TOP)))
    assert rule_table.mistakes(TOP, text) == [], "write it anew: python -m tools.rule_table"


def test_every_place_is_a_line_that_names_the_rule_or_is_lost_with_it(tables: Tables) -> None:
    table = tomllib.loads((TOP / rule_table.TARGET).read_text(encoding="utf-8"))
    lost_with: dict[str, set[str]] = {}
    for mutation in tables.mutations:
        before, after = mutation.find.splitlines(), mutation.replace.splitlines()
        lost = [line for number, line in enumerate(before) if line not in after[number : number + 1]]
        lost_with.setdefault(mutation.rule, set()).add((lost or before)[0 if lost else -1])
    for rule, entry in table.items():
        for key, wanted in (("cited", {rule}), ("code", lost_with.get(rule, set()))):
            for place in entry.get(key, ()):
                name, _, number = place.partition(":")
                line = (TOP / "holding_on" / name).read_text(encoding="utf-8").splitlines()[int(number) - 1]
                assert any(text in line for text in wanted), f"{rule}: {place} is {line!r}"


def test_every_test_of_the_table_is_there() -> None:
    table = tomllib.loads((TOP / rule_table.TARGET).read_text(encoding="utf-8"))
    for test in {test for entry in table.values() for test in entry.get("tests", ())}:
        name, _, function = test.partition("::")
        assert f"\ndef {function.partition('[')[0]}(" in (TOP / name).read_text(encoding="utf-8"), test


def test_every_part_of_a_view_is_looked_at() -> None:
    about_the_view = {"lang", "players", "seat", "revision", "can_undo", "past", "branch"}
    assert set(ho.Game(seed=1).view()) - about_the_view == {key for keys in PARTS.values() for key in keys}


def test_what_is_stale_is_named_by_rule_and_key(tmp_path: Path) -> None:
    (tmp_path / rule_table.TARGET).parent.mkdir(parents=True)
    there = tmp_path / rule_table.TARGET
    there.write_text('["CARE-01"]\nseen = ["Roster"]\n["CARE-02"]\n', encoding="utf-8")
    (said,) = rule_table.mistakes(tmp_path, '["CARE-01"]\nseen = ["head"]\n["CARE-02"]\n')
    assert said == "CARE-01: rule_table.toml has seen = ['Roster'], and it is ['head']"
    there.write_text("nonsense", encoding="utf-8")
    assert rule_table.mistakes(tmp_path, "") != []
    assert rule_table.kept(tmp_path) == rule_table.kept(tmp_path / "nowhere") == {}


def moment(**shown: int) -> Moment:
    return {"prompt": 0, "Roster": 0, "head": 0, **shown}


ALIKE = moment()


@pytest.mark.parametrize(
    ("without", "seen"),
    [
        ([ALIKE, moment(Roster=1), moment(head=1)], {"Roster"}),
        ([ALIKE, moment(prompt=1), moment(head=1, Roster=1), moment()], {"prompt", "head", "Roster"}),
        ([ALIKE, ALIKE, ALIKE], set()),
        ([ALIKE], set()),
        ([ALIKE, {}, moment(head=1)], set()),
    ],
)
def test_a_rule_is_seen_where_its_loss_is_first_seen(without: list[Moment], seen: set[str]) -> None:
    looks = Looks({"t.py::a[1]": [ALIKE, ALIKE, ALIKE], "t.py::ab": [ALIKE]})
    assert looks.seen_without("t.py::a", Looks({"t.py::a[1]": without, "t.py::ab": [moment(head=9)]})) == seen


def test_a_refusal_is_seen_where_it_is_said() -> None:
    looks = Looks({"t.py::a": [ALIKE, {"opening": 4}]})
    for without in ({}, {"opening": 5}):
        assert looks.seen_without("t.py::a", Looks({"t.py::a": [ALIKE, without]})) == {"opening"}
