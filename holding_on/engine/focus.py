"""Focusing Billy's attention (FOCUS): a Nurse Steers the talk to a Timeline, or Persists and ignores a Partial.

Only in a scenario that allows it. A Nurse Steers before the first card or not at all (FOCUS-02). A Nurse who does not
Steer may Persist each time that a Partial is drawn. The rest of the talk stands in `conversation`.
"""

from . import changes
from .conversation import after_draw, note_last_token
from .decisions import Barred
from .inquiry import timelines_in_play
from .names import (
    ACTION_TARGET,
    DEAL_PARTIAL,
    KEEP,
    LISTEN,
    NOBODY,
    NOMINATED,
    NOTHING,
    ON_BOARD,
    PARTIAL_ASIDE,
    PARTIAL_DECK,
    PARTIAL_HELD,
    PERSIST,
    STEER,
    STEERING,
    TIMELINES,
)
from .state import State


def focus_options(state: State, barred: Barred | None) -> list[int]:
    """Return the actions that Steer the talk to a Timeline, and the action that only listens (FOCUS-01, FOCUS-03).

    Empty when there is nothing to decide: the Nurse has no token of her own (G-41), the deck is empty (G-20), or no
    Partial is in play yet.
    """
    legal: list[int] = []
    if not state.tokens[state.talker] or not state.piles[PARTIAL_DECK]:
        return legal
    for timeline, seen in enumerate(timelines_in_play(state)):
        if seen:
            legal.append(STEER + timeline)
        elif barred is not None:
            barred.append((STEER + timeline, "no_partial_in_play", "FOCUS-03", (state.talker, timeline)))
    if legal:
        legal.append(LISTEN)
    return legal


def focus_answer(state: State, action: int) -> None:
    """Steer the talk to a Timeline, for one token however many cards come (FOCUS-07, G-40), or only listen."""
    changes.go(state, DEAL_PARTIAL)
    if action == NOTHING:
        _note_no_focus(state)
    if action in (NOTHING, LISTEN):
        return
    changes.move_tokens(state, "FOCUS-03", 1, state.talker, ON_BOARD)
    changes.put(state, "FOCUS-02", "conversation", STEERING)
    changes.put(state, "FOCUS-03", "timeline", action & ACTION_TARGET)
    changes.put(state, "FOCUS-04", "seeking", NOMINATED)


def _note_no_focus(state: State) -> None:
    """Note in the journal why a Nurse cannot Steer the talk; an empty deck is noted at the draw instead."""
    if not state.tokens[state.talker]:
        changes.note(state, "G-41", "no_focus", state.talker)
    elif state.piles[PARTIAL_DECK]:
        changes.note(state, "FOCUS-03", "no_focus", state.talker)


def heard_options(state: State, barred: Barred | None) -> list[int]:
    """Return the two actions for the Partial that Billy has just told: Persist, or keep it (FOCUS-08)."""
    if barred is not None:
        for timeline in range(TIMELINES):
            if timelines_in_play(state)[timeline]:
                barred.append((STEER + timeline, "focus_chosen", "FOCUS-02", (state.talker,)))
    return [PERSIST, KEEP]


def heard_answer(state: State, action: int) -> None:
    """Give the Partial to the Nurse (PARTIAL-09), or take her token, ignore it, and draw the next card (FOCUS-08)."""
    card = state.heard
    if action == PERSIST:
        changes.move_tokens(state, "FOCUS-08", 1, state.talker, ON_BOARD)
        note_last_token(state)
        changes.put(state, "FOCUS-08", "heard", NOBODY)
        changes.go(state, DEAL_PARTIAL)
        return
    changes.move_card(state, "PARTIAL-09", card, PARTIAL_ASIDE, PARTIAL_HELD + state.talker)
    changes.put(state, "FOCUS-08", "heard", NOBODY)
    changes.put(state, "PARTIAL-04", "draws", state.draws - 1)
    changes.because_of_decision(state)
    after_draw(state)
