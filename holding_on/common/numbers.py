"""Makes a plain `int` of the whole numbers of Python, numpy, pandas and polars.

>>> whole(7), whole(True), whole(7.0), whole("7")
(7, None, None, None)
>>> in_plain_numbers({"day": 2, "pawns": {"Ann": {"place": "day"}}})
{'day': 2, 'pawns': {'Ann': {'place': 'day'}}}
"""

from __future__ import annotations

import operator
from typing import Any, Final

_DEEPEST: Final = 8
"""The most levels of dictionaries and lists inside each other that are converted; no scene has as many levels."""


def whole(value: Any) -> int | None:
    """Return a whole number of any type as a plain `int`; None for every other value, also for True and False."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return int(operator.index(value))
    except TypeError:
        return None


def in_plain_numbers(data: Any, deepest: int = _DEEPEST) -> Any:
    """Return the same data with a plain `int` for each whole number, so that JSON can hold the data."""
    if deepest > 0 and isinstance(data, dict):
        return {key: in_plain_numbers(value, deepest - 1) for key, value in data.items()}
    if deepest > 0 and isinstance(data, list | tuple):
        plain = [in_plain_numbers(value, deepest - 1) for value in data]
        return plain if isinstance(data, list) else tuple(plain)
    number = whole(data)
    return data if number is None else number
