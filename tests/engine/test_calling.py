"""Calling somebody from his past (CALL): who may call, when, what it costs, and what comes of it."""

import random
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from tests.content.eleventh import eleventh
from tests.engine.table import (
    act,
    cause,
    change,
    condition,
    deteriorating,
    finish_shift,
    offered_as_barred,
    on_leave,
    options,
    overstressed,
    pawn,
    refused,
    rules,
    seen,
    stable,
    table,
    to_the_next_day,
    tokens,
    warnings,
)

FOUND = {"partials": ["2-6", "3-5"], "clears": ["2-6", "3-5"]}
"""What the Call of scenario 3 needs."""
CALL = "call nurse 1 contact 1"


def third(*cards: Any, **scene: Any) -> ho.Game:
    """Scenario 3 with the memories found that tell whom to call; the first card is turned."""
    game = table(*(cards or [deteriorating()]), scenario=3, **{"grid": FOUND, **scene})
    act(game, "turn")
    return game


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """The eleventh scenario, whose calls bring something; its Objective is far away."""
    return eleventh(tmp_path, 'kind = "clears"\ncount = 9', "")


def own(folder: str, *cards: Any, **scene: Any) -> ho.Game:
    """The eleventh scenario with one Clear found, which is enough for its first call; the first card is turned."""
    grid = {"partials": ["1-1"], "clears": ["1-1"]}
    game = table(*(cards or [deteriorating()]), scenario=11, content=folder, **{"grid": grid, **scene})
    act(game, "turn")
    return game


def test_call_01_calls_are_made_only_where_the_scenario_says_so() -> None:
    first = table(deteriorating(), grid=FOUND)
    act(first, "turn")
    assert options(first, "call") == set()
    refused(first, CALL, "not_in_scenario", "CALL-01")
    assert options(third(), "call") == {f"call nurse {number} contact 1" for number in (1, 2, 3)}


def test_call_02_comp_17_setup_13_the_contact_tile_is_on_the_ward_only_then() -> None:
    assert [place["id"] for place in ho.Game(seed=1).view()["places"]].count("contact_tile") == 0
    tile = ho.Game(scenario=3, seed=1).view()["places"][-1]
    assert (tile["id"], tile["pawns"], tile["text"]) == ("contact_tile", [], "Contact Tile: nobody.")


def test_call_03_while_staff_are_assigned_a_nurse_is_placed_on_the_tile() -> None:
    game = third(deteriorating(staff=2))
    changes = act(game, CALL)
    assert pawn(game, "nurse 1")["place"] == "contact_tile"
    assert "the Magill house" in game.view()["places"][-1]["text"]
    assert cause(game, change(changes, "CALL-03")) == "ASSIGN-02"
    assert "2 Staff spaces" in game.decision.prompt, "she fills no space"
    refused(game, "reassign nurse 1", "making_call", "CALL-03")


def test_call_03_the_call_may_be_left() -> None:
    game = third()
    act(game, "place nurse 2")
    assert options(game) == {CALL, "call nurse 3 contact 1", "no call"}
    act(game, "no call")
    assert game.decision.kind == "care"


def test_call_04_the_call_is_made_when_the_card_is_completely_resolved() -> None:
    card = stable(memories=1)
    game = third(card, pawns={"nurse 2": {"tokens": 2}})
    act(game, CALL, "place nurse 2", "care medical", "enough")
    assert game.decision.kind == "inquiry", "the Inquiry belongs to the card"
    assert game.view()["outcome"] is None
    changes = act(game, "stop")
    assert rules(changes).index("CALL-04") < rules(changes).index("SCEN-07")
    assert game.outcome == ho.Outcome(True, "objective", "SCEN-07")
    assert [told["card"] for told in game.view()["told"]][-2:] == ["10A", "9B"]


def test_call_05_the_scenarios_criteria_must_be_met() -> None:
    game = third(grid={"partials": ["2-6", "3-5"], "clears": ["2-6"]})
    assert options(game, "call") == set()
    barred = refused(game, CALL, "nobody_to_call", "CALL-05")
    assert "Magill" not in str(game.view()["barred"]) + barred.sentence + str(barred), "nobody knows the house yet"


def test_call_05_the_space_of_the_tile_must_be_free(folder: str) -> None:
    game = own(folder, deteriorating(), deteriorating())
    act(game, CALL, "place nurse 2")
    finish_shift(game)
    act(game, "no more leave", "turn")
    refused(game, "call nurse 3 contact 2", "tile_taken", "CALL-05")


def test_call_06_stress_10_a_nurse_with_two_stress_may_not_be_assigned_to_a_call() -> None:
    game = third(pawns={"nurse 1": {"stress": 2}, "nurse 2": {"stress": 1}})
    assert options(game, "call") == {"call nurse 2 contact 1", "call nurse 3 contact 1"}
    refused(game, CALL, "too_stressed_to_call", "CALL-06")


def moving(stress: int = 0, nurse_2: dict[str, Any] | None = None) -> ho.Game:
    """The Day Shift: nurse 1 worked the Morning, the other two are away; the Assistants wait."""
    pawns = {**on_leave("nurse 2", "nurse 3"), "nurse 1": {"place": "morning", "stress": stress}}
    pawns["nurse 2"] = nurse_2 or pawns["nurse 2"]
    return third(deteriorating(), shift="day", manager="nurse 1", pawns=pawns, cards={"morning": "P01"})


def test_call_07_who_comes_from_the_shift_before_gains_stress_and_pays_for_it() -> None:
    game = moving()
    changes = act(game, CALL)
    assert pawn(game, "nurse 1")["stress"] == 1
    assert cause(game, change(changes, "CALL-07")) == "CALL-03"
    assert "STRESS-05" in rules(changes)
    assert game.decision.kind == "assign"


def test_d_22_the_stress_of_the_way_to_the_telephone_counts_too() -> None:
    refused(moving(stress=1), CALL, "too_stressed_to_call", "CALL-06")


def test_cover_06_call_07_nobody_comes_from_the_morning_to_the_telephone_at_night() -> None:
    pawns = {**on_leave("nurse 2", "nurse 3"), "nurse 1": {"place": "morning"}}
    game = third(deteriorating(), shift="night", manager="nurse 1", pawns=pawns, cards={"morning": "P01"})
    assert options(game, "call") == set()
    refused(game, CALL, "not_previous_shift", "COVER-06")


def test_cover_13_call_07_the_overstressed_do_not_come_to_the_telephone() -> None:
    refused(moving(stress=3), CALL, "overstressed", "COVER-13")
    pawns = {**on_leave("nurse 2", "nurse 3"), "nurse 1": {"place": "morning", "stress": 1}}
    numbers = {"STRESS-03": 1, "COVER-04": 0}
    game = third(deteriorating(), shift="day", manager="nurse 1", pawns=pawns, numbers=numbers)
    refused(game, CALL, "overstressed", "COVER-13")


def test_call_03_g_04_while_the_card_can_be_filled_the_call_alone_is_not_left() -> None:
    pawns = overstressed("nurse 2", "nurse 3", "assistant 1", "assistant 2")
    game = third(deteriorating(), pawns=pawns)
    assert options(game) == {"place nurse 1", CALL}


def test_g_54_nobody_comes_from_a_shift_while_an_able_nurse_waits() -> None:
    refused(moving(nurse_2={"place": "break_room"}), CALL, "nurse_is_free", "G-54")
    tired = moving(nurse_2={"place": "break_room", "stress": 2})
    assert options(tired, "call") == {CALL}


def test_g_54_a_caller_is_missed_at_the_card_and_may_cause_a_shortage() -> None:
    pawns = {**on_leave("nurse 3", "assistant 1"), **overstressed("assistant 2")}
    game = third(deteriorating(staff=2), shift="day", manager="nurse 1", pawns=pawns)
    assert options(game, "call_in") == set()
    act(game, CALL)
    assert options(game, "call_in") == {"call in on-call 1", "call in on-call 2"}
    act(game, "place nurse 2", "call in on-call 1")
    assert warnings(game) == 0


def test_call_08_several_calls_a_day_and_one_a_shift(folder: str) -> None:
    pawns = overstressed("assistant 1", "assistant 2")
    game = own(folder, deteriorating(), deteriorating(staff=2), pawns=pawns, day=2)
    act(game, CALL)
    refused(game, "call nurse 2 contact 1", "tile_taken", "CALL-05")
    act(game, "place nurse 2")
    finish_shift(game)
    act(game, "no more leave", "turn", "reassign nurse 1")
    act(game, *(["lose token"] if game.decision.kind == "price" else []))
    assert pawn(game, "nurse 1")["stress"] == 1, "the Call was a shift's work (G-38)"
    act(game, "call nurse 3 contact 2", "call in on-call 1")
    finish_shift(game)
    assert [told["card"] for told in game.view()["told"]][-2:] == ["92B", "92A"]


def test_g_38_a_caller_is_no_part_of_the_shift() -> None:
    game = third(deteriorating(symbols=2), pawns={"nurse 1": {"tokens": 5}})
    act(game, CALL, "place nurse 2", "care medical")
    refused(game, "pay nurse 1", "not_on_this_shift", "TOKEN-10")
    assert [pawn["name"] for pawn in game.view()["pawns"] if pawn["senior"]] == ["Ben"]


def test_g_38_the_caller_stays_on_the_tile_until_the_team_gathers(folder: str) -> None:
    game = own(folder)
    act(game, CALL, "place nurse 2")
    finish_shift(game)
    assert pawn(game, "nurse 1")["place"] == "contact_tile"
    refused(game, "send on leave nurse 1", "working_today", "LEAVE-02")
    rested = tokens(game, "nurse 1")
    to_the_next_day(game)
    assert pawn(game, "nurse 1")["place"] == "break_room"
    assert tokens(game, "nurse 1") == rested, "who was at the telephone was not in the Break Room"


def test_g_38_who_called_is_re_assigned_for_stress_and_frees_the_tile(folder: str) -> None:
    game = own(folder, deteriorating(), deteriorating(staff=2), pawns=overstressed("assistant 1", "assistant 2"), day=2)
    act(game, CALL, "place nurse 2")
    finish_shift(game)
    act(game, "no more leave", "turn", "reassign nurse 1")
    assert (pawn(game, "nurse 1")["place"], pawn(game, "nurse 1")["stress"]) == ("shift", 1)
    assert game.view()["places"][-1]["pawns"] == []


def test_icon_13_an_assigned_nurse_may_call_once_a_shift() -> None:
    game = third(deteriorating(staff=2))
    assert options(game, "call") == {f"call nurse {number} contact 1" for number in (1, 2, 3)}
    act(game, CALL)
    assert game.view()["places"][-1]["pawns"] == [0]
    assert options(game, "call") == set()


def test_g_59_a_call_brings_what_its_data_say_and_is_made_once(folder: str) -> None:
    game = own(folder, deteriorating(), deteriorating(), condition=20)
    act(game, CALL, "place nurse 2")
    before = tokens(game, "nurse 1")
    changes = finish_shift(game)
    assert "92B" in [told["card"] for told in game.view()["told"]]
    assert tokens(game, "nurse 1") == before + 2
    assert condition(game) == 20 - 1 + 1
    assert cause(game, change(changes, "G-59")) == "CALL-04"
    act(game, "no more leave", "turn")
    refused(game, "call nurse 3 contact 1", "already_called", "G-59")
    assert "the harbour office" in str(game.why_not(ho.Action.of("call nurse 3 contact 1")))


def test_g_59_the_tokens_of_a_call_are_the_callers_and_not_the_shift_managers(folder: str) -> None:
    game = own(folder, manager="nurse 3")
    act(game, CALL, "place nurse 2")
    before = [tokens(game, f"nurse {number}") for number in (1, 3)]
    finish_shift(game)
    assert [tokens(game, f"nurse {number}") for number in (1, 3)] == [before[0] + 2, before[1]]


def test_g_59_a_call_can_cost_him_his_last_strength(folder: str) -> None:
    data = Path(folder) / "scenarios/11.toml"
    data.write_text(data.read_text(encoding="utf-8").replace("condition = 1\n", "condition = -9\n"), encoding="utf-8")
    game = own(folder, condition=5)
    act(game, CALL, "place nurse 2")
    finish_shift(game)
    assert game.outcome == ho.Outcome(False, "condition", "SCEN-10")
    assert (game.decision.kind, game.legal_actions()) == ("over", ())


def test_staff_10_only_nurses_call() -> None:
    game = third()
    refused(game, "call assistant 1 contact 1", "only_nurses_call", "STAFF-10")
    assert offered_as_barred(game)["call on-call 1 contact 1"] == "only_nurses_call"


def test_assign_05_who_is_on_the_card_cannot_call_in_the_same_shift() -> None:
    game = third(deteriorating(staff=2))
    act(game, "place nurse 1")
    refused(game, CALL, "already_on_shift", "ASSIGN-05")


def test_call_06_who_is_on_the_card_and_tired_is_refused_a_call_for_her_stress() -> None:
    game = third(deteriorating(staff=2), pawns={"nurse 1": {"stress": 2}, "nurse 2": {"stress": 1}})
    act(game, "place nurse 1", "place nurse 2")
    refused(game, CALL, "too_stressed_to_call", "CALL-06")
    refused(game, "call nurse 2 contact 1", "already_on_shift", "ASSIGN-05")


def test_any_play_with_calls_can_be_kept_and_played_again(folder: str) -> None:
    for seed in range(2):
        scenario, content = (3, None) if seed % 2 else (11, folder)
        game = ho.Game.from_scene({"grid": FOUND}, scenario=scenario, seed=seed, content=content)
        chance = random.Random(seed)
        while game.outcome is None:
            kept = ho.Game.from_position(game.position(), content=content)
            assert seen(kept) == seen(game)
            assert kept.legal_actions() == game.legal_actions()
            game.apply(chance.choice(game.legal_actions()))
        again = ho.Game.from_record(game.record(), content=content)
        assert seen(again) == seen(game)


def test_two_01_call_07_the_shift_manager_of_two_comes_to_the_telephone_without_stress_once_a_day() -> None:
    pawns = {**on_leave("nurse 2"), "nurse 1": {"place": "morning", "stress": 1}}
    game = third(deteriorating(), players=2, shift="day", manager="nurse 1", pawns=pawns, cards={"morning": "P01"})
    act(game, CALL)
    assert pawn(game, "nurse 1")["stress"] == 1
    assert game.decision.kind == "assign"


def test_two_03_call_07_the_way_to_the_telephone_was_the_free_one_of_the_day(folder: str) -> None:
    pawns = {**on_leave("nurse 2"), "nurse 1": {"place": "morning"}}
    cards = [deteriorating(), deteriorating(staff=2)]
    game = own(folder, *cards, players=2, shift="day", manager="nurse 1", pawns=pawns, cards={"morning": "P04"})
    act(game, CALL)
    assert "bring no Stress" not in pawn(game, "nurse 1")["text"]
    finish_shift(game)
    assert pawn(game, "nurse 1")["stress"] == 0
    act(game, "turn", "reassign nurse 1")
    assert pawn(game, "nurse 1")["stress"] == 1


def test_two_03_g_53_a_call_was_the_one_shift_of_the_shift_manager(folder: str) -> None:
    pawns = {"nurse 2": {"place": "morning"}, "assistant 1": {}, "assistant 2": {"place": "day"}}
    game = own(folder, players=2, shift="night", pawns=pawns)
    act(game, CALL)
    finish_shift(game)
    assert (game.decision.kind, pawn(game, "nurse 1")["place"]) == ("return", "contact_tile")
    held = tokens(game, "nurse 1")
    act(game, "go back nurse 1")
    assert tokens(game, "nurse 1") == held + 2


def test_two_01_call_07_the_other_nurse_of_two_gains_stress_on_the_way_to_the_telephone() -> None:
    pawns = {"nurse 1": {"place": "morning"}, "nurse 2": {"place": "morning"}}
    cards = {"morning": "P06"}
    game = third(deteriorating(), players=2, shift="day", manager="nurse 1", pawns=pawns, cards=cards)
    act(game, "call nurse 2 contact 1")
    assert pawn(game, "nurse 2")["stress"] == 1
    assert pawn(game, "nurse 1")["stress"] == 0


def test_two_02_the_shift_manager_of_two_comes_from_the_morning_to_the_telephone_at_night() -> None:
    pawns = {**on_leave("nurse 2"), "nurse 1": {"place": "morning"}}
    cards = {"morning": "P01", "day": "P02"}
    game = third(deteriorating(), players=2, shift="night", manager="nurse 1", pawns=pawns, cards=cards)
    assert CALL in options(game, "call")


def test_four_02_the_shift_manager_of_four_makes_no_call() -> None:
    game = third(players=4, manager="nurse 1")
    assert CALL not in options(game, "call")
    refused(game, CALL, "manager_on_board", "FOUR-02")


def test_two_03_who_is_at_the_telephone_and_does_not_lead_does_not_go_back(folder: str) -> None:
    game = own(folder, players=2, shift="night", manager="nurse 1")
    act(game, "call nurse 2 contact 1", "place nurse 1")
    finish_shift(game)
    assert game.decision.kind == "return"
    assert offered_as_barred(game)["go back nurse 2"] == "only_manager_returns"


def test_g_54_a_nurse_who_could_still_call_with_one_stress_is_free_and_so_is_the_fourth() -> None:
    refused(moving(nurse_2={"place": "break_room", "stress": 1}), CALL, "nurse_is_free", "G-54")
    pawns = {**on_leave("nurse 3"), "nurse 2": {"place": "morning"}, "nurse 4": {"place": "break_room"}}
    cards = {"morning": "P01"}
    game = third(deteriorating(), players=4, shift="day", manager="nurse 1", pawns=pawns, cards=cards)
    refused(game, "call nurse 2 contact 1", "nurse_is_free", "G-54")


def test_cover_06_call_07_nobody_comes_from_the_third_space_of_the_morning_to_the_telephone_at_night() -> None:
    morning = {name: {"place": "morning"} for name in ("assistant 1", "assistant 2", "nurse 1")}
    cards = {"morning": deteriorating(staff=3)}
    pawns = {**on_leave("nurse 2", "nurse 3"), **morning}
    game = third(deteriorating(), shift="night", manager="nurse 1", pawns=pawns, cards=cards)
    assert pawn(game, "nurse 1")["space"] == 2
    refused(game, CALL, "not_previous_shift", "COVER-06")
