"""The mistakes that stand before the tasks (`mistakes.toml`): what a function gives, and what it should give."""

from __future__ import annotations

import ast
import linecache
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any, Final, NamedTuple

from holding_on.catalogue.loading import read_toml
from holding_on.common.quoting import quoted
from holding_on.engine.errors import SceneError
from holding_on.lessons.checks.watched import call

FILE: Final = Path(__file__).parents[1] / "mistakes.toml"


class Mistake(NamedTuple):
    """A mistake of the key: calls to try, of which the first shows it, and the same lines mended.

    `other` is a value that one may expect of the first call, and that it neither gives nor should give.
    """

    tries: tuple[str, ...]
    other: str
    mended: str


class Tried(NamedTuple):
    """A call, what it gives, and what it should give: values as Python writes them, or the name of an error."""

    call: str
    mine: str
    there: str


@cache
def mistakes() -> dict[str, Mistake]:
    """Return the mistakes by the name of the function."""
    return {
        name: Mistake((*each["tries"],), each["other"], each["mended"].strip())
        for name, each in read_toml(FILE).items()
    }


def tried(function: Callable[..., Any]) -> tuple[Tried, Tried | None]:
    """Return what the first call of a function gives, and the first call in which it goes wrong, if there is one.

    Raises SceneError for a function that is none of the mistakes.
    """
    name = function.__name__
    if name not in mistakes():
        raise SceneError(f"the mistakes are {', '.join(mistakes())}, not {quoted(name)}")
    around: dict[str, Any] = {}
    exec(compile(mistakes()[name].mended, f"<{name}>", "exec"), around)
    given = {**around, name: function}
    found = [Tried(each, outcome(each, given), outcome(each, around)) for each in mistakes()[name].tries]
    return found[0], next((each for each in found if each.mine != each.there), None)


def outcome(asked: str, around: Mapping[str, Any]) -> str:
    """Return what a call gives, as Python writes it; the name of the error where it stops with one."""
    called = call(lambda: eval(asked, dict(around)))
    return repr(called.answer) if called.error is None else type(called.error).__name__


def functions_of_the_cell(function: Callable[..., Any]) -> str:
    """Return the lines of all functions of the cell in which a function is defined; "" when nothing remembers them."""
    source = dedent("".join(linecache.getlines(function.__code__.co_filename, function.__globals__)))
    try:
        defined = [each for each in ast.parse(source).body if isinstance(each, ast.FunctionDef)]
    except SyntaxError:
        return ""
    return "\n\n\n".join(filter(None, (ast.get_source_segment(source, each) for each in defined)))
