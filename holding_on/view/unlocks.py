"""Which variant of an unlock sentence fits a position: what would unlock an action must be possible there, or later.

Nothing here decides what is legal: it reads the legal actions and where the pawns are.
"""

from collections.abc import Callable
from typing import Final

from ..engine import names as n
from ..engine import staffing
from ..engine.state import State

Facts = tuple[int, ...]


def ending(reason: str, facts: Facts, state: State) -> str:
    """The suffix of the key of an unlock sentence for this position; empty where the sentence fits every position."""
    fits = _FITS.get(reason)
    return fits(state, facts) if fits is not None else ""


def _answers(state: State) -> list[int]:
    """The legal actions; while a price of Stress is to be paid, those of the assignment that comes after it."""
    return staffing.assign_options(state, None) if state.phase == n.PRICE else state.legal


def _has(state: State, *kinds: int) -> bool:
    return any(action & n.ACTION_KIND in kinds for action in _answers(state))


def _can_come(state: State, pawn: int) -> bool:
    answers = _answers(state)
    return any(kind + pawn in answers for kind in (n.PLACE, n.CALL_IN, n.REASSIGN))


def _already_on_shift(state: State, facts: Facts) -> str:
    if n.COVER + facts[0] in _answers(state):
        return "_covers"
    return "" if _has(state, n.PLACE, n.CALL_IN, n.REASSIGN, n.COVER) else "_settled"


def _cover_limit(state: State, facts: Facts) -> str:
    if _has(state, n.COVER):
        return ""
    return "_otherwise" if _has(state, n.PLACE, n.CALL_IN, n.REASSIGN) else "_settled"


def _making_call(state: State, facts: Facts) -> str:
    tired = state.stress[facts[0]] >= state.readings.stress_max[facts[0]]
    return "_done" if tired or state.shift == n.NIGHT else ""


_FITS: Final[dict[str, Callable[[State, Facts], str]]] = {
    "already_on_shift": _already_on_shift,
    "cover_limit": _cover_limit,
    "making_call": _making_call,
    "not_on_the_ward": lambda state, facts: "" if _has(state, n.SEND_ON_LEAVE) else "_later",
    "not_on_this_shift": lambda state, facts: "" if _can_come(state, facts[0]) else "_settled",
    "not_previous_shift": lambda state, facts: "" if _has(state, n.REASSIGN) else "_nobody",
    "on_call_no_cover": lambda state, facts: "" if _has(state, n.COVER) else "_later",
    "only_nurses_call": lambda state, facts: "" if _has(state, n.CALL) else "_later",
    "worked_twice": lambda state, facts: "_another" if state.readings.nobody_twice else "",
    "tile_taken": lambda state, facts: "_night" if state.shift == n.NIGHT else "",
}


def carries_too_much(state: State, nurse: int) -> bool:
    """Whether a Nurse has too much Stress to Call or to Inquire already, not only with what the way there would add."""
    return state.stress[nurse] >= state.readings.inquire_stress
