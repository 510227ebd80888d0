"""Probe styles: simple ways to play that should not win, because each leaves out a part of what matters."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from holding_on.engine.names import CONTACTS, MEMORIES, POSITIONS, TIMELINES
from holding_on.styles import STYLES, Seat, Style, Wishes
from holding_on.styles.weighing import trust_here
from holding_on.view.actions import Action

MEDICAL = Action.of("care medical")
PALLIATIVE = Action.of("care palliative")
ENOUGH = Action.of("enough")
BY_CHANCE = 30
"""The answers of a hundred that a novice gives by chance."""
_balanced = STYLES["balanced"]


def least_treatment(seat: Seat, actions: tuple[Action, ...]) -> Action:
    """Choose medical care only to avoid a second warning, and pay no token for it; else choose as `balanced`."""
    if seat.asked == "care":
        must = seat.shift == "night" and not seat.treated and seat.last_warning
        return MEDICAL if must else PALLIATIVE
    if seat.asked == "payment":
        return ENOUGH
    return _balanced(seat, actions)


def saves_spaces(seat: Seat, actions: tuple[Action, ...]) -> Action:
    """Choose medical care only to avoid a second warning or to save a space by a token; else choose as `balanced`."""
    if seat.asked == "care":
        must = seat.shift == "night" and not seat.treated and seat.last_warning
        saves = seat.card.kind == "deteriorating" and trust_here(seat)
        return MEDICAL if must or saves else PALLIATIVE
    if seat.asked == "payment":
        return actions[0]
    return _balanced(seat, actions)


def always_comfort(seat: Seat, actions: tuple[Action, ...]) -> Action:
    """Choose palliative care wherever it is a choice; else choose as `balanced`."""
    return PALLIATIVE if seat.asked == "care" else _balanced(seat, actions)


def always_treatment(seat: Seat, actions: tuple[Action, ...]) -> Action:
    """Choose medical care wherever it is a choice; else choose as `balanced`."""
    return MEDICAL if seat.asked == "care" else _balanced(seat, actions)


def novice(seat: Seat, actions: tuple[Action, ...]) -> Action:
    """Give 30 of 100 answers by chance, as a table does that still learns the game; else choose as `balanced`."""
    drawn, rest = divmod(seat.luck() * 100, 1 << 31)  # one number for both: whether by chance, and which answer then
    return actions[rest * len(actions) >> 31] if drawn < BY_CHANCE else _balanced(seat, actions)


class Blindfolded:
    """A seat that does not show the Objective: every memory that is not clear yet is wanted, and so is every Call."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    @property
    def wishes(self) -> Wishes:
        """The same weight for every memory that is not clear yet, and for every Call: this style seeks nothing."""
        clears = self._seat.clear_cards
        missing = tuple([float(card not in clears) for card in range(MEMORIES)])
        return Wishes(float(MEMORIES), missing, (float(POSITIONS),) * TIMELINES, (1.0,) * CONTACTS, sum(missing))

    def __getattr__(self, name: str) -> object:
        return getattr(self._seat, name)


def blind(seat: Seat, actions: tuple[Action, ...]) -> Action:
    """Choose as `balanced`, without knowing the Objective: every memory of Billy and every Call counts the same."""
    return _balanced(cast(Seat, Blindfolded(seat)), actions)


PROBES: dict[str, Style] = {"least_treatment": least_treatment, "saves_spaces": saves_spaces}
"""The probe styles of the tuning table."""
OF_AN_EVENING: dict[str, Style] = {
    "always_comfort": always_comfort,
    "always_treatment": always_treatment,
    "novice": novice,
}
"""The probe styles of the table of scenario 0."""
STYLE_OF: Callable[[str], Style] = {**STYLES, **PROBES, **OF_AN_EVENING, "blind": blind}.__getitem__
