"""Of what is not asked: the rule that bars it is named; only what may still come is put off ("answer that first")."""

from typing import Any

import pytest

import holding_on as ho
from tests.content.folders import focusing
from tests.engine.table import (
    act,
    deteriorating,
    emergency,
    event,
    listening,
    overstressed,
    refused,
    stable,
    staffed,
    table,
    with_only,
)

ASK = "inquire nurse 1 timeline 1"
TWO = {"tokens": 2}


# --- staffing -----------------------------------------------------------------------------------------------------


def closed() -> ho.Game:
    """Three spaces on the Day Shift for nurse 1, who covers the two others: nobody has a choice left."""
    pawns: dict[str, dict[str, Any]] = {"nurse 1": {"tokens": 2}, "nurse 2": {"place": "morning"}}
    game = with_only(pawns, deteriorating(3, symbols=2, memories=1), numbers={"SETUP-09": 0})
    act(game, "place nurse 1")
    while game.decision.kind in ("assign", "price"):
        act(game, "cover nurse 1" if game.decision.kind == "assign" else "lose token")
    return game


def test_cover_07_who_covers_the_most_is_refused_by_that_after_the_shift_is_staffed() -> None:
    game = closed()
    assert game.decision.kind == "care"
    refused(game, "cover nurse 1", "cover_limit", "COVER-07")


def test_stress_03_who_is_at_the_maximum_covers_no_more_once_the_shift_is_staffed() -> None:
    game = with_only({"nurse 1": {"stress": 2}, "nurse 2": {}}, deteriorating(3), numbers={"SETUP-09": 0})
    act(game, "place nurse 1", "place nurse 2", "cover nurse 1")
    refused(game, "cover nurse 1", "no_room_for_stress", "STRESS-03")


def test_care_01_nobody_comes_once_the_shift_is_staffed() -> None:
    game = staffed(deteriorating(), "nurse 1")
    refused(game, "place nurse 2", "staffed", "CARE-01")
    refused(game, "place nurse 1", "already_on_shift", "ASSIGN-05")
    refused(game, "cover nurse 2", "not_on_this_shift", "COVER-07")
    refused(game, "cover on-call 1", "on_call_no_cover", "COVER-09")
    refused(game, "accept warning", "must_cover", "COVER-12")


def test_before_the_card_is_turned_only_what_lasts_is_refused_by_its_rule() -> None:
    game = table(deteriorating(), day=2, pawns=overstressed("nurse 2"))
    refused(game, "place nurse 2", "on_leave", "ASSIGN-12")
    refused(game, "place nurse 1", "not_now", "ASSIGN-01")
    refused(game, "call in nurse 1", "comes_otherwise", "ASSIGN-05")


def test_who_can_come_in_another_way_is_told_which() -> None:
    game = with_only({"nurse 1": {}}, deteriorating(2))
    act(game, "place nurse 1")
    barred = refused(game, "reassign on-call 1", "comes_otherwise", "COVER-02")
    assert "“Call in On-Call 1”" in barred.unlock


def test_comp_02_who_does_not_play_is_refused_by_that() -> None:
    game = table(deteriorating())
    for action in ("place nurse 4", "pay nurse 4", "inquire nurse 4 timeline 1", "send on leave nurse 4"):
        refused(game, action, "absent", "COMP-02")
    refused(game, "place assistant 3", "absent", "COMP-15")


def test_stress_05_nothing_is_lost_where_nobody_gains_stress() -> None:
    game = staffed(deteriorating(), "nurse 1")
    refused(game, "lose token", "no_stress_gained", "STRESS-05")
    tired = with_only({"nurse 1": {}, "nurse 2": {"tokens": 1}}, deteriorating(3))
    refused(tired, "lose clear", "nothing_held", "STRESS-08")
    refused(tired, "lose token", "not_now", "ASSIGN-02")


# --- care -----------------------------------------------------------------------------------------------------------


def test_care_11_a_second_payment_on_a_stable_card_is_refused_by_the_symbol() -> None:
    game = staffed(stable(), "nurse 1", pawns={"nurse 1": TWO})
    act(game, "care medical", "pay nurse 1")
    refused(game, "pay nurse 1", "symbols_covered", "CARE-11")


@pytest.mark.parametrize("action", ["take token", "give nurse 1", "talk nurse 1"])
def test_care_06_what_palliative_care_brings_does_not_come_after_medical_care(action: str) -> None:
    game = staffed(deteriorating(symbols=2, tokens=1, memories=1, either=1), "nurse 1", pawns={"nurse 1": TWO})
    refused(game, action, "not_now", "CARE-01")
    act(game, "care medical")
    refused(game, action, "care_chosen", "CARE-06")
    act(game, "pay nurse 1", "enough")
    refused(game, action, "care_chosen", "CARE-06")


def test_care_01_nobody_pays_on_a_shift_of_palliative_care() -> None:
    game = staffed(deteriorating(staff=2, memories=1), "nurse 1", "nurse 2")
    act(game, "care palliative")
    refused(game, "pay nurse 1", "palliative_chosen", "CARE-01")
    refused(game, "care medical", "palliative_chosen", "CARE-01")
    refused(game, "take token", "no_yield", "CARE-16")
    refused(game, "give nurse 1", "no_yield", "CARE-15")


def test_care_08_when_it_is_enough_nobody_pays_on() -> None:
    game = staffed(deteriorating(symbols=2), "nurse 1", pawns={"nurse 1": TWO})
    act(game, "care medical", "pay nurse 1", "enough")
    refused(game, "pay nurse 1", "step_over", "CARE-08")


def test_emerg_02_an_emergency_that_was_not_averted_brings_no_token() -> None:
    game = staffed(emergency(symbols=2), "nurse 1", pawns={"nurse 1": TWO})
    refused(game, "give nurse 1", "not_now", "CARE-05")
    act(game, "pay nurse 1", "enough")
    refused(game, "give nurse 1", "not_averted", "EMERG-02")
    refused(game, "talk nurse 1", "emergency", "EMERG-01")


def test_g_02_with_nobody_there_no_care_is_paid_for() -> None:
    pawns = {"nurse 1": {"place": "day", "stress": 3}, "nurse 2": {"place": "on_leave"},
             "assistant 1": {"place": "on_leave"}, "assistant 2": {"place": "on_leave"}}  # fmt: skip
    game = table(deteriorating(), players=2, shift="night", manager="nurse 1", pawns=pawns, numbers={"SETUP-09": 0})
    act(game, "turn")
    assert game.decision.kind == "return"
    refused(game, "pay nurse 1", "nobody_here", "G-02")
    refused(game, "care medical", "nobody_here", "G-02")


# --- talk and questions ---------------------------------------------------------------------------------------------


def test_inq_07_with_nothing_in_play_nobody_can_ask_and_that_is_said() -> None:
    game = table(stable(), pawns={"nurse 1": TWO})
    act(game, "turn", "place nurse 1", "care palliative")
    assert game.decision.kind == "leave"
    refused(game, ASK, "no_partial_in_play", "INQ-07")


def after_the_shift(**pawn: int) -> ho.Game:
    """A stable shift of nurse 1 on which nobody could ask; the next step of the day is asked."""
    game = table(stable(), grid={"partials": ["1-1"]}, pawns={"nurse 1": pawn})
    act(game, "turn", "place nurse 1", "care palliative")
    assert game.decision.kind == "leave"
    return game


def test_inq_03_inq_06_who_could_not_ask_hears_why() -> None:
    refused(after_the_shift(tokens=0), ASK, "no_tokens", "INQ-06")
    refused(after_the_shift(tokens=2, stress=2), ASK, "too_stressed", "INQ-03")


def test_staff_09_inq_02_assistants_do_not_ask_and_who_is_elsewhere_does_not() -> None:
    game = table(stable(), grid={"partials": ["1-1"]})
    act(game, "turn", "place assistant 1", "care palliative")
    refused(game, "inquire assistant 1 timeline 1", "only_nurses_inquire", "STAFF-09")
    refused(game, ASK, "not_on_this_shift", "INQ-02")


def test_inq_01_nobody_asks_on_a_card_that_is_not_stable() -> None:
    game = staffed(deteriorating(memories=1), "nurse 1", grid={"partials": ["1-1"]})
    refused(game, ASK, "not_stable", "INQ-01")


def test_event_14_nobody_asks_on_once_billy_wants_no_more_questions() -> None:
    silence = event(green=["no_more_talking"])
    game = table(stable(), clears=[silence], grid={"partials": ["1-1"]}, pawns={"nurse 1": {"tokens": 3}})
    act(game, "turn", "place nurse 1", "care palliative", ASK)
    refused(game, ASK, "no_more_talking", "EVENT-14")


def test_inq_11_a_nurse_without_a_token_is_not_told_to_wait_for_the_other() -> None:
    pawns = {"nurse 1": {"tokens": 3}, "nurse 2": {"tokens": 0}}
    game = table(stable(staff=2), clears=["1-1"], grid={"partials": ["1-1"]}, pawns=pawns)
    act(game, "turn", "place nurse 1", "place nurse 2", "care palliative", ASK)
    refused(game, "inquire nurse 2 timeline 1", "no_tokens", "INQ-06")


def test_g_15_event_16_only_who_talks_pays_for_an_event_and_only_where_one_can_come() -> None:
    offer = event(green=["use_trust_condition"])
    game = listening(1, offer, pawns={"nurse 1": TWO})
    refused(game, "use trust nurse 2", "not_on_this_shift", "TOKEN-10")
    both = staffed(deteriorating(staff=2, memories=1), "nurse 1", "nurse 2", partials=[offer], condition=20)
    act(both, "care palliative", "talk nurse 1")
    refused(both, "use trust nurse 2", "not_talking", "G-15")
    refused(staffed(emergency(), "nurse 1"), "use trust nurse 1", "no_event", "EVENT-16")


def test_focus_01_g_41_only_a_nurse_focuses_and_only_where_the_scenario_has_it() -> None:
    refused(staffed(stable(memories=1), "nurse 1"), "persist", "not_in_scenario", "FOCUS-01")
    game = staffed(stable(memories=2), "assistant 1", content=focusing(), grid={"partials": ["1-1"]})
    refused(game, "steer timeline 1", "only_nurses_focus", "G-41")


# --- after the shift --------------------------------------------------------------------------------------------------


def test_leave_01_after_the_morning_nobody_is_sent_on_leave_any_more() -> None:
    game = table(deteriorating(), shift="day")
    refused(game, "send on leave nurse 2", "leave_over", "LEAVE-01")
    refused(game, "send on leave nurse 1", "manager_stays", "LEAVE-07")


def test_two_03_who_goes_back_and_when_is_said() -> None:
    refused(table(deteriorating()), "go back nurse 1", "only_two", "TWO-03")
    pawns = {"nurse 1": {"place": "day", "twice": True}}
    game = table(deteriorating(), players=2, shift="night", manager="nurse 1", pawns=pawns)
    refused(game, "go back nurse 1", "worked_twice", "TWO-03")
    refused(game, "go back nurse 2", "only_manager_returns", "TWO-03")


@pytest.mark.parametrize(("readings", "back"), [({"D-24": "nobody_twice"}, False), ({}, True)])
def test_d_24_another_nurse_who_worked_twice_keeps_the_shift_manager_only_in_the_variant(
    readings: dict[str, str], back: bool
) -> None:
    pawns = {"nurse 1": {"place": "morning"}, "nurse 2": {"place": "day", "twice": True, "stress": 1}}
    scene: dict[str, Any] = {"shift": "night", "manager": "nurse 1", "pawns": pawns}
    game = table(deteriorating(), players=2, readings=readings, **scene)
    if back:
        refused(game, "go back nurse 1", "not_now", "ASSIGN-01")
    else:
        barred = refused(game, "go back nurse 1", "worked_twice", "TWO-03")
        assert barred.sentence.startswith("Ben has worked")
        assert "nobody works more than one shift" in barred.unlock
    act(game, "turn", "place assistant 1", "care medical", "enough")
    told = [line["text"] for line in game.lines() if line["verb"] == "told_worked_twice"]
    assert (game.decision.kind == "return") is back
    assert [text[:14] for text in told] == ([] if back else ["Ben has worked"])


# --- what cannot come in this shift is not put off --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "card", "reason"),
    [
        (20, deteriorating(memories=1), "no_offer"),
        (14, deteriorating(memories=1), "not_now"),
        (15, deteriorating(symbols=2, memories=1), "not_now"),
        (15, deteriorating(memories=1), "no_offer"),
        (3, deteriorating(memories=1), "no_offer"),
        (6, stable(memories=1), "not_now"),
    ],
)
def test_event_03_a_token_for_an_event_is_put_off_only_where_billys_stage_has_such_an_event(
    condition: int, card: dict[str, Any], reason: str
) -> None:
    game = staffed(card, "nurse 1", condition=condition, pawns={"nurse 1": TWO})
    for action in ("use trust nurse 1", "decline"):
        barred = game.why_not(ho.Action.of(action))
        assert barred is not None
        assert (barred.code, barred.rule) == (reason, "EVENT-03" if reason == "no_offer" else "CARE-01")
    if reason == "no_offer":
        refused(game, "decline", "no_offer", "EVENT-03")


def test_focus_03_with_nothing_in_play_nobody_is_asked_whether_to_listen() -> None:
    game = staffed(deteriorating(memories=1), "nurse 1", content=focusing())
    refused(game, "listen", "nothing_in_play", "FOCUS-03")
    refused(game, "keep", "not_now", "CARE-01")


def test_g_41_a_nurse_without_a_token_is_not_asked_whether_to_listen_or_to_keep() -> None:
    poor = {"nurse 1": {"tokens": 0}}
    game = staffed(deteriorating(memories=1), "nurse 1", content=focusing(), grid={"partials": ["1-1"]}, pawns=poor)
    refused(game, "listen", "no_tokens", "G-41")
    refused(game, "keep", "no_tokens", "G-41")


def test_call_05_no_call_is_left_where_none_can_be_made() -> None:
    game = table(deteriorating(), scenario=3)
    refused(game, "no call", "nobody_to_call", "CALL-05")
    found = {"partials": ["2-6", "3-5"], "clears": ["2-6", "3-5"]}
    known = table(deteriorating(), scenario=3, grid=found)
    refused(known, "no call", "not_now", "ASSIGN-01")
    act(known, "turn", "call nurse 1 contact 1")
    refused(known, "no call", "tile_taken", "CALL-05")
    tired = {name: {"stress": 2} for name in ("nurse 1", "nurse 2", "nurse 3")}
    nobody = table(deteriorating(), scenario=3, grid=found, pawns=tired)
    refused(nobody, "no call", "too_stressed_to_call", "CALL-06")


@pytest.mark.parametrize("away", [True, False])
def test_two_03_at_night_a_shift_manager_who_was_on_no_shift_does_not_go_back(away: bool) -> None:
    pawns: dict[str, Any] = overstressed("nurse 1", "nurse 2") if away else {}
    game = table(deteriorating(), players=2, shift="night", manager="nurse 1", pawns=pawns)
    if not away:
        refused(game, "go back nurse 1", "not_now", "ASSIGN-01")
    act(game, "turn", "place assistant 1")
    for action in ("go back nurse 1", "stay"):
        if away:
            refused(game, action, "on_leave", "TWO-03")
        else:
            refused(game, action, "in_break_room", "TWO-03")


def test_care_05_before_a_morning_card_who_has_no_token_will_not_pay() -> None:
    poor: dict[str, Any] = {"nurse 1": {"tokens": 0}}
    refused(table(deteriorating(), pawns=poor), "pay nurse 1", "no_tokens", "CARE-05")
    refused(table(deteriorating(), pawns=poor, shift="night"), "pay nurse 1", "not_now", "ASSIGN-01")
    refused(table(deteriorating(), pawns=poor), "pay nurse 2", "not_now", "ASSIGN-01")


def test_token_04_while_the_card_is_staffed_a_full_nurse_who_spends_none_before_gets_none() -> None:
    full = {"nurse 1": {"tokens": 6}}
    game = table(deteriorating(2, tokens=1), pawns=full)
    act(game, "turn", "place nurse 1")
    refused(game, "give nurse 1", "purse_full", "TOKEN-04")
    refused(game, "give nurse 2", "not_now", "ASSIGN-02")
    averted = table(emergency(2, symbols=1), pawns=full)
    act(averted, "turn", "place nurse 1")
    refused(averted, "give nurse 1", "not_now", "ASSIGN-02")
    short = with_only({"nurse 1": {"tokens": 6}, "nurse 2": {}}, deteriorating(3, tokens=1), numbers={"SETUP-09": 0})
    refused(short, "give nurse 1", "not_now", "ASSIGN-02")


# --- the rule that is named is the one that bars it -------------------------------------------------------------------


def test_g_12_once_the_giving_is_over_that_is_said_to_a_full_nurse_too() -> None:
    card = deteriorating(2, tokens=1, memories=1)
    game = staffed(card, "nurse 1", "nurse 2", pawns={"nurse 1": {"tokens": 6}})
    act(game, "care palliative")
    refused(game, "give nurse 1", "step_over", "G-12")


def test_inq_07_with_nothing_in_play_there_is_nothing_to_stop() -> None:
    refused(table(deteriorating()), "stop", "nothing_in_play", "INQ-07")
    refused(staffed(stable(), "nurse 1"), "stop", "nothing_in_play", "INQ-07")
    tired = {"nurse 1": {"tokens": 2, "stress": 2}}
    game = staffed(stable(), "nurse 1", grid={"partials": ["1-1"]}, pawns=tired)
    refused(game, "stop", "too_stressed", "INQ-03")


def test_inq_07_while_a_nurse_asks_another_is_told_which_timelines_stay_closed() -> None:
    pawns = {"nurse 1": {"tokens": 3}, "nurse 2": {"tokens": 2}}
    game = table(stable(staff=2), clears=["2-1"], grid={"partials": ["2-2"]}, pawns=pawns)
    act(game, "turn", "place nurse 1", "place nurse 2", "care palliative", "inquire nurse 1 timeline 2")
    refused(game, "inquire nurse 2 timeline 4", "no_partial_in_play", "INQ-07")
    refused(game, "inquire nurse 2 timeline 1", "no_partial_in_play", "INQ-07")
    refused(game, "inquire nurse 2 timeline 2", "already_inquiring", "INQ-11")


def test_stress_16_one_stress_keeps_from_asking_only_who_would_come_from_a_shift() -> None:
    pawns = {"nurse 1": {"place": "morning", "stress": 1, "tokens": 2}, "nurse 2": {"stress": 1, "tokens": 2}}
    game = table(stable(), shift="day", manager="nurse 3", grid={"partials": ["1-1"]}, pawns=pawns)
    barred = refused(game, ASK, "too_stressed", "INQ-03")
    assert barred.sentence == "Ann would come from a shift, and then carry too much Stress to Inquire."
    assert "Leave" not in barred.unlock
    refused(game, "inquire nurse 2 timeline 1", "not_now", "ASSIGN-01")


def test_cover_07_during_a_price_who_can_still_come_is_not_told_that_the_staff_are_settled() -> None:
    pawns = {"nurse 1": {"place": "morning", "tokens": 2, "partials": ["1-1"]}, "assistant 1": {}}
    game = with_only(pawns, deteriorating(3), numbers={"SETUP-09": 0})
    act(game, "reassign nurse 1")
    assert game.decision.kind == "price"
    barred = refused(game, "cover assistant 1", "not_on_this_shift", "COVER-07")
    assert "settled" not in barred.unlock


# --- at the border between two rules ------------------------------------------------------------------------------


def test_cover_01_where_the_break_room_just_fills_the_card_nobody_else_is_needed() -> None:
    pawns: dict[str, dict[str, Any]] = {"nurse 1": {"place": "morning", "tokens": 2}, "nurse 2": {}, "nurse 3": {}}
    game = with_only(pawns, deteriorating(2))
    refused(game, "pay nurse 1", "enough_staff", "COVER-01")


def test_emerg_02_only_the_tokens_of_the_shift_can_avert_an_emergency() -> None:
    game = table(emergency(staff=1, symbols=3), pool=3, pawns={"nurse 1": {"tokens": 2}, "nurse 2": {"tokens": 4}})
    act(game, "turn", "place nurse 1")
    refused(game, "give nurse 1", "not_averted", "EMERG-02")


def test_token_04_a_call_from_the_break_room_costs_a_full_nurse_no_token() -> None:
    found = {"partials": ["2-6", "3-5"], "clears": ["2-6", "3-5"]}
    game = table(deteriorating(tokens=1), scenario=3, grid=found, pawns={"nurse 1": {"tokens": 6}})
    act(game, "turn")
    refused(game, "give nurse 1", "purse_full", "TOKEN-04")
