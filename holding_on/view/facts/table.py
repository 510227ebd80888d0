"""The facts of the table: time, condition, Warnings and roles, the decks, the supply, and the conversation."""

from ...engine import conversation, flow, scenario, staffing
from ...engine import names as n
from ...engine.state import State
from ..lying import Decks, Head, Read, Supply, Talk, Track
from ..shape import RoleName
from .progress import progress_facts


def head_facts(state: State) -> Head:
    """Return what the top of the board shows."""
    return Head(
        state.day,
        state.shift,
        state.manager,
        state.condition,
        bool(state.silent),
        state.warnings,
        state.readings.warnings_lose,
        _roles(state),
        progress_facts(state),
    )


def _roles(state: State) -> tuple[tuple[RoleName, int], ...]:
    """Return who has which role now: the Shift Manager, the senior of the shift, and who plays Billy."""
    if state.phase == n.OVER or state.manager < 0:
        return ()
    found: list[tuple[RoleName, int]] = [("manager", state.manager)]
    if max(state.places) >= staffing.first_space(state):
        found.append(("senior", flow.senior(state)))
    if state.conversation != n.SILENCE:
        found.append(("reader", conversation.plays_billy(state, state.talker)))
    return tuple(found)


def track_facts(state: State) -> Track:
    """Return Billy's condition, and the number of shifts that the game can have.

    Each shift takes one patient card, and none of these cards leaves the game.
    """
    cards = (n.PATIENT_DECK, n.PATIENT_DISCARD, *(n.ON_SHIFT + shift for shift in range(n.SHIFTS)))
    shifts = sum([len(state.piles[pile]) for pile in cards])
    return Track(state.condition, state.ending in (n.DIED, n.DECK_EMPTY), shifts)


def decks_facts(state: State) -> Decks:
    """Return how many cards each deck still has."""
    return Decks(*[len(state.piles[pile]) for pile in (n.PATIENT_DECK, n.PARTIAL_DECK, n.CLEAR_DECK)])


def supply_facts(state: State) -> Supply:
    """Return the Care Tokens that nobody has."""
    return Supply(max(0, state.tokens[n.SUPPLY]), state.tokens[n.ON_BOARD])


def talk_facts(state: State) -> Talk | None:
    """Return the conversation with Billy; None when nobody talks with him, and after the end of the game."""
    if state.conversation == n.SILENCE or state.phase == n.OVER:
        return None
    if state.conversation == n.LISTENING:
        # the card about which is being decided is drawn already (FOCUS-08)
        return Talk("listening", state.talker, n.NOBODY, state.draws - (state.phase == n.HEARD))
    return Talk("steering" if state.conversation == n.STEERING else "inquiring",
                state.talker, state.timeline, state.draws)  # fmt: skip


def read_so_far(state: State) -> tuple[Read, ...]:
    """Return the sides of Narrative Cards read so far: at the setup, by Calls, in the story, and after a win."""
    told = [Read(side) for side in scenario.sides_read(state)]
    return (*told[:-1], Read(told[-1].side, scenario.outcome_lines(state))) if state.ending == n.WON else tuple(told)
