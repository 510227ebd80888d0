"""The content of the box in the form that the engine uses: integers that never change during a game."""

from typing import Final, NamedTuple

from .names import DAYS, NOBODY, SYMBOLS

Patient = tuple[int, int, int, int, int, int]
"""A patient card: (kind, staff, symbols, tokens, memories, either); a stable card has one symbol."""
Line = tuple[int, ...]
"""What an Event does in one of Billy's stages: icons of `effects`, in the order in which they are resolved."""
Part = tuple[int, int, tuple[int, ...]]
"""A part of an Objective: (kind, count, what). `names.PART_NAMES` names the kinds; `what`: cards, contacts or parts."""


class Effect(NamedTuple):
    """The effect of a call, a letter or an answer.

    In order: spaces up the Condition Track (negative: down), Care Tokens, the mark that is set (or NOBODY), and the
    Partials and Clears that come back into their decks.
    """

    condition: int = 0
    tokens: int = 0
    mark: int = NOBODY
    partials: tuple[int, ...] = ()
    clears: tuple[int, ...] = ()


NO_EFFECT: Final = Effect()


class Contact(NamedTuple):
    """Somebody who can be called.

    In order: the part of the Objective that must be met first (or NOBODY), the side that is read out, and the effect of
    the call.
    """

    requires: int
    side: int
    effect: Effect


class Letter(NamedTuple):
    """A letter: the day on which it comes, the part that must be met by then (or NOBODY), its side, and its effect.

    An early letter comes before the choices of its morning.
    """

    day: int
    requires: int
    side: int
    effect: Effect
    early: bool = False


class Answer(NamedTuple):
    """An answer to a choice: the part that must be met for this answer (or NOBODY), and its effect."""

    requires: int
    effect: Effect


class Choice(NamedTuple):
    """A choice of the story: the part that must be met before the choice comes (or NOBODY), its side, its answers."""

    requires: int
    side: int
    answers: tuple[Answer, ...]


class Outcome(NamedTuple):
    """One text of the outcome: the part that must be met for this text (or NOBODY), its side, and its further lines.

    `lines` holds a part for each line: the line is told with the text when its part is met.
    """

    requires: int
    side: int
    lines: tuple[int, ...] = ()


class Box:
    """The patient cards, events, decks and scenario of one game. A card is an index; memories are the cards 0-29.

    * `patients[card]`; `hardest`: the highest number of symbols on a patient card
    * `partial_events[card - 30][stage]`, `clear_events[card - 30][stage]`: the line of an Event of that deck
    * `decks`: the cards of the patient, Partial and Clear Deck at setup, each sorted
    * `sides`: the role of each narrative side of the scenario; `objective`: the parts of its Objective
    * `counts_days`: whether a part of the Objective counts days
    * `contacts`: who can be called; empty in a scenario without Calls
    * `feelings[card]`: how Billy feels about a memory
    * `used_on_calls`: how many On-Call Assistants have worked before this scenario and are gone
    * `focus`: whether Nurses may Steer and Persist in this scenario (FOCUS-01)
    * `letters`, `choices`, `outcomes`: the story of the scenario after its setup
    * `marks`: how many marks the scenario has; `carried`: the marks set in an earlier scenario, a bit for each;
      `makes`: the marks that its Calls, letters and answers set
    * `returning`: the Partials and the Clears that are set aside at setup and can come back
    * where a scenario begins in the middle (G-45): `opening`, its first patient cards in their order (NOBODY: chance
      deals this one), `told`, the Partials in play, and `tired`, pairs of a pawn and its Stress
    * `patient_ids`: what is printed on each patient card to name it; a card made by hand has no id
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
        "makes",
        "marks",
        "objective",
        "opening",
        "outcomes",
        "partial_events",
        "patient_ids",
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
        patient_ids: tuple[str, ...] = (),
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
        effects = [contact.effect for contact in contacts] + [letter.effect for letter in letters]
        effects += [answer.effect for choice in choices for answer in choice.answers]
        self.makes = frozenset([effect.mark for effect in effects if effect.mark != NOBODY])
        self.carried = carried
        self.returning = returning
        self.opening = opening
        self.told = told
        self.tired = tired
        self.patient_ids = patient_ids

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
            self.patient_ids,
        )
