"""What a learner's function is told that gives no answer, stops or does not end, and the game that is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons import Lesson
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.watched import TooLong, _traced, call
from tests.lessons.programs import in_a_cell, stage_with, told


def test_a_function_that_answers_in_one_branch_only_is_told_where_it_does_not() -> None:
    for left_out in ("green", "black"):

        def stage(condition: int, left_out: str = left_out) -> str | None:
            there = stage_with(13, 7, 3)(condition)
            return None if there == left_out else there

        found = told("stage", stage)
        assert found.state == goals.BROKEN
        assert "gives None at this position" in found.sentence
        assert "without `return`" in found.sentence


def test_an_empty_function_gives_no_answer_yet() -> None:
    assert told("stage", lambda condition: ...).state == goals.UNTOUCHED


def test_a_function_that_prints_is_told_of_return_and_prints_once(capsys: pytest.CaptureFixture[str]) -> None:
    found = told("stage", lambda condition: print(stage_with(13, 7, 3)(condition)))
    assert found.state == goals.GOING
    assert "`return` hands it back" in found.sentence
    assert capsys.readouterr().out == "green\n"


def appends(pawns: list[dict[str, Any]]) -> Any:
    names: list[str] = []
    for pawn in pawns:
        return names.append(pawn["name"])
    return names


def never_comes_there(pawns: list[dict[str, Any]]) -> Any:
    for pawn in pawns:
        if pawn["stress"] > 99:
            return [pawn["name"]]
    return None


def counts_only(pawns: list[dict[str, Any]]) -> None:
    names = [pawn["name"] for pawn in pawns]
    names.sort()


def leaves(pawns: list[dict[str, Any]]) -> None:
    raise SystemExit


@pytest.mark.parametrize(
    ("function", "state", "said"),
    [
        (appends, goals.BROKEN, "`names.append(…)` changes what stands before the dot, and gives None itself."),
        (never_comes_there, goals.BROKEN, "gives None at every position. It never reaches its `return`"),
        (counts_only, goals.GOING, "has no `return` with a value"),
        (leaves, goals.BROKEN, "`raise SystemExit`, with SystemExit."),
    ],
)
def test_a_function_without_an_answer_is_told_why(function: Callable[..., Any], state: str, said: str) -> None:
    found = told("have_room", function)
    assert found.state == state
    assert said in found.sentence


CELL = """def leads_next(names, today):
    following = today + 1
    return name_of(names, following)


def name_of(names, number):
    return names[number]
"""
"""What a learner might have written in one cell."""


def test_an_error_is_told_with_its_line_also_where_it_happens_in_a_function_that_is_called() -> None:
    sentence = told("leads_next", in_a_cell(CELL, "leads_next")).sentence
    assert sentence.startswith(
        "Your function stopped in line 7, `return names[number]`, with IndexError: list index out of range."
    )


def for_ever(places: list[str]) -> int:
    while True:
        places.append("break_room")
        places.clear()


@pytest.mark.slow
def test_a_loop_without_end_is_stopped_after_a_second_and_told() -> None:
    sentence = told("resting", for_ever).sentence
    assert "had not come to an end after a second in line " in sentence
    assert "Does a loop in it go on for ever?" in sentence


def test_a_loop_without_end_is_stopped_where_no_clock_can_interrupt() -> None:
    with pytest.raises(TooLong), _traced(0.05):
        for_ever([])


def test_a_call_that_ends_in_time_leaves_no_alarm_behind() -> None:
    import signal

    before = signal.getsignal(signal.SIGALRM) if hasattr(signal, "SIGALRM") else None
    assert call(len, [1, 2]).answer == 2
    if hasattr(signal, "SIGALRM"):
        assert signal.getsignal(signal.SIGALRM) == before
        assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


# --- the game that is kept ----------------------------------------------------------------------------------


def in_the_break_room(places: list[str]) -> int:
    return places.count("break_room")


def stops_on_day_two(game: Game) -> int:
    return in_the_break_room([pawn["place"] for pawn in game.view()["pawns"]]) + 0 // (game.view()["head"]["day"] - 2)


def none_for_nobody(places: list[str]) -> int | None:
    return in_the_break_room(places) or None


@pytest.mark.parametrize("wrong", [stops_on_day_two, none_for_nobody, lambda places: 3])
def test_where_a_function_is_wrong_the_lesson_keeps_that_game(wrong: Callable[..., int | None]) -> None:
    lesson = Lesson(2)
    found = lesson.program("resting", wrong).found
    assert found.state == goals.BROKEN
    assert f"`lesson.position` is that game: {lesson.position}" in found.sentence


def test_without_a_difference_the_lesson_says_when_it_keeps_a_game() -> None:
    lesson = Lesson(2)
    with pytest.raises(SceneError, match=r"lesson\.program"):
        _ = lesson.position
    lesson.program("resting", lambda places: 99)
    lesson.program("resting", in_the_break_room)
    with pytest.raises(SceneError, match=r"lesson\.program"):
        _ = lesson.position


def test_a_function_without_return_is_not_tried_in_hundreds_of_positions() -> None:
    tried = []

    def resting(places: list[str]) -> None:
        tried.append(places)

    assert Lesson(2).program("resting", resting).found.state == goals.GOING
    assert len(tried) == 1
