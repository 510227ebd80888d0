"""What was handed on is heard: every mark of a scenario is read by a later card, and docs/marks.md says by which."""

from __future__ import annotations

from typing import Any

import pytest

from holding_on.catalogue.scenario_file import BY_ITSELF
from tools.marks import Mark, Place, ledger, on_the_page, scenarios, table

THERE = scenarios()
MARKS = ledger(THERE)
BOTH = {"all": [{"kind": "marks", "marks": ["loud"]}, {"kind": "no_marks", "marks": ["soft"]}]}


def named(mark: Mark) -> str:
    return f"{mark.name} of {mark.scenario:02}.toml"


def heard(*outcomes: dict[str, Any], asked: dict[str, Any] | None = None, **more: Any) -> dict[str, tuple[Place, ...]]:
    """Where the marks of a small scenario are read; its one question is answered loud or soft."""
    options = [{"id": "one", "mark": "loud"}, {"id": "two", "mark": "soft"}]
    objective = asked or {"kind": "marks", "marks": ["loud", "soft"], "count": 1}
    choice = {"tells": "1A", "options": options}
    data = {"objective": objective, "choice": [choice], "outcome": list(outcomes), "setup": {}, **more}
    return {mark.name: mark.here for mark in ledger({1: data})}


def test_a_card_reads_the_mark_that_it_waits_for() -> None:
    loud = {"kind": "marks", "marks": ["loud"]}
    assert heard({"tells": "2A"}, letter=[{"tells": "3A", "requires": loud}]) == {"loud": (Place(1, "3A"),), "soft": ()}
    assert heard({"tells": "2A"}, contact=[{"tells": "3A", "requires": BOTH}])["soft"] == (Place(1, "3A"),)
    assert heard({"tells": "2A", "lines": [{"when": loud}]})["loud"] == (Place(1, "2A"),)


def test_the_card_that_sets_a_mark_does_not_hear_it() -> None:
    again = {"tells": "3A", "mark": "wrote", "requires": {"kind": "no_marks", "marks": ["wrote"]}}
    assert heard({"tells": "2A"}, letter=[again])["wrote"] == ()


def test_the_form_that_is_left_reads_the_other_answer() -> None:
    forms = ({"tells": "2A", "when": {"kind": "marks", "marks": ["loud"]}}, {"tells": "2B"})
    assert heard(*forms) == {"loud": (Place(1, "2A"),), "soft": (Place(1, "2B", unnamed=True),)}
    no_answer = {"kind": "clears", "count": 3}
    assert heard(*forms, asked=no_answer)["soft"] == (), "2B comes without an answer, too"


def test_what_is_no_mark_may_be_so_or_not() -> None:
    clear = {"kind": "named", "memories": ["3-5"]}
    forms = ({"tells": "2A", "when": {"any": [clear, {"kind": "marks", "marks": ["loud"]}]}}, {"tells": "2B"})
    assert heard(*forms)["soft"] == (Place(1, "2B", unnamed=True),)
    both = ({"tells": "2A", "when": clear}, {"tells": "2B"})
    assert heard(*both) == {"loud": (), "soft": ()}


@pytest.mark.parametrize("mark", MARKS, ids=named)
def test_a_mark_is_read_by_a_later_card(mark: Mark) -> None:
    assert mark.here or mark.heard_later, f"no card reads the mark {named(mark)}"


@pytest.mark.parametrize("mark", [mark for mark in MARKS if mark.handed_on], ids=named)
def test_a_mark_that_is_handed_on_is_read_in_a_later_scenario(mark: Mark) -> None:
    assert mark.heard_later, f"the mark {named(mark)} is handed on, and no later card reads it"


@pytest.mark.parametrize("number", [number for number in THERE if number != BY_ITSELF])
def test_what_is_handed_on_to_a_scenario_is_read_there(number: int) -> None:
    read = {mark.name for mark in MARKS for place in mark.later if place.scenario == number}
    assert set(THERE[number].get("carried", ())) - read == set()


def test_the_page_tells_where_every_mark_is_read() -> None:
    assert on_the_page() == table(MARKS), "python -m tools.marks --write"
