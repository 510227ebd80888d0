"""The content of the box, as the engine needs it: integers that never change during a game."""

from typing import Final, NamedTuple

from .names import DAYS, NOBODY, SYMBOLS

Patient = tuple[int, int, int, int, int, int]
"""A patient card: (kind, staff, symbols, tokens, memories, either); a stable card has one symbol."""
Line = tuple[int, ...]
"""What an Event does in one stage: icons of `effects`, in the order in which they are resolved."""
Part = tuple[int, int, tuple[int, ...]]
"""A part of an Objective: (kind, count, what); the kinds are `names.PART_NAMES`, `what` cards, contacts or parts."""


class Effect(NamedTuple):
    """The effect of a call, a letter or an answer: spaces on the Condition Track, Care Tokens, the mark that is set (or
    NOBODY), and the Partials and Clears that come back into their decks.
    """

    condition: int = 0
    tokens: int = 0
    mark: int = NOBODY
    partials: tuple[int, ...] = ()
    clears: tuple[int, ...] = ()


NO_EFFECT: Final = Effect()


class Contact(NamedTuple):
    """Somebody who can be called: the part of the Objective that must be met first (or NOBODY), the side that is told,
    and what the call brings.
    """

    requires: int
    side: int
    effect: Effect


class Letter(NamedTuple):
    """A letter: the day on which it comes, the part that must be met by then (or NOBODY), its side, what it brings."""

    day: int
    requires: int
    side: int
    effect: Effect


class Answer(NamedTuple):
    """An answer to a choice: the part that must be met for it (or NOBODY), and what it brings."""

    requires: int
    effect: Effect


class Choice(NamedTuple):
    """A choice of the story: the part that must be met before it comes (or NOBODY), its side, and its answers."""

    requires: int
    side: int
    answers: tuple[Answer, ...]


class Outcome(NamedTuple):
    """A form of the outcome: the part that must be met for it (or NOBODY), and the side that is told."""

    requires: int
    side: int


class Box:
    """Patient cards, events, cards in play and the scenario of one game. Index = card; memories are cards 0-29.

    `partial_events[card - 30][stage]` is the line of a Partial-deck Event, `clear_events` likewise. `decks` are
    the cards with which the patient, partial and clear deck begin, each sorted; `hardest` is how many symbols a patient
    card bears at most. `sides` are the roles of the
    scenario's narrative sides, `objective` its parts, `contacts` who can be called (none: no Calls in this scenario),
    `feelings` what Billy feels about each memory, `used_on_calls` how many On-Call Assistants have had their day, and
    `focus` whether Nurses Steer and Persist in this scenario (FOCUS-01). `letters`, `choices` and `outcomes` are the
    further course of its story, `marks` how many marks it knows, `carried` those that an earlier scenario has handed
    on, a bit for each, and `returning` the Partials and Clears that are set aside at setup and can come back.
    Where a scenario begins in the middle, `opening` are its first patient cards in their order (NOBODY where chance
    deals one all the same), `told` the Partials in play, and `tired` pairs of a pawn and its Stress (G-45).
    """

    __slots__ = (
        "carried",
        "choices",
        "clear_events",
        "contacts",
        "counts_days",
        "decks",
        "feelings",
        "focus",
        "hardest",
        "letters",
        "marks",
        "objective",
        "opening",
        "outcomes",
        "partial_events",
        "patients",
        "returning",
        "sides",
        "tired",
        "told",
        "used_on_calls",
    )

    def __init__(
        self,
        patients: list[Patient],
        partial_events: list[tuple[Line, ...]],
        clear_events: list[tuple[Line, ...]],
        decks: tuple[list[int], list[int], list[int]],
        sides: tuple[int, ...],
        objective: tuple[Part, ...],
        contacts: tuple[Contact, ...],
        feelings: tuple[int, ...],
        used_on_calls: int,
        focus: bool,
        letters: tuple[Letter, ...] = (),
        choices: tuple[Choice, ...] = (),
        outcomes: tuple[Outcome, ...] = (),
        marks: int = 0,
        carried: int = 0,
        returning: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
        opening: tuple[int, ...] = (),
        told: tuple[int, ...] = (),
        tired: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.patients = patients
        self.hardest = max((card[SYMBOLS] for card in patients), default=0)
        self.partial_events = partial_events
        self.clear_events = clear_events
        self.decks = decks
        self.focus = focus
        self.sides = sides
        self.objective = objective
        self.counts_days = any(part[0] == DAYS for part in objective)
        self.contacts = contacts
        self.feelings = feelings
        self.used_on_calls = used_on_calls
        self.letters = letters
        self.choices = choices
        self.outcomes = outcomes
        self.marks = marks
        self.carried = carried
        self.returning = returning
        self.opening = opening
        self.told = told
        self.tired = tired

    def __reduce__(self) -> tuple[type["Box"], tuple[object, ...]]:
        """Return how to make this box again, for pickles and for `copy`."""
        return Box, (
            self.patients,
            self.partial_events,
            self.clear_events,
            self.decks,
            self.sides,
            self.objective,
            self.contacts,
            self.feelings,
            self.used_on_calls,
            self.focus,
            self.letters,
            self.choices,
            self.outcomes,
            self.marks,
            self.carried,
            self.returning,
            self.opening,
            self.told,
            self.tired,
        )
