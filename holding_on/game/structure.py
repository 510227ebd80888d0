"""Functions that return what the whole table knows of a position, as numbers, for programs."""

from typing import Any

from ..engine import names as n
from ..engine.chronicle import calls_made
from ..engine.state import State


def of(state: State) -> dict[str, Any]:
    """Return a position as plain data. Lists are by pawn, purse, shift or Timeline, in the order of `engine.names`.

    For face-down cards the data hold only what the backs show: the number of cards in each deck, and the Timeline of
    each memory that somebody holds.
    """
    piles = state.piles
    return {
        "day": state.day,
        "shift": state.shift,
        "manager": state.manager,
        "condition": state.condition,
        "warnings": state.warnings,
        "treated": state.medical > 0,
        "asked": state.phase,
        "legal": state.legal[:],
        "ending": state.ending,
        "places": state.places[:],
        "stress": state.stress[:],
        "cover": state.cover[:],
        "tokens": state.tokens[:],
        "care": state.care[:],
        "covered": state.covered[:],
        "cards": [pile[0] if pile else None for pile in piles[n.ON_SHIFT : n.ON_SHIFT + n.SHIFTS]],
        "decks": [len(piles[n.PATIENT_DECK]), len(piles[n.PARTIAL_DECK]), len(piles[n.CLEAR_DECK])],
        "partials": piles[n.PARTIAL_GRID][:],
        "clears": piles[n.CLEAR_GRID][:],
        "held_partials": [backs(pile) for pile in piles[n.PARTIAL_HELD : n.PARTIAL_HELD + n.POOL + 1]],
        "calls": calls_made(state),
        "held_clears": [backs(pile) for pile in piles[n.CLEAR_HELD : n.CLEAR_HELD + n.NURSES]],
    }


def backs(cards: list[int]) -> list[int]:
    """Return the Timelines of face-down memories; the back of a Clear shows nothing else (CLEAR-03)."""
    return [card // n.POSITIONS for card in cards]
