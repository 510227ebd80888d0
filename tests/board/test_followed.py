"""Which arrangement a display follows: that of the game that it shows, and of no other."""

import holding_on as ho
from holding_on.board import Board

SCENE = {"grid": {"partials": ["1-1", "2-2"]}}


def test_a_display_of_another_game_leaves_the_arrangement_of_the_first() -> None:
    first, second = (ho.Game.from_scene({**SCENE, "condition": condition}) for condition in (20, 19))
    board = Board(first)
    assert len(first.arrangement._observers) == 1
    board.game = second
    assert (len(first.arrangement._observers), len(second.arrangement._observers)) == (0, 1)
    board.close()
    assert len(second.arrangement._observers) == 0


def test_a_display_follows_another_game_that_looks_just_like_the_first() -> None:
    first, second = (ho.Game.from_scene(SCENE, seed=seed) for seed in (1, 2))
    assert first.view() == second.view()
    board = Board(first)
    board.game = second
    second.arrangement.move("1-1", 3)
    assert board.arrangement["rows"][0][2]["memory"] == "1-1"
