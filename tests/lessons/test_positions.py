"""Where a lesson begins: some moves into a shift, and there again whatever a learner has tried in between."""

from __future__ import annotations

import pytest

from holding_on.board.display import Display
from holding_on.engine.errors import SceneError
from holding_on.lessons import Lesson

SHIFT = {"day": 2, "shift": "day"}
CARDS = {"patients": ["P21"]}


def test_a_game_begins_after_the_moves_that_lead_there_and_their_rules_have_happened() -> None:
    lesson = Lesson(3)
    game = lesson.game(SHIFT, moves="turn, place nurse 2", deal=CARDS)
    assert [str(action) for action in game.actions] == ["turn", "place nurse 2"]
    assert {"ASSIGN-01", "ASSIGN-05"} <= lesson.happened()


def test_a_position_that_cannot_be_reached_is_refused_with_the_reason() -> None:
    with pytest.raises(SceneError, match="the position cannot be reached: Place Ann"):
        Lesson(3).game(SHIFT, moves="place nurse 1", deal=CARDS)


def test_what_is_only_to_be_answered_shows_no_answer_and_cannot_be_played_on() -> None:
    exercise = Lesson(1).exercise("first_moves")
    shown = [part for part in exercise.children if isinstance(part, Display)]
    assert shown
    for part in shown:
        assert part.view["actions"] == []
        assert part.game is not exercise.game
