"""The debriefing: the days of a game and the facts about them, read from the game's own journal."""

from collections.abc import Sequence

from ...engine import names as n
from ...engine.state import Entry, State
from ...view.names import Names
from . import choosing, day_facts, game_facts, moments, noting
from .reading import Reading
from .shape import Debriefing

__all__ = ["Debriefing", "debrief"]


def debrief(start: State, journal: Sequence[Entry], now: State, names: Names) -> Debriefing:
    """Return what a group reads of its game afterwards.

    Parameters
    ----------
    start : State
        The position before the first entry of the journal, which is the empty table.
    journal : sequence of Entry
        The whole journal.
    now : State
        The position after it.
    names : Names
        The names and the content of the game.

    Returns
    -------
    Debriefing
        The days, the facts and the questions; the turning points are still to be worked out.
    """
    ids = [memory.id for memory in names.catalogue.memories]
    reading = Reading(start, names.scenario, ids)
    for entry in journal:
        reading.step(entry)
        noting.note(reading, entry)
    reading.close(paying=now.phase == n.PAYMENT)
    timelines = sorted({card // n.POSITIONS + 1 for card in start.piles[n.PARTIAL_DECK] if card < n.MEMORIES})
    told: Debriefing = {
        "title": f"scenario.{names.scenario.number}.title",
        "scenario": names.scenario.number,
        "ended": n.ENDING_NAMES[now.ending] if now.ending != n.UNFINISHED else "stopped",
        "day": now.day,
        "players": names.players[: now.players],
        "timelines": timelines,
        "at_start": reading.at_start,
        "days": reading.days,
        "facts": {},
        "questions": {},
        "turning": None,
    }
    heavy = {memory for memory in ids if names.note(f"memory.{memory}") is not None}
    for number, day in enumerate(told["days"], start=1):
        day["facts"] = moments.found([day], heavy) | day_facts.of(told["days"][:number])
    found = moments.found(told["days"], heavy)
    told["facts"] = found | game_facts.of(told, found, timelines)
    told["questions"] = choosing.questions(told["facts"], told["scenario"], names.pawn)
    died = bool(told["facts"]["died"])
    lines = choosing.beds(told["days"], died, told["scenario"], names.pawn)
    for day, line in zip(told["days"], lines, strict=True):
        day["bed"] = line
    return told
