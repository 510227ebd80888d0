"""The view: what a display may show of a position, as plain data with its sentences, without hidden cards.

A view holds what the whole table knows. `seat` only says for which player the display is; `Game.lines` can name more
for that player. This module applies no rules: legality, seniority, stage and progress come from the engine.
"""

from ..engine.state import State
from . import ending, memories, offered, people, shape, shifts, short, story, table
from .actions import USED_BY
from .ahead import look
from .facts import gestures
from .facts.answers import barred_facts
from .facts.decision import offer, question_facts
from .facts.ending import ended_facts
from .facts.memories import lying
from .facts.people import letters, people_facts, places_facts, pool_facts
from .facts.progress import progress_facts
from .facts.shifts import shift_facts
from .facts.table import decks_facts, head_facts, read_so_far, supply_facts, talk_facts, track_facts
from .names import Names
from .wording import Wording


def build(state: State, wording: Wording, seat: int | None = None) -> shape.Position:
    """Return the view of a position as JSON data."""
    names = wording.names
    ahead = look(state)
    together = gestures.offered(ahead, names.scenario.beforehand)
    actions = {code: offered.action(offer(code, ahead), wording) for code in state.legal}
    return {
        "lang": names.words.lang,
        "players": state.players,
        "seat": seat,
        "head": table.head(head_facts(state), progress_facts(state), names),
        "track": table.track(track_facts(state), names),
        "shifts": [shifts.shift(each, wording) for each in shift_facts(state)],
        "places": _places(state, names),
        "pawns": [people.pawn(each, wording) for each in people_facts(state)],
        "pool": people.pool(pool_facts(state), wording),
        "supply": table.supply(supply_facts(state), names),
        "decks": table.decks(decks_facts(state), names),
        "grid": memories.grid(lying(state), wording),
        "conversation": table.talk(talk_facts(state), names),
        "prompt": short.prompt(question_facts(state), names, together=bool(together)),
        "actions": [*actions.values()],
        "gestures": [offered.gesture(gestures.told(each, ahead), actions[each.chain[0]], wording) for each in together],
        "barred": [{**line, **offered.pointed(line["code"])} for line in wording.refusals.barred(barred_facts(state))],
        "used_by": {thing: [*kinds] for thing, kinds in USED_BY.items()},
        "told": [story.card(side, names) for side in read_so_far(state)],
        "outcome": ending.outcome(ended_facts(state), names),
    }


def _places(state: State, names: Names) -> list[shape.Place]:
    """Return the places for pawns that are on no shift, and the Marked Area for letters if the scenario has it."""
    found = [people.place(there, names) for there in places_facts(state)]
    come = letters(state)
    return found if come is None else [*found, people.marked_area(come, names)]
