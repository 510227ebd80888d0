"""Checks of the values that a campaign keeps: what a game leaves for later scenarios, and the nurses' names."""

import json
from typing import Any, Final

from ..common.people import NAME_LENGTH, is_name, spaced
from ..engine.errors import SceneError
from ..engine.names import NURSES

MOST_CARRIED: Final = 10_000
"""The largest number of characters that one game can leave for later scenarios; real games leave far fewer."""


def plain(carries: Any) -> dict[str, Any]:
    """Check that a record can hold the values for later scenarios as JSON, and return a copy of the values."""
    try:
        text = json.dumps(carries, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        raise SceneError("carries: only what JSON can hold is carried over") from None
    values = json.loads(text)
    if not isinstance(values, dict) or values != carries:
        raise SceneError("carries: name what is carried over by text, and give lists, texts and numbers")
    if "names" in values:
        raise SceneError("carries: the names of the nurses are carried over already; use another key")
    if len(text) > MOST_CARRIED:
        raise SceneError(f"carries: {MOST_CARRIED:,} characters are the most that one game can leave")
    return values


def nurses(names: Any) -> tuple[str, ...]:
    """Check the nurses' names of a record, and return them."""
    if not isinstance(names, list) or len(names) > NURSES:
        raise SceneError(f"names: a list of at most {NURSES} is wanted")
    if not all(map(is_name, names)):
        raise SceneError(f"names: a name has 1 to {NAME_LENGTH} printable characters")
    return tuple(map(spaced, names))
