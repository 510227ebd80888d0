"""The reading pass of a view: all that a display may say of a position, read at once and handed to the words."""

from collections.abc import Collection

from ...engine.state import State
from ..ahead import look
from ..seen import Seen
from . import gestures
from .answers import barred_facts
from .decision import offer, question_facts
from .ending import ended_facts
from .memories import lines
from .people import letters, people_facts, places_facts, pool_facts
from .shifts import shift_facts
from .table import decks_facts, head_facts, read_so_far, supply_facts, talk_facts, track_facts


def read(state: State, seat: int | None, beforehand: Collection[str]) -> Seen:
    """Return all that a view says of a position.

    `beforehand` are the names of the phases that the board answers beforehand (`beforehand.py`).
    """
    ahead = look(state)
    together = gestures.offered(ahead, beforehand)
    offers = {code: offer(code, ahead) for code in state.legal}
    return Seen(
        state.players,
        seat,
        head_facts(state),
        track_facts(state),
        shift_facts(state),
        places_facts(state),
        letters(state),
        people_facts(state),
        pool_facts(state),
        supply_facts(state),
        decks_facts(state),
        lines(state),
        talk_facts(state),
        question_facts(state)._replace(together=bool(together)),
        tuple(offers.values()),
        tuple([gestures.told(each, offers[each.chain[0]], ahead) for each in together]),
        barred_facts(state),
        read_so_far(state),
        ended_facts(state),
    )
