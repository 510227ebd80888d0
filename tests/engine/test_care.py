"""What a Patient Card shows, and the two kinds of care (COND-07 to COND-23, CARE)."""

import pytest

from holding_on.engine import names
from holding_on.engine.care import fall
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
    partials,
    refused,
    rules,
    stable,
    staffed,
    table,
    tokens,
    warnings,
)
from tests.views.there import there

# --- what the card shows ----------------------------------------------------------------------------------------


def test_cond_07_patient_cards_and_events_change_the_condition_by_what_they_show() -> None:
    by_card = staffed(deteriorating(symbols=3), "nurse 1", condition=20)
    act(by_card, "care medical", "enough")
    assert condition(by_card) == 17
    by_event = staffed(
        stable(memories=1), "nurse 1", condition=20, partials=[always("condition_improves", "condition_improves")]
    )
    act(by_event, "care palliative")
    assert condition(by_event) == 22


def test_cond_08_one_symbol_down_one_symbol_up_and_stable_leaves_it() -> None:
    for symbols in (1, 2, 3):
        game = staffed(deteriorating(symbols=symbols), "nurse 1", condition=20)
        act(game, "care medical", "enough")
        assert condition(game) == 20 - symbols
    calm = staffed(stable(), "nurse 1", condition=20)
    act(calm, "care medical", "enough")
    assert condition(calm) == 20
    better = staffed(stable(memories=1), "nurse 1", condition=20, partials=[always("condition_improves")])
    act(better, "care palliative")
    assert condition(better) == 21


def test_cond_09_deterioration_costs_condition_where_medical_care_does_not_reach() -> None:
    without = staffed(deteriorating(symbols=2), "nurse 1", condition=20)
    act(without, "care palliative")
    assert condition(without) == 18
    in_part = staffed(deteriorating(symbols=2), "nurse 1", condition=20)
    act(in_part, "care medical", "pay nurse 1")
    assert condition(in_part) == 19


def test_cond_10_while_billy_is_stable_medical_care_raises_his_condition_by_one() -> None:
    game = staffed(stable(), "nurse 1", condition=20)
    act(game, "care medical", "pay nurse 1")
    assert condition(game) == 21


def test_cond_11_an_event_raises_or_lowers_the_condition_at_once() -> None:
    cards = [always("condition_improves"), always("condition_deteriorates"), always("use_trust_condition")]
    game = staffed(stable(memories=3), "nurse 1", condition=20, partials=cards)
    changes = act(game, "care palliative")
    assert game.decision.kind == "trust"
    assert [c.text for c in changes if c.verb == "condition"] == [
        "Billy's condition rises from 20 to 21.",
        "It has tired him: Billy's condition falls from 21 to 20.",
    ]


def test_cond_12_three_kinds_of_card_answer_medical_care_each_in_its_own_way() -> None:
    outcomes = {}
    for card in (deteriorating(symbols=3), stable(), emergency(symbols=3)):
        game = staffed(card, "nurse 1", condition=20, pawns={"nurse 1": {"tokens": 3}})
        act(game, *(["care medical"] if card["kind"] != "emergency" else []))
        while game.decision.kind == "payment":
            act(game, "pay nurse 1")
        outcomes[card["kind"]] = (condition(game), tokens(game, "nurse 1"))
        assert there(game.view()["shifts"][0]["card"])["kind"] == card["kind"]
    assert outcomes == {"deteriorating": (20, 0), "stable": (21, 2), "emergency": (20, 1)}


def test_cond_13_a_shift_has_one_card_and_it_is_dealt_with_before_play_goes_on() -> None:
    game = table(deteriorating(staff=2), stable(), shift="day")
    act(game, "turn")
    for doing in (["place nurse 1", "place nurse 2"], ["care medical"], ["enough"]):
        refused(game, "turn", "not_now", game.decision.rule)
        assert [bool(shift["card"]) for shift in game.view()["shifts"]] == [True, True, False]
        act(game, *doing)
    act(game, "turn")
    assert there(game.view()["shifts"][2]["card"])["kind"] == "stable"


@pytest.mark.parametrize("staff", [1, 2, 3])
def test_cond_14_the_staff_spaces_show_how_many_the_shift_needs(staff: int) -> None:
    game = table(deteriorating(staff=staff))
    act(game, "turn")
    for nurse in range(1, staff + 1):
        assert game.decision.kind == "assign"
        act(game, f"place nurse {nurse}")
    assert game.decision.kind == "care"
    assert len(game.view()["shifts"][0]["spaces"]) == staff


@pytest.mark.parametrize("card", [deteriorating(), stable(), emergency()])
def test_cond_15_medical_care_may_be_chosen_on_every_card(card: dict[str, object]) -> None:
    game = staffed(card, "nurse 1")
    if card["kind"] != "emergency":
        act(game, "care medical")
    assert game.decision.kind == "payment"
    assert game.view()["shifts"][0]["care"] == "medical"


@pytest.mark.parametrize("card", [deteriorating(), stable()])
def test_cond_16_palliative_care_may_be_chosen_where_the_card_shows_it(card: dict[str, object]) -> None:
    game = staffed(card, "nurse 1")
    act(game, "care palliative")
    assert game.view()["shifts"][0]["care"] == "palliative"


def test_cond_17_billy_drops_a_space_for_each_symbol_when_he_gets_no_medical_care() -> None:
    game = staffed(deteriorating(symbols=3), "nurse 1", condition=20)
    act(game, "care palliative")
    assert condition(game) == 17


def test_without_medical_care_billy_drops_by_each_symbol_except_on_a_stable_card() -> None:
    kinds = (names.STABLE, names.DETERIORATING, names.EMERGENCY)
    assert [fall(kind, 3) for kind in kinds] == [0, 3, 3]


def test_cond_18_medical_care_on_the_stable_symbol_is_worth_one_and_no_more() -> None:
    game = staffed(stable(), "nurse 1", condition=20, pawns={"nurse 1": {"tokens": 4}})
    act(game, "care medical", "pay nurse 1")
    assert (condition(game), tokens(game, "nurse 1")) == (21, 3)
    assert game.decision.kind != "payment"


def test_cond_19_the_card_says_how_many_tokens_and_partials_palliative_care_yields() -> None:
    game = staffed(deteriorating(tokens=2, memories=3), "nurse 1", partials=["1-1", "2-2", "3-3"])
    act(game, "care palliative")
    assert tokens(game, "nurse 1") == 1 + 2
    assert partials(game, "nurse 1") == ["1-1", "2-2", "3-3"]


def test_cond_20_a_card_with_an_inquire_space_lets_its_nurses_inquire() -> None:
    scene = {"grid": {"partials": ["1-1"]}}
    with_it = staffed(stable(), "nurse 1", **scene)
    act(with_it, "care medical", "enough")
    assert options(with_it, "inquire") == {"inquire nurse 1 timeline 1"}
    assert there(with_it.view()["shifts"][0]["card"])["inquire"]
    without = staffed(deteriorating(), "nurse 1", **scene)
    act(without, "care medical", "enough")
    assert without.decision.kind == "leave"
    assert not there(without.view()["shifts"][0]["card"])["inquire"]


def test_cond_21_the_emergency_marking_allows_medical_care_only() -> None:
    game = staffed(emergency(), "nurse 1")
    refused(game, "care palliative", "emergency", "EMERG-01")


def test_cond_22_the_reward_for_an_averted_emergency_is_one_care_token() -> None:
    game = staffed(emergency(symbols=1), "nurse 1")
    act(game, "pay nurse 1")
    assert tokens(game, "nurse 1") == 1 - 1 + 1


# --- medical or palliative --------------------------------------------------------------------------------------


def test_care_01_the_shift_gives_one_kind_of_care_and_never_both() -> None:
    game = staffed(deteriorating(symbols=2), "nurse 1", shift="day")
    chosen = change(act(game, "care medical"), "CARE-01")
    assert cause(game, chosen) == "CARE-01"
    refused(game, "care palliative", "care_chosen", "CARE-01")
    act(game, "enough")
    assert game.decision.kind == "turn"
    refused(game, "care palliative", "not_now", "ASSIGN-01")
    other = staffed(deteriorating(tokens=1), "nurse 1", shift="day")
    act(other, "care palliative")
    assert other.decision.kind == "turn"


def test_care_02_one_of_the_two_must_be_given() -> None:
    game = staffed(deteriorating(), "nurse 1")
    assert options(game) == {"care medical", "care palliative"}
    refused(game, "turn", "not_now", "CARE-01")


def test_care_03_the_senior_member_settles_which_care_it_is() -> None:
    game = staffed(deteriorating(staff=2), "nurse 3", "nurse 2", manager="nurse 1")
    assert game.decision.who == 2
    assert [p["pawn"] for p in game.view()["pawns"] if p["senior"]] == [2]
    alone = staffed(deteriorating(staff=2), "assistant 1", "assistant 2", manager="nurse 2")
    assert alone.decision.who == 1


def test_care_04_a_day_without_medical_care_brings_a_warning_and_one_with_it_none() -> None:
    earlier = {"morning": "palliative", "day": "palliative"}
    given = staffed(deteriorating(), "nurse 1", shift="night", care=earlier)
    act(given, "care medical", "enough")
    assert warnings(given) == 0
    assert given.view()["head"]["day"] == 2
    missed = staffed(deteriorating(), "nurse 1", shift="night", care=earlier)
    warned = change(act(missed, "care palliative"), "WARN-04")
    assert warnings(missed) == 1
    assert cause(missed, warned) == "WARN-01"


def test_care_05_medical_care_is_paid_for_with_tokens_gained_earlier() -> None:
    game = staffed(deteriorating(symbols=3), "nurse 1", pawns={"nurse 1": {"tokens": 2}})
    paid = change(act(game, "care medical", "pay nurse 1"), "CARE-05")
    assert "is placed on a symbol" in paid.text
    assert cause(game, paid) == "CARE-05"
    assert (tokens(game, "nurse 1"), tokens(game, "board")) == (1, 1)
    act(game, "pay nurse 1")
    assert (tokens(game, "nurse 1"), tokens(game, "board")) == (0, 2)
    assert game.decision.kind == "leave", "with no token left nothing more can be covered"


def test_care_05_who_has_no_token_cannot_pay() -> None:
    game = staffed(deteriorating(staff=2), "nurse 1", "nurse 2", pawns={"nurse 1": {"tokens": 0}})
    act(game, "care medical")
    refused(game, "pay nurse 1", "no_tokens", "CARE-05")
    empty_pool = staffed(deteriorating(staff=2), "nurse 1", "assistant 1")
    act(empty_pool, "care medical")
    refused(empty_pool, "pay pool", "no_tokens", "CARE-05")


def test_care_06_medical_care_brings_none_of_what_palliative_care_would_bring() -> None:
    game = staffed(deteriorating(tokens=2, memories=1, either=1), "nurse 1", shift="day", partials=["1-1"])
    act(game, "care medical", "enough")
    assert game.decision.kind == "turn"
    assert tokens(game, "nurse 1") == 1
    assert partials(game, "nurse 1") == []
    assert game.view()["decks"]["partial"] == 35


def test_care_07_each_token_covers_one_symbol_and_cancels_it() -> None:
    game = staffed(deteriorating(symbols=2), "nurse 1", condition=20, pawns={"nurse 1": {"tokens": 3}})
    act(game, "care medical")
    for covered in (1, 2):
        act(game, "pay nurse 1")
        assert there(game.view()["shifts"][0]["card"])["covered"] == covered
    assert (condition(game), tokens(game, "nurse 1")) == (20, 1)
    assert game.decision.kind == "leave"


def test_care_08_not_every_symbol_has_to_be_covered() -> None:
    game = staffed(deteriorating(symbols=3), "nurse 1", condition=20, pawns={"nurse 1": {"tokens": 3}})
    act(game, "care medical")
    for _ in range(2):
        assert options(game) == {"pay nurse 1", "enough"}
        act(game, "pay nurse 1")
    act(game, "enough")
    assert (condition(game), tokens(game, "nurse 1")) == (19, 1)


def test_care_09_billy_drops_by_one_for_each_uncovered_symbol() -> None:
    game = staffed(deteriorating(symbols=3), "nurse 1", condition=20)
    act(game, "care medical")
    dropped = change(act(game, "pay nurse 1"), "CARE-09")
    assert dropped.text == "Billy's condition falls from 20 to 18."
    assert cause(game, dropped) == "CARE-05"
    act(game, "no more leave")
    assert condition(game) == 18


def test_care_10_example_two_of_three_symbols_covered_and_billy_drops_by_one() -> None:
    game = staffed(
        deteriorating(staff=2, symbols=3), "nurse 1", "nurse 2", condition=20, pawns={"nurse 2": {"tokens": 1}}
    )
    act(game, "care medical", "pay nurse 1")
    assert condition(game) == 20, "nothing is lost before the team has finished"
    act(game, "pay nurse 2")
    assert condition(game) == 19


def test_care_11_one_token_on_the_stable_symbol_lifts_billy_by_one() -> None:
    game = staffed(stable(), "nurse 1", condition=12, pawns={"nurse 1": {"tokens": 3}})
    lifted = change(act(game, "care medical", "pay nurse 1"), "CARE-11")
    assert lifted.text == "Billy's condition rises from 12 to 13."
    assert (tokens(game, "nurse 1"), tokens(game, "board")) == (2, 1)
    generous = staffed(stable(), "nurse 1", condition=12, numbers={"CARE-11": 2})
    act(generous, "care medical", "pay nurse 1")
    assert condition(generous) == 14


def test_care_12_an_uncovered_stable_symbol_changes_nothing() -> None:
    game = staffed(stable(), "nurse 1", condition=12)
    assert change(act(game, "care medical", "enough"), "CARE-12").text == "Billy stays as he is."
    assert condition(game) == 12


def test_care_13_palliative_care_drops_billy_by_every_symbol_at_once() -> None:
    game = staffed(deteriorating(symbols=3, tokens=1), "nurse 1", condition=20)
    changes = act(game, "care palliative")
    assert rules(changes).index("CARE-13") < rules(changes).index("CARE-15")
    assert cause(game, change(changes, "CARE-13")) == "CARE-01"
    assert condition(game) == 17


def test_care_14_palliative_care_leaves_a_stable_billy_as_he_is() -> None:
    game = staffed(stable(tokens=1), "nurse 1", condition=12)
    assert change(act(game, "care palliative"), "CARE-14").text == "Billy stays as he is."
    assert condition(game) == 12


def test_care_15_palliative_care_yields_what_the_card_shows() -> None:
    game = staffed(deteriorating(tokens=2, memories=2), "nurse 1", partials=["1-1", "2-2"])
    gained = change(act(game, "care palliative"), "CARE-15")
    assert gained.text.endswith("gains a Care Token.")
    assert (tokens(game, "nurse 1"), tokens(game, "supply")) == (3, 24 - 3 - 2)
    assert partials(game, "nurse 1") == ["1-1", "2-2"]
    assert tokens(game, "board") == 0


def test_care_16_a_token_a_draw_or_one_of_the_two() -> None:
    for answer, expected in (("take token", (2, [])), ("take partial", (1, ["1-1"]))):
        game = staffed(deteriorating(either=1), "nurse 1", partials=["1-1"])
        act(game, "care palliative")
        assert options(game) == {"take token", "take partial"}
        act(game, answer)
        assert (tokens(game, "nurse 1"), partials(game, "nurse 1")) == expected
        assert game.decision.kind == "leave"


def test_care_17_the_senior_member_decides_between_token_and_draw() -> None:
    game = staffed(deteriorating(staff=2, either=2), "assistant 1", "nurse 3", manager="nurse 1")
    act(game, "care palliative")
    assert (game.decision.who, game.decision.rule) == (2, "CARE-17")
    act(game, "take token")
    assert (game.decision.who, game.decision.kind) == (2, "either"), "each is settled by itself"
    act(game, "take token")
    assert (game.decision.kind, game.decision.who) == ("care_token", 2)


def test_care_18_no_palliative_care_in_an_emergency() -> None:
    game = staffed(emergency(), "nurse 1", pawns={"nurse 1": {"tokens": 2}})
    assert game.view()["shifts"][0]["care"] == "medical"
    assert "care palliative" not in options(game)
    assert offered_as_barred(game)["care palliative"] == "emergency"
    refused(game, "care palliative", "emergency", "EMERG-01")


@pytest.mark.parametrize("care", ["medical", "palliative"])
def test_care_19_after_care_on_a_stable_card_nurses_may_inquire_before_the_shift_ends(care: str) -> None:
    game = staffed(stable(tokens=1), "nurse 1", grid={"partials": ["2-1"]})
    act(game, f"care {care}", *(["enough"] if care == "medical" else []))
    assert game.decision.kind == "inquiry"
    assert options(game) == {"inquire nurse 1 timeline 2", "stop"}
    act(game, "stop")
    assert game.decision.kind == "leave"


def test_emerg_01_where_every_step_is_asked_the_care_of_an_emergency_is_told_with_what_it_costs() -> None:
    game = staffed(emergency(symbols=3), "nurse 1", ask_all=True)
    assert game.decision.answers == (
        "Medical Care: Care Tokens can be placed on the 3 symbols; "
        "for each one left without, Billy's condition falls by 1",
    )
    assert [line["text"] for line in game.view()["actions"]] == list(game.decision.answers)


def test_token_10_g_12_the_fourth_nurse_pays_and_is_given_tokens_like_any_other() -> None:
    pawns = {"nurse 4": {"tokens": 2}}
    game = staffed(deteriorating(), "nurse 4", players=4, manager="nurse 1", pawns=pawns, condition=20)
    act(game, "care medical", "pay nurse 4")
    assert (tokens(game, "nurse 4"), condition(game)) == (1, 20)
    given = staffed(deteriorating(tokens=2), "nurse 4", players=4, manager="nurse 1", pawns=pawns, condition=20)
    act(given, "care palliative")
    assert tokens(given, "nurse 4") == 2 + 2
