"""Reads the course: the goals of nursing, the lessons that serve each of them, and the paths for groups.

The words are texts of lessons, by these keys: `lesson.goal.NAME`, `lesson.use.NUMBER`, `lesson.path.NAME.title` and
`lesson.path.NAME.part_N`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from holding_on.common.paths import PACKAGE

FILE: Final = PACKAGE / "lessons" / "course.toml"


class Part(NamedTuple):
    """A part of a path: its first minute, how long it takes, the number of its lesson, and whether it is talk.

    `programs` is the number of the lesson whose programs are written in this part; None when none are.
    """

    begins: int
    minutes: int
    lesson: int | None
    is_talk: bool
    programs: int | None = None

    @property
    def ends(self) -> int:
        """The minute at which it is over."""
        return self.begins + self.minutes


class CoursePath(NamedTuple):
    """A path through the course for a group: its name, its minutes, its goals of nursing, if any, and its parts."""

    name: str
    minutes: int
    goals: tuple[str, ...]
    parts: tuple[Part, ...]


class NoTime(ValueError):
    """The error for a path whose parts leave less time than its talk needs."""


def goals() -> dict[str, tuple[int, ...]]:
    """Return the names of the goals of nursing, each with the numbers of the lessons that serve it."""
    return {name: tuple(served) for name, served in _course()["goals"].items()}


def goals_of(lesson: int | None) -> list[str]:
    """Return the names of the goals that a lesson serves."""
    return [name for name, served in goals().items() if lesson in served]


def paths(minutes: Mapping[int, int]) -> list[CoursePath]:
    """Return the paths, given the minutes of each lesson by its number.

    Raises NoTime when the parts of a path do not leave what its talk needs, or do not come to the minutes of the path.
    """
    return [_path(name, data, minutes) for name, data in _course()["paths"].items()]


def _path(name: str, data: Mapping[str, Any], minutes: Mapping[int, int]) -> CoursePath:
    taken = [minutes[part["lesson"]] if "lesson" in part else part.get("minutes", 0) for part in data["part"]]
    left = data["minutes"] - sum(taken)
    parts: list[Part] = []
    for part, takes in zip(data["part"], taken, strict=True):
        if "least" in part:
            takes, left = left, 0
            if takes < part["least"]:
                raise NoTime(f"{name}: {takes} minutes are left for the talk, which needs {part['least']}")
        begins = parts[-1].ends if parts else 0
        parts.append(Part(begins, takes, part.get("lesson"), part.get("talk", False), part.get("programs")))
    if left:
        raise NoTime(f"{name}: the parts take {parts[-1].ends} minutes, and the path has {data['minutes']}")
    return CoursePath(name, data["minutes"], tuple(data.get("goals", ())), tuple(parts))


@cache
def _course() -> dict[str, Any]:
    import tomllib

    return tomllib.loads(FILE.read_text(encoding="utf-8"))
