"""Scenes in the middle of a shift and at its end, hands dealt for what is lost, and kept positions that are changed."""

from typing import Any

import pytest

import holding_on as ho
from holding_on.engine.state import RULE, TARGET
from tests.engine.table import act, always, deteriorating, on_leave, options, pawn, seen, stable, table, tokens
from tests.views.there import there

DAY: dict[str, Any] = {"shift": "day", "cards": {"morning": stable()}}
PAYMENT: dict[str, Any] = {"asked": "payment", "cards": {"morning": stable()}}
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
    away = on_leave("nurse 2", "nurse 3", "assistant 1", "assistant 2")
    hand = {"nurse 1": {"place": "day", "covers": 2, "stress": 2}, **away}
    game = scene(asked="care", shift="day", cards={"day": deteriorating(3)}, pawns=hand)
    assert not [space for space in game.view()["shifts"][1]["spaces"] if "empty" in space["text"]]
    with pytest.raises(ho.SceneError, match="covered"):
        scene(asked="care", shift="day", cards={"day": deteriorating(2)}, pawns=hand)
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
                **on_leave("nurse 2", "nurse 3", "assistant 1", "assistant 2"),
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
    drawn = [entry[TARGET] for _, entry in game.entries(0) if entry[RULE] == "PARTIAL-06"]
    assert len(drawn) == 2
    assert drawn[0] == drawn[1], "one card, drawn twice"
    kept(game)
    for name in ("1-1", "EP1", "", 5):
        with pytest.raises(ho.SceneError, match="name of an event"):
            ho.Game(deal={"partials": [{**quarrel, "name": name}]})
    with pytest.raises(ho.SceneError, match="not a memory"):
        ho.Game(deal={"partials": ["quarrel"]})


# --- what cannot be ---------------------------------------------------------------------------------------------------

FIRST = {"nurse 1": {"place": "morning"}}
COVERS = {"nurse 1": {"place": "morning", "covers": 2, "stress": 2}}
ON_CALL = {"on-call 1": {"place": "morning"}}
FIVE = [f"{timeline}-1" for timeline in range(1, 6)]


def test_scen_07_a_scene_in_which_the_objective_is_met_is_over_at_once_with_its_outcome() -> None:
    game = scene(grid={"partials": FIVE, "clears": FIVE})
    assert (str(game.outcome), game.legal_actions()) == ("Billy has been heard (SCEN-07)", ())
    assert [line["rule"] for line in game.lines()] == ["SCEN-07", "SCEN-07"]
    assert there(game.view()["outcome"])["won"]
    assert seen(ho.Game.from_record(game.record())) == seen(game)
    assert scene(grid={"partials": FIVE, "clears": FIVE[:4]}).decision.kind == "turn"


def test_g_02_a_shift_without_care_in_a_scene_has_had_its_warning() -> None:
    game = scene(**DAY, care={"morning": "none"}, warnings=1)
    assert (game.decision.kind, game.structure()["care"][0]) == ("turn", 3)
    with pytest.raises(ho.SceneError, match="no Warning for it"):
        scene(**DAY, care={"morning": "none"})
    lost: dict[str, Any] = {"seed": 7, "readings": {"D-02": "loss"}}
    with pytest.raises(ho.SceneError, match="G-43"):
        ho.Game.from_scene({**DAY, "care": {"morning": "none"}, "warnings": 1}, **lost)


def test_g_05_a_scene_has_cover_only_where_the_break_room_could_not_fill_the_card() -> None:
    cover: dict[str, Any] = {"asked": "care", "cards": {"morning": deteriorating(3)}, "pawns": COVERS}
    with pytest.raises(ho.SceneError, match="G-05"):
        scene(**cover)
    with pytest.raises(ho.SceneError, match="G-05"):
        scene(asked="assign", cards={"morning": deteriorating(2)}, pawns=ON_CALL)
    assert ho.Game.from_scene(cover, seed=7, readings={"G-05": "free"}).decision.kind == "care"
    others = ("nurse 2", "nurse 3", "assistant 1", "assistant 2")
    alone = on_leave(*others[:3])
    game = scene(
        shift="day", asked="assign", cards={"day": deteriorating(3)}, pawns={**alone, "on-call 1": {"place": "day"}}
    )
    assert options(game) == {"place nurse 1", "place assistant 2"}, "two spaces, and the two are needed"


def test_cover_04_who_has_worked_twice_of_two_has_the_stress_of_it() -> None:
    def two(**pawns: Any) -> ho.Game:
        parts = {"shift": "day", "asked": "care", "cards": {"day": stable()}, "pawns": pawns}
        return ho.Game.from_scene(parts, players=2, seed=7, numbers={"SETUP-08": 0})

    again: dict[str, Any] = {"place": "day", "twice": True}
    manager: dict[str, Any] = {"place": "morning"}
    with pytest.raises(ho.SceneError, match="COVER-04"):
        two(Ann=manager, Ben=again)
    assert two(Ann=manager, Ben={**again, "stress": 1}).decision.kind == "care"
    assert two(Ann=again, Ben={"place": "on_leave"}).decision.kind == "care", "hers is free (TWO-01)"
    with pytest.raises(ho.SceneError, match="G-05"):
        two(Ann={}, Ben={**again, "stress": 1})


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"asked": "tea"}, "asked is one of turn, assign"),
        ({**PAYMENT, "care": {"morning": "palliative"}, "pawns": {"nurse 1": {"place": "morning"}}}, "CARE-05"),
        ({"asked": "assign", "cards": {"morning": {"kind": "stable"}}}, "kind and staff"),
        ({"cards": {"morning": stable()}}, "not a part"),
        ({"asked": "assign", "covered": {"morning": 1}}, "not a part"),
        ({**DAY, "covered": {"morning": 2}}, "can be 0 to 1"),
        ({**DAY, "care": {"morning": "palliative"}, "covered": {"morning": 1}}, "CARE-06"),
        ({"spent": 99}, "the supply has"),
        ({"asked": "care", "cards": {"morning": stable()}, "pawns": {"nurse 1": {"place": "day"}}}, "not yet turned"),
        ({**DAY, "care": {"morning": "none"}, "pawns": FIRST, "warnings": 1}, "CARE-02"),
        ({"asked": "inquiry", "cards": {"morning": stable()}, "care": {"morning": "none"}, "pawns": FIRST}, "CARE-02"),
        ({"pawns": {"on-call 1": {"covers": 2}}}, "COVER-09"),
        ({"manager": True}, "manager True is not one of the nurses; they are Ann"),
        ({"manager": 3}, "manager 3 is not one of the nurses; they are Ann"),
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


def test_assign_05_a_change_takes_one_from_the_card_and_sends_another_to_the_next_space() -> None:
    pawns = {name: {"place": "morning"} for name in ("nurse 1", "nurse 2")}
    text = scene(asked="care", cards={"morning": deteriorating(2)}, pawns=pawns).position()
    swap = {"nurse 1": {"place": "break_room"}, "nurse 3": {"place": "morning"}}
    for order in (swap, dict(reversed(swap.items()))):
        again = ho.Game.from_position(text, changes={"pawns": order})
        assert [
            (pawn(again, name)["place"], pawn(again, name)["space"]) for name in ("nurse 1", "nurse 2", "nurse 3")
        ] == [
            ("break_room", None),
            ("shift", 0),
            ("shift", 1),
        ]
        kept(again)
    same = ho.Game.from_position(text, changes={"pawns": {"nurse 1": {"place": "morning", "tokens": 4}}})
    assert (pawn(same, "nurse 1")["space"], pawn(same, "nurse 1")["tokens"]) == (0, 4)
    half = scene(asked="assign", cards={"morning": deteriorating(3)}, pawns=pawns).position()
    left = ho.Game.from_position(half, changes={"pawns": {"nurse 1": {"place": "break_room"}}})
    assert pawn(left, "nurse 2")["space"] == 0


def test_assign_05_a_change_finds_the_free_space_of_an_earlier_card() -> None:
    game = table(
        deteriorating(), shift="day", cards={"morning": "P39"},
        pawns={
            "nurse 1": {"place": "morning", "tokens": 0}, "nurse 2": {"place": "morning"},
            **on_leave("assistant 1", "assistant 2"),
        } | {"nurse 3": {"place": "on_leave"}},
        manager="nurse 1",
    )  # fmt: skip
    act(game, "turn", "reassign nurse 1")
    again = ho.Game.from_position(game.position(), changes={"pawns": {"nurse 3": {"place": "morning"}}})
    assert (pawn(again, "nurse 3")["space"], pawn(again, "nurse 2")["space"]) == (0, 1)


@pytest.mark.parametrize("care", ["medical", "palliative"])
def test_g_02_a_change_leaves_somebody_who_can_have_given_the_care_of_an_earlier_shift(care: str) -> None:
    game = scene(**DAY, care={"morning": care}, pawns=FIRST)
    away: dict[str, Any] = {"nurse 1": {"place": "break_room"}}
    with pytest.raises(ho.SceneError, match=f"changes: nobody can have given the {care.title()} Care .*G-02"):
        ho.Game.from_position(game.position(), changes={"pawns": away})
    other = ho.Game.from_position(game.position(), changes={"pawns": {**away, "nurse 2": {"place": "morning"}}})
    assert (pawn(other, "nurse 1")["place"], pawn(other, "nurse 2")["shift"]) == ("break_room", 0)


def test_cover_03_a_change_may_bring_the_last_of_an_earlier_shift_to_this_one_with_the_stress_of_it() -> None:
    text = scene(shift="day", asked="assign", cards={"day": deteriorating(3)}, pawns=FIRST).position()
    came: dict[str, Any] = {"place": "day"}
    with pytest.raises(ho.SceneError, match="G-02"):
        ho.Game.from_position(text, changes={"pawns": {"nurse 1": came}})
    again = ho.Game.from_position(text, changes={"pawns": {"nurse 1": {**came, "stress": 1}}})
    assert pawn(again, "nurse 1")["shift"] == 1


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


def test_comp_06_a_scene_has_no_day_without_a_card() -> None:
    assert ho.Game.from_scene({"day": 13}, seed=1).structure()["day"] == 13
    with pytest.raises(ho.SceneError, match="13"):
        ho.Game.from_scene({"day": 14}, seed=1)
