"""Scenes in the middle of a shift and at its end, hands dealt for what is lost, and kept positions that are changed."""

from typing import Any

import pytest

import holding_on as ho
from tests.engine.bedside import always, tokens
from tests.engine.table import act, deteriorating, options, pawn, seen, stable, table

DAY = {"shift": "day", "cards": {"morning": stable()}}
HAND = {"nurse 1": {"place": "morning", "tokens": 3}}


def scene(deal: dict[str, list[Any]] | None = None, **parts: Any) -> ho.Game:
    return ho.Game.from_scene(parts, seed=7, deal=deal or {})


def kept(game: ho.Game) -> None:
    """The record and the position of a game bring it back."""
    assert seen(ho.Game.from_record(game.record())) == seen(game)
    assert ho.Game.from_position(game.position()).structure() == game.structure()


# --- in the middle of a shift ---------------------------------------------------------------------------------------


def test_a_scene_begins_while_the_staff_are_assigned() -> None:
    game = scene(asked="assign", cards={"morning": deteriorating(3)}, pawns=HAND)
    assert (game.decision.kind, game.decision.who) == ("assign", 0)
    assert "place nurse 1" not in options(game)
    kept(game)
    act(game, "place nurse 2", "place assistant 1")
    assert game.decision.kind == "care"
    assert game.rows()[0]["staff"] == 3


def test_a_scene_begins_where_care_is_chosen_and_where_it_is_paid_for() -> None:
    game = scene(asked="care", cards={"morning": deteriorating(symbols=3)}, pawns=HAND)
    assert options(game) == {"care medical", "care palliative"}
    kept(game)
    game = scene(asked="payment", cards={"morning": deteriorating(symbols=3)}, covered={"morning": 1}, pawns=HAND)
    assert options(game) == {"pay nurse 1", "enough"}
    assert tokens(game, "board") == 1
    kept(game)
    act(game, "enough")
    assert game.structure()["condition"] == 26


def test_a_scene_begins_where_questions_may_be_asked_with_tokens_on_the_board() -> None:
    game = scene(
        asked="inquiry", cards={"morning": stable()}, care={"morning": "palliative"}, spent=2,
        grid={"partials": ["1-1"]}, pawns=HAND,
    )  # fmt: skip
    assert options(game) == {"inquire nurse 1 timeline 1", "stop"}
    assert tokens(game, "board") == 2
    kept(game)


def test_cover_07_a_scene_says_who_covers() -> None:
    hand = {"nurse 1": {"place": "morning", "covers": 2, "stress": 2}}
    game = scene(asked="care", cards={"morning": deteriorating(3)}, pawns=hand)
    assert not [space for space in game.view()["shifts"][0]["spaces"] if "empty" in space["text"]]
    with pytest.raises(ho.SceneError, match="covered"):
        scene(asked="care", cards={"morning": deteriorating(2)}, pawns=hand)
    with pytest.raises(ho.SceneError, match="COVER-07"):
        scene(asked="care", cards={"morning": deteriorating(2)}, pawns={"nurse 1": {"covers": 1}})


# --- at the end of a day ----------------------------------------------------------------------------------------------


def test_day_12_a_scene_at_the_end_of_a_day_leads_through_the_evening_and_tells_it() -> None:
    parts: dict[str, Any] = {
        "day": 3, "shift": "night", "asked": "shift_end", "spent": 1,
        "care": {"morning": "palliative", "day": "palliative", "night": "palliative"},
        "cards": {"morning": stable(), "day": "P01", "night": stable()},
        "pawns": {"nurse 1": {"place": "night", "partials": ["2-3"]}, "nurse 2": {"place": "morning"}},
    }  # fmt: skip
    game = scene(**parts)
    assert (game.decision.kind, game.view()["head"]["day"]) == ("turn", 4)
    rules = [line["rule"] for line in game.lines()]
    assert rules.index("DAY-12") < rules.index("WARN-01") < rules.index("DAY-13") < rules.index("TALK-02")
    assert game.structure()["warnings"] == 1, "no Medical Care that day"
    assert tokens(game, "board") == 0
    kept(game)
    assert scene(**{**parts, "care": {}}).structure()["warnings"] == 0, "where nothing is said, it was Medical Care"


def test_leave_01_a_scene_at_the_end_of_a_morning_asks_for_leave() -> None:
    game = scene(asked="shift_end", cards={"morning": stable()}, pawns=HAND)
    assert game.decision.kind == "leave"
    kept(game)


# --- cards made by hand ----------------------------------------------------------------------------------------------


def test_a_card_made_by_hand_lies_on_an_earlier_shift() -> None:
    card = deteriorating(staff=1, symbols=4)
    game = scene(
        {"patients": [stable()]}, shift="day", cards={"morning": card}, covered={"morning": 4},
        pawns={"nurse 1": {"place": "morning"}},
    )  # fmt: skip
    shown = game.view()["shifts"][0]
    assert "4 deterioration symbols, 4 with a Care Token" in str(shown)
    assert tokens(game, "board") == 4
    kept(game)
    act(game, "turn")
    branch = game.branch(seed=3)
    assert branch.view()["shifts"][0] == game.view()["shifts"][0]
    kept(branch)


def test_stress_05_the_memories_that_are_lost_can_be_dealt() -> None:
    held = ["1-1", "2-2", "3-3"]
    for lost in held:
        game = table(
            deteriorating(2), shift="day", day=2, cards={"morning": "P39"}, manager="nurse 1",
            pawns={
                "nurse 1": {"place": "morning", "tokens": 0, "partials": held},
                **{name: {"place": "on_leave"} for name in ("nurse 2", "nurse 3", "assistant 1", "assistant 2")},
            },
        )  # fmt: skip
        assert game.seed == 7
        again = ho.Game.from_scene(
            game._options.scene or {}, seed=7, deal={"patients": [deteriorating(2)], "losses": [lost]}
        )
        act(again, "turn", "reassign nurse 1")
        told = [line["text"] for line in again.lines() if line["verb"] == "draw_losses"]
        assert len(told) == 1
        assert f"Timeline {lost[0]}" in told[0]
        assert lost not in again.record()
    with pytest.raises(ho.SceneError, match="not a memory"):
        ho.Game(deal={"losses": ["P01"]})
    with pytest.raises(ho.SceneError, match="neither"):
        ho.Game(deal={"losses": [{"kind": "stable"}]})


def test_event_05_an_event_made_by_hand_is_named_again_by_its_name() -> None:
    quarrel = {"name": "quarrel", **always("condition_improves")}
    cards = [stable(memories=1), stable(memories=1)]
    deal = {"patients": cards, "partials": [quarrel, "quarrel"]}
    game = ho.Game.from_scene({"condition": 20}, seed=7, deal=deal)
    act(game, "turn", "place nurse 1", "care palliative", "no more leave", "turn", "place nurse 2", "care palliative")
    assert game.structure()["condition"] == 22
    drawn = [entry[2] for _, entry in game.entries(0) if entry[0] == "PARTIAL-06"]
    assert len(drawn) == 2
    assert drawn[0] == drawn[1], "one card, drawn twice"
    kept(game)
    for name in ("1-1", "EP1", "", 5):
        with pytest.raises(ho.SceneError, match="name of an event"):
            ho.Game(deal={"partials": [{**quarrel, "name": name}]})
    with pytest.raises(ho.SceneError, match="not a memory"):
        ho.Game(deal={"partials": ["quarrel"]})


# --- what cannot be ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"asked": "tea"}, "asked is one of turn, assign"),
        ({"asked": "payment", "cards": {"morning": deteriorating()}, "care": {"morning": "palliative"}}, "CARE-05"),
        ({"asked": "assign", "cards": {"morning": {"kind": "stable"}}}, "kind and staff"),
        ({"cards": {"morning": stable()}}, "not a part"),
        ({"asked": "assign", "covered": {"morning": 1}}, "not a part"),
        ({**DAY, "covered": {"morning": 2}}, "can be 0 to 1"),
        ({**DAY, "care": {"morning": "palliative"}, "covered": {"morning": 1}}, "CARE-06"),
        ({"spent": 99}, "the supply has"),
        ({"asked": "care", "cards": {"morning": stable()}, "pawns": {"nurse 1": {"place": "day"}}}, "not yet turned"),
    ],
)  # fmt: skip
def test_a_scene_that_cannot_be_is_refused_with_its_reason(parts: dict[str, Any], says: str) -> None:
    with pytest.raises(ho.SceneError, match=says):
        scene(**parts)


# --- a kept position, changed -----------------------------------------------------------------------------------------


def test_a_kept_position_is_changed_in_the_words_of_a_scene() -> None:
    game = scene(asked="assign", cards={"morning": deteriorating(3)}, pawns={"Ann": {"partials": ["1-1"]}})
    changes: dict[str, Any] = {
        "condition": 7, "warnings": 1, "pool": 2, "board": ["4-4"],
        "pawns": {"Ann": {"tokens": 5, "partials": ["1-1", "2-2"], "clears": ["3-3"]}, "Ben": {"stress": 2}},
    }  # fmt: skip
    again = ho.Game.from_position(game.position(), changes=changes)
    now = again.structure()
    assert (now["condition"], now["warnings"], now["tokens"][:5], now["stress"][1]) == (7, 1, [5, 1, 1, 0, 2], 2)
    assert len(pawn(again, "nurse 1")["partials"]) == 2
    assert again.legal_actions() == game.legal_actions()
    kept(again)
    act(again, "place nurse 1")
    assert seen(ho.Game.from_record(again.record())) == seen(again)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"condition": 31}, "changes: condition can be 1 to 30"),
        ({"day": 3}, "'day' is not a part of it"),
        ({"pawns": {"Zoe": {"stress": 1}}}, "nobody here"),
        ({"pawns": {"Ann": {"stress": 3}}}, "STRESS-14"),
        ({"pawns": {"Ann": {"tokens": 7}}}, "can be 0 to 6"),
        ({"pool": 24}, "the supply has"),
        ({"board": ["2-3"]}, "in two places"),
        ({"pawns": 5}, "wrong shape"),
    ],
)
def test_a_change_that_cannot_be_is_refused_and_the_position_stays(changes: dict[str, Any], says: str) -> None:
    text = scene(pawns={"Ben": {"partials": ["2-3"]}}).position()
    with pytest.raises(ho.SceneError, match=says):
        ho.Game.from_position(text, changes=changes)
    assert ho.Game.from_position(text).position() == text
