"""What the rulings and divergences about care and Care Tokens settle, and their other readings."""

from typing import Any

import pytest

import holding_on as ho
from tests.engine.table import (
    NO_ON_CALL,
    STAGES,
    act,
    after_the_night,
    always,
    cause,
    change,
    condition,
    deteriorating,
    emergency,
    event,
    finish_shift,
    offered_as_barred,
    on_leave,
    options,
    overstressed,
    partials,
    refused,
    rules_of,
    stable,
    staffed,
    table,
    to_the_next_day,
    tokens,
    warnings,
)
from tests.views.there import there

FULL = {"nurse 1": {"tokens": 6}}

# --- care -------------------------------------------------------------------------------------------------------


def test_d_18_the_drop_comes_before_anything_is_gained_and_may_be_the_end() -> None:
    dying = staffed(deteriorating(symbols=3, tokens=1, memories=1), "nurse 1", condition=3)
    act(dying, "care palliative")
    assert dying.outcome == ho.Outcome(False, "condition", "SCEN-10")
    assert tokens(dying, "nurse 1") == 1
    worse_stage = staffed(
        deteriorating(symbols=2, memories=1),
        "nurse 1",
        condition=STAGES["orange"] - 1,
        partials=[event(orange=["condition_improves"], red=["condition_deteriorates"])],
    )
    act(worse_stage, "care palliative")
    assert condition(worse_stage) == 9 - 2 - 1, "the Event reads the stage that he has dropped to"


def test_d_17_a_stable_card_has_one_symbol_and_one_token_covers_it() -> None:
    game = staffed(stable(staff=2), "nurse 1", "nurse 2", condition=12)
    assert there(game.view()["shifts"][0]["card"])["symbols"] == 1
    act(game, "care medical", "pay nurse 1")
    assert condition(game) == 13
    assert tokens(game, "nurse 2") == 1
    assert game.decision.kind == "leave"


@pytest.mark.parametrize("card", [deteriorating(), stable(), emergency()])
def test_g_01_medical_care_without_a_token_is_legal_and_counts_for_the_day(card: dict[str, Any]) -> None:
    earlier = {"morning": "palliative", "day": "palliative"}
    nothing = {f"nurse {n}": {"tokens": 0} for n in (1, 2, 3)}
    game = table(card, shift="night", care=earlier, pawns=nothing, numbers={"NIGHT-01": 0})
    act(game, "turn", "place nurse 1")
    finish_shift(game)
    assert game.view()["head"]["day"] == 2
    assert warnings(game) == 0


@pytest.mark.parametrize("card", [deteriorating(), stable(), emergency()])
def test_g_01_in_the_other_reading_medical_care_counts_only_with_a_token(card: dict[str, Any]) -> None:
    earlier = {"morning": "palliative", "day": "palliative"}
    for pay, expected in (["enough"], 1), (["pay nurse 1"], 0):
        game = staffed(
            *(card, "nurse 1"), shift="night", care=earlier, readings={"G-01": "one_token"}, numbers={"NIGHT-01": 0}
        )
        act(game, *(["care medical"] if card["kind"] != "emergency" else []), *pay)
        assert game.view()["head"]["day"] == 2
        assert warnings(game) == expected


def test_g_28_first_every_choice_then_the_tokens_then_the_draws() -> None:
    card = deteriorating(staff=2, tokens=1, memories=1, either=2)
    game = staffed(card, "nurse 1", "nurse 2", partials=["1-1", "2-2"])
    act(game, "care palliative")
    asked = []
    for answer in ("take token", "take partial", "give nurse 1", "give nurse 2", "talk nurse 2"):
        asked.append(game.decision.kind)
        act(game, answer)
    assert asked == ["either", "either", "care_token", "care_token", "talker"]
    assert partials(game, "nurse 2") == ["1-1", "2-2"]
    assert (tokens(game, "nurse 1"), tokens(game, "nurse 2")) == (2, 2)


def test_g_55_the_39_patient_cards_keep_to_the_known_pattern() -> None:
    cards = ho.catalogue.loading.the_box().patients.values()
    kinds = [kind for kind, *_ in cards]
    assert [kinds.count(kind) for kind in range(3)] == [20, 13, 6]
    known = {0: (1, 3), 1: (1, 1), 2: (3, 5)}
    for kind, staff, symbols, *yields in cards:
        assert 1 <= staff <= 3
        least, most = known[kind]
        assert least <= symbols <= most
        assert (sum(yields) == 0) == (kind == 2), "an emergency yields nothing, every other card something"
    mean = sum(card[1] for card in cards) / 39
    assert 1.6 <= mean <= 2.2


# --- who pays, who gains ----------------------------------------------------------------------------------------


def test_d_09_the_limit_of_six_is_a_nurses_and_not_the_pools() -> None:
    game = staffed(deteriorating(staff=2, tokens=1), "nurse 1", "assistant 1", pawns=FULL, pool=9)
    changes = act(game, "care palliative")
    assert (tokens(game, "nurse 1"), tokens(game, "pool")) == (6, 10)
    assert change(changes, "CARE-15").text.endswith("Assistants' pool gains a Care Token.")


def test_g_23_the_pool_is_limited_by_the_supply_only() -> None:
    game = staffed(deteriorating(tokens=9), "assistant 1", pool=12)
    assert tokens(game, "supply") == 9
    act(game, "care palliative")
    assert (tokens(game, "pool"), tokens(game, "supply")) == (21, 0)


def test_d_30_the_pool_pays_for_medical_care_only() -> None:
    game = staffed(
        deteriorating(staff=2, memories=1),
        *("nurse 1", "assistant 1"),
        pool=3,
        partials=[always("use_trust_condition")],
    )
    act(game, "care palliative", "talk nurse 1")
    refused(game, "use trust pool", "pool_only_medical", "TOKEN-07")
    assert options(game) == {"use trust nurse 1", "decline"}


def test_d_30_in_the_wide_reading_the_pool_also_pays_for_events_but_never_for_an_inquiry() -> None:
    game = staffed(
        stable(staff=2, memories=1),
        *("nurse 1", "assistant 1"),
        pool=3,
        condition=20,
        grid={"partials": ["1-1"]},
        pawns={"nurse 1": {"tokens": 0}},
        partials=[always("use_trust_condition")],
        readings={"D-30": "wide"},
    )
    act(game, "care palliative", "talk nurse 1")
    refused(game, "use trust nurse 1", "no_tokens", "EVENT-16")
    act(game, "use trust pool")
    assert (condition(game), tokens(game, "pool")) == (21, 2)
    assert game.decision.kind == "leave", "nobody can pay for an Inquiry"


def test_g_03_who_is_not_on_the_shift_does_not_pay_wherever_she_is() -> None:
    scene: dict[str, Any] = {"pawns": {"nurse 2": {"place": "morning"}, "nurse 3": {"place": "on_leave"}}}
    game = staffed(deteriorating(staff=1), "nurse 1", shift="day", **scene)
    act(game, "care medical")
    for elsewhere in ("nurse 2", "nurse 3"):
        refused(game, f"pay {elsewhere}", "not_on_this_shift", "TOKEN-10")
    assert options(game, "pay") == {"pay nurse 1"}
    waiting = staffed(deteriorating(), "nurse 1")
    act(waiting, "care medical")
    refused(waiting, "pay nurse 2", "not_on_this_shift", "TOKEN-10")


def test_g_11_what_a_nurse_has_no_room_for_stays_in_the_supply() -> None:
    game = staffed(deteriorating(tokens=3), "nurse 1", pawns={"nurse 1": {"tokens": 5}})
    changes = act(game, "care palliative")
    assert change(changes, "G-11").text == "2 Care Tokens are not taken."
    assert (tokens(game, "nurse 1"), tokens(game, "supply")) == (6, 24 - 5 - 2 - 1)


def test_g_11_somebody_with_room_is_picked_and_none_is_lost() -> None:
    game = staffed(deteriorating(staff=2, tokens=1), "nurse 1", "nurse 2", pawns=FULL)
    act(game, "care palliative")
    assert (tokens(game, "nurse 1"), tokens(game, "nurse 2")) == (6, 2)
    choice = staffed(deteriorating(staff=3, tokens=1), "nurse 1", "nurse 2", "nurse 3", pawns=FULL)
    act(choice, "care palliative")
    assert options(choice) == {"give nurse 2", "give nurse 3"}
    refused(choice, "give nurse 1", "purse_full", "TOKEN-04")


@pytest.mark.parametrize(("held", "then"), [(3, 5), (4, 6), (5, 6), (6, 6)])
def test_g_11_at_the_days_end_a_nurse_gains_what_she_has_room_for(held: int, then: int) -> None:
    game = table(deteriorating(), shift="night", pawns={"nurse 2": {"tokens": held}})
    act(game, "turn", "place nurse 1")
    told = to_the_next_day(game)
    assert tokens(game, "nurse 2") == then
    lost = [line.text for line in told if line.rule == "G-11"]
    assert len(lost) == (held > 4)
    assert all(f"{2 - then + held}" in text for text in lost)


def test_g_12_palliative_tokens_are_shared_one_at_a_time_among_the_staff_of_the_shift() -> None:
    card = deteriorating(staff=3, tokens=3)
    game = staffed(card, "assistant 1", "nurse 2", "nurse 3", manager="nurse 1")
    act(game, "care palliative")
    refused(game, "give nurse 1", "not_on_this_shift", "CARE-15")
    assert game.decision.who == 1, "the senior member decides"
    assert options(game) == {"give nurse 2", "give nurse 3", "give pool"}
    act(game, "give nurse 3", "give nurse 3")
    gained = change(act(game, "give pool"), "CARE-15")
    assert cause(game, gained) == "G-12"
    assert (tokens(game, "nurse 2"), tokens(game, "nurse 3"), tokens(game, "pool")) == (1, 3, 1)


def test_g_14_an_on_call_assistant_brings_the_emergency_token_to_the_pool() -> None:
    away = on_leave("nurse 2", "nurse 3", "assistant 1", "assistant 2")
    away["nurse 1"] = {"place": "morning"}
    game = table(emergency(symbols=1), shift="day", pool=1, pawns=away)
    changes = act(game, "turn", "call in on-call 1", "pay pool")
    assert tokens(game, "pool") == 1
    assert "pool gains the Care Token of the emergency" in " ".join(str(line) for line in changes)


def test_g_22_nobodys_tokens_are_spent_unasked() -> None:
    game = staffed(deteriorating(symbols=3), "nurse 1", pawns={"nurse 1": {"tokens": 2}})
    act(game, "care medical")
    while game.decision.kind == "payment":
        assert options(game) == {"pay nurse 1", "enough"}
        act(game, "pay nurse 1")
    shared = staffed(deteriorating(staff=2), "nurse 1", "assistant 1", pool=2)
    act(shared, "care medical")
    assert options(shared) == {"pay nurse 1", "pay pool", "enough"}, "each purse is asked for by itself"


def test_g_24_what_the_supply_does_not_hold_is_not_gained() -> None:
    game = staffed(deteriorating(tokens=3), "nurse 1", numbers={"COMP-11": 5})
    changes = act(game, "care palliative")
    assert change(changes, "G-24").text == "1 Care Token is not there to be taken."
    assert (tokens(game, "nurse 1"), game.view()["supply"]["tokens"]) == (3, 0)


def test_g_24_at_the_days_end_the_shift_manager_gains_first_then_clockwise_and_the_pool_last() -> None:
    gained = {}
    for supply in range(9):
        game = staffed(
            *(deteriorating(), "assistant 1"),
            shift="night",
            manager="nurse 2",
            pool=24 - 3 - supply,
            numbers={"NIGHT-01": 0},
        )
        act(game, "care medical", "enough")
        gained[supply] = [tokens(game, f"nurse {nurse}") - 1 for nurse in (2, 3, 1)]
        gained[supply].append(tokens(game, "pool") - (24 - 3 - supply))
        missed = [line["text"] for line in game.lines() if line["rule"] == "G-24"]
        assert len(missed) == 4 - supply // 2
    assert [gained[supply] for supply in (0, 1, 2, 3, 5, 6, 7, 8)] == [
        [0, 0, 0, 0],
        [1, 0, 0, 0],
        [2, 0, 0, 0],
        [2, 1, 0, 0],
        [2, 2, 1, 0],
        [2, 2, 2, 0],
        [2, 2, 2, 1],
        [2, 2, 2, 2],
    ]


def test_g_24_in_the_other_reading_care_tokens_never_run_out() -> None:
    game = staffed(deteriorating(tokens=4), "nurse 1", numbers={"COMP-11": 4}, readings={"G-24": "unlimited"})
    assert game.view()["supply"]["tokens"] == 1
    act(game, "care palliative")
    assert tokens(game, "nurse 1") == 5
    told = rules_of(game)
    to_the_next_day(game)
    assert "G-24" not in told


def test_g_47_staff_do_not_pass_tokens_on() -> None:
    game = staffed(deteriorating(staff=2, memories=1), "nurse 1", "nurse 2")
    seen_kinds = set()
    for name in ("care medical", "pay nurse 1", "no more leave"):
        seen_kinds |= {action.kind for action in game.legal_actions()}
        act(game, name)
    assert seen_kinds == {"care", "pay", "enough", "send_on_leave", "no_more_leave"}
    assert "give pool" not in offered_as_barred(game)


def test_emerg_03_the_number_of_tokens_is_that_of_the_readings() -> None:
    game = staffed(emergency(1, symbols=1), "nurse 1", pawns={"nurse 1": {"tokens": 2}}, numbers={"EMERG-03": 2})
    act(game, "pay nurse 1")
    assert tokens(game, "nurse 1") == 3


def test_g_11_all_that_nobody_can_take_is_told_at_once() -> None:
    game = staffed(deteriorating(tokens=2), "nurse 1", pawns={"nurse 1": {"tokens": 6}})
    told = act(game, "care palliative")
    assert ["2 Care Tokens" in one.text for one in told if one.verb == "told_tokens_lost"] == [True]


def test_g_24_who_has_room_for_one_and_gets_none_misses_it_for_want_of_supply() -> None:
    game = staffed(deteriorating(), "assistant 1", shift="night", pool=17, numbers={"NIGHT-01": 0},
                   pawns={"nurse 2": {"tokens": 5}})  # fmt: skip
    told = act(game, "care medical", "enough")
    assert tokens(game, "nurse 2") == 5
    assert "G-24" in [change.rule for change in told]
    assert "G-11" not in [change.rule for change in told]


def test_g_02_an_emergency_to_which_nobody_comes_costs_its_full_drop() -> None:
    names = ("nurse 1", "nurse 2", "nurse 3", "assistant 1", "assistant 2")
    game = table(emergency(symbols=3), condition=20, pawns=overstressed(*names), numbers=NO_ON_CALL)
    act(game, "turn")
    assert condition(game) == 20 - 3


@pytest.mark.parametrize(("held", "pool", "told"), [(5, 15, "G-11"), (5, 16, "G-24"), (6, 16, "G-11"), (6, 17, "G-24")])
def test_g_24_that_tokens_stay_in_the_supply_is_told_only_while_some_do(held: int, pool: int, told: str) -> None:
    pawns = {"nurse 1": {"tokens": 6 - held}, "nurse 2": {"tokens": held}}
    game, changes = after_the_night(manager="nurse 2", pool=pool, numbers={"NIGHT-01": 0}, pawns=pawns)
    lost = [change.rule for change in changes if change.verb == "told_rest_lost" and "Ben" in change.text]
    assert (tokens(game, "nurse 2"), lost) == (6, [told])
