"""Medical emergencies and Care Tokens (EMERG, TOKEN)."""

from typing import Any

import pytest

from tests.engine.table import (
    act,
    always,
    cause,
    change,
    condition,
    deteriorating,
    emergency,
    offered_as_barred,
    options,
    overstressed,
    partials,
    refused,
    stable,
    staffed,
    table,
    to_the_next_day,
    tokens,
    warnings,
)
from tests.views.there import there

THREE = {"nurse 1": {"tokens": 3}}

# --- emergencies ------------------------------------------------------------------------------------------------


def test_emerg_01_only_medical_care_may_be_given_and_nobody_has_to_say_so() -> None:
    game = staffed(emergency(), "nurse 1")
    assert game.decision.kind == "payment"
    chosen = [line for line in game.lines() if line["rule"] == "CARE-01" and line["verb"] == "by_itself"]
    assert [line["text"] for line in chosen] == ["There is only one possible answer: Medical Care."]
    refused(game, "care palliative", "emergency", "EMERG-01")


def test_emerg_02_it_is_averted_only_when_every_symbol_is_covered() -> None:
    for paid, averted in ((2, False), (3, True)):
        game = staffed(emergency(symbols=3), "nurse 1", condition=20, pawns={"nurse 1": {"tokens": 4}})
        act(game, *["pay nurse 1"] * paid, *([] if averted else ["enough"]))
        assert condition(game) == (20 if averted else 19)
        assert tokens(game, "nurse 1") == 4 - paid + averted


@pytest.mark.parametrize("staff", [1, 2, 3])
def test_emerg_03_an_averted_emergency_brings_one_token_whatever_the_staff(staff: int) -> None:
    names = [f"nurse {n + 1}" for n in range(staff)]
    game = staffed(emergency(staff=staff, symbols=1), *names)
    before = 3 - 1
    changes = act(game, "pay nurse 1")
    assert change(changes, "EMERG-03").text.startswith("The emergency has passed")
    if staff > 1:
        act(game, "give nurse 2")
    assert sum(tokens(game, f"nurse {n}") for n in (1, 2, 3)) == before + 1
    assert game.decision.kind == "leave"


def test_emerg_04_the_token_goes_at_once_to_one_nurse_or_assistant_of_the_shift() -> None:
    game = staffed(emergency(staff=2, symbols=1), "nurse 1", "assistant 1", pool=1)
    act(game, "pay nurse 1")
    assert (game.decision.kind, game.decision.rule) == ("emergency_token", "EMERG-04")
    assert options(game) == {"give nurse 1", "give pool"}
    refused(game, "give nurse 2", "not_on_this_shift", "EMERG-04")
    assert cause(game, change(act(game, "give pool"), "EMERG-04")) == "EMERG-04"
    assert (tokens(game, "nurse 1"), tokens(game, "pool")) == (0, 2)


def test_emerg_04_the_pool_gets_it_only_with_an_assistant_there() -> None:
    game = staffed(emergency(staff=2, symbols=1), "nurse 1", "nurse 2")
    act(game, "pay nurse 1")
    refused(game, "give pool", "pool_needs_assistant", "TOKEN-05")


def test_emerg_05_what_is_not_averted_costs_the_uncovered_symbols_and_brings_no_token() -> None:
    game = staffed(emergency(symbols=4), "nurse 1", condition=20)
    dropped = change(act(game, "pay nurse 1"), "EMERG-05")
    assert dropped.text == "The emergency has weakened him: Billy's condition falls from 20 to 17."
    assert cause(game, dropped) == "CARE-05"
    assert tokens(game, "nurse 1") == 0
    assert game.decision.kind == "leave"


def test_emerg_06_covering_in_part_is_allowed_and_lessens_the_drop() -> None:
    drops = []
    for paid in (0, 1, 2):
        game = staffed(emergency(symbols=3), "nurse 1", condition=20, pawns=THREE)
        act(game, *["pay nurse 1"] * paid, "enough")
        drops.append(20 - condition(game))
        assert there(game.view()["shifts"][0]["card"])["covered"] == paid
    assert drops == [3, 2, 1]


def test_emerg_07_example_four_symbols_four_tokens_averted_and_one_gained() -> None:
    game = staffed(emergency(symbols=4), "nurse 1", condition=20, pawns={"nurse 1": {"tokens": 4}})
    act(game, *["pay nurse 1"] * 4)
    assert (condition(game), tokens(game, "nurse 1"), tokens(game, "board")) == (20, 1, 4)


def test_emerg_08_care_in_an_emergency_is_the_days_medical_care() -> None:
    earlier = {"morning": "palliative", "day": "palliative"}
    game = staffed(emergency(), "nurse 1", shift="night", care=earlier)
    act(game, "enough")
    assert game.view()["head"]["day"] == 2
    assert warnings(game) == 0


def test_emerg_09_nobody_inquires_after_an_emergency_averted_or_not() -> None:
    for pays in (["pay nurse 1"], ["enough"]):
        game = staffed(emergency(symbols=1), "nurse 1", shift="day", pawns=THREE, grid={"partials": ["1-1"]})
        act(game, *pays)
        assert game.decision.kind == "turn"
        refused(game, "inquire nurse 1 timeline 1", "not_now", "ASSIGN-01")


# --- Care Tokens ------------------------------------------------------------------------------------------------


def test_token_02_tokens_pay_for_medical_care_inquiring_and_what_events_offer() -> None:
    scene: dict[str, Any] = {"pawns": THREE, "grid": {"partials": ["1-1"]}, "clears": ["1-2"]}
    care = staffed(stable(), "nurse 1", **scene)
    act(care, "care medical", "pay nurse 1")
    assert (tokens(care, "nurse 1"), tokens(care, "board")) == (2, 1)
    act(care, "inquire nurse 1 timeline 1")
    assert (tokens(care, "nurse 1"), tokens(care, "board")) == (1, 2)
    trust = staffed(stable(memories=1), "nurse 1", partials=[always("use_trust_condition")], **scene)
    act(trust, "care palliative", "use trust nurse 1")
    assert (tokens(trust, "nurse 1"), tokens(trust, "board")) == (2, 1)


def test_token_03_tokens_come_from_five_sources_and_no_other() -> None:
    start = table(stable())
    assert [tokens(start, f"nurse {n}") for n in (1, 2, 3)] == [1, 1, 1]
    palliative = staffed(deteriorating(tokens=1), "nurse 1")
    act(palliative, "care palliative")
    assert tokens(palliative, "nurse 1") == 2
    averted = staffed(emergency(symbols=1), "nurse 1")
    act(averted, "pay nurse 1")
    assert tokens(averted, "nurse 1") == 1
    night = staffed(deteriorating(), "nurse 1", shift="night")
    assert tokens(night, "nurse 1") == 2
    act(night, "care medical", "enough")
    assert [tokens(night, f"nurse {n}") for n in (1, 2, 3)] == [2, 3, 3], "who waited was with Billy"
    assert tokens(night, "pool") == 4


def test_token_04_each_nurse_holds_six_at_most() -> None:
    game = staffed(deteriorating(tokens=4), "nurse 1", pawns={"nurse 1": {"tokens": 4}})
    act(game, "care palliative")
    assert tokens(game, "nurse 1") == 6
    to_the_next_day(game)
    assert max(tokens(game, f"nurse {n}") for n in (1, 2, 3)) == 6
    tight = staffed(deteriorating(tokens=4), "nurse 1", numbers={"TOKEN-04": 2})
    act(tight, "care palliative")
    assert tokens(tight, "nurse 1") == 2


def test_token_04_a_full_purse_is_said_to_be_full() -> None:
    game = staffed(deteriorating(staff=3, tokens=1), "nurse 1", "nurse 2", "nurse 3", pawns={"nurse 2": {"tokens": 6}})
    act(game, "care palliative")
    full = refused(game, "give nurse 2", "purse_full", "TOKEN-04")
    assert "6 Care Tokens" in full.sentence


def test_token_05_what_assistants_gain_goes_into_one_pool() -> None:
    game = staffed(deteriorating(staff=2, tokens=2), "assistant 1", "assistant 2")
    changes = act(game, "care palliative")
    assert tokens(game, "pool") == 2
    assert change(changes, "CARE-15").text.endswith("Assistants' pool gains a Care Token.")
    assert tokens(game, "supply") == 24 - 3 - 2
    nurses = staffed(deteriorating(staff=2, tokens=1), "nurse 1", "nurse 2")
    act(nurses, "care palliative")
    refused(nurses, "give pool", "pool_needs_assistant", "TOKEN-05")


def test_token_06_the_pool_holds_any_number() -> None:
    game = staffed(deteriorating(staff=1, tokens=5), "assistant 1", pool=6)
    act(game, "care palliative")
    assert tokens(game, "pool") == 11


def test_token_07_the_pool_pays_only_with_an_assistant_or_on_call_on_the_shift() -> None:
    without = staffed(deteriorating(), "nurse 1", pool=3)
    act(without, "care medical")
    assert options(without) == {"pay nurse 1", "enough"}
    refused(without, "pay pool", "pool_needs_assistant", "TOKEN-07")
    with_one = staffed(deteriorating(), "assistant 1", pool=3)
    act(with_one, "care medical", "pay pool")
    assert (tokens(with_one, "pool"), tokens(with_one, "board")) == (2, 1)


def test_token_07_an_on_call_assistant_opens_the_pool_too() -> None:
    pawns = overstressed("nurse 2", "nurse 3", "assistant 1", "assistant 2")
    game = table(deteriorating(staff=2), pawns=pawns, pool=3)
    act(game, "turn", "place nurse 1", "call in on-call 1", "care medical")
    assert options(game) == {"pay nurse 1", "pay pool", "enough"}


def test_token_07_an_assistant_of_an_earlier_shift_does_not_open_the_pool() -> None:
    pawns = {"assistant 1": {"place": "day"}, "assistant 2": {"place": "morning"}}
    game = staffed(deteriorating(symbols=2), "nurse 1", shift="night", pawns=pawns, pool=2)
    act(game, "care medical")
    assert options(game) == {"pay nurse 1", "enough"}
    refused(game, "pay pool", "pool_needs_assistant", "TOKEN-07")


def test_token_08_in_such_a_shift_a_nurse_uses_the_pools_tokens_too() -> None:
    game = staffed(deteriorating(staff=2, symbols=2), "nurse 1", "assistant 1", condition=20, pool=2)
    act(game, "care medical")
    assert game.decision.who == 0
    act(game, "pay pool", "pay pool")
    assert (condition(game), tokens(game, "pool"), tokens(game, "nurse 1")) == (20, 0, 1)


def test_token_09_the_pool_never_pays_for_inquiring() -> None:
    game = staffed(
        stable(staff=2), "nurse 1", "assistant 1", pool=5, pawns={"nurse 1": {"tokens": 0}}, grid={"partials": ["1-1"]}
    )
    act(game, "care medical", "enough")
    assert game.decision.kind == "leave"
    assert tokens(game, "pool") == 5


def test_token_10_an_unassigned_nurses_tokens_are_out_of_reach() -> None:
    game = staffed(deteriorating(staff=2), "nurse 1", "nurse 2")
    act(game, "care medical")
    assert options(game) == {"pay nurse 1", "pay nurse 2", "enough"}
    assert offered_as_barred(game)["pay nurse 3"] == "not_on_this_shift"
    refused(game, "pay nurse 3", "not_on_this_shift", "TOKEN-10")


def test_token_11_tokens_on_the_cards_stay_until_gather_and_then_return_to_the_supply() -> None:
    game = staffed(stable(), "nurse 1", grid={"partials": ["1-1"]}, pawns=THREE, clears=["1-2"])
    act(game, "care medical", "pay nurse 1", "inquire nurse 1 timeline 1", "stop", "stop")
    assert tokens(game, "board") == 2
    act(game, "no more leave", "turn")
    assert tokens(game, "board") == 2
    back = change(to_the_next_day(game), "DAY-18")
    assert "back to the supply" in back.text
    assert tokens(game, "board") == 0


def test_token_12_the_pool_stays_on_the_shift_managers_board_and_passes_with_it() -> None:
    game = staffed(deteriorating(staff=2), "assistant 1", "assistant 2", shift="night", manager="nurse 1", pool=4)
    act(game, "care medical", "enough")
    assert game.view()["head"]["manager"] == 1
    assert tokens(game, "pool") == 4 + 1


def test_token_13_everybody_in_the_break_room_brings_two_an_assistants_to_the_pool() -> None:
    pawns = {"nurse 3": {"place": "on_leave"}}
    game = staffed(deteriorating(), "nurse 1", shift="night", pawns=pawns, numbers={"NIGHT-01": 0})
    act(game, "care medical", "enough")
    assert [tokens(game, f"nurse {n}") for n in (1, 2, 3)] == [1, 3, 1]
    assert tokens(game, "pool") == 2 + 2


# --- the symbols ------------------------------------------------------------------------------------------------


def test_icon_01_a_deterioration_symbol_costs_one_space() -> None:
    game = staffed(deteriorating(symbols=1), "nurse 1", condition=20)
    act(game, "care palliative")
    assert condition(game) == 19


def test_icon_02_the_stable_symbol_by_itself_changes_nothing() -> None:
    for answers in (["care palliative"], ["care medical", "enough"]):
        game = staffed(stable(tokens=1), "nurse 1", condition=20)
        act(game, *answers)
        assert condition(game) == 20


def test_icon_05_a_care_token_is_gained_from_the_supply() -> None:
    game = staffed(stable(tokens=1), "nurse 1")
    act(game, "care palliative")
    assert (tokens(game, "nurse 1"), tokens(game, "supply")) == (2, 20)


def test_icon_06_the_divided_symbol_is_one_or_the_other() -> None:
    game = staffed(stable(either=1), "nurse 1", partials=["1-1"])
    act(game, "care palliative", "take partial")
    assert (tokens(game, "nurse 1"), partials(game, "nurse 1")) == (1, ["1-1"])
    other = staffed(stable(either=1), "nurse 1", partials=["1-1"])
    act(other, "care palliative", "take token")
    assert (tokens(other, "nurse 1"), partials(other, "nurse 1")) == (2, [])


def test_icon_23_the_emergency_marking_sets_the_card_apart() -> None:
    game = staffed(emergency(), "nurse 1")
    card = there(game.view()["shifts"][0]["card"])
    assert (card["kind"], card["tokens"], card["memories"], card["either"]) == ("emergency", 0, 0, 0)
    assert "care palliative" not in options(game)


def test_icon_24_a_space_for_each_member_of_staff_and_a_symbol_for_each_kind_of_care() -> None:
    game = table(deteriorating(staff=2))
    act(game, "turn")
    assert len(game.view()["shifts"][0]["spaces"]) == 2
    act(game, "place nurse 1", "place nurse 2")
    assert options(game) == {"care medical", "care palliative"}
