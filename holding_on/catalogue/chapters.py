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
"""Lesson 1 teaches the first chapter, lesson 2 the second, and so on."""


def lesson_of(rule: str) -> int | None:
    """Return the number of the lesson that teaches a rule, given the rule's id; None when there is no such rule.

    >>> lesson_of("COVER-04")
    3
    """
    entry = the_box().rules.get(rule)
    return CHAPTERS.index(entry["chapter"]) + 1 if entry else None


def rules_of(lesson: int) -> list[str]:
    """Return the ids of the rules that a lesson teaches; an empty list for the lessons after the last chapter."""
    return [rule for rule in the_box().rules if lesson_of(rule) == lesson]
