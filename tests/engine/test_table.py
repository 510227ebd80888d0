"""Two and four at the table (TWO, FOUR, D-23 to D-25, G-35, G-42, G-53)."""

from typing import Any

import pytest

import holding_on as ho
from holding_on.engine import flow
from holding_on.engine import names as n
from tests.engine.table import (
    NO_ON_CALL,
    Card,
    act,
    dealer_of,
    deteriorating,
    finish_shift,
    journal_of,
    offered_as_barred,
    options,
    pawn,
    refused,
    rules,
    rules_of,
    state_of,
    table,
    to_the_next_day,
    tokens,
    warnings,
)

AWAY = {"place": "on_leave"}
ASSISTANTS = {"assistant 1": AWAY, "assistant 2": AWAY}
TWO_READINGS = {"D-23": "all_staff"}, {"D-24": "nobody_twice"}


def two(pawns: dict[str, dict[str, Any]], *cards: Card, shift: str = "day", **given: Any) -> ho.Game:
    """A shift of two players, its card turned, with nurse 1 as Shift Manager: who is not named is On Leave."""
    there = {name: AWAY for name in ("nurse 1", "nurse 2", *ASSISTANTS) if name not in pawns}
    game = table(*cards, players=2, manager="nurse 1", shift=shift, pawns={**there, **pawns}, **given)
    act(game, "turn")
    return game


def evening(pawns: dict[str, dict[str, Any]], **given: Any) -> ho.Game:
    """The end of a day of two players whose Shift Manager is nurse 1: the Night Shift has been cared for."""
    game = two({"assistant 1": {}, **pawns}, deteriorating(), shift="night", **given)
    if game.decision.kind == "assign":
        act(game, "place assistant 1")
    finish_shift(game)
    return game


def place(game: ho.Game, who: str) -> str:
    return str(pawn(game, who)["place"])


# --- two players ------------------------------------------------------------------------------------------------------


def test_two_01_the_second_shift_of_the_shift_manager_is_free_of_stress_and_its_price() -> None:
    game = two({"nurse 1": {"place": "morning", "tokens": 3}}, deteriorating())
    assert "Re-assign Ann, without Stress" in [game.say(one) for one in game.legal_actions()]
    assert "TWO-01" in rules(act(game, "reassign nurse 1"))
    assert game.decision.kind == "care"
    assert pawn(game, "nurse 1")["stress"] == 0
    assert pawn(game, "nurse 1")["tokens"] == 3


def test_two_01_even_a_shift_manager_without_room_for_stress_may_come_freely() -> None:
    game = two({"nurse 1": {"place": "morning", "stress": 2}}, deteriorating(), numbers={"COVER-04": 2})
    act(game, "reassign nurse 1")
    assert pawn(game, "nurse 1")["stress"] == 2


def test_two_02_the_shift_manager_comes_from_the_morning_to_the_night() -> None:
    game = two({"nurse 1": {"place": "morning"}}, deteriorating(), shift="night")
    act(game, "reassign nurse 1")
    assert (pawn(game, "nurse 1")["shift"], pawn(game, "nurse 1")["stress"]) == (2, 0)


def test_two_03_after_one_shift_the_shift_manager_may_go_back_and_gain_two_tokens() -> None:
    game = evening({"nurse 1": {"place": "morning", "tokens": 1}})
    assert game.decision.kind == "return"
    assert game.decision.who == 0
    assert game.decision.rule == "TWO-03"
    assert "go back to the Break Room" in game.decision.prompt
    assert options(game) == {"go back nurse 1", "stay"}
    ahead = game.preview(ho.Action.of("go back nurse 1"))
    assert (0, 3) in ahead.tokens
    assert any("brings Ann 2 Care Tokens" in text for text in ahead.brief)
    act(game, "go back nurse 1")
    assert tokens(game, "nurse 1") == 3


def test_two_03_is_for_the_shift_manager_alone() -> None:
    game = evening({"nurse 1": {"place": "morning"}, "nurse 2": {"place": "day"}})
    refused(game, "go back nurse 2", "only_manager_returns", "TWO-03")
    assert offered_as_barred(game)["go back assistant 1"] == "only_manager_returns"


def test_two_03_who_left_a_gap_on_her_shift_leaves_the_table_whole() -> None:
    game = two({"nurse 1": {}, "nurse 2": {}}, deteriorating(staff=2), shift="night", warnings=1,
               care={"morning": "palliative", "day": "palliative"})  # fmt: skip
    act(game, "place nurse 1", "give nurse 2", "care palliative")
    finish_shift(game)
    act(game, "go back nurse 1")
    assert game.outcome is not None
    assert game.outcome.rule == "SCEN-13"
    assert pawn(game, "nurse 2")["shift"] == 2


def test_two_04_two_nurses_and_two_assistants_play_and_the_rest_is_as_for_three() -> None:
    game = two({"nurse 1": {"place": "morning"}, "nurse 2": {"place": "morning", "tokens": 2}}, deteriorating(),
               cards={"morning": "P39"})  # fmt: skip
    act(game, "reassign nurse 2")
    assert (pawn(game, "nurse 2")["stress"], pawn(game, "nurse 2")["tokens"]) == (1, 1)
    opening = ho.Game(players=2, seed=7, first=0)
    assert [line["name"] for line in opening.view()["pawns"]] == [
        "Ann", "Ben", "Assistant 1", "Assistant 2", "On-Call 1", "On-Call 2",
    ]  # fmt: skip
    assert to_the_next_day(opening)
    assert opening.view()["head"]["manager"] == 1


def test_three_players_have_neither_the_free_shift_nor_the_early_return() -> None:
    alone = {"nurse 1": {"place": "morning", "tokens": 2}, "nurse 2": AWAY, "nurse 3": AWAY, **ASSISTANTS}
    game = table(deteriorating(), manager="nurse 1", shift="day", pawns=alone)
    act(game, "turn", "reassign nurse 1")
    assert (pawn(game, "nurse 1")["stress"], pawn(game, "nurse 1")["tokens"]) == (1, 1)
    night = {"nurse 1": {"place": "morning"}}
    game = table(deteriorating(), manager="nurse 1", shift="night", pawns=night)
    act(game, "turn", "place assistant 1")
    finish_shift(game)
    assert game.decision.kind == "turn"


def test_d_23_only_the_shift_manager_skips_a_shift() -> None:
    there = {"nurse 1": {"place": "morning"}, "nurse 2": {"place": "morning"}, "assistant 1": {"place": "morning"}}
    game = two(there, deteriorating(staff=3), shift="night", cards={"morning": "P39"})
    refused(game, "reassign nurse 2", "not_previous_shift", "COVER-06")
    refused(game, "reassign assistant 1", "not_previous_shift", "COVER-06")
    game = two(there, deteriorating(staff=3), shift="night", cards={"morning": "P39"}, readings=TWO_READINGS[0])
    act(game, "reassign nurse 2")
    assert pawn(game, "nurse 2")["stress"] == 1  # the free shift stays the Shift Manager's own


def test_d_24_one_shift_of_her_own_is_what_counts() -> None:
    others = {"nurse 2": {"place": "day", "twice": True, "stress": 1}}
    assert evening({"nurse 1": {"place": "morning"}, **others}).decision.kind == "return"
    assert evening({"nurse 1": {"place": "day", "twice": True}}).decision.kind == "turn"
    variant = evening({"nurse 1": {"place": "morning"}, **others}, readings=TWO_READINGS[1])
    assert variant.decision.kind == "turn"
    assert evening({"nurse 1": {"place": "morning"}}, readings=TWO_READINGS[1]).decision.kind == "return"


def test_d_24_in_the_other_reading_a_second_shift_of_anybody_that_was_played_counts() -> None:
    for readings, asked in ({}, "return"), (TWO_READINGS[1], "turn"):
        there = {"nurse 1": {"place": "morning"}, "nurse 2": {"place": "day"}}
        game = two(there, deteriorating(), shift="night", readings=readings, cards={"morning": "P39"})
        act(game, "reassign nurse 2")
        finish_shift(game)
        assert game.decision.kind == asked


def test_g_35_the_third_shift_and_extra_cover_cost_as_usual() -> None:
    game = two({"nurse 1": {"place": "day", "twice": True, "tokens": 2}}, deteriorating(), shift="night")
    assert "Re-assign Ann" in [game.say(one) for one in game.legal_actions()]
    act(game, "reassign nurse 1")
    assert (pawn(game, "nurse 1")["stress"], pawn(game, "nurse 1")["tokens"]) == (1, 2)  # one lost, the night's gained
    game = two({"nurse 1": {"place": "morning", "tokens": 2}}, deteriorating(staff=2))
    act(game, "reassign nurse 1", "cover nurse 1")
    assert pawn(game, "nurse 1")["stress"] == 1


def test_g_35_once_a_day_and_again_on_the_next_day_as_shift_manager() -> None:
    game = two({"nurse 1": {"place": "morning"}}, deteriorating(), numbers={"COMP-11": 20})
    assert "without Stress" in " ".join(line["text"] for line in game.view()["actions"])
    assert "A second shift today would bring no Stress." in pawn(game, "nurse 1")["text"]
    act(game, "reassign nurse 1")
    assert "A second shift" not in pawn(game, "nurse 1")["text"]
    to_the_next_day(game)
    assert "A second shift" in pawn(game, "nurse 2")["text"]


def test_two_01_g_35_who_worked_twice_yesterday_has_the_free_shift_of_today() -> None:
    there = {"nurse 1": {}, "nurse 2": {"place": "day"}}
    game = two(there, deteriorating(staff=2), deteriorating(staff=3), deteriorating(), shift="night")
    act(game, "place nurse 1", "reassign nurse 2", "give nurse 1")
    to_the_next_day(game)
    assert game.view()["head"]["manager"] == 1
    assert "A second shift today would bring no Stress." in pawn(game, "nurse 2")["text"]
    act(game, "turn", *(f"place {who}" for who in ("nurse 2", "assistant 1", "assistant 2")))
    finish_shift(game)
    act(game, "send on leave nurse 1", "turn", "reassign nurse 2")
    assert pawn(game, "nurse 2")["stress"] == 1, "yesterday's, and none of today"


def test_g_35_the_free_shift_needs_the_usual_shortage() -> None:
    game = two({"nurse 1": {"place": "morning"}, "assistant 1": {}, "assistant 2": {}}, deteriorating())
    refused(game, "reassign nurse 1", "enough_staff", "COVER-01")


def test_stress_13_g_35_an_overstressed_shift_manager_does_not_take_the_free_shift() -> None:
    game = two({"nurse 1": {"place": "morning", "stress": 3}}, deteriorating())
    assert not options(game, "reassign")
    refused(game, "reassign nurse 1", "overstressed", "COVER-13")


def test_g_53_going_back_is_a_choice_and_comes_before_the_tokens() -> None:
    game = evening({"nurse 1": {"place": "morning", "tokens": 1}})
    told = act(game, "stay")
    assert "DAY-13" not in rules(told)
    assert tokens(game, "nurse 1") == 1
    game = evening({"nurse 1": {"place": "morning", "tokens": 1}})
    told = act(game, "go back nurse 1")
    assert rules(told).index("TWO-03") < rules(told).index("DAY-12") < rules(told).index("DAY-13")


def test_g_53_nobody_is_asked_who_was_on_no_shift() -> None:
    assert evening({"nurse 1": {}, "nurse 2": {"place": "morning"}}).decision.kind == "turn"


# --- four players -----------------------------------------------------------------------------------------------------


def four(*cards: Card, **scene: Any) -> ho.Game:
    """A scene of four players, with nurse 1 as Shift Manager."""
    return table(*cards, players=4, **{"manager": "nurse 1", **scene})


def test_four_01_the_shift_manager_stands_on_the_board_from_the_first_day_on() -> None:
    game = ho.Game(players=4, seed=7, first=1)
    assert place(game, "nurse 2") == "manager_board"
    board = next(room for room in game.view()["places"] if room["id"] == "manager_board")
    assert board["pawns"] == [1]
    to_the_next_day(game)
    assert (place(game, "nurse 2"), place(game, "nurse 3")) == ("break_room", "manager_board")


def test_four_01_three_players_have_no_such_place() -> None:
    game = ho.Game(seed=7, first=1)
    assert "manager_board" not in {room["id"] for room in game.view()["places"]}
    assert place(game, "nurse 2") == "break_room"


def test_four_02_the_shift_manager_is_assigned_to_no_shift() -> None:
    game = four(deteriorating(staff=3))
    act(game, "turn")
    assert "place nurse 1" not in options(game)
    refused(game, "place nurse 1", "manager_on_board", "FOUR-02")
    refused(game, "cover nurse 1", "manager_on_board", "FOUR-02")
    away = dict.fromkeys(("nurse 2", "nurse 3", "nurse 4", *ASSISTANTS), AWAY)
    game = four(deteriorating(), shift="day", pawns=away, numbers={"SETUP-09": 0})
    told = act(game, "turn")
    assert "WARN-03" in rules(told)
    assert "Ann was leading from the Shift Manager Board already" in str(game.why("warnings"))


def test_four_03_the_pawn_goes_to_the_break_room_when_the_board_is_cleared() -> None:
    game = four(deteriorating(), deteriorating(), deteriorating())
    to_the_next_day(game)
    told = [entry[0] for entry in journal_of(game)]
    assert told.index("DAY-18") < told.index("FOUR-03") < told.index("TALK-01")


def test_four_04_the_shift_manager_gains_no_tokens_for_the_evening() -> None:
    game = four(deteriorating(), deteriorating(), deteriorating(), pawns={"nurse 1": {"tokens": 2}})
    to_the_next_day(game)
    assert tokens(game, "nurse 1") == 2


def test_four_05_on_the_next_day_that_nurse_works_again() -> None:
    game = four(deteriorating(), deteriorating(), deteriorating(), deteriorating())
    to_the_next_day(game)
    act(game, "turn")
    assert "place nurse 1" in options(game)


def test_d_25_the_shift_manager_is_back_after_the_tokens_and_before_the_next_day() -> None:
    game = four(deteriorating(), deteriorating(), deteriorating())
    told = rules(to_the_next_day(game))
    assert told.index("DAY-13") < told.index("DAY-14") < told.index("FOUR-03")
    assert place(game, "nurse 1") == "break_room"


def test_g_42_no_shift_manager_takes_leave_by_choice_and_who_is_next_may_today() -> None:
    game = four(deteriorating())
    act(game, "turn", "place assistant 1", "care medical")
    refused(game, "send on leave nurse 1", "manager_stays", "LEAVE-07")
    act(game, "send on leave nurse 2", "no more leave")
    to_the_next_day(game)
    assert game.view()["head"]["manager"] == 1
    assert place(game, "nurse 2") == "manager_board"


def test_g_42_forced_leave_comes_before_the_board_which_passes_on() -> None:
    tired = {"nurse 2": {"place": "day", "stress": 3}}
    game = four(deteriorating(), shift="night", pawns=tired)
    told = rules(to_the_next_day(game))
    assert told.count("WARN-04") == 1
    assert (place(game, "nurse 2"), place(game, "nurse 3")) == ("on_leave", "manager_board")
    assert game.view()["head"]["manager"] == 2


def test_g_34_with_all_four_away_the_scheduled_shift_manager_leads_without_a_pawn() -> None:
    away = {name: {"place": "on_leave", "stress": 3} for name in ("nurse 1", "nurse 2", "nurse 3", "nurse 4")}
    game = four(deteriorating(), pawns=away)
    act(game, "turn", "place assistant 1", "care medical")
    assert place(game, "nurse 1") == "on_leave"


def test_four_01_g_34_with_all_four_away_nobody_is_brought_back_to_lead() -> None:
    """The four are sent away by hand as the day begins: who leads four is never Overstressed, so play does not."""
    game = four()
    state = state_of(game)
    state.places[: n.NURSES] = [n.ON_LEAVE] * n.NURSES
    state.phase = n.NEW_DAY
    flow.advance(state, dealer_of(game))
    assert game.view()["head"]["manager"] == 1
    assert [place(game, f"nurse {number}") for number in (1, 2, 3, 4)] == ["on_leave"] * 4


# --- scenes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "scene", "says"),
    [
        (3, {"pawns": {"nurse 1": {"place": "manager_board"}}}, "not at 'manager_board'"),
        (4, {"pawns": {"nurse 2": {"place": "manager_board"}}}, "not at 'manager_board'"),
        (4, {"shift": "day", "pawns": {"nurse 1": {"place": "morning"}}}, "FOUR-01"),
        (4, {"pawns": {"nurse 1": {"place": "break_room"}}}, "FOUR-01"),
        (4, {"pawns": {"nurse 1": {"stress": 3}}}, "not on the Shift Manager Board"),
        (3, {"shift": "night", "pawns": {"nurse 1": {"place": "day", "twice": True}}}, "two players only"),
        (2, {"shift": "night", "pawns": {"nurse 1": {"place": "morning", "twice": True}}}, "worked twice"),
        (2, {"pawns": {"nurse 3": {"tokens": 1}}}, "nobody here"),
    ],
)
def test_a_scene_that_cannot_be_is_refused(players: int, scene: dict[str, Any], says: str) -> None:
    with pytest.raises(ho.SceneError, match=says):
        table(deteriorating(), players=players, **{"manager": "nurse 1", **scene})


@pytest.mark.parametrize(("worker", "kind"), [("nurse 2", "turn"), ("nurse 1", "return")])
def test_two_03_only_the_shift_managers_own_second_shift_keeps_her_from_going_back(worker: str, kind: str) -> None:
    pawns: dict[str, dict[str, Any]] = {name: {"place": "day"} for name in ("nurse 1", "nurse 2")}
    pawns[worker] |= {"twice": True, "stress": int(worker == "nurse 1")}
    game = table(deteriorating(), players=2, manager="nurse 2", shift="night",
                 pawns={**pawns, "assistant 2": AWAY})  # fmt: skip
    act(game, "turn")
    if game.decision.kind == "assign":
        act(game, "place assistant 1")
    finish_shift(game)
    assert game.decision.kind == kind


def test_g_35_another_pawns_second_shift_takes_nothing_from_the_shift_managers_free_one() -> None:
    pawns: dict[str, dict[str, Any]] = {
        "nurse 1": {"place": "morning", "stress": 1},
        "nurse 2": {"place": "morning"},
    }
    game = two(pawns, deteriorating(2), numbers={"SETUP-09": 0})
    act(game, "reassign nurse 2", "reassign nurse 1")
    assert (pawn(game, "nurse 2")["stress"], pawn(game, "nurse 1")["stress"]) == (1, 1)


def test_two_03_a_third_shift_does_not_undo_the_second() -> None:
    game = two({"nurse 1": {"place": "day", "twice": True}}, deteriorating(), shift="night", numbers={"SETUP-09": 0})
    assert pawn(game, "nurse 1")["place"] == "shift", "nobody else can come"
    finish_shift(game)
    assert game.decision.kind == "turn", "she was on more than one shift, and does not go back"
    assert pawn(game, "nurse 1")["stress"] == 1


def test_g_04_two_01_the_free_way_leaves_room_for_the_stress_of_cover() -> None:
    alone = {"nurse 1": {"place": "morning", "stress": 2, "tokens": 0}}
    game = two(alone, deteriorating(staff=2), numbers=NO_ON_CALL)
    assert "G-04" not in rules_of(game), "she comes without Stress, and covers the other space"
    assert (game.decision.kind, warnings(game), pawn(game, "nurse 1")["stress"]) == ("care", 0, 3)


def test_d_24_in_the_other_reading_a_second_shift_of_the_last_on_call_assistant_counts_too() -> None:
    there: dict[str, Any] = {"nurse 1": {"place": "morning"}, "on-call 2": {"place": "day", "twice": True}}
    assert evening(there).decision.kind == "return"
    assert evening(there, readings=TWO_READINGS[1]).decision.kind == "turn"
