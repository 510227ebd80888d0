"""Positions that one lesson hands on to later ones, and which of them a reader should see again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import read_toml
from holding_on.engine.errors import SceneError
from holding_on.game import Game
from holding_on.lessons.checks.asked import Asked
from holding_on.lessons.checks.moves import play_moves

FOLDER: Final = Path(__file__).parents[1] / "handover"
KEYS: Final = frozenset({"scene", "options", "begin", "moves", "about", "answers"})
LATER: Final = 2
"""What was missed comes back so many lessons later."""


@cache
def planned() -> Mapping[str, tuple[str, str]]:
    """Return what each lesson asks, by its number in two digits. Raises ContentError when this cannot be read."""
    return {lesson: (first, then) for lesson, (first, then) in read_toml(FOLDER / "asks.toml").items()}


@cache
def handed_on(lesson: int) -> Mapping[str, Mapping[str, Any]]:
    """Return the positions that a lesson hands on, by name. Raises ContentError when its file cannot be read."""
    path = FOLDER / f"{lesson:02}.toml"
    return read_toml(path) if path.is_file() else {}


def names_before(lesson: int) -> list[str]:
    """Return the names of all positions that earlier lessons hand on, the newest lesson first: "03.stayed"."""
    return [f"{number:02}.{name}" for number in range(lesson - 1, 0, -1) for name in handed_on(number)]


def question_of(name: str, words: Words, usual: Mapping[str, Any]) -> Asked:
    """Return the question of a position that was handed on; `usual` are options of `Game` for its language and content.

    Raises SceneError for a position that is not possible.
    """
    number, _, own = name.partition(".")
    data = handed_on(int(number))[own]
    if set(data) - KEYS:
        raise SceneError(f"handover {name} has {sorted(set(data) - KEYS)}; it may have {', '.join(sorted(KEYS))}")
    game = Game.from_scene(dict(data.get("scene", {})), **{**usual, "free_undo": True, **data.get("options", {})})
    play_moves(game, data.get("begin", ()))
    key = f"lesson.{number}.handover.{own}"
    return Asked(game, data["moves"], data["about"], data.get("answers", ()), key, words)


def chosen(lesson: int, kept: Mapping[str, Any], most: int) -> list[str]:
    """Return the names of the positions that a lesson asks about: `most` of them, and one more that comes back.

    `kept` is what the browser remembers of each: whether it was `missed`, `at` which lesson, and how often it was
    `asked`. First comes what the nurse has just said, then what was asked least, and of this what the lesson plans to
    ask, and the newest. The last one is the newest that was missed at least two lessons ago, where there is one. Of
    what is damaged nothing is known.
    """
    first, *others = [name for name in planned().get(f"{lesson:02}", ()) if _is_there(name)] or [""]
    names = names_before(lesson)
    known = {name: kept[name] for name in names if isinstance(kept.get(name), Mapping)}
    missed = [
        name
        for name in names
        if name != first
        and known.get(name, {}).get("missed") is True
        and _whole(known[name].get("at")) <= lesson - LATER
    ]
    comes_back = missed[:1]

    def order(name: str) -> tuple[int, int, int]:
        return (_whole(known.get(name, {}).get("asked")), 0 if name in others else 1, names.index(name))

    asked_then = sorted((name for name in names if name != first and name not in comes_back), key=order)
    return [*[*([first] if first else []), *asked_then][:most], *comes_back]


def _is_there(name: str) -> bool:
    number, _, own = name.partition(".")
    return own in handed_on(int(number))


def _whole(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1000 else 0
