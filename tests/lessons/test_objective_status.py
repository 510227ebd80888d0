"""The Objective and the outcome of a game beside the board: live, and in words."""

from __future__ import annotations

import pytest

from holding_on.engine.errors import SceneError
from holding_on.lessons import Lesson
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.goals import Goal
from holding_on.lessons.checks.moves import try_move
from holding_on.lessons.pieces.board_parts import ObjectiveStatus, parts_of

LAST = {"day": 6, "shift": "day", "condition": 2}
CARDS = {"patients": ["P08"]}


def test_what_is_found_is_shown_as_soon_as_it_lies_there() -> None:
    night = {"day": 4, "shift": "night", "grid": {"partials": ["2-2"]}, "pawns": {"nurse 2": {"clears": ["2-2"]}}}
    game = Lesson(9).game(night, "turn, place nurse 1, care medical", deal={"patients": ["P01"]})
    status = ObjectiveStatus(game)
    assert "0 of 5 Timelines found" in status.value
    try_move(game, "pay nurse 1")
    assert "1 of 5 Timelines found" in status.value
    assert repr(status).splitlines()[1] == "1 of 5 Timelines found"


def test_an_outcome_is_shown_in_words_and_taken_back_with_its_move() -> None:
    game = Lesson(9).game(LAST, "turn, place nurse 1", deal=CARDS)
    status = ObjectiveStatus(game)
    before = status.value
    try_move(game, "care palliative")
    assert "in the care of people who had begun to know him" in status.value
    assert "Billy has died" in repr(status)
    game.undo()
    assert status.value == before


def test_a_goal_can_ask_what_a_number_comes_to() -> None:
    game = Lesson(9).game(LAST, "turn, place nurse 1", deal=CARDS)
    try_move(game, "care palliative")
    never = Goal({"day": 7}, never=({"verb": "condition", "reaches": 0},))
    assert never.judge(game, 2).state == goals.BROKEN
    other = Goal({"day": 7}, never=({"verb": "condition", "reaches": 1},))
    assert other.judge(game, 2).state == goals.DONE


def test_a_death_in_a_task_is_shown_as_a_death() -> None:
    trial = Lesson(9).play("into_the_morning")
    for move in ("place nurse 3", "place assistant 1", "care medical", "turn", "place nurse 1", "give nurse 1"):
        try_move(trial.game, move)
    try_move(trial.game, "care palliative")
    told = trial.stage.script["told"]
    assert told is not None
    assert (told["title"], told["text"]) == ("He dies.", "You can begin this again, or leave it.")
    assert "cannot succeed" not in told["text"]


def test_a_part_that_there_is_not_is_refused() -> None:
    with pytest.raises(SceneError, match="objective"):
        parts_of(Lesson(9).game(), ["goal"])
