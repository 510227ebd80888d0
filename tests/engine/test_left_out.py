"""A step of the day that nobody can answer is left out, and the journal says so once, with its rule."""

from typing import Any

import pytest

import holding_on as ho
from tests.content.folders import focusing
from tests.engine.table import (
    EVERYBODY,
    act,
    deteriorating,
    event,
    on_leave,
    overstressed,
    refused,
    stable,
    table,
    with_only,
)

IN_PLAY = {"partials": ["1-1"]}


def left_out(game: ho.Game, verb: str) -> list[tuple[str, str]]:
    """What the journal says of a step that was left out: rule and sentence of each line."""
    return [(line["rule"], line["text"]) for line in game.lines() if line["verb"] == f"told_{verb}"]


@pytest.mark.parametrize(
    ("rule", "who", "scene"),
    [
        ("INQ-07", "nurse 1", {"pawns": {"nurse 1": {"tokens": 2}}}),
        ("INQ-06", "nurse 1", {"grid": IN_PLAY, "pawns": {"nurse 1": {"tokens": 0}}}),
        ("INQ-03", "nurse 1", {"grid": IN_PLAY, "pawns": {"nurse 1": {"tokens": 2, "stress": 2}}}),
        ("INQ-02", "assistant 1", {"grid": IN_PLAY}),
    ],
)
def test_inq_04_a_stable_card_on_which_nobody_can_ask_says_why(rule: str, who: str, scene: dict[str, Any]) -> None:
    game = table(stable(), **scene)
    act(game, "turn", f"place {who}", "care palliative")
    assert game.decision.kind == "leave"
    assert [found for found, _ in left_out(game, "no_inquiry")] == [rule]
    line = next(line for line in game.lines() if line["verb"] == "told_no_inquiry")
    assert "ASSIGN-01" in [link.rule for link in game.why(line["line"]).links]


def test_inq_06_after_the_last_token_the_journal_says_why_nobody_asks_on() -> None:
    game = table(stable(), clears=["1-1"], grid=IN_PLAY, pawns={"nurse 1": {"tokens": 1}})
    act(game, "turn", "place nurse 1", "care palliative", "inquire nurse 1 timeline 1")
    assert [found for found, _ in left_out(game, "no_inquiry")] == ["INQ-06"]


def test_nothing_is_said_where_the_step_is_asked_left_by_choice_or_refused_by_billy() -> None:
    hand = {"nurse 1": {"tokens": 3}}
    asked = table(stable(), grid=IN_PLAY, pawns=hand)
    act(asked, "turn", "place nurse 1", "care palliative", "stop")
    silent = table(stable(), clears=[event(green=["no_more_talking"])], grid=IN_PLAY, pawns=hand)
    act(silent, "turn", "place nurse 1", "care palliative", "inquire nurse 1 timeline 1")
    other = table(deteriorating(), pawns=hand)
    act(other, "turn", "place nurse 1", "care palliative")
    for game in (asked, silent, other):
        assert left_out(game, "no_inquiry") == []


def test_leave_02_with_nobody_to_send_the_journal_says_so() -> None:
    away = overstressed("nurse 2", "nurse 3", "assistant 1", "assistant 2")
    game = table(deteriorating(), manager="nurse 1", day=2, pawns=away)
    act(game, "turn", "care medical", "enough")
    assert [rule for rule, _ in left_out(game, "no_leave")] == ["LEAVE-02"]
    away = overstressed("nurse 2", "nurse 3", "assistant 1")
    with_manager = table(deteriorating(), manager="nurse 1", day=2, pawns=away)
    act(with_manager, "turn", "place assistant 2", "care medical")
    assert [rule for rule, _ in left_out(with_manager, "no_leave")] == ["LEAVE-07"]
    asked = table(deteriorating())
    act(asked, "turn", "place nurse 1", "care medical", "enough", "send on leave nurse 2", "no more leave")
    assert left_out(asked, "no_leave") == []


@pytest.mark.parametrize(
    ("pawns", "verb"),
    [
        ({"nurse 1": {"place": "day", "twice": True}}, "worked_twice"),
        ({}, "no_return"),
        (overstressed("nurse 1", "nurse 2"), "away_all_day"),
    ],
)
def test_two_03_with_two_players_the_journal_says_why_nobody_goes_back(pawns: dict[str, Any], verb: str) -> None:
    game = table(deteriorating(), players=2, shift="night", manager="nurse 1", pawns=pawns)
    act(game, "turn", "place assistant 1" if len(pawns) > 1 else "place nurse 2", "care medical")
    if game.decision.kind == "payment":
        act(game, "enough")
    assert [rule for rule, _ in left_out(game, verb)] == ["TWO-03"]


def test_night_01_a_night_that_is_not_filled_says_that_it_brings_no_token() -> None:
    alone, numbers = {"nurse 1": {"tokens": 0}}, {"SETUP-09": 0, "COVER-07": 0}
    game = with_only(alone, deteriorating(2), shift="night", numbers=numbers)
    assert [rule for rule, _ in left_out(game, "no_night_token")] == ["NIGHT-01"]
    day = with_only(alone, deteriorating(2), numbers=numbers)
    assert left_out(day, "no_night_token") == []


def test_g_41_an_assistant_who_sits_with_billy_is_said_not_to_focus() -> None:
    game = table(stable(memories=1), content=focusing(), grid=IN_PLAY, partials=["2-1"])
    act(game, "turn", "place assistant 1", "care palliative")
    assert [rule for rule, _ in left_out(game, "assistant_listens")] == ["G-41"]


def test_call_06_a_call_that_nobody_can_make_is_said() -> None:
    found = {"partials": ["2-6", "3-5"], "clears": ["2-6", "3-5"]}
    tired = {name: {"stress": 2} for name in ("nurse 1", "nurse 2", "nurse 3")}
    game = table(deteriorating(), scenario=3, grid=found, pawns=tired)
    act(game, "turn", "place assistant 1")
    assert [rule for rule, _ in left_out(game, "no_call")] == ["CALL-06"]
    could = table(deteriorating(), scenario=3, grid=found)
    act(could, "turn", "place nurse 1", "no call")
    assert left_out(could, "no_call") == []


@pytest.mark.parametrize(("stress", "told"), [(2, ["CALL-06"]), (1, [])])
def test_call_06_who_was_assigned_but_could_not_have_called_leaves_the_call_to_nobody(
    stress: int, told: list[str]
) -> None:
    found = {"partials": ["2-6", "3-5"], "clears": ["2-6", "3-5"]}
    alone = {"nurse 1": {"stress": stress}, "nurse 2": {"place": "on_leave"}, "nurse 3": {"place": "on_leave"}}
    game = table(deteriorating(), scenario=3, shift="day", manager="nurse 1", grid=found, pawns=alone)
    act(game, "turn", "place nurse 1")
    assert [rule for rule, _ in left_out(game, "no_call")] == told


def test_call_06_who_covers_on_the_shift_could_have_called_before() -> None:
    found = {"partials": ["2-6", "3-5"], "clears": ["2-6", "3-5"]}
    pawns = {"nurse 1": {"stress": 1}, **on_leave(*EVERYBODY[1:])}
    scene: dict[str, Any] = {"shift": "day", "manager": "nurse 1", "grid": found, "numbers": {"SETUP-09": 0}}
    game = table(deteriorating(2), scenario=3, pawns=pawns, **scene)
    act(game, "turn", "place nurse 1")
    while game.decision.kind == "price":
        act(game, "lose token")
    assert game.decision.kind == "care"
    assert left_out(game, "no_call") == []
    refused(game, "call nurse 1 contact 1", "too_stressed_to_call", "CALL-06")


def test_focus_08_who_spends_the_last_token_on_an_event_is_told_that_the_rest_is_kept() -> None:
    for tokens, told in ((1, ["FOCUS-08"]), (2, [])):
        game = listens(tokens, ["use_trust_memory"], 3)
        act(game, "use trust nurse 1")
        assert [rule for rule, _ in left_out(game, "last_token")] == told
        assert game.decision.kind == ("leave" if told else "heard")


@pytest.mark.parametrize(
    ("icons", "memories", "told"),
    [
        (["use_trust_condition"], 1, []),
        (["use_trust_condition", "no_more_talking"], 3, []),
        (["use_trust_condition", "draw_memory"], 1, ["FOCUS-08"]),
    ],
)
def test_focus_08_is_said_only_where_something_more_comes(icons: list[str], memories: int, told: list[str]) -> None:
    game = listens(1, icons, memories)
    act(game, "use trust nurse 1")
    assert [rule for rule, _ in left_out(game, "last_token")] == told


def listens(tokens: int, icons: list[str], memories: int) -> ho.Game:
    """Nurse 1 listens to whatever comes, and the first card is an Event."""
    cards = [event(green=icons), "2-1", "2-2", "2-3"]
    pawns = {"nurse 1": {"tokens": tokens}}
    game = table(deteriorating(memories=memories), content=focusing(), grid=IN_PLAY, partials=cards, pawns=pawns)
    act(game, "turn", "place nurse 1", "care palliative", "listen")
    return game


def test_care_05_a_payment_that_nobody_can_make_says_so() -> None:
    game = table(deteriorating(), pawns={"nurse 1": {"tokens": 0}})
    told = act(game, "turn", "place nurse 1", "care medical")
    assert "Nobody on this shift has a Care Token that could still be placed." in [change.text for change in told]


def test_what_is_left_out_changes_nothing_on_the_table() -> None:
    game = table(stable(), pawns={"nurse 1": {"tokens": 2}})
    act(game, "turn", "place nurse 1")
    told = [line["verb"] for line in game.lines()]
    ahead = game.preview(ho.Action.of("care palliative"))
    assert not any("nothing to ask" in text for text in ahead.brief), "a choice is not weighed by it"
    act(game, "care palliative")
    assert [line["verb"] for line in game.lines()][len(told) :] == ["care", "told_stays_stable", "told_no_inquiry"]
