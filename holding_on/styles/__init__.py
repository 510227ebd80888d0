"""The care styles that can play. A style is any callable `style(seat, actions) -> Action`.

A style is not made to win as often as possible, but to follow what it finds important. A study shows how its games end.

    >>> def gentle(seat, actions):
    ...     "Give comfort while Billy is strong; else answer as `balanced`."
    ...     answer = balanced(seat, actions)
    ...     if seat.asked == "care" and seat.stage == "green" and seat.treated:
    ...         answer = actions[-1]
    ...     return answer
"""

from .balanced import balanced
from .carer import Carer
from .chance import random
from .comfort_first import comfort_first
from .fair_rota import fair_rota
from .named import STYLES
from .searching import Searching, Weighed
from .seat import Card, Contact, Rollout, Seat, Style, Wishes
from .seat_of import seat_of
from .treatment_first import treatment_first
from .values import Values

__all__ = [
    "STYLES",
    "Card",
    "Carer",
    "Contact",
    "Rollout",
    "Searching",
    "Seat",
    "Style",
    "Values",
    "Weighed",
    "Wishes",
    "balanced",
    "comfort_first",
    "fair_rota",
    "random",
    "seat_of",
    "treatment_first",
]
