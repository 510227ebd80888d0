"""Looking back where a game begins in the middle: a shift that is under way, a night before a new day."""

import pytest

from tests.engine.bedside import to_the_next_day
from tests.engine.table import act, deteriorating, table
from tests.engine.test_calling import CALL, third


def test_from_any_line_on_the_journal_of_a_night_is_told_as_in_the_whole() -> None:
    """A new day begins with its Morning Shift, also in the lines between the day and the shift."""
    game = table(deteriorating(), deteriorating(), shift="night", condition=20)
    act(game, "turn", "place nurse 2")
    to_the_next_day(game)
    whole = game.lines()
    assert [line["shift"] for line in whole if line["verb"] in ("day", "manager")] == [0, 0]
    for start in range(whole[-1]["line"] + 2):
        assert game.lines(start) == [line for line in whole if line["line"] >= start]


def test_the_odds_of_a_shift_under_way_count_its_own_card() -> None:
    """Before it was turned it was one of those that might have come (SETUP-04)."""
    game = table(asked="care", cards={"morning": deteriorating()}, pawns={"nurse 1": {"place": "morning"}})
    first = game.rows()[0]
    assert sum(first["odds"]) == game.view()["decks"]["patient"] + 1
    assert sum(first["falls"]) == sum(first["odds"])


@pytest.mark.parametrize("called", [True, False])
def test_what_was_read_out_is_not_taken_back(called: bool) -> None:
    """The Call is made at the end of its shift: its card has been read, though no card was drawn (CALL-04)."""
    game = third(free_undo=False)
    act(game, *([CALL] if called else []), "place nurse 2")
    if game.decision.kind == "assign":
        act(game, "no call")
    act(game, "care medical")
    last = game.lines()[-1]["line"]
    while game.decision.kind not in ("turn", "leave", "over"):
        last = game.lines()[-1]["line"]
        game.apply(next(a for a in game.legal_actions() if a.kind in ("enough", "stop")))
    verbs = [line["verb"] for line in game.lines(last + 1)]
    assert ("told_narrative" in verbs) is called
    assert game.can_undo is not called
