"""The facts of the pages of a move: which entries of the journal have a page, and what each page tells."""

from typing import Final

from ...engine import changes, conversation
from ...engine import names as n
from ...engine.state import AFTER, RULE, TARGET, VERB, Entry, State
from .. import questions
from ..found import Emergency, Evening, Happened, Laid, Narrated, Page, Pages, ReadAloud, Warned
from ..shape import Side
from .album import is_read
from .answers import known_contact

_NARRATIVE: Final = changes.TOLD + "narrative"
_EVENTS: Final = ("PARTIAL-06", "INQ-09")
"""The rules by which an Event is drawn."""
_SENT_TO_CALL: Final = "CALL-03"
_TURNS_AWAY: Final = ("EVENT-10", "EVENT-14")
"""The rules of Events by which Billy changes the subject or does not want to talk any more."""
_SHOWN: Final[dict[str, Side | None]] = {"TALK-02": "partial", "TALK-07": "clear", "TALK-08": None}
"""The rules by which a memory is placed, sewn on or given back in the evening, with the side that lies open then."""


def pages_facts(journal: list[Entry], first: int, state: State) -> Pages:
    """Return the pages for the entries from the line `first` on, in the order of the entries."""
    found: list[Page] = []
    evening: list[Laid] = []
    for line in range(first, len(journal)):
        verb, rule = journal[line][VERB], journal[line][RULE]
        if is_read(journal[line]):
            found.append(_read_aloud(journal, line, state))
        elif verb in changes.DRAW and rule in _EVENTS:
            found.append(_happened(journal, line))
        elif verb == changes.DRAW[n.PATIENTS]:
            found += _first_emergency(journal, line, state)
        elif verb == "warnings" and state.ending != n.TRANSFERRED:
            found.append(_warned(journal, line, state))
        elif verb == _NARRATIVE and state.box.sides[journal[line][TARGET]] != n.OUTCOME:  # the ending has a page
            found.append(_narrated(journal, line, state))
        elif verb == changes.CARD and rule in _SHOWN:
            evening.append(_laid(journal[line], line))
            if rule == "TALK-07":  # a Partial has no page here: it was read aloud when it was drawn
                found.append(evening[-1])
        elif verb == "day" and evening:
            found.append(Evening(line, evening, journal[line][AFTER]))
            evening = []
    if evening:  # the game ended in that evening
        found.append(Evening(len(journal) - 1, evening, 0))
    return Pages(found, questions.of(state).on_pages)


def _talker(journal: list[Entry], line: int) -> int:
    """Return the pawn that talks to Billy at a line of the journal."""
    return next(entry[AFTER] for entry in reversed(journal[:line]) if entry[VERB] == "talker")


def _read_aloud(journal: list[Entry], line: int, state: State) -> ReadAloud:
    talker = _talker(journal, line)
    return ReadAloud(line, journal[line], talker, conversation.plays_billy(state, talker))


def _happened(journal: list[Entry], line: int) -> Happened:
    turned = any(entry[RULE] in _TURNS_AWAY for entry in journal[line:])
    return Happened(line, journal[line], _talker(journal, line), _caused(journal, line), turned)


def _caused(journal: list[Entry], line: int) -> list[Entry]:
    """Return the changes that an Event causes before the next card or decision."""
    found: list[Entry] = []
    for entry in journal[line + 1 :]:
        if entry[VERB] in changes.DRAW or entry[VERB] in (changes.CHOSE, changes.BY_ITSELF):
            break
        if entry[RULE].startswith("EVENT-") and entry[VERB] not in (changes.CARD, "stage"):
            found.append(entry)
    return found


def _first_emergency(journal: list[Entry], line: int, state: State) -> list[Emergency]:
    """Return the first Emergency card of a game; [] for a later Emergency, which is read on its card."""
    card = journal[line][TARGET]
    kinds = state.box.patients
    turned = (entry[TARGET] for entry in journal[:line] if entry[VERB] == changes.DRAW[n.PATIENTS])
    if kinds[card][n.KIND] != n.EMERGENCY or any(kinds[before][n.KIND] == n.EMERGENCY for before in turned):
        return []
    return [Emergency(line, card)]


def _warned(journal: list[Entry], line: int, state: State) -> Warned:
    """Return a Warning, with its cause, and the number of Warnings at which the game is lost."""
    causes = (entry for entry in reversed(journal[:line]) if entry[VERB] == changes.TOLD + "warning_cause")
    later = next((entry[AFTER] for entry in journal[line:] if entry[VERB] == "day"), 0)
    return Warned(line, next(causes, None), journal[line][AFTER], state.readings.warnings_lose, later)


def _narrated(journal: list[Entry], line: int, state: State) -> Narrated:
    """Return a side that was read: of a Call with who called whom, else with the Shift Manager, who reads it out."""
    side = journal[line][TARGET]
    role = state.box.sides[side]
    if role == n.CALL_TOLD:
        calls = [entry for entry in journal[:line] if entry[RULE] == _SENT_TO_CALL]
        who = next(entry[TARGET] for entry in reversed(calls) if entry[VERB] == "places")
        contact = next(entry[AFTER] for entry in reversed(calls) if entry[VERB] == "contact")
        return Narrated(line, side, who, known_contact(contact, state))
    return Narrated(line, side, state.manager if role in (n.LETTER_TOLD, n.CHOICE_TOLD) else None)


def _laid(entry: Entry, line: int) -> Laid:
    rule, _, _, source, _, _ = entry
    first = n.PARTIAL_HELD if rule == "TALK-02" else n.CLEAR_HELD
    return Laid(line, entry, source - first, _SHOWN[rule])
