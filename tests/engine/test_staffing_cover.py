"""Providing cover when the Break Room is too small (COVER)."""

from typing import Any

import pytest

from tests.engine.table import (
    NO_ON_CALL,
    act,
    cause,
    change,
    deteriorating,
    finish_shift,
    lines_of,
    offered_as_barred,
    options,
    pawn,
    refused,
    seen,
    table,
    with_only,
)

# --- when cover is possible -------------------------------------------------------------------------------------


def test_cover_01_cover_opens_when_the_break_room_cannot_fill_the_card() -> None:
    pawns = {"nurse 1": {}, "nurse 2": {"place": "morning"}}
    game = with_only(pawns, deteriorating(2))
    assert options(game) == {"place nurse 1", "reassign nurse 2", "call in on-call 1", "call in on-call 2"}
    (line,) = lines_of(game, "COVER-01")
    assert "1 person short" in line["text"]
    enough = with_only(pawns, deteriorating(1), manager="nurse 1")
    assert lines_of(enough, "COVER-01") == []


def test_cover_01_g_05_with_enough_staff_nothing_else_is_possible() -> None:
    pawns = {"nurse 1": {}, "nurse 2": {"place": "morning"}, "nurse 3": {}, "assistant 1": {}}
    game = with_only(pawns, deteriorating(2))
    assert options(game) == {"place nurse 1", "place nurse 3", "place assistant 1"}
    refused(game, "call in on-call 1", "enough_staff", "COVER-01")
    refused(game, "reassign nurse 2", "enough_staff", "COVER-01")
    act(game, "place nurse 1")
    barred = refused(game, "cover nurse 1", "enough_staff", "COVER-01")
    assert "1 space is open" in barred.sentence
    assert "holds 2" in barred.sentence


def test_g_05_cover_fills_only_what_the_break_room_cannot() -> None:
    game = with_only({"nurse 1": {}, "nurse 2": {}}, deteriorating(3))
    act(game, "call in on-call 1")
    assert options(game) == {"place nurse 1", "place nurse 2"}
    refused(game, "call in on-call 2", "enough_staff", "COVER-01")


def test_g_05_other_reading_cover_is_free() -> None:
    pawns = {"nurse 1": {}, "nurse 2": {"place": "morning"}, "nurse 3": {}}
    game = with_only(pawns, deteriorating(2), readings={"G-05": "free"})
    assert options(game) == {
        "place nurse 1",
        "place nurse 3",
        "reassign nurse 2",
        "call in on-call 1",
        "call in on-call 2",
    }
    act(game, "place nurse 1")
    assert "cover nurse 1" in options(game)


def test_d_15_an_on_call_assistant_is_a_way_to_cover_and_no_more() -> None:
    game = table(deteriorating(1))
    act(game, "turn")
    assert not options(game, "call_in")
    refused(game, "call in on-call 1", "enough_staff", "COVER-01")
    assert offered_as_barred(game)["call in on-call 2"] == "enough_staff"


# --- the three ways ---------------------------------------------------------------------------------------------


def test_cover_02_one_or_both_on_call_assistants_may_be_called_in() -> None:
    game = with_only({"nurse 1": {}}, deteriorating(3))
    line = change(act(game, "call in on-call 1"), "COVER-02")
    assert "called in" in line.text
    assert cause(game, line) == "ASSIGN-02"
    act(game, "call in on-call 2")
    assert [space["pawn"] for space in game.view()["shifts"][1]["spaces"]] == [7, 8, 0]


@pytest.mark.parametrize("who", ["nurse 2", "assistant 1", "on-call 1"])
def test_cover_03_staff_of_the_previous_shift_may_be_re_assigned(who: str) -> None:
    game = with_only({"nurse 1": {}, who: {"place": "morning"}}, deteriorating(2))
    before = seen(game)
    line = change(act(game, f"reassign {who}"), "COVER-03")
    assert "re-assigned" in line.text
    assert (pawn(game, who)["shift"], pawn(game, who)["space"]) == (1, 0)
    game.undo()
    assert seen(game) == before
    assert pawn(game, who)["shift"] == 0


@pytest.mark.parametrize("who", ["nurse 2", "assistant 1"])
def test_cover_04_a_re_assigned_nurse_or_assistant_gains_one_stress(who: str) -> None:
    game = with_only({"nurse 1": {}, who: {"place": "morning"}}, deteriorating(2))
    line = change(act(game, f"reassign {who}"), "COVER-04")
    assert pawn(game, who)["stress"] == 1
    assert cause(game, line) == "COVER-03"
    game.undo()
    assert pawn(game, who)["stress"] == 0


def test_cover_04_a_table_may_set_another_number() -> None:
    pawns = {"nurse 1": {}, "nurse 2": {"place": "morning"}}
    for number in (0, 2):
        game = with_only(pawns, deteriorating(2), numbers={"COVER-04": number})
        act(game, "reassign nurse 2")
        assert pawn(game, "nurse 2")["stress"] == number


def test_cover_05_a_re_assigned_on_call_assistant_gains_none() -> None:
    game = with_only({"nurse 1": {}, "on-call 1": {"place": "morning"}}, deteriorating(2))
    changes = act(game, "reassign on-call 1")
    assert pawn(game, "on-call 1")["place"] == "shift"
    assert {line.verb for line in changes}.isdisjoint({"stress", "told_nothing_to_lose"})


def test_cover_06_nobody_jumps_from_the_morning_to_the_night() -> None:
    pawns = {"nurse 1": {"place": "morning"}, "nurse 2": {"place": "day"}, "nurse 3": {}}
    game = with_only(pawns, deteriorating(3), shift="night")
    assert options(game, "reassign") == {"reassign nurse 2"}
    barred = refused(game, "reassign nurse 1", "not_previous_shift", "COVER-06")
    assert "Ann" in barred.sentence
    assert offered_as_barred(game)["reassign nurse 1"] == "not_previous_shift"


def test_cover_06_an_on_call_assistant_does_not_jump_either() -> None:
    game = with_only({"nurse 1": {}, "on-call 1": {"place": "morning"}}, deteriorating(2), shift="night")
    assert options(game) == {"place nurse 1", "call in on-call 2"}
    refused(game, "reassign on-call 1", "not_previous_shift", "COVER-06")


@pytest.mark.parametrize(("who", "number"), [("nurse 2", 1), ("assistant 1", 4)])
def test_cover_07_one_nurse_or_assistant_covers_up_to_two_further_spaces(who: str, number: int) -> None:
    pawns = {"nurse 1": {"place": "morning", "stress": 3}, who: {}}
    game = with_only(pawns, deteriorating(3), numbers=NO_ON_CALL)
    spaces = game.view()["shifts"][1]["spaces"]
    assert [(space["pawn"], space["covered_by"]) for space in spaces] == [
        (number, None),
        (None, number),
        (None, number),
    ]
    assert len(lines_of(game, "COVER-07")) == 2
    assert game.view()["head"]["warnings"] == 0


def test_cover_07_d_16_the_limit_holds_for_each_pawn_and_several_may_cover() -> None:
    game = with_only({"nurse 1": {}, "nurse 2": {}}, deteriorating(3), numbers={"COVER-07": 1})
    act(game, "place nurse 1", "place nurse 2")
    assert options(game, "cover") == {"cover nurse 1", "cover nurse 2"}
    single = with_only({"nurse 1": {}}, deteriorating(3), numbers={"COVER-07": 1})
    act(single, "place nurse 1", "cover nurse 1")
    assert options(single) == {"call in on-call 1", "call in on-call 2"}
    refused(single, "cover nurse 1", "cover_limit", "COVER-07")
    assert offered_as_barred(single)["cover nurse 1"] == "cover_limit"


def test_cover_07_only_who_works_on_this_shift_covers_for_it() -> None:
    game = with_only({"nurse 1": {}, "nurse 2": {"place": "morning"}}, deteriorating(3))
    refused(game, "cover nurse 2", "not_on_this_shift", "COVER-07")
    refused(game, "cover nurse 1", "not_on_this_shift", "COVER-07")
    act(game, "place nurse 1")
    assert "cover nurse 1" in options(game)


def test_cover_08_each_space_so_covered_costs_one_stress() -> None:
    game = with_only({"nurse 1": {"tokens": 0}}, deteriorating(3))
    act(game, "place nurse 1")
    line = change(act(game, "cover nurse 1"), "COVER-08")
    assert pawn(game, "nurse 1")["stress"] == 1
    assert cause(game, line) == "COVER-07"
    act(game, "cover nurse 1")
    assert pawn(game, "nurse 1")["stress"] == 2
    game.undo()
    assert pawn(game, "nurse 1")["stress"] == 1


def test_cover_08_a_table_may_set_another_number() -> None:
    game = with_only({"nurse 1": {"tokens": 0}}, deteriorating(2), numbers={"COVER-08": 3})
    act(game, "place nurse 1", "cover nurse 1")
    assert pawn(game, "nurse 1")["stress"] == 3


def test_cover_09_an_on_call_assistant_covers_no_further_space() -> None:
    game = with_only({"nurse 1": {}}, deteriorating(3))
    act(game, "call in on-call 1", "place nurse 1")
    assert options(game) == {"cover nurse 1", "call in on-call 2"}
    refused(game, "cover on-call 1", "on_call_no_cover", "COVER-09")
    assert offered_as_barred(game)["cover on-call 1"] == "on_call_no_cover"


def test_cover_10_one_pawn_may_be_re_assigned_and_cover_in_the_same_shift() -> None:
    game = with_only({"nurse 1": {"place": "morning", "tokens": 0}}, deteriorating(2))
    act(game, "reassign nurse 1", "cover nurse 1")
    assert pawn(game, "nurse 1")["stress"] == 2
    assert [(s["pawn"], s["covered_by"]) for s in game.view()["shifts"][1]["spaces"]] == [(0, None), (None, 0)]


def test_cover_11_example_a_night_with_three_spaces() -> None:
    game = with_only({"nurse 2": {"place": "day", "tokens": 0}}, deteriorating(3), shift="night")
    act(game, "reassign nurse 2")
    assert pawn(game, "nurse 2")["stress"] == 1
    act(game, "cover nurse 2")
    assert pawn(game, "nurse 2")["stress"] == 2
    act(game, "call in on-call 1")
    assert [(s["pawn"], s["covered_by"]) for s in game.view()["shifts"][2]["spaces"]] == [
        (1, None),
        (7, None),
        (None, 1),
    ]
    assert pawn(game, "nurse 2")["stress"] == 2
    assert game.decision.kind == "night_token"
    assert game.view()["head"]["warnings"] == 0


def test_cover_13_the_overstressed_are_not_re_assigned() -> None:
    pawns = {
        "nurse 1": {"place": "morning", "stress": 3},
        "assistant 1": {"place": "morning", "stress": 2},
        "nurse 2": {},
    }
    game = with_only(pawns, deteriorating(3))
    assert not options(game, "reassign")
    refused(game, "reassign nurse 1", "overstressed", "COVER-13")
    refused(game, "reassign assistant 1", "overstressed", "COVER-13")


def test_cover_14_the_shift_manager_chooses_how_to_cover() -> None:
    pawns = {"nurse 1": {"place": "morning"}, "nurse 2": {}}
    for manager, player in (("nurse 1", 0), ("nurse 2", 1)):
        game = with_only(pawns, deteriorating(3), manager=manager)
        assert game.decision.who == player
        assert {action.split(" ")[0] for action in options(game)} == {"place", "reassign", "call"}
        act(game, "call in on-call 1")
        assert (game.decision.kind, game.decision.who) == ("assign", player)
        act(game, "place nurse 2")
        assert (game.decision.kind, game.decision.who) == ("assign", player), "whoever is senior on the card"


# --- what follows from it ---------------------------------------------------------------------------------------


def test_g_06_a_pawn_may_be_re_assigned_twice_in_a_day() -> None:
    game = with_only(
        {"nurse 1": {"place": "morning", "tokens": 0}}, deteriorating(1), deteriorating(1), numbers=NO_ON_CALL
    )
    assert pawn(game, "nurse 1")["stress"] == 1
    finish_shift(game)
    act(game, "turn")
    assert (pawn(game, "nurse 1")["shift"], pawn(game, "nurse 1")["stress"]) == (2, 2)


def test_g_06_an_assistant_so_re_assigned_ends_overstressed() -> None:
    pawns: dict[str, Any] = {"nurse 1": {"place": "morning", "stress": 3}, "assistant 1": {"place": "morning"}}
    game = with_only(pawns, deteriorating(1), deteriorating(1), numbers=NO_ON_CALL)
    finish_shift(game)
    act(game, "turn")
    assert pawn(game, "assistant 1")["shift"] == 2
    assert pawn(game, "assistant 1")["stress"] == 2
    assert pawn(game, "assistant 1")["overstressed"]


def test_g_07_nobody_covers_beyond_the_stress_maximum() -> None:
    game = with_only({"nurse 1": {"stress": 2, "tokens": 0}}, deteriorating(3))
    act(game, "place nurse 1", "cover nurse 1")
    assert pawn(game, "nurse 1")["stress"] == 3
    assert options(game) == {"call in on-call 1", "call in on-call 2"}
    refused(game, "cover nurse 1", "no_room_for_stress", "STRESS-03")
    assert offered_as_barred(game)["cover nurse 1"] == "no_room_for_stress"


def test_g_08_the_overstressed_cover_no_further_space() -> None:
    pawns = {"assistant 1": {"place": "morning", "stress": 1}, "nurse 1": {"place": "morning", "stress": 3}}
    game = with_only(pawns, deteriorating(3))
    act(game, "reassign assistant 1")
    assert pawn(game, "assistant 1")["overstressed"]
    assert options(game) == {"call in on-call 1", "call in on-call 2"}
    refused(game, "cover assistant 1", "no_room_for_stress", "STRESS-03")


def test_a_re_assignment_that_would_cost_too_much_stress_is_refused() -> None:
    pawns = {"nurse 1": {"place": "morning", "stress": 2}, "nurse 2": {}}
    game = with_only(pawns, deteriorating(2), numbers={"COVER-04": 2})
    refused(game, "reassign nurse 1", "no_room_for_stress", "STRESS-03")


def test_g_52_leaving_the_old_card_changes_nothing_there() -> None:
    game = with_only(
        {"nurse 1": {"place": "morning", "tokens": 0}}, deteriorating(1), deteriorating(1), numbers=NO_ON_CALL
    )
    morning = game.view()["shifts"][0]
    assert morning["care"] == "medical"
    assert all(space["pawn"] is None for space in morning["spaces"])
    finish_shift(game, "palliative")
    act(game, "turn")
    finish_shift(game, "palliative")
    assert game.view()["head"]["warnings"] == 0, "the morning's Medical Care still counts"


def test_cover_07_what_is_covered_now_fills_no_space_of_an_earlier_shift() -> None:
    game = with_only({"nurse 1": {}, "nurse 2": {"place": "morning"}}, deteriorating(2),
                     cards={"morning": {"kind": "deteriorating", "staff": 2}}, numbers={"SETUP-09": 0})  # fmt: skip
    act(game, "place nurse 1", "cover nurse 1")
    shown = [[space["covered_by"] for space in shift["spaces"]] for shift in game.view()["shifts"][:2]]
    assert shown == [[None, None], [None, 0]]


def test_cover_06_nobody_comes_from_any_space_of_the_morning_to_the_night() -> None:
    staff = {"assistant 1": {"place": "morning"}, "assistant 2": {"place": "morning"}, "nurse 1": {"place": "morning"}}
    cards = {"morning": {"kind": "deteriorating", "staff": 3, "symbols": 1}}
    game = with_only(staff, deteriorating(), shift="night", cards=cards)
    for name in staff:
        refused(game, f"reassign {name}", "not_previous_shift", "COVER-06")


def test_cover_01_who_has_covered_all_she_may_is_refused_for_the_break_room_first() -> None:
    game = with_only({"nurse 1": {"tokens": 0}, "nurse 2": {}}, deteriorating(3), numbers={"COVER-07": 1}, ask_all=True)
    act(game, "place nurse 1", "cover nurse 1")
    assert options(game) == {"place nurse 2"}
    refused(game, "cover nurse 1", "enough_staff", "COVER-01")
