"""Every action is what it was when records were first kept: its code, its name, what it is about, how it is written."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from holding_on.view.actions import ACTIONS, Action

EVERY_ACTION = Path(__file__).parent / "every_action.txt"


def number(value: int | None) -> str:
    return "-" if value is None else str(value)


def test_every_action_is_what_records_and_styles_know_it_as() -> None:
    written = [
        f"{code} {a.kind} {number(a.target)} {number(a.pawn)} {number(a.timeline)} {number(a.contact)} "
        f"{number(a.option)}: {a}"
        for code, a in ACTIONS.items()
    ]
    assert written == EVERY_ACTION.read_text(encoding="utf-8").splitlines()[1:]


def test_an_action_shows_what_makes_it_again_and_a_number_that_is_none_only_itself() -> None:
    for code, action in ACTIONS.items():
        assert (action.code, repr(action)) == (code, f"Action.of({str(action)!r})")
    assert repr(Action(65)) == "Action(65)"


@pytest.mark.parametrize(
    "ask",
    [
        lambda legal: "care palliative" in legal,
        lambda legal: legal.index("care palliative"),
        lambda legal: legal.count("Palliative"),
        lambda legal: legal[0] == "care palliative",
        lambda legal: legal[0] != "care paliative",
        lambda legal: "care_palliative" == legal[0],  # noqa: SIM300  # the text may stand on either side
    ],
)
def test_an_action_compared_with_a_text_says_what_to_write(ask: Callable[[tuple[Action, ...]], object]) -> None:
    legal = Action.of("place nurse 1"), Action.of("place nurse 2")
    with pytest.raises(TypeError, match=re.escape("ho.Action.of('care palliative') in actions")):
        ask(legal)


def test_an_action_is_equal_to_itself_and_to_nothing_else() -> None:
    one = Action.of("place nurse 1")
    assert (one == Action(128), one != Action(128), one == Action(129), one != Action(129)) == (
        True,
        False,
        False,
        True,
    )
    assert (one == None, one != None, one == 128) == (False, True, False)  # noqa: E711
    assert {one: "found"}[Action(128)] == "found"


def test_a_text_that_comes_near_an_action_is_told_which() -> None:
    with pytest.raises(ValueError, match="did you mean 'place nurse 1'"):
        Action.of("place nurse1")
    with pytest.raises(ValueError, match="'coffee' is not an action; legal_actions"):
        Action.of("coffee")
