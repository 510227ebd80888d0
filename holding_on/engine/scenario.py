"""Scenario (SCEN, S1): how a game is won and lost."""

from typing import Final

from . import changes
from .box import ONE_CLEAR_IN_EACH
from .names import (
    CLEAR_GRID,
    DECK_EMPTY,
    DIED,
    ON_SHIFT,
    OVER,
    POSITIONS,
    TIMELINES,
    TOP_CONDITION,
    TRANSFERRED,
    UNFINISHED,
    WON,
)
from .state import State

OUTCOME_CARD: Final = 5
"""The narrative sides of a scenario are told by number: 0-4 at setup, this one when the Objective is met."""


def end(state: State, rule: str, ending: int) -> None:
    """The game is over at once (SCEN-07, SCEN-09)."""
    changes.put(state, rule, "ending", ending)
    changes.because_of_last(state)
    changes.put(state, rule, "phase", OVER)


def worsen(state: State, rule: str, spaces: int) -> None:
    """Billy goes down the Condition Track; on the last space he dies (SCEN-10, COND-06)."""
    if spaces == 0:
        return
    changes.put(state, rule, "condition", max(0, state.condition - spaces))
    if state.condition == 0:
        changes.because_of_last(state)
        end(state, "SCEN-10", DIED)


def improve(state: State, rule: str, spaces: int) -> None:
    """Billy goes up the track, beyond the start value if need be (COND-05), never beyond its top (G-27)."""
    if spaces == 0:
        return
    better = min(TOP_CONDITION, state.condition + spaces)
    if better == state.condition:
        changes.tell(state, "G-27", "top_of_track")
    else:
        changes.put(state, rule, "condition", better)


def die_with_the_deck(state: State, rule: str) -> None:
    """No Patient Card is left to turn (SCEN-11; G-26 when it happens within a day)."""
    end(state, rule, DECK_EMPTY)


def transfer(state: State, rule: str) -> None:
    """Billy is moved to another ward: a second Warning (SCEN-13), or the reading of D-02."""
    end(state, rule, TRANSFERRED)


def ending_rule(state: State) -> str:
    """The rule by which a game that is over has ended: the position tells it."""
    if state.ending == WON:
        return "SCEN-07"
    if state.ending == DIED:
        return "SCEN-10"
    if state.ending == DECK_EMPTY:
        return "G-26" if state.piles[ON_SHIFT] else "SCEN-11"  # within a day, or as one begins
    return "SCEN-13" if state.warnings >= state.readings.warnings_lose else "SCEN-12"


def found(state: State) -> list[int]:
    """How many Clear Memories lie in each Timeline (S1-08): five numbers."""
    counts = [0] * TIMELINES
    for card in state.piles[CLEAR_GRID]:
        counts[card // POSITIONS] += 1
    return counts


def _one_clear_in_each(state: State, count: int) -> bool:
    return min(found(state)) >= count


_OBJECTIVES: Final = {ONE_CLEAR_IN_EACH: _one_clear_in_each}


def check_objective(state: State) -> None:
    """Won as soon as the Objective is met (SCEN-07); asked after each Clear that is placed (G-31)."""
    kind, count = state.box.objective
    if state.ending == UNFINISHED and _OBJECTIVES[kind](state, count):
        changes.tell(state, "SCEN-07", "narrative", OUTCOME_CARD)
        end(state, "SCEN-07", WON)
