"""Turns the data of a scenario's TOML file into the integers that the engine uses."""

from collections.abc import Collection, Iterator
from typing import Any, Final, NamedTuple

from ..engine.box import Answer, Choice, Contact, Effect, Letter, Line, Outcome, Part
from ..engine.names import (
    BY_DAY,
    CALLS,
    CLEAR_IN,
    LETTERS,
    MARKED,
    NAMED,
    NOBODY,
    PART_NAMES,
    PARTS,
    ROLE_NAMES,
    UNMARKED,
)

BY_ITSELF: Final = 0
"""The number of the scenario that is no part of the campaign; the campaign begins with the scenario after it."""

Data = dict[str, Any]
Events = dict[str, dict[str, tuple[Line, ...]]]


class Scenario(NamedTuple):
    """One scenario, as read from its file (`docs/how-to-write-a-scenario.md`)."""

    number: int
    systems: tuple[str, ...]
    """The further chapters of the rules that the scenario uses: `focus`, `calling`."""
    beforehand: tuple[str, ...]
    """The decisions that the board answers beforehand, as phases are named: `talker`, `care_token`."""
    short_evening: bool
    """Whether an evening stands on the page before it, with what was said last."""
    side_ids: tuple[str, ...]
    """The sides of the scenario's narrative cards, such as 1A, in the order of the cards."""
    roles: tuple[int, ...]
    """The role of each side, as an index in `engine.names.ROLE_NAMES`."""
    objective: tuple[Part, ...]
    """The parts of the Objective; the first part stands for the whole Objective. After them come the parts that calls,
    letters, choices and outcomes require."""
    contact_ids: tuple[str, ...]
    contacts: tuple[Contact, ...]
    letters: tuple[Letter, ...]
    choice_ids: tuple[tuple[str, tuple[str, ...]], ...]
    """Each choice with its answers, by their ids."""
    choices: tuple[Choice, ...]
    outcomes: tuple[Outcome, ...]
    """The forms that the outcome can have; empty when it has only one form."""
    outcome_lines: dict[str, tuple[str, ...]]
    """The ids of the further lines that a form of the outcome can have, by its side."""
    marks: tuple[str, ...]
    """All marks of this scenario: first those that are handed on to it, then those that can be made in it."""
    carried: dict[str, bool]
    """The marks that an earlier scenario may hand on to this one; True for a mark of a game outside a campaign, too."""
    carries: tuple[str, ...]
    """The marks that the scenario hands on when it is completed."""
    returning: tuple[str, ...]
    """The ids of the cards that a call, a letter or an answer brings back."""
    setup: dict[str, Any]
    """The changes to the setup; `players` holds the changes for a number of players, `carried` for a mark handed on."""
    events: Events
    """The Events by deck and id: first the Events that every scenario has, then the scenario's own."""

    @property
    def carried_alone(self) -> tuple[str, ...]:
        """The marks that a game outside a campaign begins with."""
        return tuple(mark for mark, there in self.carried.items() if there)

    def handed_on(self, marks: int) -> dict[str, bool]:
        """Return whether each mark that the scenario hands on is made; in `marks`, bit n is 1 when mark n is made."""
        return {mark: bool(marks >> self.marks.index(mark) & 1) for mark in self.carries}

    def setup_for(self, players: int, carried: Collection[str] | None = None) -> dict[str, Any]:
        """Return the changes to the setup for a number of players and for the marks that were handed on.

        None stands for the marks of a game outside a campaign.
        """
        marks = self.carried_alone if carried is None else carried
        changes = {key: value for key, value in self.setup.items() if key not in ("players", "carried")}
        changes |= self.setup.get("players", {}).get(str(players), {})
        for mark, more in self.setup.get("carried", {}).items():
            if mark in marks:
                changes |= more  # SCEN-08
        return changes


def scenario_of(data: Data, memories: list[str], events: Events) -> Scenario:
    """Make a `Scenario` from the data of its file, all memories by id, and all its Events by deck and id."""
    return _Reader(data, memories, events).read()


def numbers_of(deck: list[str], names: Collection[str]) -> tuple[int, ...]:
    """Return the numbers of the cards in a deck that have these names."""
    return tuple([card for card, name in enumerate(deck) if name in names])


def effects_of(data: Data) -> Iterator[Data]:
    """Yield every table of a scenario's data that can have an effect: calls, letters, and the answers to choices."""
    yield from data.get("contact", ())
    yield from data.get("letter", ())
    for choice in data.get("choice", ()):
        yield from choice["options"]


def days_of(letter: Data) -> tuple[int, ...]:
    """Return the days on which a letter may come; it comes once."""
    return letter["day"], *letter.get("later", ())


class _Reader:
    """Reads the data of one file; names in it become integers."""

    def __init__(self, data: Data, memories: list[str], events: Events) -> None:
        self.data = data
        self.cards = {memory: card for card, memory in enumerate(memories)}
        self.decks = [memories + list(events[deck]) for deck in ("partial", "clear")]
        self.events = events
        self.sides = [(f"{c['number']}{s.upper()}", c[s]) for c in data["cards"] for s in ("a", "b") if s in c]
        self.side_ids = tuple(side for side, _ in self.sides)
        self.contact_ids = [contact["id"] for contact in data.get("contact", ())]
        self.letters = [(day, letter) for letter in data.get("letter", ()) for day in days_of(letter)]
        self.letter_sides = [letter["tells"] for _, letter in self.letters]
        self.carried = dict(data.get("carried", {}))
        set_here = [effect["mark"] for effect in effects_of(data) if "mark" in effect]
        self.marks = list(dict.fromkeys([*self.carried, *set_here]))
        self.parts: list[Part] = []

    def read(self) -> Scenario:
        """Return the scenario that the data describe."""
        data = self.data
        self.part(data["objective"])
        contacts = [
            Contact(self.required(contact), self.side_ids.index(contact["tells"]), self.effect(contact))
            for contact in data.get("contact", ())
        ]
        letters = [
            Letter(
                day,
                self.required(letter),
                self.side_ids.index(letter["tells"]),
                self.effect(letter),
                letter.get("early", False),
            )
            for day, letter in self.letters
        ]
        choices = [
            Choice(
                self.required(choice),
                self.side_ids.index(choice["tells"]),
                tuple([Answer(self.required(option), self.effect(option)) for option in choice["options"]]),
            )
            for choice in data.get("choice", ())
        ]
        outcomes = [
            Outcome(
                self.required(form, "when"),
                self.side_ids.index(form["tells"]),
                tuple([self.part(line["when"]) for line in form.get("lines", ())]),
            )
            for form in data.get("outcome", ())
        ]
        lines = {
            form["tells"]: tuple(line["id"] for line in form["lines"])
            for form in data.get("outcome", ())
            if "lines" in form
        }
        brought = [card for effect in effects_of(data) for card in effect.get("brings", ())]
        return Scenario(
            number=data["number"],
            systems=tuple(data.get("systems", ())),
            beforehand=tuple(data.get("beforehand", ())),
            short_evening=bool(data.get("short_evening", False)),
            side_ids=self.side_ids,
            roles=tuple(ROLE_NAMES.index(role) for _, role in self.sides),
            objective=tuple(self.parts),
            contact_ids=tuple(self.contact_ids),
            contacts=tuple(contacts),
            letters=tuple(letters),
            choice_ids=tuple((c["id"], tuple(o["id"] for o in c["options"])) for c in data.get("choice", ())),
            choices=tuple(choices),
            outcomes=tuple(outcomes),
            outcome_lines=lines,
            marks=tuple(self.marks),
            carried=self.carried,
            carries=tuple(data.get("carries", ())),
            returning=tuple(dict.fromkeys(brought)),
            setup=data["setup"],
            events=self.events,
        )

    def required(self, data: Data, key: str = "requires") -> int:
        """Return the index in `parts` of the condition under a key of the data; NOBODY when there is no condition."""
        return self.part(data[key]) if key in data else NOBODY

    def effect(self, data: Data) -> Effect:
        """Return the effect of a call, a letter or an answer."""
        brings = data.get("brings", ())
        mark = self.marks.index(data["mark"]) if "mark" in data else NOBODY
        partials, clears = (numbers_of(deck, brings) for deck in self.decks)
        return Effect(data.get("condition", 0), data.get("tokens", 0), mark, partials, clears)

    def part(self, data: Data) -> int:
        """Add a part of an Objective to `parts`, then the parts inside that part; return the index of the first."""
        number = len(self.parts)
        self.parts.append((PARTS, 0, ()))
        inner = data.get("all", data.get("any"))
        if inner is not None:
            numbers = tuple([self.part(part) for part in inner])
            self.parts[number] = (PARTS, len(numbers) if "all" in data else 1, numbers)
            return number
        kind = PART_NAMES.index(data["kind"])
        what: tuple[int, ...] = ()
        if kind == NAMED:
            what = tuple([self.cards[memory] for memory in data["memories"]])
        elif kind == CALLS:
            what = tuple([self.contact_ids.index(contact) for contact in data["contacts"]])
        elif kind == LETTERS:
            what = tuple([self.letter_sides.index(side) for side in data["letters"]])
        elif kind in (MARKED, UNMARKED):
            what = tuple([self.marks.index(mark) for mark in data["marks"]])
        elif kind == CLEAR_IN:
            what = (data["timeline"] - 1,)
        count = data["day"] if kind == BY_DAY else data.get("count", len(what) or 1)
        self.parts[number] = (kind, count, what)
        return number
