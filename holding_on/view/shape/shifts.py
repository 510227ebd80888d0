"""The three shifts of the present day, with their patient cards."""

from typing import Literal, TypedDict

from .texts import Fold

Care = Literal["medical", "palliative"]
"""The care that a shift gives."""


class PatientCard(TypedDict):
    """The patient card of a shift."""

    id: str
    kind: str
    """deteriorating, stable or emergency."""
    kind_text: str
    text: str
    posture: str
    """How Billy lies; "" where his stage decides that."""
    staff: int
    """How many people the card needs."""
    symbols: int
    """How many places for Care Tokens the card has."""
    covered: int
    """How many of these places are covered."""
    symbols_text: str
    tokens: int
    """How many Care Tokens being with Billy brings."""
    memories: int
    """How many Partial Memories being with Billy brings."""
    either: int
    """How many choices between a Care Token and a Partial Memory being with Billy brings."""
    all_held: int
    """The Care Tokens that covering a whole emergency brings."""
    yield_text: str
    inquire: bool
    inquire_text: str
    spoken: str
    eased: Fold | None
    """The fold of an emergency, for readers who left a heavy card folded before."""


class Space(TypedDict):
    """A Staff space: who stands on it, or who covers it."""

    space: int
    pawn: int | None
    covered_by: int | None
    text: str


class Shift(TypedDict):
    """A shift of the present day."""

    shift: int
    name: str
    short: str
    state: Literal["coming", "now", "done"]
    text: str
    card: PatientCard | None
    spaces: list[Space]
    care: Care | None
    """None for no care, or none yet."""
    care_text: str
