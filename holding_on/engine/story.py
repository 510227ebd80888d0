"""The story of a scenario after its setup (SCEN-03): letters, choices, and the effects of a letter, answer or Call.

The scenario's data hold all of it. Letters lie in the marked area of the board (SETUP-19). Letters come and choices are
decided before a Patient Card is turned, so that no shift waits for them. The Shift Manager decides a choice and gets
the Care Tokens of a letter. This is our own reading, since no source has such cards.
"""

from . import changes, chronicle, objective, scenario
from .box import Effect
from .decisions import Barred
from .names import (
    ACTION_TARGET,
    CHOICE,
    CHOOSE,
    CLEAR_DECK,
    CLEAR_REMOVED,
    MORNING,
    NOBODY,
    OPTIONS,
    PARTIAL_DECK,
    PARTIAL_REMOVED,
    POST,
    TURN,
)
from .state import State
from .supply import room_in, take_from_supply, tokens_left


def post(state: State) -> None:
    """Read out the letters of this day (in the Morning) and the next choice that is due; then a card can be turned."""
    changes.because_of_time(state)
    if state.shift == MORNING:
        read_letters(state, early=False)
        if state.ending:  # SCEN-09: a loss ends the game at once
            return
    for part, side, _ in state.box.choices:
        if _is_due(state, part, side):
            tell_side(state, "SCEN-03", side)
            changes.go(state, CHOICE)
            return
    changes.because_of_time(state)
    changes.go(state, TURN)


def read_letters(state: State, *, early: bool) -> None:
    """Read out the letters of this day: the early ones as the day begins, before any choice of that morning."""
    for day, part, side, effect, comes_early in state.box.letters:
        if day == state.day and comes_early == early and _is_due(state, part, side):
            tell_side(state, "SETUP-19", side)
            bring(state, "SETUP-19", effect, state.manager)
            if state.ending:
                return


def _is_due(state: State, part: int, side: int) -> bool:
    """Whether a side is to be read out now: its part of the Objective is met, and it was not yet read (SCEN-03)."""
    if side in chronicle.sides_told(state):
        return False
    return part == NOBODY or objective.is_met(state, part)


def tell_side(state: State, rule: str, side: int) -> None:
    """Note in the state and the journal that a side was read out; it is the cause of the next changes."""
    changes.put(state, rule, "story", chronicle.with_side(state.story, side))
    changes.note(state, rule, "narrative", side)
    changes.because_of_last(state)


def bring(state: State, rule: str, effect: Effect, nurse: int) -> None:
    """Apply the effect of a call, a letter or an answer, then check whether the Objective is met (G-31).

    The Care Tokens of the effect go to `nurse`.

    Keeps G-59, SCEN-03.
    """
    condition, tokens, mark, partials, clears = effect
    count = min(room_in(state, nurse, tokens), tokens_left(state))  # TOKEN-04, G-24
    if count > 0:
        take_from_supply(state, rule, count, nurse)
    if mark != NOBODY and not chronicle.has_mark(state, mark):
        changes.put(state, rule, "marks", chronicle.with_mark(state.marks, mark))
    for cards, removed, deck in ((partials, PARTIAL_REMOVED, PARTIAL_DECK), (clears, CLEAR_REMOVED, CLEAR_DECK)):
        for card in cards:
            if card in state.piles[removed]:  # it was set aside at setup and has not come back
                changes.move_card(state, "SCEN-08", card, removed, deck)
    scenario.improve(state, rule, max(0, condition))
    scenario.worsen(state, rule, max(0, -condition))
    scenario.check_objective(state)


# --- choices ----------------------------------------------------------------------------------------------------


def pending_choice(state: State) -> int:
    """Return the index of the choice to be decided, whose side was read out last."""
    sides = [side for _, side, _ in state.box.choices]
    return sides.index(chronicle.sides_told(state)[-1])


def choice_options(state: State, barred: Barred | None) -> list[int]:
    """Return the answers to the choice that was read out, without those whose part of the Objective is not met."""
    choice = pending_choice(state)
    legal: list[int] = []
    for option, (part, _) in enumerate(state.box.choices[choice].answers):
        action = CHOOSE + OPTIONS * choice + option
        if part == NOBODY or objective.is_met(state, part):
            legal.append(action)
        elif barred is not None:
            barred.append((action, "answer_closed", "SCEN-06", (choice, option)))
    return legal


def choice_answer(state: State, action: int) -> None:
    """Apply the answer that was chosen, then look for a further choice: this answer may have made one due."""
    choice, option = divmod(action & ACTION_TARGET, OPTIONS)
    bring(state, "SCEN-03", state.box.choices[choice].answers[option].effect, state.manager)
    if not state.ending:
        changes.go(state, POST)
