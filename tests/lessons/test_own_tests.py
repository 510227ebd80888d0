"""Tests that learners write, and what they find to break a function with."""

from __future__ import annotations

import linecache
from collections.abc import Callable
from typing import Any

import pytest

from holding_on.lessons import Lesson
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.key import function_in, key_of
from holding_on.lessons.making.first_asserts import why
from tests.lessons.programs import WORDS, in_a_cell, notebooks

OF_TWO = """def test_to_ask(to_ask):
    assert (to_ask([0], []) == [], "nothing lies there")
"""


def test_a_learners_test_is_done_when_it_finds_every_mistake_and_passes_what_is_right() -> None:
    def thorough(to_ask: Callable[..., Any]) -> None:
        given = [7, 0, 4]
        assert to_ask(given, [4]) == [7, 0]
        assert given == [7, 0, 4]

    def only_the_list_given(to_ask: Callable[..., Any]) -> None:
        given = [0, 4, 7]
        to_ask(given, [4])
        assert given == [0, 4, 7]

    def one_case(to_ask: Callable[..., Any]) -> None:
        assert to_ask([2, 7], [7]) == [2]

    def wrong(to_ask: Callable[..., Any]) -> None:
        assert to_ask([2, 7], [7]) == [7]

    lesson = Lesson(7)
    assert lesson.tested("to_ask", thorough).found.state == goals.DONE
    few = lesson.tested("to_ask", one_case)
    assert few.found.state == goals.GOING
    assert "finds 1 of 5 mistakes" in few.found.sentence
    assert "def to_ask(" in repr(few), "a wrong function that the test lets pass is shown"
    mistaken = lesson.tested("to_ask", wrong).found
    assert mistaken.state == goals.BROKEN
    assert "a mistake in a right function" in mistaken.sentence
    assert "`assert to_ask([2, 7], [7]) == [7]`" in mistaken.sentence
    assert "it stopped in line " in mistaken.sentence
    assert "with AssertionError" in mistaken.sentence
    assert "finds 1 of 5 mistakes" in lesson.tested("to_ask", only_the_list_given).found.sentence
    assert "is never False" in lesson.tested("to_ask", in_a_cell(OF_TWO, "test_to_ask")).found.sentence
    assert lesson.tested("to_ask", lambda _to_ask: ...).found.state == goals.UNTOUCHED


@pytest.mark.parametrize(
    ("stress", "state"),
    [(..., goals.UNTOUCHED), ([0, 1, 2], goals.GOING), ([0, 0, 0, 0], goals.DONE), ([2, 2, 2, 3], goals.GOING),
     ([1, 1, 1, -1], goals.GOING), ([0] * 7, goals.GOING),
     (7, goals.BROKEN)],
)  # fmt: skip
def test_a_function_is_broken_by_what_it_answers_wrongly(stress: Any, state: str) -> None:
    def could_call(stress: list[int]) -> int:
        return sum(each < 2 for each in stress[:3])

    (given,) = [cell for cell in notebooks() if 'lesson.broken("could_call"' in cell]
    assert "stress[:3]" in given
    assert Lesson(10).broken("could_call", could_call, stress).found.state == state


def test_the_key_has_a_test_that_finds_all_mistakes_and_what_breaks_a_function() -> None:
    lesson = Lesson(7)
    piece = lesson.tested("to_ask", function_in(key_of("to_ask").test, "test_to_ask"))
    assert piece.found.state == goals.DONE
    (solution,) = piece.helps.children
    solution.click()
    assert "def test_to_ask(to_ask):" in piece.told.value, "whoever is right can look at once"
    around = {"lesson": lesson, "could_call": lambda stress: sum(each < 2 for each in stress[:3])}
    assert eval(key_of("could_call").breaks.splitlines()[-1], around).found.state == goals.DONE


def test_a_first_assert_that_fails_is_told_with_what_came_and_what_it_asks_for() -> None:
    source = 'def stage(condition):\n    return "red"\n\n\nassert stage(8) == "orange"\n'
    linecache.cache["<first>"] = (len(source), None, source.splitlines(keepends=True), "<first>")
    names: dict[str, Any] = {}
    with pytest.raises(AssertionError) as raised:
        exec(compile(source, "<first>", "exec"), names)
    trace = raised.tb.tb_next
    assert why(trace, names, WORDS).startswith("Your first test: `stage(8)` gives 'red'; it should give 'orange'.")
    assert why(trace, {}, WORDS) == "", "an assert of a file that was imported"
    assert why(None, names, WORDS) == ""


@pytest.mark.parametrize("asked", ["could_die(2, 2)", "could_die(2, 2) is True"])
def test_a_first_assert_of_what_is_true_or_false_is_told_too(asked: str) -> None:
    source = f"def could_die(card, condition):\n    return card > condition\n\n\nassert {asked}\n"
    linecache.cache["<true>"] = (len(source), None, source.splitlines(keepends=True), "<true>")
    names: dict[str, Any] = {}
    with pytest.raises(AssertionError) as raised:
        exec(compile(source, "<true>", "exec"), names)
    told_there = why(raised.tb.tb_next, names, WORDS)
    assert told_there.startswith("Your first test: `could_die(2, 2)` gives False; it should give True.")
