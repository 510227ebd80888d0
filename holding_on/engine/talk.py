"""Talk About Billy (TALK): the Partials of the day are placed, then the Clears are checked and placed."""

from . import changes, scenario
from .names import (
    CLEAR_DECK,
    CLEAR_GRID,
    CLEAR_HELD,
    NEW_DAY,
    NURSES,
    PARTIAL_GRID,
    PARTIAL_HELD,
    POOL,
    UNFINISHED,
)
from .state import State


def talk_about_billy(state: State) -> None:
    """Place the Partials of the day, then the Clears that match one; put the other Clears back (TALK-01).

    The Objective is checked after each Clear placed, and when the day is over (G-31).

    Keeps CLEAR-02, TALK-06, D-42.
    """
    changes.because_of_time(state)
    changes.note(state, "TALK-01", "talk")
    changes.because_of_last(state)
    for holder in range(POOL + 1):  # TALK-02: the Partials on the Shift Manager Board too
        for card in list(state.piles[PARTIAL_HELD + holder]):
            changes.move_card(state, "TALK-02", card, PARTIAL_HELD + holder, PARTIAL_GRID)  # TALK-03, G-32
    for nurse in range(NURSES):  # first all Clears that match, so that the order is no hint
        for card in list(state.piles[CLEAR_HELD + nurse]):
            if card in state.piles[PARTIAL_GRID]:
                changes.move_card(state, "TALK-07", card, CLEAR_HELD + nurse, CLEAR_GRID)  # CLEAR-04
                scenario.check_objective(state)
                if state.ending != UNFINISHED:
                    return
    for nurse in range(NURSES):
        for card in list(state.piles[CLEAR_HELD + nurse]):
            changes.move_card(state, "TALK-08", card, CLEAR_HELD + nurse, CLEAR_DECK)  # TALK-09
    if state.box.counts_days:
        scenario.check_objective(state)  # G-31: the day is over
        if state.ending != UNFINISHED:
            return
    changes.go(state, NEW_DAY)
