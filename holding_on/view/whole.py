"""The wording pass of a view: all that was read of a position (`facts/whole.py`), as plain data with its sentences.

Most of a position is as it was one answer before, and what has not changed need not be said again (`Names.once`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import ending, memories, offered, people, shape, shifts, short, story, table
from .actions import USED_BY

if TYPE_CHECKING:
    from .seen import Seen
    from .wording import Wording


def position(seen: Seen, wording: Wording) -> shape.Position:
    """Return the facts of a position as JSON data. Parts may be those of an earlier view: nobody may change them."""
    names = wording.names
    once = names.once
    places = [once(people.place, each, names) for each in seen.places]
    if seen.letters is not None:
        places.append(once(people.marked_area, seen.letters, names))
    return {
        "lang": names.words.lang,
        "players": seen.players,
        "seat": seen.seat,
        "head": once(table.head, seen.head, names),
        "track": once(table.track, seen.track, names),
        "shifts": [once(shifts.shift, each, wording) for each in seen.shifts],
        "places": places,
        "pawns": [once(people.pawn, each, wording) for each in seen.people],
        "pool": once(people.pool, seen.pool, wording),
        "supply": once(table.supply, seen.supply, names),
        "decks": once(table.decks, seen.decks, names),
        "grid": [once(memories.row, each, wording) for each in seen.lines],
        "conversation": once(table.talk, seen.talk, names),
        "prompt": once(short.prompt, seen.question, names),
        "actions": [once(offered.action, each, wording) for each in seen.offers],
        "gestures": [once(offered.gesture, each, wording) for each in seen.gestures],
        "barred": [once(offered.refused, each, wording) for each in seen.barred],
        "used_by": _USED_BY,
        "told": [once(story.card, each, names) for each in seen.read],
        "outcome": ending.outcome(seen.ended, names),
    }


_USED_BY: Final = {thing: [*kinds] for thing, kinds in USED_BY.items()}
