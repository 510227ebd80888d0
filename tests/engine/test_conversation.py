"""Listening to Billy: Partial Memories and the Partial Deck (PARTIAL)."""

from typing import Any

import pytest

import holding_on as ho
from tests.engine.table import (
    QUIET,
    act,
    always,
    cause,
    change,
    clears,
    deteriorating,
    journal_of,
    offered_as_barred,
    options,
    partials,
    placed,
    refused,
    rules,
    stable,
    staffed,
    table,
    to_the_next_day,
    tokens,
)

ALL = [f"{timeline}-{position}" for timeline in range(1, 6) for position in range(1, 7)]


def talked(memories: int, *drawn: Any, staff: tuple[str, ...] = ("nurse 1",), **scene: Any) -> ho.Game:
    """Palliative Care on a stable card with so many draws, and what they bring."""
    game = staffed(stable(staff=len(staff), memories=memories), *staff, partials=list(drawn), **scene)
    act(game, "care palliative")
    return game


# --- who talks, and what is drawn -------------------------------------------------------------------------------


def test_partial_01_palliative_care_brings_partials_and_so_do_some_events() -> None:
    by_care = talked(1, "1-1")
    assert partials(by_care, "nurse 1") == ["1-1"]
    by_event = talked(1, always("draw_memory"), "2-1")
    assert partials(by_event, "nurse 1") == ["2-1"]


def test_partial_02_first_it_is_agreed_who_of_the_assigned_staff_talks() -> None:
    game = talked(1, "1-1", staff=("nurse 1", "assistant 1", "nurse 2"))
    assert (game.decision.kind, game.decision.rule) == ("talker", "PARTIAL-02")
    assert options(game) == {"talk nurse 1", "talk assistant 1", "talk nurse 2"}
    assert partials(game, "nurse 1") == []
    refused(game, "talk nurse 3", "not_on_this_shift", "PARTIAL-02")
    sits = change(act(game, "talk nurse 2"), "PARTIAL-02")
    assert cause(game, sits) == "PARTIAL-02"
    assert partials(game, "nurse 2") == ["1-1"]


def test_partial_02_who_works_elsewhere_does_not_talk() -> None:
    card = deteriorating(staff=2, memories=1)
    game = staffed(card, "nurse 2", "nurse 3", shift="day", pawns={"nurse 1": {"place": "morning"}})
    act(game, "care palliative")
    assert offered_as_barred(game)["talk nurse 1"] == "not_on_this_shift"
    refused(game, "talk nurse 1", "not_on_this_shift", "PARTIAL-02")


def test_partial_03_the_deck_is_shuffled_so_chance_decides_what_billy_tells() -> None:
    told = set()
    for seed in range(12):
        game = ho.Game.from_scene({}, seed=seed, deal={"patients": [stable(memories=1)]})
        act(game, "turn", "place nurse 1", "care palliative")
        told.update(partials(game, "nurse 1"))
    assert len(told) > 6


def test_partial_04_one_draw_for_each_partial_icon() -> None:
    for memories in (1, 2, 4):
        game = talked(memories, "1-1", "2-2", "3-3", "4-4", "5-5")
        assert partials(game, "nurse 1") == ["1-1", "2-2", "3-3", "4-4"][:memories]
        assert game.view()["decks"]["partial"] == 35 - memories


def test_partial_05_what_is_drawn_is_drawn_face_down() -> None:
    game = talked(1, "4-3")
    words = ho.catalogue.loading.the_box().words("en")
    title = words["memory.4-3.title"]
    shown = str(game.view()) + str(game.lines()) + str(game.view(0))
    assert title not in shown
    assert words["memory.4-3.clear"] not in shown
    card = game.view()["pawns"][0]["partials"][0]
    assert set(card) == {"timeline", "words", "text", "cover"}


def test_partial_06_an_event_is_revealed_and_resolved_at_once() -> None:
    game = table(stable(memories=2), partials=[always("condition_improves"), "1-1"], condition=20)
    act(game, "turn", "place nurse 1")
    changes = act(game, "care palliative")
    order = rules(changes)
    assert order.index("PARTIAL-06") < order.index("EVENT-13") < order.index("PARTIAL-09")
    assert cause(game, change(changes, "EVENT-13")) == "PARTIAL-06"


def test_partial_07_an_event_is_one_of_the_draws_unless_it_is_ignored() -> None:
    assert partials(talked(2, QUIET, "1-1", "2-2"), "nurse 1") == ["1-1"]
    assert partials(talked(2, always("ignore_event"), "1-1", "2-2"), "nurse 1") == ["1-1", "2-2"]


def test_partial_08_the_words_on_its_back_are_read_aloud_and_the_front_stays_hidden() -> None:
    game = table(stable(memories=1), partials=["3-2"])
    act(game, "turn", "place nurse 1")
    line = change(act(game, "care palliative"), "PARTIAL-09")
    words = ho.catalogue.loading.the_box().words("en")
    assert words["memory.3-2.words"] in line.text
    assert words["memory.3-2.title"] not in line.text
    assert words["memory.3-2.words"] in game.view()["pawns"][0]["partials"][0]["words"]


def test_partial_09_the_card_goes_face_down_to_whoever_talked() -> None:
    game = talked(2, "1-1", "2-2", staff=("nurse 1", "nurse 2"))
    got = change(act(game, "talk nurse 2"), "PARTIAL-09")
    assert got.text.endswith(f"face down to {game.names[1]}.")
    assert (partials(game, "nurse 1"), partials(game, "nurse 2")) == ([], ["1-1", "2-2"])


@pytest.mark.parametrize("talker", ["assistant 1", "assistant 2"])
def test_partial_10_an_assistants_cards_lie_on_the_shift_manager_board(talker: str) -> None:
    game = talked(1, "1-1", staff=("nurse 1", "assistant 1", "assistant 2"))
    assert "Shift Manager Board" in change(act(game, f"talk {talker}"), "PARTIAL-10").text
    assert partials(game, "pool") == ["1-1"]
    assert partials(game, "nurse 1") == []


def test_partial_11_when_billy_stops_the_events_go_back_and_the_memories_do_not() -> None:
    game = talked(3, QUIET, "1-1", QUIET, shift="day")
    assert game.view()["decks"]["partial"] == 34
    assert game.view()["conversation"] is None
    assert game.table().piles[ho.engine.names.PARTIAL_ASIDE] == []


def test_partial_12_drawn_memories_stay_face_down_until_the_end_of_the_round() -> None:
    game = talked(1, "1-1", shift="night")
    assert placed(game, "partial") == ["1-1"], "the Night was the last shift: Talk About Billy has been"
    earlier = talked(1, "1-1", shift="day", care={"morning": "medical"})
    assert placed(earlier, "partial") == []
    assert partials(earlier, "nurse 1") == ["1-1"]
    act(earlier, "turn")
    assert placed(earlier, "partial") == []
    to_the_next_day(earlier)
    assert placed(earlier, "partial") == ["1-1"]


def test_partial_13_nobody_holds_too_many_memories() -> None:
    held = ALL[:14]
    game = talked(4, *ALL[14:18], pawns={"nurse 1": {"partials": held}})
    assert partials(game, "nurse 1") == ALL[:18]


def test_icon_04_a_partial_symbol_is_one_card_from_the_partial_deck() -> None:
    game = talked(1, "5-6")
    assert partials(game, "nurse 1") == ["5-6"]
    view = game.view()["decks"]
    assert (view["partial"], view["clear"]) == (34, 35)


# --- rulings ----------------------------------------------------------------------------------------------------


def test_d_11_an_assistants_partials_are_apart_from_the_shift_managers_own() -> None:
    game = talked(
        1, "1-1", staff=("assistant 1", "nurse 1"), manager="nurse 1", pawns={"nurse 1": {"partials": ["2-2"]}}
    )
    act(game, "talk assistant 1")
    assert (partials(game, "nurse 1"), partials(game, "pool")) == (["2-2"], ["1-1"])


def test_d_29_every_conversation_begins_with_what_was_drawn_shuffled_in_again() -> None:
    told = set()
    for seed in range(8):
        deal = {"patients": [stable(memories=1), stable(memories=5)], "partials": [QUIET]}
        game = ho.Game.from_scene({"grid": {"partials": ALL[:26]}}, seed=seed, deal=deal)
        act(game, "turn", "place nurse 1", "care palliative")
        assert game.view()["decks"]["partial"] == 9, "the Event has gone back"
        act(game, "stop", "no more leave") if game.decision.kind == "inquiry" else act(game, "no more leave")
        act(game, "turn", "place nurse 2", "care palliative")
        told.add("A quiet moment. Billy says nothing." in [line["text"] for line in game.lines()[-12:]])
    assert told == {True, False}, "chance decides whether it comes again"


def test_g_20_when_the_deck_runs_out_there_is_no_card_for_this_draw() -> None:
    game = table(
        stable(memories=4), grid={"partials": ALL[:29]}, partials=[QUIET, "5-6", *[always("ignore_event")] * 4]
    )
    act(game, "turn", "place nurse 1")
    changes = act(game, "care palliative")
    assert change(changes, "G-20").text == "No card is left to draw."
    assert partials(game, "nurse 1") == ["5-6"]
    assert game.decision.kind == "inquiry", "Billy has stopped, the shift goes on"
    assert game.view()["decks"]["partial"] == 5, "the Events are back"


def test_g_21_each_event_comes_once_at_most_before_the_next_shuffle() -> None:
    events = [always("draw_memory") for _ in range(5)]
    game = table(stable(memories=2), grid={"partials": ALL[:28]}, partials=[*events, "5-5", "5-6"])
    act(game, "turn", "place nurse 1")
    changes = act(game, "care palliative")
    assert rules(changes).count("PARTIAL-06") == 5
    assert partials(game, "nurse 1") == ["5-5", "5-6"]
    back = [line for line in journal_of(game) if line[0] == "PARTIAL-11" and line[1] == "card"]
    assert len(back) == 5


def test_g_37_one_member_of_staff_talks_and_takes_all_cards_of_the_care() -> None:
    game = talked(3, "1-1", QUIET, "3-3", staff=("nurse 2", "nurse 1"), manager="nurse 3")
    assert game.decision.who == 1, "the senior member decides"
    act(game, "talk nurse 1")
    assert partials(game, "nurse 1") == ["1-1", "3-3"]
    assert game.decision.kind != "talker"


def test_g_18_d_32_a_removed_event_is_out_for_this_game_and_back_in_the_next() -> None:
    game = talked(1, always("remove"), shift="day")
    assert game.view()["decks"]["partial"] == 34
    to_the_next_day(game)
    assert game.view()["decks"]["partial"] + len(placed(game, "partial")) == 34
    assert ho.Game(seed=1, first=0).view()["decks"]["partial"] == 35


def test_event_01_five_events_lie_in_each_memory_deck() -> None:
    game = ho.Game(seed=1, first=0)
    for deck in ("partial", "clear"):
        assert game.view()["decks"][deck] == 35
        assert len(ho.catalogue.loading.the_box().events[deck]) == 5
    drawn = table(
        stable(memories=5), partials=[f"EP{n}" for n in range(1, 6)], condition=20, pawns={"nurse 1": {"tokens": 6}}
    )
    act(drawn, "turn", "place nurse 1", "care palliative")
    assert [line["rule"] for line in drawn.lines()].count("PARTIAL-06") == 5
    assert tokens(drawn, "nurse 1") == 6
    assert clears(drawn, "nurse 1") == []


def test_partial_02_who_waits_in_the_break_room_does_not_talk() -> None:
    game = staffed(deteriorating(2, memories=1), "nurse 1", "nurse 2")
    act(game, "care palliative")
    assert game.decision.kind == "talker"
    assert offered_as_barred(game)["talk nurse 3"] == "not_on_this_shift"


def test_partial_03_for_an_assistant_the_player_left_of_the_shift_manager_plays_billy() -> None:
    game = staffed(stable(memories=1), "assistant 2", partials=[always("use_trust_memory")], manager="nurse 2", pool=2,
                   readings={"G-15": "pool"})  # fmt: skip
    act(game, "care palliative")
    assert game.decision.kind == "trust"
    roles = {role["role"]: role["who"] for role in game.view()["head"]["roles"]}
    assert (roles["manager"], roles["reader"]) == (1, 2)


@pytest.mark.parametrize(("players", "talks", "reader"), [(2, 2, 0), (3, 2, 2), (3, 3, 0), (4, 3, 3), (4, 4, 0)])
def test_partial_03_the_player_left_of_the_nurse_who_talks_plays_billy(players: int, talks: int, reader: int) -> None:
    who = f"nurse {talks}"
    game = staffed(stable(memories=1), who, partials=[always("use_trust_memory")], pawns={who: {"tokens": 1}},
                   players=players, manager="nurse 1")  # fmt: skip
    act(game, "care palliative")
    assert {role["role"]: role["who"] for role in game.view()["head"]["roles"]}["reader"] == reader
