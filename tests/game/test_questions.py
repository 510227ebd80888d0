"""The rows of the questions: one for each decision, and nothing else words or sorts a question by its phase."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import names as n
from holding_on.engine.phases import DECISION_ROWS
from holding_on.view import questions
from holding_on.view.actions import KINDS
from holding_on.view.things import Asked, Thing
from tests.engine.table import deteriorating, staffed

VIEW = Path(questions.__file__).parent
TOP = VIEW.parents[1]
OF_ITS_OWN = {
    "holding_on/engine/conversation.py",
    "holding_on/engine/focus.py",
    "holding_on/styles/listening.py",
    "holding_on/view/facts/table.py",
}
"""What `heard` alone has: the files of its chapter, the function by which styles answer, and a sentence (`ALONE`)."""
ALONE = {
    "facts/answers": {"CARE"},  # what a kind of care costs on this card
    "facts/coming": {"PAYMENT"},  # how many symbols and tokens there are
    "facts/table": {"HEARD"},  # the memory that was heard is to come no more
    "facts/gestures": {"TURN"},  # the next patient card is turned at once
    "signs": {"PAYMENT"},  # played to its end, with all tokens and with none
    "unlocks": {"PRICE"},  # the assignment goes on after it
}
"""The modules that name a decision, and why."""


def test_every_decision_has_a_row_of_its_name() -> None:
    assert [*questions.ROWS] == [row.phase for row in DECISION_ROWS]
    assert [row.name for row in questions.ROWS.values()] == [row.name for row in DECISION_ROWS]


@pytest.mark.parametrize("row", questions.ROWS.values(), ids=lambda row: row.name)
def test_what_a_row_names_is_there(row: questions.Row) -> None:
    assert f"asked.{row.name}" in the_box().words("en")
    assert {*row.together, *([row.goes_on] if row.goes_on is not None else [])} <= set(KINDS)


def test_whatever_words_or_sorts_a_question_reads_its_row() -> None:
    """A new kind of decision is a row; elsewhere single decisions are named, for what they alone have."""
    phases = {row.name.upper() for row in DECISION_ROWS}
    texts = {
        path.relative_to(VIEW).with_suffix("").as_posix(): path.read_text(encoding="utf-8")
        for path in VIEW.rglob("*.py")
    }
    named = {name: phases & set(re.findall(r"\bn\.([A-Z_]+)\b", text)) for name, text in texts.items()}
    assert named.pop("questions") == phases
    assert {name: here for name, here in named.items() if here} == ALONE


def listed() -> list[str]:
    """The files that a new kind of decision touches, by what CONTRIBUTING says."""
    section = (TOP / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add a kind of decision\n")[2]
    steps = "\n".join(re.findall(r"^\d+\. .*?:", section.partition("\n## ")[0], re.MULTILINE))
    return re.findall(r"`([\w/]+\.\w+)`", steps)


def test_the_list_for_a_new_kind_of_decision_names_the_files_that_the_example_is_in() -> None:
    named = re.compile(r"\b(heard|persist)\b", re.IGNORECASE)
    assert len(listed()) == len(set(listed())) == 14
    assert [file for file in listed() if not named.search((TOP / file).read_text(encoding="utf-8"))] == []


def test_no_file_of_the_package_that_the_example_is_in_is_left_out_of_the_list() -> None:
    phase_or_action = re.compile(r"\b(HEARD|PERSIST)\b|^    \"heard\": heard,", re.MULTILINE)
    files = {path.relative_to(TOP).as_posix(): path for path in (TOP / "holding_on").rglob("*.py")}
    found = {name for name, path in files.items() if phase_or_action.search(path.read_text(encoding="utf-8"))}
    assert found == {file for file in listed() if file in files} | OF_ITS_OWN


def test_a_fact_is_a_number_or_a_thing_until_it_is_named() -> None:
    state = staffed(deteriorating(symbols=3), "nurse 1").table()
    row = questions.of(state)
    assert (row.name, questions.topic(state)) == ("care", "care_deteriorating")
    assert row.lead(state, 0) == Asked.of("both", who=Thing("pawn", 0))


def test_where_nobody_is_asked_the_question_is_over() -> None:
    game = staffed(deteriorating(symbols=3), "nurse 1", condition=2)
    game.apply(ho.Action.of("care palliative"))
    decision, prompt = game.decision, game.view()["prompt"]
    assert (decision.kind, decision.who, decision.rule, decision.actions) == ("over", None, "SCEN-09", ())
    assert (prompt["kind"], prompt["topic"], prompt["lead"], prompt["rule"]) == ("over", "over", "", "SCEN-09")
    assert game.table().phase == n.OVER
