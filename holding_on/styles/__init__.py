"""The care styles that can play. A style is any callable `style(seat, actions) -> Action`.

A style is not made to win as often as possible, but to follow what it finds important. A study shows how its games end.

    >>> def gentle(seat, actions):
    ...     "Give comfort while Billy is strong; else answer as `balanced`."
    ...     answer = balanced(seat, actions)
    ...     if seat.asked == "care" and seat.stage == "green" and seat.treated:
    ...         answer = actions[-1]
    ...     return answer
"""

from collections.abc import Callable
from typing import Final

from ..view.actions import Action
from .balanced import balanced
from .carer import Carer
from .chance import random
from .comfort_first import comfort_first
from .fair_rota import fair_rota
from .seat import Card, Contact, Seat, Wishes
from .seat_of import seat_of
from .treatment_first import treatment_first
from .values import Values

Style = Callable[[Seat, tuple[Action, ...]], Action]
"""A callable that plays: it is given a seat and the legal actions, and returns one of these actions."""

STYLES: Final[dict[str, Style]] = {
    "random": random,
    "treatment_first": treatment_first,
    "comfort_first": comfort_first,
    "fair_rota": fair_rota,
    "balanced": balanced,
}
"""The styles of this package, by name."""

__all__ = [
    "STYLES",
    "Card",
    "Carer",
    "Contact",
    "Seat",
    "Style",
    "Values",
    "Wishes",
    "balanced",
    "comfort_first",
    "fair_rota",
    "random",
    "seat_of",
    "treatment_first",
]
