"""Every action is what it was when records were first kept: its code, its name, what it is about, how it is written."""

from pathlib import Path

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
