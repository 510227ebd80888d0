"""Setting up a game (COMP, COND track, SETUP): from an empty table to the first morning."""

from . import changes, scenario
from .box import Box
from .names import (
    ABSENT,
    BREAK_ROOM,
    DEAL_MANAGER,
    FIRST_ASSISTANT,
    FIRST_MANAGER,
    FIRST_ON_CALL,
    LEFT,
    NEW_DAY,
    NOBODY,
    ON_CALL,
    PARTIAL_DECK,
    PARTIAL_GRID,
)
from .readings import Readings
from .state import State, blank
from .supply import take_from_supply


def table(box: Box, readings: Readings, players: int) -> State:
    """Return the table before the setup: every card in its deck, every token in the supply (SETUP-10)."""
    return blank(box, readings, players)


def open_game(state: State) -> None:
    """Lay everything out (SETUP-04 to SETUP-12), and read out the scenario's cards (SETUP-15 to SETUP-18).

    Keeps SCEN-02, COMP-16, G-46, SETUP-02, S1-01, S1-06, G-45.
    """
    readings = state.readings
    changes.note(state, "SETUP-04", "decks")
    fixed = len(state.box.opening) - state.box.opening.count(NOBODY)
    if fixed:
        changes.note(state, "SCEN-02", "opening", fixed)
    changes.put(state, "SETUP-06", "condition", readings.start_condition)  # COND-04
    for nurse in range(state.players):
        changes.move_pawn(state, "SETUP-07", nurse, BREAK_ROOM)
    for assistant in range(readings.assistants):
        changes.move_pawn(state, "SETUP-08", FIRST_ASSISTANT + assistant, BREAK_ROOM)
    for on_call in range(readings.on_calls):
        place = on_call_place(state, on_call)
        changes.move_pawn(state, "SETUP-09" if place == ON_CALL else "STAFF-11", FIRST_ON_CALL + on_call, place)
    for nurse in range(state.players):  # SETUP-12: the Assistants' pool starts empty
        take_from_supply(state, "SETUP-11", readings.start_tokens, nurse)
    _begin_in_the_middle(state)
    for mark in range(state.box.carried.bit_length()):  # these marks are set already: the journal names each one
        if state.box.carried >> mark & 1:
            changes.note(state, "SCEN-08", "carried", mark)
    for side, rule in scenario.opening_sides(state):
        changes.note(state, rule, "narrative", side)
    changes.go(state, DEAL_MANAGER)


def _begin_in_the_middle(state: State) -> None:
    """Lay the Partials that the scenario begins with, as an evening does (TALK-02), and give people Stress (G-45).

    Nobody pays the price of this Stress, which comes from earlier days (STRESS-05). An absent pawn gets none.
    """
    for card in state.box.told:
        changes.move_card(state, "SCEN-02", card, PARTIAL_DECK, PARTIAL_GRID)
    for pawn, level in state.box.tired:
        if state.places[pawn] != ABSENT:
            changes.put_at(state, "SCEN-02", "stress", pawn, level)


def on_call_place(state: State, on_call: int) -> int:
    """Return the place of an On-Call Assistant at setup (SETUP-09): LEFT if it has worked before (SCEN-02)."""
    return ON_CALL if on_call < state.readings.on_calls - state.box.used_on_calls else LEFT


def managers(state: State) -> list[int]:
    """Return who may become the first Shift Manager by chance: every player (SETUP-14, D-01); none if one was named."""
    return list(range(state.players)) if state.manager == NOBODY else []


def manager_dealt(state: State, nurse: int) -> None:
    """Make the Nurse whom chance has named the first Shift Manager, and go on to the first day."""
    changes.put_at(state, "SETUP-14", "dealt", FIRST_MANAGER, 1)
    changes.put(state, "SETUP-14", "manager", nurse)
    changes.go(state, NEW_DAY)


def manager_named(state: State) -> None:
    """Note in the journal that the players have named the first Shift Manager (D-01), and go on to the first day."""
    changes.note(state, "SETUP-14", "manager_named", state.manager)
    changes.go(state, NEW_DAY)
