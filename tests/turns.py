"""Turns: of what is slow a part runs every day, another on the next, and all of it by `test --long`."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TypeVar

import pytest

SHARES = 3
"""Into so many parts things are divided, unless something else is said."""
Thing = TypeVar("Thing")


def is_today(number: int, shares: int = SHARES) -> bool:
    """Whether it is the turn of this one among its like."""
    return (number + date.today().toordinal()) % shares == 0


def todays(things: Sequence[Thing], config: pytest.Config, shares: int = SHARES) -> list[Thing]:
    """Those of these whose turn it is: neighbours, so that whatever changes from one to the next is met every day."""
    if config.getoption("--long"):
        return list(things)
    size = max(1, -(-len(things) // shares))
    parts = [things[start : start + size] for start in range(0, len(things), size)]
    return [thing for number, part in enumerate(parts) if is_today(number, shares) for thing in part]
