"""What the rulings and divergences about Events settle, and their other readings."""

import pytest

import holding_on as ho
from holding_on.catalogue.loading import the_box
from tests.engine.table import (
    IGNORE,
    QUIET,
    act,
    always,
    asking,
    clears,
    condition,
    deteriorating,
    event,
    listening,
    options,
    partials,
    refused,
    rules,
    stable,
    staffed,
    table,
    tokens,
)


def test_d_31_events_are_ignored_only_where_that_symbol_is_printed() -> None:
    harm = always("condition_deteriorates")
    plain = listening(1, always("use_trust_memory"), harm, "1-1")
    act(plain, "use trust nurse 1")
    assert (partials(plain, "nurse 1"), condition(plain)) == ([], 19)
    combined = listening(1, always("use_trust_memory_ignoring_events"), harm, "1-1")
    act(combined, "use trust nurse 1")
    assert (partials(combined, "nurse 1"), condition(combined)) == (["1-1"], 20)


def test_d_37_deterioration_by_an_event_is_one_for_each_symbol() -> None:
    game = listening(1, always("condition_deteriorates", "condition_deteriorates", "quiet_moment"))
    assert condition(game) == 18


def test_g_20_after_an_empty_partial_deck_nothing_is_still_to_be_drawn() -> None:
    every = [memory.id for memory in the_box().memories]
    cards = [deteriorating(memories=8), deteriorating(tokens=1)]
    game = table(*cards, shift="day", grid={"partials": every[:-1]}, partials=[*[QUIET] * 5, "5-6"])
    act(game, "turn", "place nurse 1")
    assert "G-20" in rules(act(game, "care palliative"))
    act(game, "turn", "place nurse 2")
    told = rules(act(game, "care palliative"))
    assert "CARE-15" in told
    assert "PARTIAL-02" not in told, "this card brings no memory"


def test_g_15_the_nurse_who_talks_pays_from_her_own_stock() -> None:
    game = staffed(
        stable(staff=2, memories=1), "nurse 1", "nurse 2", partials=[always("use_trust_condition")], manager="nurse 3"
    )
    act(game, "care palliative", "talk nurse 2")
    assert game.decision.who == 1
    assert options(game) == {"use trust nurse 2", "decline"}
    refused(game, "use trust nurse 1", "not_talking", "G-15")
    act(game, "use trust nurse 2")
    assert (tokens(game, "nurse 1"), tokens(game, "nurse 2")) == (1, 0)


@pytest.mark.parametrize("reading", ["resolution", "pool"])
def test_g_15_an_assistant_who_talks_pays_only_in_the_other_reading(reading: str) -> None:
    cards = [always("use_trust_condition")]
    game = staffed(
        *(stable(staff=2, memories=1), "assistant 1", "nurse 1"),
        condition=20,
        pool=2,
        partials=cards,
        manager="nurse 3",
        readings={"G-15": reading},
    )
    act(game, "care palliative", "talk assistant 1")
    if reading == "pool":
        assert game.decision.who == 2, "the Shift Manager answers for an Assistant"
        assert options(game) == {"use trust pool", "decline"}
        act(game, "use trust pool")
    assert game.decision.kind == "leave", "nothing is left to be answered"
    assert (condition(game), tokens(game, "pool")) == ((21, 1) if reading == "pool" else (20, 2))
    nurse = staffed(
        *(stable(staff=2, memories=1), "assistant 1", "nurse 1"),
        pool=2,
        partials=cards,
        readings={"G-15": reading},
    )
    act(nurse, "care palliative", "talk nurse 1")
    refused(nurse, "use trust pool", "pool_only_medical", "TOKEN-07")


def test_d_30_in_the_wide_reading_an_empty_pool_cannot_pay() -> None:
    game = staffed(
        *(stable(staff=2, memories=1), "nurse 1", "assistant 1"),
        partials=[always("use_trust_condition")],
        readings={"D-30": "wide"},
    )
    act(game, "care palliative", "talk nurse 1")
    refused(game, "use trust pool", "no_tokens", "EVENT-16")


def test_g_16_an_events_own_card_is_of_any_timeline_and_uses_up_no_further_draw() -> None:
    asked = asking(always("draw_memory"), "5-5", "1-5")
    assert clears(asked, "nurse 1") == [5]
    game = listening(2, always("draw_memory"), QUIET, "1-1", "2-2")
    assert partials(game, "nurse 1") == ["1-1"], "a further Event counts for the event's own card"


def test_g_17_no_more_talking_ends_this_talk_and_not_a_later_inquiry_or_shift() -> None:
    grid = {"partials": ["1-1"]}
    game = listening(2, always("no_more_talking"), "1-2", grid=grid, clears=[always("no_more_talking")])
    assert options(game) == {"inquire nurse 1 timeline 1", "stop"}, "an Inquiry is another conversation"
    act(game, "inquire nurse 1 timeline 1")
    assert game.decision.kind == "leave"


def test_g_17_after_no_more_talking_no_nurse_inquires_in_this_shift_but_in_the_next() -> None:
    pawns = {"nurse 1": {"tokens": 5}, "nurse 2": {"tokens": 5}}
    game = staffed(
        stable(staff=2),
        *("nurse 1", "nurse 2"),
        grid={"partials": ["1-1"]},
        pawns=pawns,
        clears=[always("no_more_talking"), "1-1"],
    )
    act(game, "care medical", "enough", "inquire nurse 1 timeline 1")
    assert game.decision.kind == "leave"
    assert game.view()["decks"]["clear"] == 35
    again = staffed(
        stable(),
        "nurse 1",
        shift="day",
        grid={"partials": ["1-1"]},
        pawns=pawns,
        clears=[always("no_more_talking"), "1-1"],
    )
    act(again, "care medical", "enough", "inquire nurse 1 timeline 1")
    assert again.decision.kind == "turn"
    assert again.table().silent == 0, "the Night begins afresh"


def test_g_19_after_a_change_of_subject_an_event_is_resolved_and_any_other_timeline_will_do() -> None:
    asked = asking(always("change_of_subject"), always("condition_improves"), "4-4")
    assert (clears(asked, "nurse 1"), condition(asked)) == ([], 21)
    no_partial_there = asking(always("change_of_subject"), "1-2", "4-4")
    assert clears(no_partial_there, "nurse 1") == [4]
    ignored = asking(always("change_of_subject"), IGNORE, "1-2", "4-4")
    assert clears(ignored, "nurse 1") == [4], "the subject stays changed"
    nothing_named = listening(1, always("change_of_subject"), "1-1")
    assert partials(nothing_named, "nurse 1") == ["1-1"]


def test_g_29_the_stage_is_read_once_for_an_event_and_anew_for_the_next() -> None:
    card = event(orange=["condition_deteriorates", "condition_deteriorates"], red=["condition_improves"] * 3)
    game = listening(2, card, card, condition=8)
    assert condition(game) == 8 - 2 + 3


def test_g_56_the_events_follow_the_two_examples_and_are_harder_in_worse_stages() -> None:
    names = ho.engine.effects.ICON_NAMES
    events = ho.catalogue.loading.the_box().events
    for deck in ("partial", "clear"):
        icons = [[names[icon] for line in card for icon in line] for card in events[deck].values()]
        assert any("condition_improves" in card for card in icons), deck
        assert any("use_trust_condition" in card for card in icons), deck
    lines = [line for deck in events.values() for card in deck.values() for line in card]
    worst = {names.index("condition_deteriorates"), names.index("no_more_talking")}
    harm = [sum(bool(worst & set(line)) for line in lines[stage::4]) for stage in range(4)]
    assert harm == sorted(harm)
    assert harm[0] < harm[3]
