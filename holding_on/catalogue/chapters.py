"""The chapters of the rules, in the order of the lessons that teach them."""

from typing import Final

from .loading import the_box

CHAPTERS: Final = (
    "setup",
    "day",
    "staffing",
    "care",
    "conversation",
    "inquiry",
    "talk",
    "stress",
    "scenario",
    "calling",
    "table",
)
"""The chapter of lesson 1 comes first."""


def lesson_of(rule: str) -> int | None:
    """The number of the lesson that teaches a rule, by its id; None when there is no such rule.

    >>> lesson_of("COVER-04")
    3
    """
    entry = the_box().rules.get(rule)
    return CHAPTERS.index(entry["chapter"]) + 1 if entry else None


def rules_of(lesson: int) -> list[str]:
    """The ids of a lesson's chapter, in the order of the rules; the lessons after the last chapter have none."""
    return [rule for rule in the_box().rules if lesson_of(rule) == lesson]
