"""The facts of people: where each pawn is, what it has, who is at which place, and which letters have come."""

from ...engine import chronicle, flow, staffing, stress, two
from ...engine import names as n
from ...engine.state import State
from ..lying import Person, Pool, There
from .answers import known_contact


def people_facts(state: State) -> tuple[Person, ...]:
    """Return everybody who is in this game, in the order of the pawns' numbers."""
    first = staffing.first_space(state)
    leads = flow.senior(state) if max(state.places) >= first else n.NOBODY
    found = [
        _person(state, pawn, senior=pawn == leads and pawn < n.NURSES and place >= first)
        for pawn, place in enumerate(state.places)
        if place != n.ABSENT
    ]
    return tuple(found)


def _person(state: State, pawn: int, *, senior: bool) -> Person:
    nurse, readings = pawn < n.NURSES, state.readings
    gains_stress = pawn < n.STRESSABLE
    return Person(
        pawn,
        state.places[pawn],
        stress=state.stress[pawn] if gains_stress else 0,
        stress_max=readings.stress_max[pawn] if gains_stress else 0,
        overstressed=stress.is_overstressed(state, pawn),
        tokens=state.tokens[pawn] if nurse else None,
        token_cap=readings.token_cap if nurse else None,
        partials=tuple(state.piles[n.PARTIAL_HELD + pawn]) if nurse else (),
        # which Clears these are, only their nurse may see (CLEAR-03, COMP-19)
        clears=tuple([card // n.POSITIONS for card in state.piles[n.CLEAR_HELD + pawn]]) if nurse else (),
        manager=pawn == state.manager,
        freely=two.moves_freely(state, pawn),
        senior=senior,
    )


def places_facts(state: State) -> tuple[There, ...]:
    """Return the places for pawns that are on no shift, each with those who are there.

    Only a game of four players uses the Shift Manager Board (FOUR-01). Only a scenario with Calls has the Contact Tile
    (CALL-02, COMP-17, SETUP-13).
    """
    leads = (n.MANAGER_BOARD,) if state.players == n.NURSES else ()
    calls = (n.CONTACT_TILE,) if state.box.contacts else ()
    there = (n.BREAK_ROOM, *leads, n.ON_CALL, n.ON_LEAVE, n.LEFT, *calls)
    found: dict[int, list[int]] = {place: [] for place in there}
    for pawn, place in enumerate(state.places):
        if place in found:
            found[place].append(pawn)
    return tuple([There(place, tuple(pawns), _called(place, state)) for place, pawns in found.items()])


def _called(place: int, state: State) -> int | None:
    """Return who is being called from a place; NOBODY for a contact whom the team does not know, None for no Call."""
    calls = place == n.CONTACT_TILE and state.contact != n.NOBODY
    return known_contact(state.contact, state) if calls else None


def letters(state: State) -> tuple[int, ...] | None:
    """Return the sides of the letters that have come; None in a scenario without letters (COMP-18, SETUP-19)."""
    if not state.box.letters:
        return None
    return tuple([side for side in chronicle.sides_told(state) if state.box.sides[side] == n.LETTER_TOLD])


def pool_facts(state: State) -> Pool:
    """Return what the Assistants have together."""
    return Pool(state.tokens[n.POOL], tuple(state.piles[n.PARTIAL_HELD + n.POOL]))
