"""The further course of a scenario's story (SCEN-03): letters, choices, and what they and a Call bring.

All of it stands in the scenario's data. Letters lie in the marked area of the board (SETUP-19). Letters come and
choices are decided before a Patient Card is turned, so that no shift waits for them. The Shift Manager decides a choice
and gets what a letter brings: a reading of our own, for no source has such cards.
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
    """Before a Patient Card is turned: in the Morning the letters of this day, then each choice that is due."""
    changes.because_of_time(state)
    for day, part, side, effect in state.box.letters:
        if day == state.day and state.shift == MORNING and _is_due(state, part, side):
            tell_side(state, "SETUP-19", side)
            bring(state, "SETUP-19", effect, state.manager)
            if state.ending:  # at once (SCEN-09)
                return
    for part, side, _ in state.box.choices:
        if _is_due(state, part, side):
            tell_side(state, "SCEN-03", side)
            changes.go(state, CHOICE)
            return
    changes.because_of_time(state)
    changes.go(state, TURN)


def _is_due(state: State, part: int, side: int) -> bool:
    """Whether a side is to be told now: once, when its part of the Objective is met (SCEN-03)."""
    if side in chronicle.sides_told(state):
        return False
    return part == NOBODY or objective.is_met(state, part)


def tell_side(state: State, rule: str, side: int) -> None:
    """A side is read out, once; what follows is caused by it."""
    changes.put(state, rule, "story", chronicle.with_side(state.story, side))
    changes.note(state, rule, "narrative", side)
    changes.because_of_last(state)


def bring(state: State, rule: str, effect: Effect, nurse: int) -> None:
    """Apply the effect of a call, a letter or an answer, then look whether the Objective is reached (G-31).

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
            if card in state.piles[removed]:  # set aside at this setup, and not back yet
                changes.move_card(state, "SCEN-08", card, removed, deck)
    scenario.improve(state, rule, max(0, condition))
    scenario.worsen(state, rule, max(0, -condition))
    scenario.check_objective(state)


# --- choices ----------------------------------------------------------------------------------------------------


def pending_choice(state: State) -> int:
    """The choice that is to be decided: its side was told last."""
    sides = [side for _, side, _ in state.box.choices]
    return sides.index(chronicle.sides_told(state)[-1])


def choice_options(state: State, barred: Barred | None) -> list[int]:
    """The answers to the choice that was read out; one may have been closed by what was done before."""
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
    """Apply the answer that was chosen; another choice may be due because of this answer."""
    choice, option = divmod(action & ACTION_TARGET, OPTIONS)
    bring(state, "SCEN-03", state.box.choices[choice].answers[option].effect, state.manager)
    if not state.ending:
        changes.go(state, POST)
