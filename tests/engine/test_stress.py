"""Stress and its price (STRESS)."""

from typing import Any

import pytest

import holding_on as ho
from tests.engine.table import (
    EVERYBODY,
    NO_ON_CALL,
    act,
    cause,
    change,
    deteriorating,
    finish_shift,
    offered_as_barred,
    on_leave,
    options,
    pawn,
    refused,
    rules_of,
    seen,
    stable,
    table,
    with_only,
)
from tests.views.there import there


def re_assigned(who: str = "nurse 1", **things: Any) -> ho.Game:
    """A pawn from the Morning has just been re-assigned to the Day and pays for it; `things` is what it holds."""
    other = {} if who == "nurse 1" else {"nurse 1": {"place": "morning", "stress": 3}}
    on_table = {key: things.pop(key) for key in ("board", "pool") if key in things}
    first = {"place": "morning", **({"tokens": 0} if who.startswith("nurse") else {}), **things}
    return with_only({who: first, **other}, deteriorating(1), numbers=NO_ON_CALL, **on_table)


def night_with(**pawns: dict[str, Any]) -> ho.Game:
    """A Night that the second assistant works alone, played to the end of the day; keys as `nurse_1`."""
    named = {name.replace("_", " "): what for name, what in pawns.items()}
    game = table(deteriorating(), deteriorating(), deteriorating(), deteriorating(), shift="night", pawns=named)
    act(game, "turn", "place assistant 2")
    finish_shift(game)
    return game


def play_day(game: ho.Game) -> None:
    """A whole day with the first pawn that may come on each shift."""
    day = game.view()["head"]["day"]
    while game.outcome is None and game.view()["head"]["day"] == day:
        names = sorted(options(game))
        quiet = [name for name in names if name in ("enough", "stop", "decline", "no more leave")]
        act(game, (quiet or names)[0])


# --- gaining it -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["nurse 1", "assistant 1"])
def test_stress_01_d_14_a_second_shift_in_a_day_brings_stress(who: str) -> None:
    game = re_assigned(who)
    assert pawn(game, who)["stress"] == 1
    assert "COVER-04" in rules_of(game)


@pytest.mark.parametrize("who", ["nurse 2", "assistant 1"])
def test_stress_01_d_14_extra_cover_brings_stress(who: str) -> None:
    pawns = {"nurse 1": {"place": "morning", "stress": 3}, who: {}}
    game = with_only(pawns, deteriorating(2), numbers=NO_ON_CALL)
    assert pawn(game, who)["stress"] == 1
    assert "COVER-08" in rules_of(game)


def test_d_14_one_shift_and_no_cover_bring_none() -> None:
    game = table(deteriorating(2))
    act(game, "turn", "place nurse 1", "place assistant 1")
    finish_shift(game)
    assert {line["stress"] for line in game.view()["pawns"]} == {0}


def test_stress_02_each_stress_counts_one() -> None:
    game = with_only({"nurse 1": {"place": "morning", "tokens": 0}}, deteriorating(3))
    act(game, "reassign nurse 1", "cover nurse 1")
    assert pawn(game, "nurse 1")["stress"] == 2
    line = change(act(game, "cover nurse 1"), "COVER-08")
    assert "3 Stress" in line.text
    assert pawn(game, "nurse 1")["stress"] == 3
    game.undo()
    assert pawn(game, "nurse 1")["stress"] == 2


def test_stress_03_a_nurse_carries_three_an_assistant_two_an_on_call_none() -> None:
    most = {line["name"]: line["stress_max"] for line in table().view()["pawns"]}
    assert list(most.values()) == [3, 3, 3, 2, 2, 0, 0]
    pawns: dict[str, Any] = {"nurse 1": {"stress": 3, "place": "morning"}, "assistant 1": {"stress": 1}}
    game = with_only(pawns, deteriorating(3))
    act(game, "place assistant 1", "cover assistant 1")
    refused(game, "cover assistant 1", "no_room_for_stress", "STRESS-03")
    other = table(numbers={"STRESS-03": 5}).view()["pawns"]
    assert [line["stress_max"] for line in other][:4] == [5, 5, 5, 2]


def test_stress_04_stress_stays_from_day_to_day() -> None:
    game = night_with(nurse_1={"stress": 2}, assistant_1={"stress": 1})
    assert (pawn(game, "nurse 1")["stress"], pawn(game, "assistant 1")["stress"]) == (2, 1)
    play_day(game)
    assert pawn(game, "nurse 1")["stress"] >= 2


def test_g_25_stress_does_not_run_out() -> None:
    full = {"place": "on_leave", "stress": 3}
    tired = {"place": "on_leave", "stress": 2}
    first = {"place": "morning", "stress": 2, "tokens": 0}
    pawns = {"nurse 1": first, "nurse 2": full, "nurse 3": full, "assistant 1": tired, "assistant 2": tired}
    game = table(deteriorating(), shift="day", pawns=pawns, numbers=NO_ON_CALL)
    assert sum(line["stress"] for line in game.view()["pawns"]) == 12
    act(game, "turn")
    assert sum(line["stress"] for line in game.view()["pawns"]) == 13


# --- its price --------------------------------------------------------------------------------------------------


def test_stress_05_a_nurse_loses_a_token_a_partial_or_a_clear() -> None:
    game = re_assigned(tokens=2, partials=["1-1", "1-2"], clears=["5-1"])
    assert (game.decision.kind, game.decision.rule, game.decision.who) == ("price", "STRESS-09", 0)
    assert options(game) == {"lose token", "lose partial", "lose clear"}
    before = seen(game)
    line = change(act(game, "lose token"), "STRESS-05")
    assert pawn(game, "nurse 1")["tokens"] == 1
    assert cause(game, line) == "STRESS-09"
    game.undo()
    assert seen(game) == before
    act(game, "lose clear")
    assert pawn(game, "nurse 1")["clears"] == []
    assert len(pawn(game, "nurse 1")["partials"]) == 2


def test_stress_05_a_partial_that_is_lost_is_named_by_its_words_and_a_clear_is_not() -> None:
    words = "I was up on Da's shoulders, waving off a tram."
    game = re_assigned(tokens=1, partials=["1-2"])
    assert words in change(act(game, "lose partial"), "STRESS-05").text
    game = re_assigned(tokens=1, clears=["1-2"])
    line = change(act(game, "lose clear"), "STRESS-05")
    assert words not in line.text
    assert "The last tram" not in line.text
    game = re_assigned("assistant 1", pool=1, board=["1-2"])
    assert words in change(act(game, "lose partial"), "STRESS-06").text


def test_stress_05_the_words_of_a_heavy_partial_that_is_lost_stay_behind_its_note() -> None:
    game = re_assigned(tokens=1, partials=["1-1"])
    act(game, "lose partial")
    (lost,) = [line for line in game.lines() if line["rule"] == "STRESS-05" and line["verb"] == "draw_losses"]
    assert "A ship lost at sea" in there(lost["cover"])["text"]
    assert "blind" in lost["text"]
    assert "blind" not in there(lost["cover"])["text"]


@pytest.mark.parametrize("what", ["partial", "clear"])
def test_stress_05_the_lost_memory_is_a_random_one(what: str) -> None:
    left = set()
    for seed in range(12):
        scene = {
            "day": 2,
            "shift": "day",
            "pawns": {"nurse 1": {"place": "morning", f"{what}s": ["1-1", "2-1", "3-1"]}} | on_leave(*EVERYBODY[1:]),
        }
        deal = {"patients": [deteriorating()]}
        game = ho.Game.from_scene(scene, seed=seed, deal=deal, numbers=NO_ON_CALL)
        act(game, "turn", f"lose {what}")
        assert not game.can_undo, "a card was dealt by chance"
        held = pawn(game, "nurse 1")
        left.add(tuple(card["timeline"] for card in (held["partials"] if what == "partial" else held["clears"])))
    assert left == {(1, 2), (1, 3), (2, 3)}


def test_stress_06_for_an_assistant_the_shift_manager_loses_of_the_common_goods() -> None:
    game = re_assigned("assistant 1", pool=2, board=["2-2"])
    assert (game.decision.kind, game.decision.who) == ("price", 0)
    assert "Assistant 1" in game.decision.prompt
    assert options(game) == {"lose token", "lose partial"}
    refused(game, "lose clear", "only_nurses_hold_clears", "STRESS-06")
    line = change(act(game, "lose token"), "STRESS-06")
    assert "pool" in line.text
    assert game.view()["pool"]["tokens"] == 1
    game.undo()
    act(game, "lose partial")
    assert game.view()["pool"]["partials"] == []
    assert game.view()["pool"]["tokens"] == 2


def test_stress_06_a_senior_nurse_on_the_shift_leaves_the_choice_to_the_shift_manager() -> None:
    pawns: dict[str, dict[str, Any]] = {"nurse 1": {}, "assistant 1": {"place": "morning"}}
    pawns["nurse 3"] = {"place": "morning", "stress": 3}
    game = with_only(pawns, deteriorating(2), manager="nurse 3", numbers=NO_ON_CALL, pool=1, board=["2-2"])
    act(game, "place nurse 1", "reassign assistant 1")
    assert pawn(game, "nurse 1")["senior"]
    assert (game.decision.kind, game.decision.who) == ("price", 2)


def test_g_51_what_the_assistants_lose_is_one_of_all_that_lies_on_the_board() -> None:
    left = set()
    for seed in range(12):
        pawns: dict[str, Any] = on_leave(*EVERYBODY[1:3] + EVERYBODY[4:])
        pawns |= {"nurse 1": {"place": "morning", "stress": 3}, "assistant 1": {"place": "morning"}}
        scene = {"shift": "day", "pawns": pawns, "board": ["1-1", "2-1", "3-1"], "pool": 1}
        deal = {"patients": [deteriorating()]}
        game = ho.Game.from_scene(scene, seed=seed, deal=deal, numbers=NO_ON_CALL)
        act(game, "turn", "lose partial")
        left.add(tuple(card["timeline"] for card in game.view()["pool"]["partials"]))
    assert left == {(1, 2), (1, 3), (2, 3)}
    token = re_assigned("assistant 2", pool=1)
    assert token.view()["pool"]["tokens"] == 0, "whichever Assistant it is"


def test_stress_07_lost_tokens_go_to_the_supply_and_lost_cards_to_their_deck() -> None:
    game = re_assigned(tokens=1, partials=["1-1"], clears=["5-1"])
    supply, decks = game.view()["supply"]["tokens"], game.view()["decks"]
    act(game, "lose token")
    assert game.view()["supply"]["tokens"] == supply + 1
    game.undo()
    act(game, "lose partial")
    assert game.view()["decks"]["partial"] == decks["partial"] + 1
    game.undo()
    line = change(act(game, "lose clear"), "STRESS-05")
    assert game.view()["decks"]["clear"] == decks["clear"] + 1
    assert "goes back to its deck" in line.text


def test_stress_08_with_nothing_to_lose_nothing_is_lost_and_the_stress_stays() -> None:
    for who in ("nurse 1", "assistant 1"):
        game = re_assigned(who)
        assert game.decision.kind == "care"
        assert pawn(game, who)["stress"] == 1
        (line,) = (line for line in game.lines() if line["rule"] == "STRESS-08")
        assert "nothing to lose" in line["text"]


def test_stress_08_only_what_is_held_can_be_lost() -> None:
    no_token = re_assigned(partials=["1-1"], clears=["2-2"])
    refused(no_token, "lose token", "no_tokens", "STRESS-08")
    no_partial = re_assigned(tokens=1, clears=["2-2"])
    refused(no_partial, "lose partial", "no_partial_held", "STRESS-08")
    no_clear = re_assigned(tokens=1, partials=["1-1"])
    refused(no_clear, "lose clear", "no_clear_held", "STRESS-08")
    assert offered_as_barred(no_clear) == {"lose clear": "no_clear_held"}
    only = re_assigned(tokens=1)
    assert pawn(only, "nurse 1")["tokens"] == 0, "the only thing that can be lost is lost unasked"


def test_stress_09_g_09_the_price_is_due_for_each_stress() -> None:
    pawns = {"nurse 1": {"place": "morning", "tokens": 3, "partials": ["1-1"]}}
    game = with_only(pawns, deteriorating(2), numbers=NO_ON_CALL)
    act(game, "lose token")
    assert (pawn(game, "nurse 1")["stress"], game.decision.kind) == (2, "price")
    act(game, "lose partial")
    assert game.decision.kind == "care"
    assert (pawn(game, "nurse 1")["tokens"], pawn(game, "nurse 1")["partials"]) == (2, [])


def test_g_09_several_stress_at_once_are_paid_one_after_the_other() -> None:
    pawns = {"nurse 1": {"place": "morning", "tokens": 2, "partials": ["1-1"]}}
    game = with_only(pawns, deteriorating(1), numbers={**NO_ON_CALL, "COVER-04": 3})
    assert pawn(game, "nurse 1")["stress"] == 3
    act(game, "lose partial")
    assert game.decision.kind == "care", "then only tokens are left, and are lost unasked"
    assert pawn(game, "nurse 1")["tokens"] == 0
    assert rules_of(game).count("STRESS-05") == 3


def test_g_09_two_stress_at_once_cost_two_and_no_more() -> None:
    game = with_only(
        {"nurse 1": {"place": "morning", "tokens": 5}}, deteriorating(1), numbers={**NO_ON_CALL, "COVER-04": 2}
    )
    assert pawn(game, "nurse 1")["stress"] == 2
    assert pawn(game, "nurse 1")["tokens"] == 3


# --- its effects ------------------------------------------------------------------------------------------------


def stable_shift(stress: int) -> ho.Game:
    """Nurse 1 with so much Stress works on a Stable card on which something can be asked."""
    game = table(stable(2), shift="day", pawns={"nurse 1": {"stress": stress}}, grid={"partials": ["1-1"]})
    act(game, "turn", "place nurse 1", "place nurse 2", "care palliative")
    return game


def test_stress_10_a_nurse_with_two_stress_cannot_inquire() -> None:
    game = stable_shift(2)
    assert options(game) == {"inquire nurse 2 timeline 1", "stop"}
    assert offered_as_barred(game)["inquire nurse 1 timeline 1"] == "too_stressed"


def test_stress_10_a_nurse_with_three_stress_cannot_inquire_either() -> None:
    pawns = {"nurse 1": {"place": "morning", "stress": 2, "tokens": 2}}
    game = with_only(pawns, stable(1), grid={"partials": ["1-1"]}, numbers=NO_ON_CALL)
    assert pawn(game, "nurse 1")["stress"] == 3
    act(game, "care palliative")
    assert game.decision.kind == "turn"


def test_stress_11_after_leave_she_can_ask_again() -> None:
    pawns = {"nurse 1": {"place": "on_leave", "stress": 2}}
    cards = (deteriorating(), stable(1))
    game = table(*cards, shift="night", pawns=pawns, manager="nurse 2", grid={"partials": ["1-1"]})
    act(game, "turn", "place nurse 2")
    finish_shift(game)
    act(game, "turn", "place nurse 1", "care palliative")
    assert "inquire nurse 1 timeline 1" in options(game)


def test_stress_11_without_leave_the_next_day_changes_nothing() -> None:
    game = table(
        deteriorating(), stable(2), shift="night", pawns={"nurse 1": {"stress": 2}}, grid={"partials": ["1-1"]}
    )
    act(game, "turn", "place nurse 2")
    finish_shift(game)
    act(game, "turn", "place nurse 1", "place nurse 3", "care palliative")
    assert options(game) == {"inquire nurse 3 timeline 1", "stop"}


@pytest.mark.parametrize(("who", "most"), [("nurse 1", 3), ("assistant 1", 2)])
def test_stress_12_at_the_maximum_a_pawn_is_overstressed_at_once(who: str, most: int) -> None:
    game = re_assigned(who, stress=most - 1)
    assert pawn(game, who)["stress"] == most
    assert pawn(game, who)["overstressed"]
    assert "STRESS-12" in rules_of(game)
    before = re_assigned(who, stress=most - 2)
    assert not pawn(before, who)["overstressed"]
    assert "STRESS-12" not in rules_of(before)


def test_stress_12_a_table_may_set_another_maximum_for_assistants() -> None:
    game = with_only(
        {"nurse 1": {"place": "morning", "stress": 3}, "assistant 1": {"place": "morning", "stress": 1}},
        deteriorating(1),
        numbers={**NO_ON_CALL, "STRESS-12": 3},
    )
    assert pawn(game, "assistant 1")["stress"] == 2
    assert not pawn(game, "assistant 1")["overstressed"]


def test_stress_13_the_overstressed_finish_their_shift_and_take_no_later_one() -> None:
    pawns = {"nurse 1": {"place": "morning", "stress": 2, "tokens": 2, "partials": ["1-1"]}}
    game = with_only(pawns, deteriorating(1), deteriorating(1))
    act(game, "reassign nurse 1", "lose partial")
    act(game, "care medical", "pay nurse 1")
    assert game.rows()[-1]["condition"] == 28
    act(game, "turn")
    assert options(game) == {"call in on-call 1", "call in on-call 2"}
    refused(game, "reassign nurse 1", "overstressed", "COVER-13")


def test_stress_14_d_13_the_overstressed_miss_the_whole_next_day() -> None:
    game = night_with(nurse_3={"place": "day", "stress": 3})
    assert pawn(game, "nurse 3")["place"] == "on_leave"
    for _ in range(3):
        act(game, "turn")
        refused(game, "place nurse 3", "on_leave", "ASSIGN-12")
        act(game, sorted(options(game, "place"))[0])
        finish_shift(game)
        if game.decision.kind == "leave":
            act(game, "no more leave")
    assert game.view()["head"]["day"] == 3
    assert (pawn(game, "nurse 3")["place"], pawn(game, "nurse 3")["stress"]) == ("break_room", 0)
    act(game, "turn")
    assert "place nurse 3" in options(game)


def test_stress_15_forced_leave_of_the_next_shift_manager_brings_a_warning() -> None:
    game = night_with(nurse_2={"place": "day", "stress": 3})
    assert game.view()["head"]["warnings"] == 1
    assert "WARN-02" in rules_of(game)
    assert night_with(nurse_3={"place": "day", "stress": 3}).view()["head"]["warnings"] == 0


def test_stress_16_one_stress_changes_nothing_that_a_pawn_can_do() -> None:
    game = stable_shift(1)
    assert options(game, "inquire") == {"inquire nurse 1 timeline 1", "inquire nurse 2 timeline 1"}
    pawns = {"assistant 1": {"stress": 1}, "nurse 1": {"stress": 1}}
    shift = with_only(pawns, deteriorating(3), pool=1)
    act(shift, "place assistant 1", "place nurse 1")
    assert options(shift, "cover") == {"cover assistant 1", "cover nurse 1"}


def test_stress_05_each_loses_what_she_holds_herself() -> None:
    pawns: dict[str, dict[str, Any]] = {"nurse 1": {"clears": []}, "nurse 2": {"clears": ["2-5"], "tokens": 2}}
    game = with_only(pawns, deteriorating(3), numbers={"SETUP-09": 0})
    act(game, "place nurse 1", "place nurse 2", "cover nurse 2")
    assert options(game) == {"lose token", "lose clear"}
    pawns = {"nurse 1": {"clears": ["2-5"]}, "nurse 2": {"partials": ["1-1"], "tokens": 2}}
    game = with_only(pawns, deteriorating(3), numbers={"SETUP-09": 0})
    act(game, "place nurse 1", "place nurse 2", "cover nurse 2")
    assert options(game) == {"lose token", "lose partial"}


def test_stress_06_the_partial_of_an_assistant_is_lost_by_the_assistants_rule() -> None:
    game = with_only({"nurse 1": {}, "assistant 1": {}}, deteriorating(3), board=["2-2"], numbers={"SETUP-09": 0})
    act(game, "place nurse 1", "place assistant 1")
    rules = [change.rule for change in act(game, "cover assistant 1")]
    assert "STRESS-06" in rules
    assert "STRESS-05" not in rules
