"""The view: what a display may show of a position, as plain data with its sentences, without hidden cards.

A view holds what the whole table knows. `seat` only says for which player the display is; `Game.lines` can name more
for that player. A view is made in two passes: the first reads the position and knows no language, the second has the
words and knows no rule. Legality, seniority, stage and progress come from the engine.
"""

from typing import Final, TypeVar, cast

from ..engine.state import State
from . import shape
from .facts.whole import read
from .whole import position
from .wording import Wording

Data = TypeVar("Data")


def build(state: State, wording: Wording, seat: int | None = None) -> shape.Position:
    """Return the view of a position as JSON data. It can share parts with other views: nobody may change them."""
    return position(read(state, seat, wording.names.scenario.beforehand), wording)


def copied(data: Data) -> Data:
    """Return a copy of JSON data that shares only its texts and numbers with it, so that its owner may change it."""
    if isinstance(data, dict):
        own = data.copy()  # most values are texts and numbers: only those that hold others are gone through
        for key, value in data.items():
            if type(value) in _HOLDING:
                own[key] = copied(value)
        return cast("Data", own)
    if isinstance(data, list):
        return cast("Data", [copied(value) if type(value) in _HOLDING else value for value in data])
    return data


_HOLDING: Final = (dict, list)
