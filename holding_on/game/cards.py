"""A patient card by names, as care styles and house rules see it."""

from functools import lru_cache
from typing import Final, NamedTuple

from ..engine import names as n
from ..engine.box import Patient


class Card(NamedTuple):
    """A patient card (COND-14 to COND-19), with what Palliative Care on it brings.

    Parameters
    ----------
    kind : {"deteriorating", "stable", "emergency", "none"}
        The kind of the card. While no card is turned, it is "none", and all numbers are 0.
    staff : int
        How many Staff the card asks for.
    symbols : int
        How many symbols are on the card.
    tokens : int
        How many Care Tokens it brings.
    memories : int
        How many Partial Memories it brings.
    either : int
        How many times the players may choose between a Care Token and a Partial Memory.
    """

    kind: str
    staff: int
    symbols: int
    tokens: int
    memories: int
    either: int


NO_CARD: Final = Card("none", 0, 0, 0, 0, 0)


@lru_cache(maxsize=256)
def card_of(patient: Patient) -> Card:
    """Return a patient card of the engine as a Card."""
    return Card(n.KIND_NAMES[patient[n.KIND]], *patient[1:])
