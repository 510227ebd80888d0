"""The names for numbers in a recorded game: names of the engine and ids of cards, which no new wording changes."""

from __future__ import annotations

from typing import Final

import holding_on as ho
from holding_on.catalogue.loading import the_box
from holding_on.engine import changes
from holding_on.engine import names as n

PURSES: Final = (*n.PAWN_NAMES[: n.NURSES], "pool", "board", "supply")
PILES: Final = (
    "deck",
    *n.SHIFT_NAMES,
    "discard",
    *("deck", "aside", "grid", "removed", *n.PAWN_NAMES[: n.NURSES], "pool"),
    *("deck", "aside", "grid", "removed", *n.PAWN_NAMES[: n.NURSES]),
)
_PAWN_BY_VERB: Final = ("nothing_to_lose", "overstressed", "trust_kept", "no_focus", "assistant_listens", "last_token")


class Names:
    """The names of one scenario."""

    def __init__(self, scenario: int) -> None:
        box = the_box()
        played = box.scenario(scenario)
        memories = [memory.id for memory in box.memories]
        self.patients = list(box.patients)
        self.decks = {deck: [*memories, *events] for deck, events in played.events.items()}
        self.sides = played.side_ids

    def of(self, verb: str, target: int, before: int, after: int) -> str:
        """Return the words for an entry of the journal; empty when the entry's numbers stand for no names."""
        if verb in (changes.CHOSE, changes.BY_ITSELF):
            return str(ho.view.actions.ACTIONS[target])
        if verb == "places":
            return f"{n.PAWN_NAMES[target]}: {_place(before)} > {_place(after)}"
        if verb == changes.TOKENS:
            return f"{target} from {PURSES[before]} to {PURSES[after]}"
        if verb == changes.CARD or verb in changes.DRAW:
            return f"{self._card(target, after)}: {PILES[before]} > {PILES[after]}"
        if verb in ("stress", "cover"):
            return n.PAWN_NAMES[target]
        if verb in ("care", "covered"):
            return n.SHIFT_NAMES[target] + (f": {n.CARE_NAMES[after]}" if verb == "care" else "")
        if verb in ("manager", "talker", "payer"):
            return n.PAWN_NAMES[after]
        if verb in ("shift", "ending", "stage"):
            return {"shift": n.SHIFT_NAMES, "ending": n.ENDING_NAMES, "stage": n.STAGE_NAMES}[verb][after]
        if verb == changes.TOLD + "narrative":
            return str(self.sides[target])
        if verb.removeprefix(changes.TOLD) in _PAWN_BY_VERB:
            return n.PAWN_NAMES[target]
        return ""

    def _card(self, card: int, pile: int) -> str:
        if pile < n.PARTIAL_DECK:
            return self.patients[card]
        deck = "partial" if pile < n.CLEAR_DECK else "clear"
        return f"{deck} {self.decks[deck][card]}"


def _place(place: int) -> str:
    if place < n.FIRST_SPACE:
        return "box" if place == n.ABSENT else n.PLACE_NAMES[place]
    shift, space = divmod(place - n.FIRST_SPACE, n.SPACES)
    return f"{n.SHIFT_NAMES[shift]} {space + 1}"
