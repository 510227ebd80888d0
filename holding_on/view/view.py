"""The view: what a display may show of a position, as plain data with its sentences, without hidden cards.

A view holds what the whole table knows. `seat` only says for which player the display is; `Game.lines` can name more
for that player. A view is made in two passes: the first reads the position and knows no language, the second has the
words and knows no rule. Legality, seniority, stage and progress come from the engine.
"""

from typing import Any, TypeVar, cast

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
    return cast("Data", _copied(data))


def _copied(data: Any) -> Any:
    kind = type(data)
    if kind is dict:
        own = data.copy()  # most values are texts and numbers: only those that hold others are gone through
        for key, value in data.items():
            if (held := type(value)) is dict or held is list:
                own[key] = _copied(value)
        return own
    if kind is list:
        return [_copied(value) if (held := type(value)) is dict or held is list else value for value in data]
    return data
