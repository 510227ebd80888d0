"""The texts that stand in many places."""

from typing import TypedDict


class Fold(TypedDict):
    """A fold, which hides heavy words."""

    card: str
    """The id of the card with these words."""
    note: str
    """What the words are about."""
    text: str
    """The sentence in their place."""


class Spoken(TypedDict):
    """A sentence alone."""

    text: str
