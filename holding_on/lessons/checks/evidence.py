"""The line of the journal that says why a fact is as it is: the one that set its value, or that says it stayed."""

from __future__ import annotations

from typing import Final

from holding_on.engine import changes
from holding_on.engine.state import RULE, VERB
from holding_on.game import Game
from holding_on.lessons.checks.facts import read

FOLLOWS: Final = {"stage": "condition"}
"""For a fact that may stay while the number that it follows changes: the fact whose line says why."""
STAYS: Final = {
    "condition": ("told_stays_stable", "told_top_of_track"),
    "pool": ("told_no_night_token",),
    "stress": ("told_rest_lost",),
    "partials": ("told_quiet_moment", "told_no_focus"),
    "board": ("told_quiet_moment", "told_no_focus"),
}
"""For a fact, the verbs of the notes in the journal that say why it stays as it was."""
ENDS_THE_TALK: Final = "EVENT-14"
"""The rule by which no more memories are told, which has a line of its own and no note."""
OF_THE_TALK: Final = ("partials", "board")


def line_about(game: Game, since: int, about: str) -> tuple[str, str]:
    """Return the line of the journal by which a fact got its value after the first `since` moves, with its rule.

    When nothing changed the fact, the line is the last note that says why it stayed. Both are empty when there is no
    such line, since a line about something else would be no reason.
    """
    about = FOLLOWS.get(about, about)
    entries, table = game.entries(since), game.table()
    said = {row["line"]: (row["text"], row["rule"]) for row in game.lines()}
    value = read(game, table, about)
    for number, entry in reversed(entries):
        changes.undo(table, entry)
        if read(game, table, about) != value:
            return said.get(number, ("", ""))
    what = about.rpartition(" ")[2]
    for number, entry in reversed(entries):
        is_note = entry[VERB] in STAYS.get(what, ()) or (entry[RULE] == ENDS_THE_TALK and what in OF_THE_TALK)
        if is_note and number in said:
            return said[number]
    return "", ""
