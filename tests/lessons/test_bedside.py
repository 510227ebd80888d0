"""A position in one line: who is there, who is tired or away, and what can be looked at in it."""

from __future__ import annotations

from typing import Any

import pytest

import holding_on as ho
from holding_on.engine.errors import SceneError
from holding_on.lessons import Lesson
from holding_on.lessons.checks.facts import fact
from holding_on.lessons.checks.moves import split_moves
from tests.lessons.staged import HEARTS, bed, taught


def test_a_bedside_turns_the_card_and_places_who_is_named() -> None:
    game = taught().bedside("P16", "Ann", "Assistant 1", moves="care medical, pay Ann", condition=18, **HEARTS)
    pawns = game.view()["pawns"]
    assert [pawn["short"] for pawn in pawns if pawn["shift"] == 0] == ["Ann", "A 1"]
    assert (game.structure()["condition"], game.structure()["tokens"][:2]) == (18, [2, 2])


def test_a_bedside_of_somebody_unknown_says_who_is_here() -> None:
    with pytest.raises(ho.SceneError, match="Zoe"):
        taught().bedside("P16", "Zoe")


@pytest.mark.parametrize("given", [{"Cleo": 2}, {"stress": {"Cleo": 1}}, {"earlier": ["P05: Cleo"]}])
def test_whoever_is_not_at_a_table_of_two_is_said_to_be_nobody_here(given: dict[str, Any]) -> None:
    with pytest.raises(
        ho.SceneError,
        match=r"'Cleo' is nobody here; there are Ann, Ben, assistant 1, assistant 2, on-call 1, on-call 2$",
    ):
        taught().bedside("P22", "Ann", players=2, **given)


def test_a_bedside_says_in_plain_words_who_worked_earlier_who_is_away_and_who_is_tired() -> None:
    away: dict[str, Any] = {"on_leave": "Ben", "been_called": "On-Call 1", "stress": {"Ben": 2, "Assistant 1": 1}}
    game = taught().bedside("P22", "Ann", Ben=3, earlier=["P06: Cleo, Assistant 1", "P05:  on-call 2"], **away)
    assert {pawn["name"]: pawn["shift"] for pawn in game.view()["pawns"] if pawn["shift"] is not None} == {
        "Cleo": 0,
        "Assistant 1": 0,
        "On-Call 2": 1,
        "Ann": 2,
    }
    assert [fact(game, f"{who} place") for who in ("Ben", "on-call 1")] == ["on_leave", "left"]
    assert [fact(game, about) for about in ("Ben tokens", "Ben stress", "assistant 1 stress")] == [3, 2, 1]


@pytest.mark.parametrize("earlier", [["Ann, Ben"], ["P05: Ann"] * 3])
def test_a_shift_that_is_over_without_its_card_is_refused_with_how_it_is_written(earlier: list[str]) -> None:
    with pytest.raises(ho.SceneError, match="P06: Ann, Assistant 1"):
        taught().bedside("P22", "Cleo", earlier=earlier)


def test_the_cards_of_a_position_can_be_looked_up_by_their_numbers() -> None:
    shown = Lesson(1).cards().lines()
    assert len(shown) == 39
    assert "P23, Stable: Took half a bowl of soup and wanted to know what was in it." in shown


def test_moves_may_name_people() -> None:
    assert split_moves("place Ann, pay pool, talk Ben", ["Ann", "Ben"]) == ["place nurse 1", "pay pool", "talk nurse 2"]


def test_where_nothing_can_be_pressed_a_position_to_look_at_says_what_everything_in_it_is() -> None:
    lesson = taught()
    asks, *things = lesson.look("made", bed(lesson)).lines()
    assert asks == "What will she do?"
    assert {"Billy's condition is 24 of 30.", "Break Room: Ben, Cleo and Assistant 2."} <= {
        line.strip().partition(" That is")[0] for line in things
    }
    assert any(line.startswith("  Ben, Nurse: Break Room.") and "2 Care Tokens" in line for line in things)


def test_a_thing_named_below_a_position_says_when_pressed_what_it_is_and_is_lit() -> None:
    lesson = taught()
    look = lesson.look("made", bed(lesson), "Ben", "condition")
    assert [each["text"] for each in look.script()["options"]] == ["Ben", "The line"]
    look.does("thing 0")
    told = look.script()["told"]
    assert told is not None
    assert told["text"].startswith("Ben, Nurse: Break Room.")
    assert look.script()["lit"] == ["pawn 1"]
    with pytest.raises(SceneError, match="'Dora'"):
        lesson.look("made", bed(lesson), "Dora")
