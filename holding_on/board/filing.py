"""What a game is called where it is kept: in a sentence on the shelf, and as the name of a file."""

from __future__ import annotations

import re

from holding_on.engine.names import SHIFT_NAMES
from holding_on.game import Game
from holding_on.language import Words


def told(words: Words, game: Game) -> str:
    """A game in one sentence: who plays it, and how far it is."""
    at = game.structure()
    shift = words.say("view.shift_name", shift=words.say(f"shift.{SHIFT_NAMES[at['shift']]}"))
    who = words.listed(list(game.names))
    return words.say("board.table.keep.told", who=who, day=words.say("view.day", n=at["day"]), shift=shift)


def file_name(game: Game) -> str:
    """The table by its names, and the day: letters and digits only, whatever the names are."""
    plain = "-".join(filter(None, (re.sub(r"\W+", "", name)[:20] for name in game.names)))
    return f"holding-on-{plain.lower() or 'table'}-{game.structure()['day']}.json"
