"""The key to the programs of the lessons (`programs.toml`): a solution of each, and mistakes that a class makes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from holding_on.catalogue.loading import read_toml
from holding_on.common.quoting import quoted
from holding_on.engine.errors import SceneError

FILE: Final = Path(__file__).parents[1] / "programs.toml"


class Key(NamedTuple):
    """The entry of one program in the key: its lesson, one solution, and functions that are wrong, by what is wrong.

    `test` is a test that finds all mistakes, and `breaks` is what breaks a function, where a lesson asks for that.
    """

    lesson: int
    solution: str
    wrong: Mapping[str, str]
    test: str = ""
    breaks: str = ""


@cache
def keys() -> dict[str, Key]:
    """Return the key, by the name of the program."""
    read = read_toml(FILE)
    found = {}
    for name, entry in read.items():
        before = read[entry["after"]]["solution"].strip() + "\n\n\n" if "after" in entry else ""
        others = (entry.get(each, "").strip() for each in ("test", "breaks"))
        found[name] = Key(entry["lesson"], before + entry["solution"].strip(), entry["wrong"], *others)
    return found


def key_of(name: str) -> Key:
    """Return the key of a program. Raises SceneError for a name that the key does not have."""
    if name not in keys():
        raise SceneError(f"the key has {', '.join(keys())}, not {quoted(name)}")
    return keys()[name]


def function_in(source: str, name: str) -> Callable[..., Any]:
    """Return the function that lines of the key define."""
    around: dict[str, Any] = {}
    exec(compile(source, f"<{name}>", "exec"), around)
    found: Callable[..., Any] = around[name]
    return found
