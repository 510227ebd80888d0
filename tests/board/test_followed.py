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
