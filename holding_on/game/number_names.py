"""The names of the numbers of the rules: what a name that is not known could mean, and earlier names in kept games."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from ..catalogue.loading import Number
from ..common.quoting import quoted
from ..engine.errors import SceneError
from ..engine.readings import RENAMED


def number_named(key: str, numbers: Iterable[Number]) -> Number:
    """Return the number with this rule id or name. Raises SceneError, which says how it is called instead."""
    for number in numbers:
        if key in (number.rule, number.name):
            return number
    if key in RENAMED:
        raise SceneError(f"numbers: {key!r} is now called {RENAMED[key]!r}; ho.rules_that_vary() lists all names")
    known = [name for number in numbers for name in (number.name, number.rule)]
    near = get_close_matches(str(key)[:_LONGEST], known, 1)
    hint = f"did you mean {near[0]!r}? " if near else ""
    raise SceneError(
        f"numbers: {quoted(key)} is not a number that can be changed; {hint}ho.rules_that_vary() lists those that are"
    )


_LONGEST = 40
"""How many characters of a wrong name are compared with the names."""


def with_todays_names(kept: dict[str, Any]) -> dict[str, Any]:
    """Return the kept options of a game in which numbers may have earlier names, with the names of today."""
    numbers = kept.get("numbers")
    if not isinstance(numbers, dict) or not any(key in RENAMED for key in numbers):
        return kept
    return {**kept, "numbers": {RENAMED.get(key, key): value for key, value in numbers.items()}}
