"""Where on the board a rule is seen: found out by switching it off, and kept as the data of the rule index."""

from __future__ import annotations

from pathlib import Path

import pytest

import holding_on as ho
from tools.mutate import index
from tools.mutate.observing import PARTS, Moment, Observed


def test_every_part_of_a_view_is_looked_at() -> None:
    about_the_view = {"lang", "players", "seat", "revision", "can_undo", "past", "branch", "used_by"}
    assert set(ho.Game(seed=1).view()) - about_the_view == {key for keys in PARTS.values() for key in keys}


def test_what_is_seen_elsewhere_than_it_is_written_is_named_by_rule(tmp_path: Path) -> None:
    there = tmp_path / index.TARGET
    there.parent.mkdir(parents=True)
    assert not index.seen_in(tmp_path)
    assert not index.reasons_in(tmp_path)
    reasons = {"CARE-02": "It says “nothing”."}
    text = index.written({"CARE-01": {"head", "Roster"}}, reasons, ["CARE-01", "CARE-02"])
    there.write_text(text, encoding="utf-8")
    assert index.seen_in(tmp_path) == {"CARE-01": {"head", "Roster"}}
    assert index.reasons_in(tmp_path) == reasons
    assert index.mistakes(tmp_path, {"CARE-01": {"Roster", "head"}, "CARE-02": set()}) == []
    (said,) = index.mistakes(tmp_path, {"CARE-01": {"head"}})
    assert said == "CARE-01: rule_index.toml has seen = ['Roster', 'head'], and it is ['head']"


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
    observed = Observed({"t.py::a[1]": [ALIKE, ALIKE, ALIKE], "t.py::ab": [ALIKE]})
    assert observed.seen_without("t.py::a", Observed({"t.py::a[1]": without, "t.py::ab": [moment(head=9)]})) == seen


def test_a_refusal_is_seen_where_it_is_said() -> None:
    observed = Observed({"t.py::a": [ALIKE, {"opening": 4}]})
    for without in ({}, {"opening": 5}):
        assert observed.seen_without("t.py::a", Observed({"t.py::a": [ALIKE, without]})) == {"opening"}
