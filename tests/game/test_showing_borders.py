"""What a display shows at the borders: the last shift of a game, as many as are needed, who leads when nobody does."""

from pathlib import Path
from typing import Any

import pytest

from tests.content.eleventh import eleventh
from tests.engine.table import act, deteriorating, pawn, staffed, table, with_only


def test_after_the_end_no_shift_is_under_way() -> None:
    game = staffed(deteriorating(symbols=3), "nurse 1", condition=2)
    assert [shift["state"] for shift in game.view()["shifts"]] == ["now", "coming", "coming"]
    act(game, "care palliative")
    assert game.outcome is not None
    assert [shift["state"] for shift in game.view()["shifts"]] == ["done", "coming", "coming"]


@pytest.mark.parametrize(("staff", "topic"), [(2, "assign"), (3, "assign_short")])
def test_cover_01_the_hint_of_a_shortage_comes_only_where_the_break_room_cannot_fill_the_card(
    staff: int, topic: str
) -> None:
    game = with_only({"nurse 1": {}, "nurse 2": {}}, deteriorating(staff))
    assert game.view()["prompt"]["topic"] == topic


@pytest.mark.parametrize(("shift", "topic"), [("day", "care_deteriorating"), ("night", "care_last_chance")])
def test_warn_01_the_last_chance_of_medical_care_is_that_of_the_night(shift: str, topic: str) -> None:
    before = {"morning": "palliative", "day": "palliative"}
    care = before if shift == "night" else {"morning": "palliative"}
    game = table(deteriorating(), shift=shift, care=care)
    act(game, "turn", "place nurse 1")
    assert game.view()["prompt"]["topic"] == topic


def test_assign_08_a_manager_who_leads_from_elsewhere_is_not_shown_as_a_nurse_of_the_shift() -> None:
    game = staffed(deteriorating(staff=2), "assistant 1", "assistant 2", manager="nurse 1")
    assert game.decision.who == 0
    assert [line["name"] for line in game.view()["pawns"] if line["senior"]] == []
    leading = staffed(deteriorating(), "nurse 1", manager="nurse 1")
    assert pawn(leading, "nurse 1")["senior"]


def test_the_progress_in_a_timeline_counts_to_what_is_wanted_and_not_beyond(tmp_path: Path) -> None:
    objective = """
all = [
  { kind = "clear_in_timeline", timeline = 4, count = 2 },
  { kind = "days", count = 9 },
]
"""
    there: dict[str, Any] = {name: ["4-1", "4-2", "4-3"] for name in ("partials", "clears")}
    for count, shown in ((1, "1/2"), (3, "2/2")):
        grid = {name: ids[:count] for name, ids in there.items()}
        game = table(deteriorating(), scenario=11, content=eleventh(tmp_path, objective, ""), grid=grid)
        assert game.view()["head"]["progress"][0]["count"] == shown
        assert game.view()["head"]["progress"][0]["done"] is (count > 1)
