"""What is in the box, as the engine needs it: tables of integers that never change during a game."""

from typing import Final

Patient = tuple[int, int, int, int, int, int]
"""A patient card: (kind, staff, symbols, tokens, memories, either); a stable card has one symbol."""
Line = tuple[int, ...]
"""What an Event does in one stage: icons of `effects`, in the order in which they are resolved."""
Objective = tuple[str, int]
"""What wins a scenario: (kind, count)."""

ONE_CLEAR_IN_EACH: Final = "clear_in_each_timeline"


class Box:
    """Patient cards, events and objective of one game. Index = card; memories are cards 0-29 of both decks.

    `partial_events[card - 30][stage]` is the line of a Partial-deck Event, `clear_events` likewise. `decks` are
    the cards with which the patient, partial and clear deck begin, each sorted. `focus` says whether Nurses Steer and
    Persist in this scenario (FOCUS-01).
    """

    __slots__ = ("clear_events", "decks", "focus", "objective", "partial_events", "patients")

    def __init__(
        self,
        patients: list[Patient],
        partial_events: list[tuple[Line, ...]],
        clear_events: list[tuple[Line, ...]],
        objective: Objective,
        decks: tuple[list[int], list[int], list[int]],
        focus: bool = False,
    ) -> None:
        self.patients = patients
        self.partial_events = partial_events
        self.clear_events = clear_events
        self.objective = objective
        self.decks = decks
        self.focus = focus
