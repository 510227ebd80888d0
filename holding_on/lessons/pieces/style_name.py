"""The names of care styles."""

from __future__ import annotations

from holding_on.catalogue.language import Words


def style_name(policy: str, words: Words) -> str:
    """Return the name of a care style as learners read it."""
    key = f"lesson.many.styles.{policy}"
    return words.say(key) if words.has(key) else policy
