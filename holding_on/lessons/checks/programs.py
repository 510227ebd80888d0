"""Functions that learners write. Each function is compared with the engine in many positions of several games."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import isclose
from textwrap import dedent
from types import FunctionType
from typing import Any, Final, NamedTuple, TypeGuard

from holding_on.catalogue.language import Words
from holding_on.common.quoting import quoted
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks import goals
from holding_on.lessons.checks.goals import Feedback
from holding_on.lessons.checks.references import SEAT, TASKS, Position, given, read_of_a_seat
from holding_on.lessons.checks.watched import Called, TooLong, call, parameters

WIDE: Final = 100
"""A value that is longer than so many characters is shown with each of its parts on a line of its own."""
Players = int | Sequence[int]
Numbers = Mapping[str, int] | Sequence[Mapping[str, int]] | None


class Comparison(NamedTuple):
    """The result of a comparison, and the position that `feedback` tells of; None when it tells of no single one.

    `shown` is what the function was given there, as lines of Python.
    """

    feedback: Feedback
    position: Game | None = None
    shown: str = ""


def compare(
    name: str,
    function: Callable[..., Any],
    words: Words,
    players: Players = 3,
    numbers: Numbers = None,
) -> Comparison:
    """Compare a learner's function with the engine at every decision of some games, and in every Condition.

    The function is given what its parameters name, of what the task `name` has to give, or the `game`. Several
    `players`, and several `numbers` of the rules that are changed, are so many tables, at each of which it is compared.

    The feedback names the first position in which the two differ, or in which the learner's gives no answer.
    What the function prints is shown for the first position only. Raises SceneError for an unknown `name`.
    """
    if name not in TASKS:
        raise SceneError(f"a lesson asks a function for {', '.join(TASKS)}, not {quoted(name)}")
    count, printed, wanted = 0, "", parameters(function)
    tables = _tables(players, numbers)
    for position in _positions(name, tables):
        values = given(name, position, wanted)
        if values is None:
            fits = words.say("lesson.program.takes", mine=", ".join(wanted), there=", ".join(TASKS[name].given))
            return Comparison(Feedback(goals.BROKEN, fits))
        called = call(function, *values)
        if called.error is not None:
            return _broken(told_of(called, words), name, function, position, words)
        if count == 0:
            print(printed := called.printed, end="")
        if _is_none(called.answer):
            if _may_return(function) and _answers_somewhere(name, function, tables):
                return _broken(words.say("lesson.program.silent"), name, function, position, words)
            key = "prints" if printed else "nothing"
            return Comparison(Feedback(goals.UNTOUCHED, words.say(f"lesson.program.{key}")))
        expected = TASKS[name].answer(position)
        if not _is_same(called.answer, expected):
            told = words.say("lesson.program.differs", mine=repr(called.answer), there=repr(expected))
            return _broken(told, name, function, position, words)
        count += 1
    return Comparison(Feedback(goals.DONE, words.say("lesson.program.same", n=count)))


def _tables(players: Players, numbers: Numbers) -> list[dict[str, Any]]:
    """Return the options of each table at which a function is compared."""
    sizes = [players] if isinstance(players, int) else players
    changed = [numbers or {}] if numbers is None or isinstance(numbers, Mapping) else numbers
    return [{"players": size, "numbers": dict(each)} for size in sizes for each in changed]


def _positions(name: str, tables: Sequence[Mapping[str, Any]]) -> Iterator[Position]:
    for options in tables:
        yield from TASKS[name].positions(**options)


def told_of(called: Called, words: Words) -> str:
    """Return in words where a function stopped, and with what."""
    where = words.say("lesson.program.line", n=called.number, line=called.line) if called.line else ""
    if isinstance(called.error, TooLong):
        return words.say("lesson.program.endless", where=where)
    return words.say("lesson.program.raises", error=f"{type(called.error).__name__}: {called.error}", where=where)


def source_of(function: Callable[..., Any]) -> str:
    """Return the lines in which a function is defined; "" when nothing remembers them.

    Of a lambda they are those of the function that it calls, when this stands in the same cell.
    """
    calls = [function.__globals__.get(name) for name in function.__code__.co_names] if _is_lambda(function) else []
    for called in filter(inspect.isfunction, calls):
        if called.__code__.co_filename == function.__code__.co_filename:
            return _lines_of(called)
    return _lines_of(function)


def sources_of(function: Callable[..., Any]) -> str:
    """Return the lines of a function, after those of the functions of the same notebook that it calls."""
    if not inspect.isfunction(function):
        return ""
    known = [function.__globals__.get(name) for name in function.__code__.co_names]
    called = [each for each in known if inspect.isfunction(each) and each.__module__ == function.__module__]
    return "\n\n\n".join(filter(None, map(_lines_of, (*called, function))))


def _is_lambda(function: Callable[..., Any]) -> TypeGuard[FunctionType]:
    return inspect.isfunction(function) and function.__name__ == "<lambda>"


def _lines_of(function: Callable[..., Any]) -> str:
    try:
        return dedent(inspect.getsource(function)).rstrip()
    except (OSError, TypeError):
        return ""


def _broken(told: str, name: str, function: Callable[..., Any], position: Position, words: Words) -> Comparison:
    """Return what is wrong at a position, what the function was given there, and how to come to this position."""
    where = words.say("lesson.program.position", game=position.game)
    return Comparison(Feedback(goals.BROKEN, f"{told} {where}"), position.game, shown(name, function, position))


def shown(name: str, function: Callable[..., Any], position: Position) -> str:
    """Return as lines of Python what a function was given, or what it has to read of a game or a seat."""
    wanted = parameters(function)
    values = given(name, position, wanted) or []
    if len(values) != 1 or not isinstance(values[0], Game):
        named = dict(zip(wanted, values, strict=False))
    else:
        named = {part: read(position.game) for part, read in TASKS[name].given.items()} | dict(position.besides)
    if SEAT in named:
        named = read_of_a_seat(name, position.game)
    return "\n".join(f"{part} = {_laid_out(value)}" for part, value in named.items())


def _laid_out(value: Any) -> str:
    text = repr(value)
    if not isinstance(value, list) or len(text) <= WIDE:
        return text
    return "\n".join(("[", *(f"    {each!r}," for each in value), "]"))


def _may_return(function: Callable[..., Any]) -> bool:
    """Return whether something in a function can return a value; only then it is tried in many hundred positions."""
    source = _lines_of(function)
    try:
        parts = list(ast.walk(ast.parse(source)))
    except SyntaxError:  # a function inside of an expression: its lines alone are not always Python
        return True
    returns = any(isinstance(part, ast.Return) and part.value is not None for part in parts)
    return returns or not source or any(isinstance(part, ast.Lambda) for part in parts)


def _is_none(answer: object) -> bool:
    """Return whether this is no answer: the three dots of the notebook, or nothing returned."""
    return answer is None or answer is Ellipsis


def _is_same(answer: object, expected: object) -> bool:
    """Return whether two answers are the same; fractions computed in two ways may differ in their last digit."""
    if isinstance(expected, float) and isinstance(answer, int | float):
        return isclose(answer, expected)
    return bool(answer == expected)


def _answers_somewhere(name: str, function: Callable[..., Any], tables: Sequence[Mapping[str, Any]]) -> bool:
    """Return whether a function that gave no answer in one position does something in another one."""
    wanted = parameters(function)
    for position in _positions(name, tables):
        called = call(function, *(given(name, position, wanted) or []))
        if called.error is not None or not _is_none(called.answer):  # it is not empty, if it stopped here
            return True
    return False
