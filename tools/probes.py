"""Probe styles: ways to play that should not win, because they refuse the question that each shift asks."""

from __future__ import annotations

from collections.abc import Callable

from holding_on.actions import Action
from holding_on.styles import STYLES, Seat, Style
from holding_on.styles.carer import trust_here

MEDICAL = Action.of("care medical")
PALLIATIVE = Action.of("care palliative")
ENOUGH = Action.of("enough")
_balanced = STYLES["balanced"]


def least_treatment(seat: Seat, actions: tuple[Action, ...]) -> Action:
    """As little medical care as avoids a second warning, and no token for it; for the rest as balanced."""
    if seat.asked == "care":
        must = seat.shift == "night" and not seat.treated and seat.last_warning
        return MEDICAL if must else PALLIATIVE
    if seat.asked == "payment":
        return ENOUGH
    return _balanced(seat, actions)


def saves_spaces(seat: Seat, actions: tuple[Action, ...]) -> Action:
    """Medical care whenever a token saves a space of the track, palliative care else; for the rest as balanced."""
    if seat.asked == "care":
        must = seat.shift == "night" and not seat.treated and seat.last_warning
        saves = seat.card.kind == "deteriorating" and trust_here(seat)
        return MEDICAL if must or saves else PALLIATIVE
    if seat.asked == "payment":
        return actions[0]
    return _balanced(seat, actions)


PROBES: dict[str, Style] = {"least_treatment": least_treatment, "saves_spaces": saves_spaces}
STYLE_OF: Callable[[str], Style] = {**STYLES, **PROBES}.__getitem__
