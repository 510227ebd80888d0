"""The words of things: what pawns, purses, places, shifts, stages, Timelines, cards, marks and actions are called.

A name needs a number and no position. What a position adds to a name was read elsewhere (`facts/`), and is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ..engine import names as n
from .actions import ROWS

if TYPE_CHECKING:
    from ..catalogue.language import Words
    from ..catalogue.loading import Catalogue
    from ..catalogue.scenario_file import Scenario
    from ..engine.box import Box
    from .things import Facts


Told = TypeVar("Told", bound=Hashable)
Known = TypeVar("Known")
Made = TypeVar("Made")

MOST_MADE: Final = 500
"""After so many facts, the words of those that nobody asks about any more are forgotten: a view has about 60 facts, and
most of them are those of the view before. So a game remembers the words of at most twice as many."""


class Names:
    """The names of one game, in one language, with its content and its players."""

    def __init__(self, catalogue: Catalogue, scenario: Scenario, words: Words, players: list[str], box: Box) -> None:
        self.catalogue: Final = catalogue
        self.scenario: Final = scenario
        self.words: Final = words
        self.players: Final = players
        self.box: Final = box
        self.say: Final = words.say
        self.patient_ids: Final = list(catalogue.patients)
        self.event_ids: Final = {deck: list(events) for deck, events in scenario.events.items()}
        self._pawns: Final[dict[int, str]] = {}
        self._shifts: Final[dict[int, str]] = {}
        self._timelines: Final[dict[int, str]] = {}
        self._empty_places: Final[dict[int, str]] = {}
        self._called: Final = {"pawn": self.pawn, "timeline": self.timeline, "side": self.side}
        self._made: dict[object, Any] = {}
        self._made_before: dict[object, Any] = {}

    def once(self, make: Callable[[Told, Known], Made], facts: Told, words: Known) -> Made:
        """Return the words that `make` has for facts. For equal facts they are made once, so nobody may change them.

        `words` are these names, or the `Wording` that has them: all that is made here is in their language.
        """
        asked = (make, facts)
        made: Made | None = self._made.get(asked)
        if made is None:
            if len(self._made) >= MOST_MADE:
                self._made, self._made_before = {}, self._made
            made = self._made_before.get(asked)
            if made is None:
                made = make(facts, words)
            self._made[asked] = made
        return made

    # --- the ward ------------------------------------------------------------------------------------------------

    def pawn(self, pawn: int) -> str:
        """Return the name of a pawn; a nurse has the name of the player."""
        name = self._pawns.get(pawn)
        if name is None:
            name = self._pawns[pawn] = self._name_of_pawn(pawn)
        return name

    def _name_of_pawn(self, pawn: int) -> str:
        if pawn < n.FIRST_ASSISTANT:
            return self.players[pawn] if pawn < len(self.players) else self.say("staff.nurse", n=pawn + 1)
        if pawn < n.FIRST_ON_CALL:
            return self.say("staff.assistant", n=pawn - n.FIRST_ASSISTANT + 1)
        return self.say("staff.on_call", n=pawn - n.FIRST_ON_CALL + 1)

    def purse(self, purse: int) -> str:
        """Return the name of the holder of a purse: a pawn, or the pool of the Assistants."""
        return self.say("staff.pool") if purse == n.POOL else self.pawn(purse)

    def shift(self, shift: int) -> str:
        """Return the name of a shift."""
        name = self._shifts.get(shift)
        if name is None:
            name = self._shifts[shift] = self.say(f"shift.{n.SHIFT_NAMES[shift]}")
        return name

    def stage(self, stage: int) -> str:
        """Return the name of a stage of Billy's condition."""
        return self.say(f"stage.{n.STAGE_NAMES[stage]}")

    def timeline(self, timeline: int) -> str:
        """Return the name of a Timeline; `timeline` counts from 0."""
        name = self._timelines.get(timeline)
        if name is None:
            own = self.say(f"timeline.{timeline + 1}")
            name = self._timelines[timeline] = self.say("timeline.named", n=timeline + 1, name=own)
        return name

    def place(self, place: int) -> str:
        """Return the name of a place where a pawn can be."""
        if place >= n.FIRST_SPACE:
            shift, space = n.shift_and_space(place)
            return self.say("place.space", shift=self.shift(shift), n=space + 1)
        return self.say(f"place.{n.PLACE_NAMES[place]}")

    # --- the story -----------------------------------------------------------------------------------------------

    def contact(self, contact: int) -> str:
        """Return the name of a contact; "somebody" for NOBODY, which stands for one whom the team does not know."""
        return self.say("contact.unknown" if contact == n.NOBODY else f"contact.{self.scenario.contact_ids[contact]}")

    def side(self, side: int) -> str:
        """Return the title of a side of a Narrative Card."""
        return self.say(f"narrative.{self.scenario.side_ids[side]}.title")

    def mark(self, mark: int) -> str:
        """Return the words of a mark: what was done or decided in the story and matters to a later card."""
        return self.say(f"mark.{self.scenario.marks[mark]}")

    def answer(self, choice: int, option: int, closed: str = "") -> str:
        """Return an answer to a choice of the story; general words for an answer that the scenario lacks.

        With "_closed" as `closed`, return why the answer is closed.
        """
        choices = self.scenario.choice_ids
        if choice >= len(choices) or option >= len(choices[choice][1]):
            return self.say("action.choose")
        name, options = choices[choice]
        return self.say(f"choice.{name}.{options[option]}{closed}")

    # --- cards ---------------------------------------------------------------------------------------------------

    def patient_kind(self, card: int) -> str:
        """Return the name of the kind of a patient card."""
        return self.say(f"kind.{n.KIND_NAMES[self.box.patients[card][n.KIND]]}")

    def patient_picture(self, card: int) -> str:
        """Return the clinical picture of a patient card; general words for a card that the content does not have."""
        key = f"patient.{self.patient_ids[card]}" if card < len(self.patient_ids) else ""
        return self.say(key if self.words.has(key) else "patient.unnamed")

    def patient_posture(self, card: int) -> str:
        """Return the name of Billy's posture on a patient card.

        Return "" when the stage of his condition decides the posture, or when the content does not have the card.
        """
        return self.catalogue.postures[card] if card < len(self.patient_ids) else ""

    def event_title(self, deck: str, card: int) -> str:
        """Return the title of an event; general words for a card that the content does not have."""
        ids = self.event_ids[deck]
        key = f"event.{ids[card - n.MEMORIES]}.title" if card - n.MEMORIES < len(ids) else ""
        return self.say(key if self.words.has(key) else "event.unnamed")

    def event_text(self, deck: str, card: int) -> str:
        """Return the text of an event; "" for a card that the content does not have."""
        ids = self.event_ids[deck]
        key = f"event.{ids[card - n.MEMORIES]}.text" if card - n.MEMORIES < len(ids) else ""
        return self.say(key) if self.words.has(key) else ""

    def empty_place(self, card: int) -> str:
        """Return the words for the place of a memory that is not in play; most places stay empty for most of a game."""
        words = self._empty_places.get(card)
        if words is None:
            timeline, position = card // n.POSITIONS + 1, card % n.POSITIONS + 1
            words = self._empty_places[card] = self.say("view.memory_empty", timeline=timeline, n=position)
        return words

    def note(self, card: str) -> str | None:
        """Return the note that a reader sees before the words of a card; None for a card without a note."""
        return self.say(f"{card}.note") if self.words.has(f"{card}.note") else None

    # --- what texts name -----------------------------------------------------------------------------------------

    def action(self, code: int, kind: str = "", contact: int = n.NOBODY) -> str:
        """Return an action in words, as in "Place Ann", whatever the position.

        With a `kind`, return the action in the words of that kind. With a `contact`, name the contact of a Call.
        """
        name, about, _ = ROWS[code]
        if about.care is not None:
            return self.say(f"action.care.{n.CARE_NAMES[about.care]}")
        if about.choice is not None and about.option is not None:
            return self.answer(about.choice, about.option)
        if about.goods is not None:
            return self.say(f"action.{name}.{n.GOODS_NAMES[about.goods]}")
        facts: dict[str, str] = {}
        if about.purse is not None:
            facts["who"] = self.purse(about.purse)
        elif about.pawn is not None:
            facts["who"] = self.pawn(about.pawn)
        if about.timeline is not None:
            facts["timeline"] = self.timeline(about.timeline)
        if about.contact is not None:
            facts["contact"] = self.contact(contact)
        return self.say(f"action.{kind or name}", **facts)

    def named(self, facts: Facts) -> dict[str, str | int]:
        """Return the facts of a question with the name of each thing."""
        called = self._called
        return {gap: fact if isinstance(fact, int) else called[fact.kind](fact.number) for gap, fact in facts}
