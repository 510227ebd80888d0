"""Checks of the values that a campaign keeps: finished games, what they leave for later ones, and the nurses' names."""

import json
from collections.abc import Collection
from typing import Any, Final

from ..catalogue.loading import Catalogue
from ..common.people import NAME_LENGTH, is_name, spaced
from ..common.quoting import quoted
from ..engine.errors import SceneError
from ..engine.names import ENDING_NAMES, NURSES, UNFINISHED
from .recap import Ended, forms_of

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


def ended(each: dict[str, Any], were_open: Collection[int | None], catalogue: Catalogue) -> Ended:
    """Check a finished game of a record, and return it; `were_open` are the scenarios that were open then."""
    game = Ended(**{**each, "carries": plain(each.get("carries", {}))})
    if type(game.scenario) is not int or game.scenario not in were_open:
        raise SceneError(f"scenario {quoted(game.scenario)} was not open when it was played (SCEN-04)")
    if game.ended not in ENDING_NAMES or game.ended == ENDING_NAMES[UNFINISHED]:
        raise SceneError(f"{quoted(game.ended)} is no way in which a game ends")
    if game.told != "" and (game.told not in forms_of(catalogue.scenario(game.scenario)) or not game.won):
        raise SceneError(f"{quoted(game.told)} tells no end of scenario {game.scenario}")
    return game
