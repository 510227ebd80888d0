"""Asking Billy, and the Clear Memories that come of it (INQ, CLEAR)."""

from typing import Any

import pytest

import holding_on as ho
from tests.engine.table import (
    IGNORE,
    QUIET,
    act,
    always,
    cause,
    change,
    clears,
    condition,
    deteriorating,
    emergency,
    journal_of,
    options,
    pawn,
    placed,
    refused,
    stable,
    staffed,
    table,
    to_the_next_day,
    tokens,
)

GRID = {"partials": ["1-1", "2-1"]}
ALL = [f"{timeline}-{position}" for timeline in range(1, 6) for position in range(1, 7)]


def calm(*staff: str, money: int = 3, **scene: Any) -> ho.Game:
    """A stable shift after its care, every nurse with some tokens: Inquiries may begin."""
    rich = {f"nurse {nurse}": {"tokens": money} for nurse in (1, 2, 3)}
    game = staffed(stable(staff=len(staff)), *staff, **{"grid": GRID, "pawns": rich, **scene})
    act(game, "care medical", "enough")
    return game


def inquiries(*timelines: int, nurse: int = 1) -> set[str]:
    """The names of asking about these Timelines."""
    return {f"inquire nurse {nurse} timeline {timeline}" for timeline in timelines}


# --- who may ask, and when --------------------------------------------------------------------------------------


@pytest.mark.parametrize("care", ["medical", "palliative"])
def test_inq_01_on_a_stable_card_after_either_care(care: str) -> None:
    game = staffed(stable(tokens=1), "nurse 1", grid=GRID)
    refused(game, "inquire nurse 1 timeline 1", "not_now", "CARE-01")
    act(game, f"care {care}", *(["enough"] if care == "medical" else []))
    assert options(game) == {*inquiries(1, 2), "stop"}
    worrying = staffed(deteriorating(tokens=1), "nurse 1", grid=GRID)
    act(worrying, f"care {care}", *(["enough"] if care == "medical" else []))
    assert worrying.decision.kind == "leave"


def test_inq_02_only_nurses_of_this_shift() -> None:
    game = calm("nurse 1", "assistant 1")
    assert options(game, "inquire") == inquiries(1, 2)
    refused(game, "inquire nurse 2 timeline 1", "not_on_this_shift", "INQ-02")
    refused(game, "inquire assistant 1 timeline 1", "only_nurses_inquire", "STAFF-09")
    refused(game, "inquire assistant 2 timeline 2", "only_nurses_inquire", "STAFF-09")
    refused(game, "inquire nurse 3 timeline 5", "not_on_this_shift", "INQ-02")
    earlier = staffed(stable(), "nurse 2", shift="day", grid=GRID, pawns={"nurse 1": {"place": "morning"}})
    act(earlier, "care medical", "enough")
    refused(earlier, "inquire nurse 1 timeline 1", "not_on_this_shift", "INQ-02")


def test_inq_02_a_shift_of_assistants_does_not_ask() -> None:
    game = staffed(stable(staff=2, tokens=1), "assistant 1", "assistant 2", grid=GRID)
    act(game, "care palliative")
    assert game.decision.kind == "leave"


@pytest.mark.parametrize("level", [2, 1])
def test_inq_03_a_nurse_with_two_stress_may_not_ask(level: int) -> None:
    tired = {"nurse 1": {"tokens": 3, "stress": level}, "nurse 2": {"tokens": 3}}
    game = calm("nurse 1", "nurse 2", pawns=tired)
    assert options(game, "inquire") == inquiries(1, 2, nurse=2) | (inquiries(1, 2) if level < 2 else set())
    if level == 2:
        for timeline in range(1, 6):
            refused(game, f"inquire nurse 1 timeline {timeline}", "too_stressed", "INQ-03")


def test_inq_04_as_often_as_a_nurse_can_pay_and_nobody_has_to() -> None:
    game = calm("nurse 1", money=4, clears=["1-1", "1-2", "1-3", "1-4"])
    for asked in range(1, 5):
        assert "stop" in options(game)
        act(game, "inquire nurse 1 timeline 1")
        assert (len(clears(game, "nurse 1")), tokens(game, "nurse 1")) == (asked, 4 - asked)
    assert game.decision.kind == "leave", "no token is left"
    quiet = calm("nurse 1")
    act(quiet, "stop")
    assert (quiet.decision.kind, tokens(quiet, "nurse 1")) == ("leave", 3)


def test_inq_05_the_clear_deck_is_shuffled_when_an_inquiry_begins() -> None:
    heard = set()
    for seed in range(10):
        game = ho.Game.from_scene({"grid": {"partials": ALL}}, seed=seed, deal={"patients": [stable()]})
        act(game, "turn", "place nurse 1", "care medical", "enough", "inquire nurse 1 timeline 1")
        first = next(line for line in game.lines() if line["verb"] == "draw_clears")
        heard.add(first["text"])
    assert len(heard) > 3
    assert "asks Billy" in " ".join(line["text"] for line in game.lines() if line["rule"] == "INQ-05")


def test_inq_06_it_costs_the_asking_nurse_one_token_laid_on_the_card() -> None:
    game = calm("nurse 1", "nurse 2", clears=["1-1", "1-2"])
    paid = change(act(game, "inquire nurse 2 timeline 1"), "INQ-06")
    assert paid.text == f"{game.names[1]} spends 1 Care Token to ask."
    assert cause(game, paid) == "INQ-04"
    assert [tokens(game, who) for who in ("nurse 1", "nurse 2", "board")] == [3, 2, 1]
    act(game, "inquire nurse 2 timeline 1")
    assert tokens(game, "board") == 2, "also where a token lies already"
    dear = calm("nurse 1", numbers={"INQ-06": 2}, clears=["1-1"])
    act(dear, "inquire nurse 1 timeline 1")
    assert tokens(dear, "board") == 2


def test_inq_06_who_cannot_pay_cannot_ask() -> None:
    game = calm("nurse 1", "nurse 2", pawns={"nurse 1": {"tokens": 0}})
    refused(game, "inquire nurse 1 timeline 1", "no_tokens", "INQ-06")


def test_inq_07_about_a_timeline_with_a_partial_in_play() -> None:
    game = calm("nurse 1")
    assert options(game, "inquire") == inquiries(1, 2)
    missing = refused(game, "inquire nurse 1 timeline 4", "no_partial_in_play", "INQ-07")
    assert "Timeline 4" in missing.sentence


# --- the cards --------------------------------------------------------------------------------------------------


def test_inq_08_cards_come_one_by_one_until_an_event_or_the_timeline_named() -> None:
    game = calm("nurse 1", clears=["3-3", "2-2", "1-4"])
    changes = act(game, "inquire nurse 1 timeline 1")
    drawn = [c.rule for c in changes if c.verb == "draw_clears"]
    assert drawn == ["INQ-08", "INQ-08", "INQ-10"]
    assert clears(game, "nurse 1") == [1]
    assert game.view()["decks"]["clear"] == 35 - 3
    event = calm("nurse 1", clears=["3-3", QUIET, "1-4"])
    act(event, "inquire nurse 1 timeline 1")
    assert (clears(event, "nurse 1"), event.view()["decks"]["clear"]) == ([], 33)


def test_inq_08_after_a_change_of_subject_the_next_inquiry_seeks_its_own_timeline_again() -> None:
    game = calm("nurse 1", clears=[always("change_of_subject"), "2-3", "3-3", "1-4"])
    act(game, "inquire nurse 1 timeline 1")
    assert clears(game, "nurse 1") == [2]
    act(game, "inquire nurse 1 timeline 1")
    assert clears(game, "nurse 1") == [1, 2]


def test_inq_09_an_event_is_resolved_at_once_and_is_the_drawn_card_unless_ignored() -> None:
    game = calm("nurse 1", clears=[always("condition_improves"), "1-4"], condition=20)
    changes = act(game, "inquire nurse 1 timeline 1")
    assert cause(game, change(changes, "EVENT-13")) == "INQ-09"
    assert (condition(game), clears(game, "nurse 1"), game.decision.kind) == (21, [], "inquiry")
    ignored = calm("nurse 1", clears=[IGNORE, "1-4"])
    act(ignored, "inquire nurse 1 timeline 1")
    assert clears(ignored, "nurse 1") == [1]


def test_inq_10_a_memory_of_the_timeline_goes_face_down_to_the_nurse() -> None:
    game = calm("nurse 1", "nurse 2", clears=["2-5"])
    got = change(act(game, "inquire nurse 2 timeline 2"), "INQ-10")
    assert got.text.endswith(f"goes face down to {game.names[1]}.")
    assert (clears(game, "nurse 1"), clears(game, "nurse 2")) == ([], [2])
    assert set(pawn(game, "nurse 2")["clears"][0]) == {"timeline", "text"}


def test_inq_11_then_she_chooses_the_same_another_or_to_stop_while_others_wait() -> None:
    game = calm("nurse 1", "nurse 2", clears=["1-1"])
    act(game, "inquire nurse 2 timeline 1")
    assert game.decision.who == 1
    assert options(game) == {*inquiries(1, 2, nurse=2), "stop"}
    refused(game, "inquire nurse 1 timeline 1", "already_inquiring", "INQ-11")
    act(game, "stop")
    assert options(game, "inquire") == inquiries(1, 2, nurse=2) | inquiries(1, 2)


def test_inq_12_the_same_timeline_costs_again_and_the_discards_stay_out() -> None:
    game = calm("nurse 1", clears=["3-3", "1-1", QUIET, "2-2", "1-2"])
    act(game, "inquire nurse 1 timeline 1")
    assert game.view()["decks"]["clear"] == 33
    act(game, "inquire nurse 1 timeline 1")
    assert game.view()["decks"]["clear"] == 32
    act(game, "inquire nurse 1 timeline 1")
    assert (clears(game, "nurse 1"), tokens(game, "nurse 1")) == ([1, 1], 0)
    assert game.view()["decks"]["clear"] == 33, "no token is left, and the discards have gone back"


def test_inq_13_another_timeline_first_takes_all_discards_back() -> None:
    game = calm("nurse 1", clears=["3-3", QUIET])
    act(game, "inquire nurse 1 timeline 1")
    assert game.view()["decks"]["clear"] == 33
    changes = act(game, "inquire nurse 1 timeline 2")
    returned = [line for line in journal_of(game) if line[0] == "INQ-13"]
    assert len(returned) == 2
    order = [c.rule for c in changes]
    assert order.index("INQ-06") < order.index("INQ-07")
    assert tokens(game, "nurse 1") == 1


def test_inq_13_an_earlier_timeline_is_another_one_too() -> None:
    game = calm("nurse 1", clears=["3-3", QUIET])
    act(game, "inquire nurse 1 timeline 2")
    assert game.view()["decks"]["clear"] == 33
    act(game, "inquire nurse 1 timeline 1")
    assert len([line for line in journal_of(game) if line[0] == "INQ-13"]) == 2


def test_inq_14_who_stops_or_has_no_token_left_gives_the_discards_back() -> None:
    game = calm("nurse 1", clears=["3-3", "1-1"])
    act(game, "inquire nurse 1 timeline 1", "stop")
    assert game.view()["decks"]["clear"] == 34
    poor = calm("nurse 1", money=1, clears=["3-3", QUIET])
    act(poor, "inquire nurse 1 timeline 1")
    assert (poor.decision.kind, poor.view()["decks"]["clear"]) == ("leave", 35)


def test_inq_15_clears_stay_face_down_until_the_end_of_the_round() -> None:
    game = calm("nurse 1", clears=["1-1"])
    act(game, "inquire nurse 1 timeline 1", "stop", "stop")
    assert (clears(game, "nurse 1"), placed(game, "clear")) == ([1], [])
    to_the_next_day(game)
    assert (clears(game, "nurse 1"), placed(game, "clear")) == ([], ["1-1"])


def test_inq_16_several_times_and_by_several_nurses_in_one_shift() -> None:
    game = calm("nurse 1", "nurse 2", clears=["1-1", "1-2", "2-2"])
    act(game, *["inquire nurse 1 timeline 1"] * 2, "stop", "inquire nurse 2 timeline 2")
    assert (clears(game, "nurse 1"), clears(game, "nurse 2")) == ([1, 1], [2])


def test_inq_17_the_pool_cannot_pay() -> None:
    game = calm("nurse 1", "nurse 2", "assistant 1", pool=6, pawns={"nurse 1": {"tokens": 0}})
    barred = refused(game, "inquire nurse 1 timeline 1", "no_tokens", "INQ-06")
    assert game.names[0] in barred.sentence
    act(game, "inquire nurse 2 timeline 1")
    assert (tokens(game, "pool"), tokens(game, "nurse 2")) == (6, 0)


def test_icon_07_the_inquire_symbol_is_there_for_every_nurse_of_the_shift_again_and_again() -> None:
    game = calm("nurse 1", "nurse 2", clears=["1-1", "2-2", "1-2"])
    act(game, "inquire nurse 1 timeline 1", "stop", "inquire nurse 2 timeline 2", "stop", "inquire nurse 1 timeline 1")
    assert (clears(game, "nurse 1"), clears(game, "nurse 2")) == ([1, 1], [2])


# --- Clear Memories ---------------------------------------------------------------------------------------------


def test_clear_01_clears_come_by_inquiring_and_by_events_of_their_deck() -> None:
    game = calm("nurse 1", clears=["1-1", always("draw_memory"), "5-5"])
    act(game, *["inquire nurse 1 timeline 1"] * 2)
    assert clears(game, "nurse 1") == [1, 5]


def test_clear_02_each_clear_has_one_partial_twin_with_the_same_stitches() -> None:
    partial = table(stable(), grid={"partials": ["2-3"]}).view()["grid"][1]["cards"][2]
    clear = table(stable(), grid={"partials": ["2-3"], "clears": ["2-3"]}).view()["grid"][1]["cards"][2]
    assert (partial["state"], clear["state"]) == ("partial", "clear")
    assert partial["stitches"] == clear["stitches"]
    for position in range(1, 7):
        game = staffed(stable(), "nurse 1", shift="night", grid={"partials": ["2-3"]}, clears=[f"2-{position}"])
        act(game, "care medical", "enough", "inquire nurse 1 timeline 2", "stop", "stop")
        assert placed(game, "clear") == (["2-3"] if position == 3 else [])
        assert game.view()["decks"]["clear"] == (34 if position == 3 else 35)


def test_clear_03_she_does_not_know_which_of_the_timelines_cards_it_is() -> None:
    words = ho.catalogue.loading.the_box().words("en")
    outputs = []
    for card in ("1-2", "1-5"):
        game = calm("nurse 1", clears=[card])
        act(game, "inquire nurse 1 timeline 1")
        shown = [str(game.view()), str(game.view(0)), str(game.lines()), str(game.lines(seat=0))]
        assert not any(words[f"memory.{card}.title"] in text for text in shown)
        outputs.append(shown)
    assert outputs[0] == outputs[1]


def test_clear_04_a_clear_helps_only_with_its_twin_in_play() -> None:
    game = staffed(stable(), "nurse 1", shift="night", grid=GRID, clears=["1-2"])
    act(game, "care medical", "enough", "inquire nurse 1 timeline 1", "stop", "stop")
    assert (placed(game, "clear"), game.view()["decks"]["clear"]) == ([], 35)


# --- rulings ----------------------------------------------------------------------------------------------------


def test_d_19_the_shifts_own_card_must_be_stable() -> None:
    for card, asked in ((stable(), True), (deteriorating(), False)):
        earlier = {"morning": "P30"} if not asked else {"morning": "P01"}
        game = staffed(card, "nurse 1", shift="day", cards=earlier, grid=GRID)
        act(game, "care medical", "enough")
        assert (game.decision.kind == "inquiry") == asked


def test_d_20_not_after_an_emergency() -> None:
    game = staffed(emergency(symbols=1), "nurse 1", grid=GRID, pawns={"nurse 1": {"tokens": 3}})
    act(game, "pay nurse 1")
    assert game.decision.kind == "leave"


def test_d_21_without_limit_for_one_nurse_and_across_nurses() -> None:
    game = calm("nurse 1", "nurse 2", clears=["1-1", "1-2", "1-3", "2-2", "2-3"])
    act(game, *["inquire nurse 1 timeline 1"] * 3, *["inquire nurse 2 timeline 2"] * 2)
    assert (clears(game, "nurse 1"), clears(game, "nurse 2")) == ([1, 1, 1], [2, 2])


def test_g_39_each_turn_begins_with_the_discards_returned_and_a_nurse_may_come_back() -> None:
    game = calm("nurse 1", "nurse 2", clears=["3-3", "1-1", "4-4", "5-5", "2-2", "1-2"])
    act(game, "inquire nurse 1 timeline 1", "stop")
    assert game.view()["decks"]["clear"] == 34
    act(game, "inquire nurse 2 timeline 2", "stop")
    assert game.view()["decks"]["clear"] == 33
    act(game, "inquire nurse 1 timeline 1")
    assert (clears(game, "nurse 1"), clears(game, "nurse 2")) == ([1, 1], [2])


def test_g_48_in_play_is_what_lies_among_the_collected_memories_covered_or_not() -> None:
    held = calm("nurse 1", "nurse 2", grid={}, pawns={"nurse 1": {"tokens": 3, "partials": ["1-1"]}})
    assert held.decision.kind == "leave", "a card held face down is not in play"
    covered = calm("nurse 1", grid={"partials": ["3-1"], "clears": ["3-1"]})
    assert options(covered, "inquire") == inquiries(3)
    first_day = staffed(stable(), "nurse 1")
    act(first_day, "care medical", "enough")
    assert first_day.decision.kind == "leave"


def test_g_49_a_timeline_without_clears_left_can_be_asked_about_and_only_an_event_comes() -> None:
    row = [f"1-{position}" for position in range(1, 7)]
    game = calm("nurse 1", grid={"partials": row, "clears": row}, clears=["2-2", always("condition_improves")])
    act(game, "inquire nurse 1 timeline 1")
    assert clears(game, "nurse 1") == []
    assert "condition" in [line["verb"] for line in game.lines()]


def test_g_20_an_empty_clear_deck_brings_nothing_keeps_the_token_and_cannot_be_asked_again() -> None:
    row = [f"1-{position}" for position in range(1, 7)]
    game = calm("nurse 1", grid={"partials": [*row, "2-1"], "clears": row}, clears=[IGNORE] * 5)
    changes = act(game, "inquire nurse 1 timeline 1")
    assert change(changes, "G-20").text == "No card is left to draw."
    assert (clears(game, "nurse 1"), tokens(game, "nurse 1"), game.view()["decks"]["clear"]) == ([], 2, 0)
    refused(game, "inquire nurse 1 timeline 1", "deck_empty", "G-20")
    assert "inquire nurse 1 timeline 2" in options(game), "for another Timeline the discards go back"
    act(game, "stop", "stop")
    assert game.view()["decks"]["clear"] == 35 - 6


def test_g_20_after_an_empty_clear_deck_nothing_is_still_to_be_drawn() -> None:
    row = [f"1-{position}" for position in range(1, 7)]
    cards = [stable(), deteriorating(tokens=1)]
    grid = {"partials": [*row, "2-1"], "clears": row}
    game = table(*cards, shift="day", grid=grid, clears=[IGNORE] * 5, pawns={"nurse 1": {"tokens": 2}})
    act(game, "turn", "place nurse 1", "care palliative", "inquire nurse 1 timeline 1", "stop", "stop")
    act(game, "turn", "place nurse 2")
    told = [line.rule for line in act(game, "care palliative")]
    assert "CARE-15" in told
    assert "PARTIAL-02" not in told, "this card brings no memory"


def test_g_17_a_refusal_at_night_is_over_in_the_morning() -> None:
    game = table(stable(), stable(), shift="night", clears=[always("no_more_talking")], condition=20,
                 pawns={"nurse 1": {"tokens": 4}}, grid={"partials": ["1-1", "2-1"]})  # fmt: skip
    act(game, "turn", "place nurse 1", "care medical", "enough")
    assert "EVENT-14" in [change.rule for change in act(game, "inquire nurse 1 timeline 1")]
    assert game.structure()["day"] == 2
    act(game, "turn", "place nurse 1", "care medical", "enough")
    assert "inquire nurse 1 timeline 1" in options(game)


def test_inq_03_who_is_too_tired_and_has_no_token_is_refused_for_her_stress() -> None:
    pawns = {"nurse 1": {"stress": 2, "tokens": 0}, "nurse 2": {"tokens": 2}}
    grid = {"partials": ["1-1"]}
    game = staffed(stable(staff=2), "nurse 1", "nurse 2", pawns=pawns, grid=grid, condition=20)
    act(game, "care medical", "enough")
    refused(game, "inquire nurse 1 timeline 1", "too_stressed", "INQ-03")
