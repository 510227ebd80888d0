"""The view: what a display may show of a position, as plain data with its sentences, without hidden cards.

A view holds what the whole table knows. `seat` only says for which player the display is; `Game.lines` can name more
for that player. A view is made in two passes: the first reads the position and knows no language, the second has the
words and knows no rule. Legality, seniority, stage and progress come from the engine.
"""

from typing import Any, Final, TypeVar, cast

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
    """Return a copy of a dict or list. It shares only texts and numbers with it, so that its owner may change it."""
    return cast("Data", _copied(data))


def _copied(data: Any) -> Any:
    own = data.copy()  # most values are texts and numbers: only those that hold others are gone through
    for key, value in data.items() if type(data) is dict else enumerate(data):
        if type(value) in _HOLDERS:
            own[key] = _copied(value)
    return own


_HOLDERS: Final = frozenset((dict, list))
