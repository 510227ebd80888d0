"""Whole numbers, from Python or out of a frame of numpy, pandas or polars, which have kinds of their own.

>>> whole(7), whole(True), whole(7.0), whole("7")
(7, None, None, None)
>>> in_plain_numbers({"day": 2, "pawns": {"Ann": {"place": "day"}}})
{'day': 2, 'pawns': {'Ann': {'place': 'day'}}}
"""

from __future__ import annotations

import operator
from typing import Any, Final

_DEEPEST: Final = 8
"""How deep tables in tables are looked through; no scene is as deep."""


def whole(value: Any) -> int | None:
    """A whole number of any type as a plain `int`; None for everything else, True and False too."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return int(operator.index(value))
    except TypeError:
        return None


def in_plain_numbers(data: Any, deepest: int = _DEEPEST) -> Any:
    """The same data with a plain `int` for each whole number in it, so that JSON can hold it."""
    if deepest > 0 and isinstance(data, dict):
        return {key: in_plain_numbers(value, deepest - 1) for key, value in data.items()}
    if deepest > 0 and isinstance(data, list | tuple):
        plain = [in_plain_numbers(value, deepest - 1) for value in data]
        return plain if isinstance(data, list) else tuple(plain)
    number = whole(data)
    return data if number is None else number
