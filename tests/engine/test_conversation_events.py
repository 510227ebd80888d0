"""The Events of both memory decks and their symbols (EVENT, ICON-03, ICON-14 to ICON-22)."""

from typing import Any

import pytest

import holding_on as ho
from tests.engine.table import (
    IGNORE,
    QUIET,
    STAGES,
    act,
    always,
    asking,
    cause,
    change,
    clears,
    condition,
    event,
    listening,
    options,
    partials,
    rules,
    rules_of,
    stable,
    staffed,
    table,
    tokens,
)

RICH = {"nurse 1": {"tokens": 5}}


def stages(card: dict[str, list[str]] | str, expected: dict[str, Any], read: Any) -> None:
    """Draw a card in each stage, with three more draws to come, and compare what is read then."""
    for stage, value in expected.items():
        game = listening(3, card, "1-1", "2-2", "3-3", condition=STAGES[stage])
        assert read(game) == value, stage


# --- how an event is resolved -----------------------------------------------------------------------------------


def test_event_02_it_is_revealed_and_the_line_of_billys_stage_is_resolved() -> None:
    card = event(green=["condition_improves"], red=["condition_deteriorates"])
    game = staffed(stable(memories=1), "nurse 1", partials=[card], condition=6)
    changes = act(game, "care palliative")
    assert rules(changes).index("PARTIAL-06") < rules(changes).index("EVENT-03") < rules(changes).index("EVENT-19")
    assert condition(game) == 5


@pytest.mark.parametrize(
    ("start", "stage"),
    [(30, "green"), (14, "green"), (13, "orange"), (8, "orange"), (7, "red"), (4, "red"), (3, "black"), (2, "black")],
)
def test_event_03_the_effect_depends_on_the_stage(start: int, stage: str) -> None:
    lines = {other: ["condition_deteriorates"] if other == stage else ["quiet_moment"] for other in STAGES}
    game = staffed(stable(memories=1), "nurse 1", partials=[lines], condition=start)
    told = change(act(game, "care palliative"), "EVENT-03")
    assert stage in told.text.lower()
    assert condition(game) == start - 1


def test_event_04_all_symbols_of_a_line_apply_in_their_order() -> None:
    card = always("condition_improves", "remove", "condition_improves", "draw_memory")
    game = listening(1, card, "1-1")
    assert condition(game) == 22
    assert partials(game, "nurse 1") == ["1-1"]
    assert game.view()["decks"]["partial"] == 35 - 1 - 1


def test_event_05_it_counts_as_a_drawn_card_unless_ignored() -> None:
    for card, expected in ((QUIET, ["1-1"]), (always("condition_improves"), ["1-1"]), (IGNORE, ["1-1", "2-2"])):
        assert partials(listening(2, card, "1-1", "2-2"), "nurse 1") == expected


# --- one symbol after the other ---------------------------------------------------------------------------------


def test_event_06_ignore_event_the_drawing_goes_on_as_it_was_in_both_decks() -> None:
    game = listening(1, IGNORE, IGNORE, "1-1")
    assert partials(game, "nurse 1") == ["1-1"]
    asked = asking(IGNORE, "2-2", "1-5")
    assert clears(asked, "nurse 1") == [1], "it is still Timeline 1 that is sought"
    assert tokens(asked, "nurse 1") == 4


def test_event_07_quiet_moment_billy_says_nothing_and_the_draw_is_used_in_both_decks() -> None:
    game = staffed(stable(memories=1), "nurse 1", partials=[QUIET])
    told = change(act(game, "care palliative"), "EVENT-07")
    assert told.text == "A quiet moment. Billy says nothing."
    assert cause(game, told) == "PARTIAL-06"
    assert partials(game, "nurse 1") == []
    asked = asking(QUIET, "1-5")
    assert clears(asked, "nurse 1") == []
    assert "inquire nurse 1 timeline 1" in options(asked), "she may ask again"


def test_event_08_draw_memory_card_brings_one_more_of_this_deck_in_both_decks() -> None:
    game = listening(2, always("draw_memory"), "1-1", "2-2", "3-3")
    assert partials(game, "nurse 1") == ["1-1", "2-2"]
    asked = asking(always("draw_memory"), "4-4")
    assert clears(asked, "nurse 1") == [4]
    nested = asking(always("draw_memory"), always("condition_improves"), "4-4")
    assert (clears(nested, "nurse 1"), condition(nested)) == ([], 21)


def test_event_09_draw_ignoring_events_passes_over_events_in_both_decks() -> None:
    card = always("draw_memory_ignoring_events")
    game = listening(1, card, always("condition_deteriorates"), always("no_more_talking"), "1-1")
    assert partials(game, "nurse 1") == ["1-1"]
    assert condition(game) == 20
    assert rules_of(game).count("EVENT-09") == 3, "one more card, and two passed over"
    asked = asking(card, always("condition_deteriorates"), "4-4")
    assert (clears(asked, "nurse 1"), condition(asked)) == ([4], 20)


def test_event_09_only_that_draw_passes_over_events() -> None:
    game = listening(2, always("draw_memory_ignoring_events"), "1-1", always("condition_improves"))
    assert (partials(game, "nurse 1"), condition(game)) == (["1-1"], 21)


def test_event_09_what_an_inquiry_passed_over_has_no_part_in_the_next_talk() -> None:
    passing = always("draw_memory_ignoring_events")
    cards = [stable(), stable(memories=1)]
    pawns = {"nurse 1": {"tokens": 1}}
    drawn: dict[str, Any] = {"clears": [passing, "2-2"], "partials": [always("condition_deteriorates")]}
    game = table(*cards, shift="day", condition=20, grid={"partials": ["1-1"]}, pawns=pawns, **drawn)
    act(game, "turn", "place nurse 1", "care palliative", "inquire nurse 1 timeline 1")
    assert clears(game, "nurse 1") == [2]
    act(game, "turn", "place nurse 2", "care palliative")
    assert (condition(game), partials(game, "nurse 2")) == (19, []), "the Event counts and is resolved"


def test_event_16_who_keeps_her_trust_is_still_offered_what_the_line_says_next() -> None:
    game = listening(1, always("use_trust_condition", "use_trust_memory"), "3-1", pawns={"nurse 1": {"tokens": 1}})
    act(game, "decline")
    assert options(game) == {"use trust nurse 1", "decline"}
    act(game, "use trust nurse 1")
    assert (condition(game), partials(game, "nurse 1")) == (20, ["3-1"])


def test_event_10_change_of_subject_takes_the_next_card_of_another_timeline() -> None:
    asked = asking(always("change_of_subject"), "1-2", "1-3", "3-3")
    assert clears(asked, "nurse 1") == [3]
    assert [line["text"] for line in asked.lines()].count("Billy changes the subject.") == 1
    assert [line["rule"] for line in asked.lines()].count("INQ-08") == 2, "his own Timeline's cards are set aside"


def test_event_11_trust_may_improve_his_condition_in_both_decks() -> None:
    for game in (listening(1, always("use_trust_condition"), pawns=RICH), asking(always("use_trust_condition"))):
        before = tokens(game, "nurse 1"), tokens(game, "board")
        spent = change(act(game, "use trust nurse 1"), "EVENT-11")
        assert "does Billy good" in spent.text
        assert cause(game, spent) == "EVENT-16"
        assert condition(game) == 21
        assert (tokens(game, "nurse 1"), tokens(game, "board")) == (before[0] - 1, before[1] + 1)


def test_event_12_trust_may_bring_a_memory_in_both_decks() -> None:
    game = listening(1, always("use_trust_memory"), "1-1")
    act(game, "use trust nurse 1")
    assert (partials(game, "nurse 1"), tokens(game, "nurse 1")) == (["1-1"], 0)
    asked = asking(always("use_trust_memory"), "4-4")
    act(asked, "use trust nurse 1")
    assert (clears(asked, "nurse 1"), tokens(asked, "nurse 1")) == ([4], 3)


def test_event_13_condition_improves_by_one_in_both_decks() -> None:
    for game in (listening(1, always("condition_improves")), asking(always("condition_improves"))):
        assert condition(game) == 21
        assert [line["rule"] for line in game.lines() if line["verb"] == "condition"] == ["EVENT-13"]


def test_event_14_no_more_talking_stops_the_drawing_at_once_in_both_decks() -> None:
    game = listening(3, "1-1", always("no_more_talking"), "2-2", "3-3")
    assert partials(game, "nurse 1") == ["1-1"]
    asked = asking(always("no_more_talking"), "1-2")
    assert clears(asked, "nurse 1") == []
    assert asked.decision.kind == "leave", "he refuses for the rest of the shift"


def test_event_15_remove_takes_the_card_out_of_the_game_in_both_decks() -> None:
    game = listening(1, always("remove"))
    assert game.view()["decks"]["partial"] == 34
    out = [line for line in game.lines() if line["rule"] == "EVENT-15"]
    assert [line["verb"] for line in out] == ["card"]
    asked = asking(always("remove", "quiet_moment"))
    act(asked, "stop", "stop")
    assert asked.view()["decks"]["clear"] == 34


def test_event_16_nobody_has_to_spend_a_token() -> None:
    for icon in ("use_trust_condition", "use_trust_memory", "use_trust_memory_ignoring_events"):
        game = listening(1, always(icon), "1-1")
        assert options(game) == {"use trust nurse 1", "decline"}
        kept = change(act(game, "decline"), "EVENT-16")
        assert kept.text == "No Care Token is spent.", "and nobody is named for it"
        assert (tokens(game, "nurse 1"), partials(game, "nurse 1"), condition(game)) == (1, [], 20)


def test_event_16_who_has_no_token_is_not_asked() -> None:
    game = listening(2, always("use_trust_memory"), "1-1", "2-2", pawns={"nurse 1": {"tokens": 0}})
    assert partials(game, "nurse 1") == ["1-1"]


def test_event_17_example_of_the_partial_deck() -> None:
    stages("EP1", {"green": ["1-1", "2-2"], "orange": ["1-1", "2-2"], "black": []}, lambda g: partials(g, "nurse 1"))
    game = listening(1, "EP1", always("condition_deteriorates"), "1-1", condition=STAGES["red"])
    assert options(game) == {"use trust nurse 1", "decline"}
    act(game, "use trust nurse 1")
    assert (partials(game, "nurse 1"), condition(game)) == (["1-1"], STAGES["red"])


def test_event_18_example_of_the_clear_deck() -> None:
    green = asking("EC1", "2-2", "1-5", condition=STAGES["green"])
    assert clears(green, "nurse 1") == [1]
    orange = asking("EC1", "1-5", "2-2", condition=STAGES["orange"])
    assert clears(orange, "nurse 1") == [2]
    red = asking("EC1", "1-5", "2-2", condition=STAGES["red"])
    assert clears(red, "nurse 1") == [2]
    act(red, "stop", "stop")
    assert red.view()["decks"]["clear"] == 35 - 1 - 1, "one held, the Event out of the game"
    black = asking("EC1", "1-5", condition=STAGES["black"])
    assert (clears(black, "nurse 1"), black.decision.kind) == ([], "leave")


def test_event_19_an_event_can_lower_his_condition_and_end_his_life() -> None:
    for game in (listening(1, always("condition_deteriorates")), asking(always("condition_deteriorates"))):
        assert condition(game) == 19
        assert [line["rule"] for line in game.lines() if line["verb"] == "condition"] == ["EVENT-19"]
    dying = listening(2, always("condition_deteriorates"), "1-1", condition=1)
    assert dying.outcome == ho.Outcome(False, "condition", "SCEN-10")
    assert partials(dying, "nurse 1") == []


# --- the symbols ------------------------------------------------------------------------------------------------


def test_icon_03_the_improvement_symbol_is_worth_one() -> None:
    assert condition(listening(1, always("condition_improves"), condition=13)) == 14


def test_icon_14_ignore_event() -> None:
    assert partials(listening(2, "1-1", IGNORE, "2-2", "3-3"), "nurse 1") == ["1-1", "2-2"]


def test_icon_15_quiet_moment() -> None:
    assert partials(listening(2, "1-1", QUIET, "2-2"), "nurse 1") == ["1-1"]


def test_icon_16_draw_memory_card() -> None:
    assert partials(listening(1, always("draw_memory"), "1-1"), "nurse 1") == ["1-1"]


def test_icon_17_draw_memory_card_ignoring_events() -> None:
    game = listening(1, always("draw_memory_ignoring_events"), QUIET, QUIET, "1-1")
    assert partials(game, "nurse 1") == ["1-1"]


def test_icon_18_change_of_subject() -> None:
    assert clears(asking(always("change_of_subject"), "1-6", "5-1"), "nurse 1") == [5]


def test_icon_19_use_trust_to_improve_condition() -> None:
    game = listening(1, always("use_trust_condition"), condition=7)
    act(game, "use trust nurse 1")
    assert condition(game) == 8


def test_icon_20_use_trust_to_gain_a_memory_card() -> None:
    game = listening(2, always("use_trust_memory"), "1-1", "2-2")
    act(game, "use trust nurse 1")
    assert partials(game, "nurse 1") == ["1-1", "2-2"]


def test_icon_21_no_more_talking() -> None:
    assert partials(listening(4, always("no_more_talking"), "1-1", "2-2", "3-3"), "nurse 1") == []


def test_icon_22_remove() -> None:
    game = listening(2, always("remove"), always("remove"))
    assert game.view()["decks"]["partial"] == 33
