"""The variants of unlock sentences, which say what would make a barred candidate legal.

A sentence may name only a way that is possible in the position, now or later. This module does not decide what is
legal: it reads the legal actions and the places of the pawns.
"""

from collections.abc import Callable
from typing import Final

from ..engine import names as n
from ..engine import staffing, stress
from ..engine.state import State


def ending(reason: str, pawn: int, state: State) -> str:
    """Return which sentence says what would make an action legal: the suffix of its key, such as "_later", or "".

    `pawn` is the pawn of the barred candidate, or NOBODY.
    """
    fits = _FITS.get(reason)
    return fits(state, pawn) if fits is not None else ""


def _answers(state: State) -> list[int]:
    """Return the legal actions; while a price in Stress is to be paid, the actions of the assignment that follows."""
    return staffing.assign_options(state, None) if state.phase == n.PRICE else state.legal


def _has(state: State, *kinds: int) -> bool:
    return any(action & n.ACTION_KIND in kinds for action in _answers(state))


def _can_come(state: State, pawn: int) -> bool:
    answers = _answers(state)
    return any(kind + pawn in answers for kind in staffing.COMES)


def _already_on_shift(state: State, pawn: int) -> str:
    if n.COVER + pawn in _answers(state):
        return "_covers"
    return "" if _has(state, *staffing.COMES, n.COVER) else "_settled"


def _cover_limit(state: State, pawn: int) -> str:
    if _has(state, n.COVER):
        return ""
    return "_otherwise" if _has(state, *staffing.COMES) else "_settled"


def _making_call(state: State, pawn: int) -> str:
    return "_done" if stress.is_overstressed(state, pawn) or state.shift == n.NIGHT else ""


_FITS: Final[dict[str, Callable[[State, int], str]]] = {
    "already_on_shift": _already_on_shift,
    "cover_limit": _cover_limit,
    "making_call": _making_call,
    "not_on_the_ward": lambda state, pawn: "" if _has(state, n.SEND_ON_LEAVE) else "_later",
    "not_on_this_shift": lambda state, pawn: "" if _can_come(state, pawn) else "_settled",
    "not_previous_shift": lambda state, pawn: "" if _has(state, n.REASSIGN) else "_nobody",
    "on_call_no_cover": lambda state, pawn: "" if _has(state, n.COVER) else "_later",
    "only_nurses_call": lambda state, pawn: "" if _has(state, n.CALL) else "_later",
    "worked_twice": lambda state, pawn: "_another" if state.readings.nobody_twice else "",
    "tile_taken": lambda state, pawn: "_night" if state.shift == n.NIGHT else "",
}
