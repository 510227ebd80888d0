"""What lessons 12 and 13 do with the functions of a learner: a style that plays, and a count over a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from holding_on import simulate
from holding_on.common.notebooks import notebooks_folder
from holding_on.game import Game
from holding_on.lessons import Lesson
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.key import function_in, key_of
from holding_on.styles import balanced, seat_of
from tests.lessons.programs import notebooks, told
from tests.lessons.test_lessons import cells


def styled() -> tuple[dict[str, Any], str]:
    """What lesson 12 gives its style to call, with the solutions of its tasks, and the style."""
    (path,) = notebooks_folder().glob("12-*.ipynb")
    (given,) = [cell for cell in cells(path, "code") if "def to_ask(" in cell]
    (style,) = [cell for cell in cells(path, "code") if "def mine(" in cell]
    around: dict[str, Any] = {"balanced": balanced}
    exec(f"{key_of('worth_it').solution}\n{given}", around)
    return around, style


def test_the_style_of_lesson_twelve_plays_with_functions_of_its_own_and_of_lesson_seven() -> None:
    around, style = styled()
    assert "to_ask(" in style
    assert "worth_it(" in style
    for to_ask in (around["to_ask"], function_in(key_of("to_ask").solution, "to_ask")):
        assert told("to_ask", lambda game, to_ask=to_ask: _of_lists(to_ask, game)).state == goals.DONE


def _of_lists(function: Callable[..., Any], game: Game) -> Any:
    """What the style gives to a function: lists that a seat has."""
    seat = seat_of(game)
    return function(list(seat.partial_cards), list(seat.clear_cards))


@pytest.mark.slow
def test_with_the_number_that_lesson_twelve_proposes_its_style_wins_one_more_of_sixty_games() -> None:
    around, style = styled()
    (lines,) = re.findall(r"^def mine.+?^    return balanced[^\n]+\n", style, flags=re.DOTALL | re.MULTILINE)
    assert "len(waiting) < 3" in lines
    exec(lines.replace("len(waiting) < 3", "len(waiting) < 0"), around)
    won = [int(simulate(60, policy=policy).games["won"].sum()) for policy in (around["mine"], "balanced")]
    assert won == [38, 37], "`docs/programs.md` says so"


def test_the_moments_at_which_the_changed_number_matters_are_as_many_as_lesson_13_says() -> None:
    (cell,) = [cell for cell in notebooks() if "differ = 0" in cell]
    mine = function_in(key_of("could_ask_there").solution, "could_ask_there")
    around: dict[str, Any] = {"lesson": Lesson(13), "mine": mine}
    loop = '    differ += mine(stress, {}) != mine(stress, {"INQ-03": 1})\n# assert'
    exec(cell.replace("# assert", loop).replace("# assert", "assert"), around)
    assert around["differ"] == 33
