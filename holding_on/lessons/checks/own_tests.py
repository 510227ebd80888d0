"""Tests that learners write, and what they find to break a function with: both are tried on the key of the programs."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from holding_on.catalogue.language import Words
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.goals import Feedback
from holding_on.lessons.checks.key import function_in, key_of
from holding_on.lessons.checks.programs import Comparison, error_of, parts_of, told_of
from holding_on.lessons.checks.references import is_at_a_table
from holding_on.lessons.checks.watched import call


def try_test(name: str, test: Callable[..., Any], words: Words) -> Comparison:
    """Try a learner's test, a function that is given the function to test, on the program `name` of the key.

    It is done when it passes with the solution and stops with an error at each of the mistakes.
    """
    key = key_of(name)
    asserts = [part for part in parts_of(test) if isinstance(part, ast.Assert)]
    if any(isinstance(each.test, ast.Tuple) for each in asserts):
        return Comparison(Feedback(goals.GOING, words.say("lesson.program.test_of_two")))
    if not asserts and call(test, lambda *_given: None).error is None:
        return Comparison(Feedback(goals.UNTOUCHED, words.say("lesson.program.no_test")))
    called = call(test, function_in(key.solution, name))
    if called.error is not None:
        where = words.say("lesson.program.line", n=called.number, line=called.line) if called.line else ""
        told = words.say("lesson.program.test_fails", where=where, error=error_of(called))
        return Comparison(Feedback(goals.BROKEN, told))
    passed = [wrong for wrong in key.wrong.values() if call(test, function_in(wrong, name)).error is None]
    count = len(key.wrong)
    if not passed:
        return Comparison(Feedback(goals.DONE, words.say("lesson.program.test_finds", n=count)))
    told = words.say("lesson.program.test_passes", n=count - len(passed), all=count)
    return Comparison(Feedback(goals.GOING, told), shown=passed[0].strip())


def try_to_break(name: str, function: Callable[..., Any], words: Words, *given: Any) -> Comparison:
    """Say whether a function of a lesson, which is wrong somewhere, is wrong where a learner says."""
    if not given or any(each is None or each is Ellipsis for each in given):
        return Comparison(Feedback(goals.UNTOUCHED, words.say("lesson.program.unbroken")))
    right = call(function_in(key_of(name).solution, name), *given)
    if right.error is not None:
        told = words.say("lesson.program.no_such", error=error_of(right))
        return Comparison(Feedback(goals.BROKEN, told))
    if not is_at_a_table(name, *given):
        return Comparison(Feedback(goals.GOING, words.say("lesson.program.no_table")))
    called = call(function, *given)
    if called.error is not None:
        told = words.say("lesson.program.breaks_by_error", told=told_of(called, words), there=repr(right.answer))
        return Comparison(Feedback(goals.DONE, told))
    facts = {"mine": repr(called.answer), "there": repr(right.answer)}
    if called.answer == right.answer:
        return Comparison(Feedback(goals.GOING, words.say("lesson.program.holds", **facts)))
    return Comparison(Feedback(goals.DONE, words.say("lesson.program.breaks", **facts)))
