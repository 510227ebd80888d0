"""Leave (LEAVE)."""

from typing import Any

import pytest

import holding_on as ho
from tests.engine.table import (
    act,
    after_the_night,
    cause,
    change,
    deteriorating,
    finish_shift,
    offered_as_barred,
    options,
    overstressed,
    pawn,
    refused,
    seen,
    table,
)


def after_the_morning(*cards: Any, **scene: Any) -> ho.Game:
    """The time for Leave, after a Morning that the first assistant worked alone."""
    game = table(deteriorating(), *cards, **scene)
    act(game, "turn", "place assistant 1")
    finish_shift(game)
    return game


def test_leave_01_the_shift_manager_may_send_one_or_more_on_leave() -> None:
    game = after_the_morning(manager="nurse 2")
    assert (game.decision.kind, game.decision.who, game.decision.rule) == ("leave", 1, "LEAVE-01")
    before = seen(game)
    act(game, "send on leave nurse 1")
    assert game.decision.kind == "leave"
    act(game, "send on leave assistant 2", "no more leave")
    assert [pawn(game, name)["place"] for name in ("nurse 1", "assistant 2", "nurse 3")] == [
        "on_leave",
        "on_leave",
        "break_room",
    ]
    assert game.decision.kind == "turn"
    for _ in range(3):
        game.undo()
    assert seen(game) == before


def test_icon_10_the_moment_comes_once_a_day() -> None:
    game = after_the_morning(deteriorating(), deteriorating())
    asked = [game.decision.kind]
    act(game, "no more leave")
    for _ in range(2):
        act(game, "turn", "place nurse 1" if game.view()["head"]["shift"] == 1 else "place nurse 2")
        finish_shift(game)
        asked.append(game.decision.kind)
    assert asked == ["leave", "turn", "turn"]


def test_leave_02_only_who_is_still_in_the_break_room_can_go() -> None:
    game = after_the_morning(pawns={"on-call 2": {"place": "left"}}, day=2)
    assert options(game, "send_on_leave") == {
        "send on leave nurse 2",
        "send on leave nurse 3",
        "send on leave assistant 2",
    }
    refused(game, "send on leave assistant 1", "working_today", "LEAVE-02")
    refused(game, "send on leave on-call 1", "not_on_the_ward", "STAFF-07")
    refused(game, "send on leave on-call 2", "left_hospital", "STAFF-11")
    act(game, "send on leave nurse 2")
    refused(game, "send on leave nurse 2", "on_leave", "LEAVE-05")


def test_leave_03_assistants_can_be_sent_too() -> None:
    game = after_the_morning()
    act(game, "send on leave assistant 2")
    assert pawn(game, "assistant 2")["place"] == "on_leave"


def test_leave_03_g_46_a_third_assistant_can_be_sent_too() -> None:
    game = after_the_morning(numbers={"SETUP-08": 3})
    act(game, "send on leave assistant 3")
    assert pawn(game, "assistant 3")["place"] == "on_leave"


def test_leave_04_the_pawn_goes_to_the_on_leave_space() -> None:
    game = after_the_morning()
    line = change(act(game, "send on leave nurse 2"), "LEAVE-04")
    assert game.view()["places"][2]["pawns"] == [1]
    assert "Ben" in line.text
    assert cause(game, line) == "LEAVE-01"


def test_leave_05_for_the_rest_of_the_day_it_is_not_available() -> None:
    game = after_the_morning(deteriorating(), deteriorating())
    act(game, "send on leave nurse 2", "no more leave")
    for shift in range(2):
        act(game, "turn")
        refused(game, "place nurse 2", "on_leave", "ASSIGN-12")
        act(game, "place nurse 1" if shift == 0 else "place nurse 3")
        finish_shift(game)
    assert pawn(game, "nurse 2")["place"] == "break_room"


def test_leave_06_it_comes_back_free_of_stress() -> None:
    game = table(deteriorating(), deteriorating(), shift="night", pawns={"nurse 2": {"place": "on_leave", "stress": 2}})
    act(game, "turn", "place nurse 1")
    finish_shift(game)
    assert (pawn(game, "nurse 2")["place"], pawn(game, "nurse 2")["stress"]) == ("break_room", 0)
    act(game, "turn")
    act(game, "place nurse 2")
    assert pawn(game, "nurse 2")["place"] == "shift"


def test_leave_07_the_shift_manager_does_not_take_this_leave() -> None:
    for manager in ("nurse 1", "nurse 3"):
        game = after_the_morning(manager=manager)
        barred = refused(game, f"send on leave {manager}", "manager_stays", "LEAVE-07")
        assert offered_as_barred(game)[f"send on leave {manager}"] == "manager_stays"
        assert "Shift Manager" in barred.sentence


def test_leave_08_staff_on_leave_get_no_break_room_tokens() -> None:
    game, _ = after_the_night(pawns={"nurse 2": {"place": "on_leave", "tokens": 1}, "nurse 3": {"tokens": 1}})
    assert (pawn(game, "nurse 2")["tokens"], pawn(game, "nurse 3")["tokens"]) == (1, 3)


def test_leave_09_example_a_stressed_nurse_is_sent_before_the_day_card_and_is_back_next_day() -> None:
    game = after_the_morning(deteriorating(), deteriorating(), manager="nurse 1", pawns={"nurse 2": {"stress": 2}})
    assert game.view()["shifts"][1]["card"] is None
    act(game, "send on leave nurse 2", "no more leave")
    act(game, "turn", "place nurse 1")
    finish_shift(game)
    act(game, "turn", "place nurse 3")
    finish_shift(game)
    assert game.view()["head"]["day"] == 2
    assert (pawn(game, "nurse 2")["place"], pawn(game, "nurse 2")["stress"]) == ("break_room", 0)


def test_leave_10_g_33_d_43_stress_is_no_condition_for_leave() -> None:
    game = after_the_morning(pawns={"nurse 2": {"stress": 0}, "nurse 3": {"stress": 1}})
    assert {"send on leave nurse 2", "send on leave nurse 3"} <= options(game)
    act(game, "send on leave nurse 2")
    assert pawn(game, "nurse 2")["place"] == "on_leave"


def test_leave_11_forced_leave_begins_when_earlier_leave_has_ended() -> None:
    pawns = {"nurse 3": {"place": "day", "stress": 3}, "nurse 2": {"place": "on_leave", "stress": 3}}
    game, changes = after_the_night(pawns=pawns)
    assert [pawn(game, name)["place"] for name in ("nurse 2", "nurse 3")] == ["break_room", "on_leave"]
    order = [line.rule for line in changes if line.rule in ("DAY-16", "DAY-17")]
    assert order == ["DAY-16", "DAY-16", "DAY-17"]


def test_g_42_the_next_shift_manager_may_take_leave_today() -> None:
    game = after_the_morning(deteriorating(), deteriorating(), manager="nurse 1")
    act(game, "send on leave nurse 2", "no more leave")
    act(game, "turn", "place nurse 1")
    finish_shift(game)
    act(game, "turn", "place nurse 3")
    finish_shift(game)
    assert game.view()["head"]["manager"] == 1
    assert game.view()["head"]["warnings"] == 0


def test_g_42_a_shift_manager_can_be_forced_on_leave() -> None:
    game, _ = after_the_night(manager="nurse 1", pawns={"nurse 1": {"place": "day", "stress": 3}})
    assert pawn(game, "nurse 1")["place"] == "on_leave"
    assert game.view()["head"]["warnings"] == 0


@pytest.mark.parametrize(("manager", "rule"), [("nurse 1", "LEAVE-07"), ("nurse 2", "LEAVE-02")])
def test_leave_07_where_nobody_can_be_sent_it_is_said_why(manager: str, rule: str) -> None:
    away = overstressed(*({"nurse 1", "nurse 3", "assistant 1", "assistant 2"} - {manager}))
    game = table(deteriorating(1), manager=manager, pawns=away)
    act(game, "turn")
    if game.decision.kind == "assign":
        act(game, "place nurse 2")
    told = finish_shift(game)
    assert game.decision.kind == "turn"
    assert [change.rule for change in told if change.rule.startswith("LEAVE")] == [rule]
