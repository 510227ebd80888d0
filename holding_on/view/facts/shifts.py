"""The facts of the three shifts of a day: the card of each, who stands on its spaces or covers them, and the care."""

from ...engine import names as n
from ...engine.inquiry import why_not_stable
from ...engine.state import State
from ..lying import OnShift, Patient, Space


def shift_facts(state: State) -> tuple[OnShift, ...]:
    """Return the three shifts of the present day; a shift whose card is not turned yet has no card."""
    return tuple([_shift(state, shift) for shift in range(n.SHIFTS)])


def _shift(state: State, shift: int) -> OnShift:
    pile = state.piles[n.ON_SHIFT + shift]
    if not pile:
        return OnShift(shift, "coming")
    card = _patient(state, shift, pile[0])
    is_now = shift == state.shift and state.phase != n.OVER
    spaces = _spaces(state, shift, card.printed[n.STAFF])
    return OnShift(shift, "now" if is_now else "done", card, spaces, state.care[shift])


def _patient(state: State, shift: int, card: int) -> Patient:
    printed, readings = state.box.patients[card], state.readings
    return Patient(
        card,
        printed,
        state.covered[shift],
        inquire=why_not_stable(printed) is None,
        gain=readings.stable_gain,
        all_held=readings.emergency_tokens,
    )


def _spaces(state: State, shift: int, staff: int) -> tuple[Space, ...]:
    """Return the Staff spaces of a shift: first those with a pawn, then covered spaces, then empty ones."""
    covering = [pawn for pawn in range(n.STRESSABLE) for _ in range(state.cover[pawn])] if shift == state.shift else []
    spaces: list[Space] = []
    for space in range(staff):
        place = n.FIRST_SPACES[shift] + space
        pawn = state.places.index(place) if place in state.places else None
        spaces.append(Space(pawn, covering.pop(0) if pawn is None and covering else None))
    return tuple(spaces)
