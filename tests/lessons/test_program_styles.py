"""What lessons 12 and 13 do with the functions of a learner: a style that plays, and a count over a game."""

from __future__ import annotations

import re
from typing import Any

import pytest

from holding_on import simulate
from holding_on.common.notebooks import notebooks_folder
from holding_on.lessons import Lesson
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.key import function_in, key_of
from holding_on.styles import balanced, seat_of
from tests.lessons.programs import notebooks, told
from tests.lessons.test_lessons import cells

MINE = """
def mine(seat, actions):
    if palliative in actions and not worth_it(seat):
        return palliative
    return balanced(seat, actions)
"""
"""What a learner writes in place of the dots."""


def styled(mine: str) -> tuple[dict[str, Any], list[str]]:
    """A style of lesson 12, with what the lesson gives it to call, and the tests that stand below its dots."""
    (path,) = notebooks_folder().glob("12-*.ipynb")
    (given,) = [cell for cell in cells(path, "code") if cell.startswith("from holding_on import Action")]
    (style,) = [cell for cell in cells(path, "code") if "def mine(" in cell]
    around: dict[str, Any] = {"balanced": balanced, "seat_of": seat_of, "lesson": Lesson(12)}
    exec(f"{key_of('worth_it').solution}\n{given}\n{mine}", around)
    return around, re.findall(r"^# (assert .+)$", style, flags=re.MULTILINE)


def test_the_tests_of_the_style_of_lesson_twelve_hold_for_it_and_each_finds_a_mistake() -> None:
    around, tests = styled(MINE)
    assert len(tests) == 3
    exec("\n".join(tests), around)
    for mistake in (
        MINE.replace("not worth_it", "worth_it"),
        MINE.replace("and not worth_it(seat)", ""),
        MINE.replace("palliative in actions and ", ""),
        MINE.replace("return balanced(seat, actions)", "pass"),
    ):
        wrong, _ = styled(mistake)
        with pytest.raises(AssertionError):
            exec("\n".join(tests), wrong)


def test_a_style_may_call_to_ask_of_lesson_seven_with_what_a_seat_has() -> None:
    to_ask = function_in(key_of("to_ask").solution, "to_ask")
    assert (
        told("to_ask", lambda game: to_ask(seat_of(game).partial_cards, seat_of(game).clear_cards)).state == goals.DONE
    )


@pytest.mark.slow
def test_the_style_of_lesson_twelve_wins_one_more_of_sixty_games() -> None:
    around, _ = styled(MINE)
    won = [int(simulate(60, policy=policy).games["won"].sum()) for policy in (around["mine"], "balanced")]
    assert won == [38, 37], "`docs/programs.md` says so"


def test_the_moments_at_which_the_changed_number_matters_are_as_many_as_lesson_13_says() -> None:
    (cell,) = [cell for cell in notebooks() if "differ = 0" in cell]
    mine = function_in(key_of("could_ask_there").solution, "could_ask_there")
    around: dict[str, Any] = {"lesson": Lesson(13), "mine": mine}
    loop = '    differ += mine(stress, {}) != mine(stress, {"INQ-03": 1})\n# assert'
    exec(cell.replace("# assert", loop).replace("# assert", "assert"), around)
    assert around["differ"] == 33
