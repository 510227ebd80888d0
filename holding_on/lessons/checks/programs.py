"""Functions that learners write. Each function is compared with the engine in many positions of several games."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
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
from holding_on.lessons.checks.references import SEAT, TASKS, Position, edges_of, given, read_of_a_seat
from holding_on.lessons.checks.watched import Called, TooLong, call, parameters

WIDE: Final = 100
"""A value that is longer than so many characters is shown with each of its parts on a line of its own."""
CHANGE_IN_PLACE: Final = frozenset(
    ("append", "extend", "insert", "remove", "clear", "sort", "reverse", "add", "discard", "update")
)
"""Methods that change a list, a set or a dict, and give None themselves."""
Players = int | Sequence[int] | None
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
    players: Players = None,
    numbers: Numbers = None,
) -> Comparison:
    """Compare a learner's function with the engine at every decision of some games, and in every Condition.

    The function is given what its parameters name, of what the task `name` has to give, or the `game`. Several
    `players`, and several `numbers` of the rules that are changed, are so many tables, at each of which it is compared.
    Without `players` these are tables of two, three and four, where the task does not name others.

    The feedback names the first position in which the two differ, or in which the learner's gives no answer.
    What the function prints is shown for the first position only. Raises SceneError for an unknown `name`.
    """
    if name not in TASKS:
        raise SceneError(f"a lesson asks a function for {', '.join(TASKS)}, not {quoted(name)}")
    count, printed, wanted, changes = 0, "", parameters(function), ""
    tables = _tables(TASKS[name].sizes if players is None else players, numbers)
    for position in _positions(name, tables):
        values = given(name, position, wanted)
        if values is None:
            fits = words.say("lesson.program.takes", mine=", ".join(wanted), there=", ".join(TASKS[name].given))
            return Comparison(Feedback(goals.BROKEN, fits))
        if position.is_edge and isinstance(values[0], Game):
            continue
        before = _kept(values)
        called = call(function, *values)
        changes = changes or _changed(wanted, before, values, words)
        if called.error is not None:
            return _broken(told_of(called, words), name, function, position, words)
        if count == 0:
            print(printed := called.printed, end="")
        if _is_none(called.answer):
            if not (key := _why_none(function, called, printed)):
                key = "silent" if _answers_somewhere(name, function, tables) else "never"
            told = words.say(f"lesson.program.{key}", call=_lost_in(function))
            if key in ("nothing", "prints", "no_return"):
                return Comparison(Feedback(goals.UNTOUCHED if key == "nothing" else goals.GOING, told))
            return _broken(told, name, function, position, words)
        expected = position.right if position.is_edge else TASKS[name].answer(position)
        if not _is_same(called.answer, expected):
            told = words.say("lesson.program.differs", mine=_short(called.answer), there=repr(expected))
            if isinstance(expected, int) and isinstance(called.answer, set | list | tuple | dict):
                told += " " + words.say("lesson.program.how_many", kind=type(called.answer).__name__)
            return _broken(told, name, function, position, words)
        count += 1
    if changes:
        same = words.say("lesson.program.same", n=count)
        return Comparison(Feedback(goals.GOING, f"{same} {changes}"))
    told = f"{words.say('lesson.program.same', n=count)} {words.say(f'lesson.program.learnt.{name}')}"
    return Comparison(Feedback(goals.DONE, told))


def _tables(players: int | Sequence[int], numbers: Numbers) -> list[dict[str, Any]]:
    """Return the options of each table at which a function is compared."""
    sizes = [players] if isinstance(players, int) else players
    changed = [numbers or {}] if numbers is None or isinstance(numbers, Mapping) else numbers
    return [{"players": size, "numbers": dict(each)} for size in sizes for each in changed]


def _positions(name: str, tables: Sequence[Mapping[str, Any]]) -> Iterator[Position]:
    for options in tables:
        yield from TASKS[name].positions(**options)
    if "numbers" in TASKS[name].given or not any(options["numbers"] for options in tables):
        yield from edges_of(name)


def _kept(values: Sequence[Any]) -> list[Any]:
    """Return copies of the lists and dicts that a function is given; None for what it cannot change."""
    return [deepcopy(value) if isinstance(value, list | dict) else None for value in values]


def _changed(names: Sequence[str], before: Sequence[Any], after: Sequence[Any], words: Words) -> str:
    """Return in words what a function has changed of what it was given; "" when it has changed nothing."""
    for name, was, now in zip(names, before, after, strict=False):
        if was is not None and was != now:
            return words.say("lesson.program.changes", name=name, before=_short(was), after=_short(now))
    return ""


def _short(value: Any) -> str:
    """Return a value as Python, cut where it is long."""
    text = repr(value)
    return text if len(text) <= WIDE else f"{text[:WIDE]}…"


def told_of(called: Called, words: Words) -> str:
    """Return in words where a function stopped, and with what."""
    where = words.say("lesson.program.line", n=called.number, line=called.line) if called.line else ""
    if isinstance(called.error, TooLong):
        return words.say("lesson.program.endless", where=where)
    return words.say("lesson.program.raises", error=error_of(called), where=where)


def error_of(called: Called) -> str:
    """Return the name of an error, with what it says, if it says something."""
    said = str(called.error)
    return f"{type(called.error).__name__}: {said}" if said not in ("", "None") else type(called.error).__name__


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


def blank_in(function: Callable[..., Any]) -> str:
    """Return the name of a function of the same notebook that still has its dots, and that this one calls; else ""."""
    if not inspect.isfunction(function):
        return ""
    called = (function.__globals__.get(name) for name in function.__code__.co_names)
    own = [each for each in called if inspect.isfunction(each) and each.__module__ == function.__module__]
    blank = (each.__name__ for each in (function, *own) if (parts := parts_of(each)) and _is_blank(parts))
    return next(blank, "")


def _is_lambda(function: Callable[..., Any]) -> TypeGuard[FunctionType]:
    return inspect.isfunction(function) and function.__name__ == "<lambda>"


def _lines_of(function: Callable[..., Any]) -> str:
    try:
        return dedent(inspect.getsource(function)).rstrip()
    except (OSError, TypeError):
        return ""


def _broken(told: str, name: str, function: Callable[..., Any], position: Position, words: Words) -> Comparison:
    """Return what is wrong at a position, what the function was given there, and how to come to this position."""
    if position.is_edge:
        return Comparison(Feedback(goals.BROKEN, told), None, shown(name, function, position))
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


def parts_of(function: Callable[..., Any]) -> list[ast.AST]:
    """Return the parts of a function's source; none of a lambda, and none when its lines are not known."""
    if _is_lambda(function) or not inspect.isfunction(function):
        return []
    try:
        return list(ast.walk(ast.parse(_lines_of(function))))
    except SyntaxError:
        return []


def _why_none(function: Callable[..., Any], called: Called, printed: str) -> str:
    """Return the key of what is said to a function without an answer, where its lines alone tell why; else ""."""
    parts = parts_of(function)
    if called.answer is Ellipsis:
        return "nothing"
    if _lost_in(function):
        return "returns_none"
    if printed:
        return "prints"
    if not parts or any(isinstance(part, ast.Return) and part.value is not None for part in parts):
        return ""  # only such a function is tried in many hundred positions
    return "nothing" if _is_blank(parts) else "no_return"


def _is_blank(parts: Sequence[ast.AST]) -> bool:
    """Whether a function has nothing but dots, `pass` and texts in it."""
    lines = next((part.body for part in parts if isinstance(part, ast.FunctionDef)), [])
    return all(
        isinstance(line, ast.Pass) or (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))
        for line in lines
    )


def _lost_in(function: Callable[..., Any]) -> str:
    """Return the call of a method in a `return` that changes something and gives None, as in `return names.sort()`."""
    for part in parts_of(function):
        if not isinstance(part, ast.Return) or not isinstance(part.value, ast.Call):
            continue
        called = part.value.func
        if isinstance(called, ast.Attribute) and called.attr in CHANGE_IN_PLACE:
            return f"{ast.unparse(called)}(…)"
    return ""


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
