"""Scenario (SCEN, S1): how a game is won and lost, and which Narrative Cards were read out."""

from typing import Final

from . import changes, chronicle, objective
from .names import (
    CALL_TOLD,
    CHOICE_TOLD,
    DECK_EMPTY,
    DIED,
    INTRODUCTION,
    LETTER_TOLD,
    NOBODY,
    OBJECTIVE,
    ON_SHIFT,
    OUTCOME,
    OVER,
    PERSONAL,
    SETUP,
    TOP_CONDITION,
    TRANSFERRED,
    UNFINISHED,
    WON,
)
from .state import State


def end(state: State, rule: str, ending: int) -> None:
    """End the game at once; `ending` says how."""
    changes.put(state, rule, "ending", ending)
    changes.because_of_last(state)
    changes.put(state, rule, "phase", OVER)  # SCEN-07, SCEN-09: in the middle of any phase


def worsen(state: State, rule: str, spaces: int) -> None:
    """Move Billy down the Condition Track by so many spaces; on the last space he dies (SCEN-10, COND-06)."""
    if spaces == 0:
        return
    changes.put(state, rule, "condition", max(0, state.condition - spaces))
    if state.condition == 0:
        changes.because_of_last(state)
        end(state, "SCEN-10", DIED)


def improve(state: State, rule: str, spaces: int) -> None:
    """Move Billy up the track by so many spaces: also above the start value (COND-05), never beyond the top (G-27)."""
    if spaces == 0:
        return
    better = min(TOP_CONDITION, state.condition + spaces)
    if better == state.condition:
        changes.note(state, "G-27", "top_of_track")
    else:
        changes.put(state, rule, "condition", better)


def die_with_the_deck(state: State, rule: str) -> None:
    """End the game since no Patient Card is left to turn: SCEN-11 as a day begins, G-26 within a day."""
    end(state, rule, DECK_EMPTY)


def transfer(state: State, rule: str) -> None:
    """End the game with Billy's transfer to another ward: by a second Warning (SCEN-13), or by the variant of D-02."""
    end(state, rule, TRANSFERRED)


def ending_rule(state: State) -> str:
    """Return the rule by which a finished game has ended, found from the state alone."""
    if state.ending == WON:
        return "SCEN-07"
    if state.ending == DIED:
        return "SCEN-10"
    if state.ending == DECK_EMPTY:
        return "G-26" if state.piles[ON_SHIFT] else "SCEN-11"  # within a day, or as a day begins
    return "SCEN-13" if state.warnings >= state.readings.warnings_lose else "SCEN-12"


def check_objective(state: State) -> None:
    """Win the game if the Objective is met (SCEN-04, SCEN-07).

    It is called after every change that can meet the Objective (G-31, S1-09).
    """
    if state.ending == UNFINISHED and objective.is_met(state):
        changes.note(state, "SCEN-07", "narrative", outcome(state))
        end(state, "SCEN-07", WON)


def outcome(state: State) -> int:
    """Return the side that is read out at the end (SCEN-07): the first text of the outcome whose part is met."""
    for part, side, _ in state.box.outcomes:
        if part == NOBODY or objective.is_met(state, part):
            return side
    return state.box.sides.index(OUTCOME)


def outcome_lines(state: State) -> tuple[int, ...]:
    """Return which further lines the text of the outcome has at the end (SCEN-07): those whose part is met."""
    told = outcome(state)
    lines = [lines for _, side, lines in state.box.outcomes if side == told]
    return tuple([line for line, part in enumerate(lines[0]) if objective.is_met(state, part)]) if lines else ()


# --- narrative cards --------------------------------------------------------------------------------------------


def opening_sides(state: State) -> list[tuple[int, str]]:
    """Return the sides that are read out at setup, in their order, each with its rule (SETUP-15 to SETUP-18)."""
    rules = []
    introduced = False
    for side, role in enumerate(state.box.sides):
        if role not in _LATER:
            rules.append((side, "SETUP-16" if introduced and role == INTRODUCTION else _READ_OUT[role]))
        introduced |= role == INTRODUCTION
    return rules


_LATER: Final = (OUTCOME, CALL_TOLD, LETTER_TOLD, CHOICE_TOLD)
"""Roles of sides that stay unread at setup."""
_READ_OUT: Final = {
    PERSONAL: "SETUP-15",
    INTRODUCTION: "SETUP-15",
    SETUP: "SETUP-17",
    OBJECTIVE: "SETUP-18",
}


def sides_read(state: State) -> list[int]:
    """Return the sides read out so far: of the setup, of calls, letters and choices, and the outcome of a game won."""
    sides = [side for side, _ in opening_sides(state)]
    since = chronicle.sides_told(state)
    calls = [state.box.contacts[contact].side for contact in chronicle.calls_made(state)]
    sides += [side for side in calls if side not in since]  # a position saved by an older version
    sides += since
    return [*sides, outcome(state)] if state.ending == WON else sides
