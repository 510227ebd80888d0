"""The chapters of a campaign, as its group reads them afterwards: each finished game as plain data."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypedDict

from ..catalogue.loading import Catalogue
from ..engine.errors import SceneError
from ..engine.names import MEMORIES, SHIFTS, TOP_CONDITION
from .game import Game
from .recap import Ended

MOST_DAYS: Final = 1_000
"""The largest number of days that the record of a campaign may name; real games have fewer than twenty."""


class Course(TypedDict):
    """The course of a finished game, as a campaign keeps it: only what the table has seen."""

    days: int
    condition: int
    """Billy's condition at the end."""
    thread: list[int]
    """Billy's condition before the first card was turned, and at the end of each shift."""
    laid: list[int]
    """The memories in the quilt in the order in which they were laid, each by its number in the catalogue from 0."""
    sewn: list[int]
    """The memories that were told to their end."""


class Chapter(TypedDict):
    """A finished game of a campaign."""

    scenario: int
    title: str
    """The key of the scenario's title."""
    ended: str
    """objective, condition, deck or warnings."""
    given: list[str]
    """The marks that earlier games had handed on to this game."""
    handed_on: dict[str, Any]
    """What the game left for later scenarios: its marks, each with True, and the values given to `Campaign.finish`."""
    days: int | None
    condition: int | None
    thread: list[int]
    laid: list[str] | None
    sewn: list[str] | None
    """As in `Course`, but a memory is its id, such as "2-3" for Timeline 2, place 3.

    Where the campaign has not kept the course of the game, the thread is empty and the other parts are None.
    """


def course_of(game: Game, catalogue: Catalogue) -> Course | None:
    """Return what a campaign keeps of a finished game; None when the first days of the game are not known."""
    try:
        told = game.debrief()
    except SceneError:
        return None
    numbers = {memory.id: number for number, memory in enumerate(catalogue.memories)}
    shifts = [shift for day in told["days"] for shift in day["shifts"] if shift["kind"] is not None]
    laid = [*told["at_start"], *(memory for day in told["days"] for memory in day["laid"])]
    sewn = [memory for day in told["days"] for memory in day["sewn"]]
    return {
        "days": told["day"],
        "condition": game.structure()["condition"],
        "thread": [*(shift["before"] for shift in shifts[:1]), *(shift["after"] for shift in shifts)],
        "laid": [numbers[memory] for memory in dict.fromkeys(laid)],
        "sewn": [numbers[memory] for memory in dict.fromkeys(sewn)],
    }


def courses_in(courses: Any, games: int) -> list[Course | None]:
    """Check the courses of a record and return them.

    Parameters
    ----------
    courses : object
        What the record has: a list with an entry for each game. None when an earlier version has written the record.
    games : int
        How many games of the campaign the record names.

    Returns
    -------
    list of Course or None
        For each game its course, or None where it is not known.

    Raises
    ------
    SceneError
        When no game can have had such a course.
    """
    if courses is None:
        return [None] * games
    if not isinstance(courses, list) or len(courses) != games:
        raise SceneError("courses: a list is wanted, with an entry for each finished game")
    if not all(each is None or _is_course(each) for each in courses):
        raise SceneError("courses: no game can have had the days, condition or memories that stand there")
    return courses


def _is_course(course: Any) -> bool:
    if not isinstance(course, dict) or course.keys() != Course.__annotations__.keys():
        return False
    days, thread = course["days"], course["thread"]
    return (
        _is_whole(days, 1, MOST_DAYS)
        and isinstance(thread, list)
        and len(thread) <= 1 + SHIFTS * days
        and all(_is_whole(condition, 0, TOP_CONDITION) for condition in (course["condition"], *thread))
        and _are_memories(course["laid"])
        and _are_memories(course["sewn"])
    )


def _are_memories(numbers: Any) -> bool:
    return (
        isinstance(numbers, list)
        and all(_is_whole(number, 0, MEMORIES - 1) for number in numbers)
        and len({*numbers}) == len(numbers)
    )


def _is_whole(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def chapters(played: Sequence[Ended], courses: Sequence[Course | None], catalogue: Catalogue) -> Iterator[Chapter]:
    """Yield the finished games of a campaign as chapters, in order.

    Parameters
    ----------
    played : sequence of Ended
        The finished games.
    courses : sequence of Course or None
        For each of them its course, or None where it is not known.
    catalogue : Catalogue
        The content of the campaign.

    Yields
    ------
    Chapter
        The next game.
    """
    ids = [memory.id for memory in catalogue.memories]
    left: dict[int, dict[str, Any]] = {}
    for ended, course in zip(played, courses, strict=True):
        scenario = catalogue.scenario(ended.scenario)
        carried: dict[str, Any] = {}
        for number in sorted(left):
            carried |= left[number]
        yield {
            "scenario": ended.scenario,
            "title": f"scenario.{ended.scenario}.title",
            "ended": ended.ended,
            "given": [mark for mark in scenario.carried if carried.get(mark) is True],
            "handed_on": {
                key: value for key, value in ended.carries.items() if value is not False or key not in scenario.carries
            },
            "days": course["days"] if course else None,
            "condition": course["condition"] if course else None,
            "thread": [*course["thread"]] if course else [],
            "laid": [ids[number] for number in course["laid"]] if course else None,
            "sewn": [ids[number] for number in course["sewn"]] if course else None,
        }
        if ended.won:
            left[ended.scenario] = left.get(ended.scenario, {}) | ended.carries
