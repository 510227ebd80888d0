"""Functions for the verbs of the journal: each writes what a verb says into the open shift or the open day.

A function is called after its entry has changed the position. Only what the table has seen or heard is written: no
Partial that was passed over unread (FOCUS-04), and no front of a Clear before it lies in play.
"""

from collections.abc import Callable
from typing import Final

from ...engine import changes, chronicle
from ...engine import names as n
from ...engine.state import AFTER, BEFORE, RULE, TARGET, VERB, Entry
from ...engine.verbs import was_read
from .reading import Reading
from .shape import Day

# --- the card and its staff -----------------------------------------------------------------------------------


def _turned(reading: Reading, entry: Entry) -> None:
    card, state, shift = reading.state.box.patients[entry[TARGET]], reading.state, reading.shift
    shift["move"] = reading.move
    shift["kind"] = n.KIND_NAMES[card[n.KIND]]
    shift["staff"], shift["symbols"] = card[n.STAFF], card[n.SYMBOLS]
    shift["known"] = len(state.piles[n.PARTIAL_GRID])


_FROM_ANOTHER_SHIFT: Final = ("COVER-03", "TWO-01")


def _moved(reading: Reading, day: Day, entry: Entry) -> None:
    rule, _, pawn, before, _, _ = entry
    if rule in _FROM_ANOTHER_SHIFT or (rule == "CALL-03" and before != n.BREAK_ROOM):
        reading.shift["moved"].append(pawn)
    elif rule == "LEAVE-04":
        day["leave"].append({"move": reading.move, "who": pawn, "why": "sent"})
    elif rule == "DAY-17":
        day["leave"].append({"move": reading.move, "who": pawn, "why": "worn_out"})


def _tired(reading: Reading, entry: Entry) -> None:
    reading.shift["tired"] += [entry[TARGET]] * (entry[AFTER] - entry[BEFORE])


def _lost(reading: Reading, entry: Entry) -> None:
    card = entry[TARGET]
    partial = was_read(entry)
    reading.shift["lost"].append(
        {
            "move": reading.move,
            "who": reading.state.payer,
            "side": n.GOODS_NAMES[n.PARTIAL if partial else n.CLEAR],
            "timeline": card // n.POSITIONS + 1,
            "memory": reading.memories[card] if partial else None,
        }
    )


# --- care -----------------------------------------------------------------------------------------------------


def _cared(reading: Reading, entry: Entry) -> None:
    if entry[AFTER] != n.UNDECIDED:
        reading.shift["care"] = n.CARE_NAMES[entry[AFTER]]
        reading.staffed()


def _paid(reading: Reading, entry: Entry) -> None:
    reading.shift["tokens"] = entry[AFTER]


def _went(reading: Reading, entry: Entry) -> None:
    reading.shift["fell"] += max(0, entry[BEFORE] - entry[AFTER])


# --- talk -----------------------------------------------------------------------------------------------------


def _talks(reading: Reading, entry: Entry) -> None:
    if entry[RULE] == "PARTIAL-02":
        reading.shift["talker"] = entry[AFTER]


_TOLD: Final = ("PARTIAL-09", "PARTIAL-10", "FOCUS-06")


def _partial_drawn(reading: Reading, entry: Entry) -> None:
    if entry[RULE] in _TOLD:
        reading.shift["told"].append(reading.memories[entry[TARGET]])
    elif entry[RULE] == "FOCUS-08":  # read aloud; whether it is kept is decided next
        reading.shift["passed_over"].append(reading.memories[entry[TARGET]])


def _asks(reading: Reading, entry: Entry) -> None:
    if entry[RULE] == "INQ-07":
        asked = reading.shift["asked"]
        asked.append({"nurse": reading.state.talker, "timeline": entry[AFTER] + 1, "found": 0})


def _clear_drawn(reading: Reading, entry: Entry) -> None:
    if entry[RULE] == "INQ-10":
        reading.shift["asked"][-1]["found"] += 1


def _event(reading: Reading, entry: Entry) -> None:
    reading.shift["events"] += entry[AFTER] != n.NOBODY


def _broken_off(reading: Reading, entry: Entry) -> None:
    if entry[RULE] == "EVENT-14":
        reading.shift["broke_off"] = True


# --- the story ------------------------------------------------------------------------------------------------


def _read_out(reading: Reading, entry: Entry) -> None:
    scenario = reading.scenario
    if scenario.roles[entry[TARGET]] == n.LETTER_TOLD:
        reading.shift["letters"].append(scenario.side_ids[entry[TARGET]])


def _answered(reading: Reading, entry: Entry) -> None:
    if entry[TARGET] & n.ACTION_KIND == n.CHOOSE:
        choice, option = divmod(entry[TARGET] & n.ACTION_TARGET, n.OPTIONS)
        name, answers = reading.scenario.choice_ids[choice]
        reading.shift["choices"].append({"move": reading.move, "choice": name, "answer": answers[option]})


def _called(reading: Reading, entry: Entry) -> None:
    reading.shift["call"] = reading.scenario.contact_ids[chronicle.last_call(entry[AFTER])]
    reading.shift["caller"] = reading.state.places.index(n.CONTACT_TILE)


# --- the evening ----------------------------------------------------------------------------------------------


def _warned(reading: Reading, day: Day, entry: Entry) -> None:
    rule, target = entry[RULE], entry[TARGET]
    if rule == "WARN-03":
        reading.shift["short"] = target
    day["warnings"].append({"rule": rule, "move": reading.move, "who": target if rule == "WARN-02" else None})


def _gathered(reading: Reading, day: Day, _: Entry) -> None:
    day["rested"] = [pawn for pawn, place in enumerate(reading.state.places) if place == n.BREAK_ROOM]


def _card_moved(reading: Reading, day: Day, entry: Entry) -> None:
    rule, card = entry[RULE], entry[TARGET]
    if rule == "TALK-02":
        day["laid"].append(reading.memories[card])
    elif rule == "TALK-07":
        day["sewn"].append(reading.memories[card])
    elif rule == "TALK-08":
        day["returned"] += 1
    elif rule == "PARTIAL-09":  # a Nurse keeps what was read aloud
        reading.shift["passed_over"].remove(reading.memories[card])
        reading.shift["told"].append(reading.memories[card])


# --- all verbs ------------------------------------------------------------------------------------------------

_IN_A_SHIFT: Final[dict[str, Callable[[Reading, Entry], None]]] = {
    changes.DRAW[n.PATIENTS]: _turned,
    changes.DRAW[n.PARTIALS]: _partial_drawn,
    changes.DRAW[n.CLEARS]: _clear_drawn,
    changes.DRAW[n.LOSSES]: _lost,
    changes.CHOSE: _answered,
    changes.BY_ITSELF: _answered,
    changes.TOLD + "narrative": _read_out,
    "called": _called,
    "care": _cared,
    "condition": _went,
    "covered": _paid,
    "draws": _broken_off,
    "event": _event,
    "stress": _tired,
    "talker": _talks,
    "timeline": _asks,
}
_ON_A_DAY: Final[dict[str, Callable[[Reading, Day, Entry], None]]] = {
    changes.CARD: _card_moved,
    changes.TOLD + "gather": _gathered,
    changes.TOLD + "warning_cause": _warned,
    "places": _moved,
}


def note(reading: Reading, entry: Entry) -> None:
    """Write down what an entry says of the open shift and day; nothing before the first day."""
    day, verb = reading.day, entry[VERB]
    if day is None:
        return
    if verb in _IN_A_SHIFT:
        _IN_A_SHIFT[verb](reading, entry)
    elif verb in _ON_A_DAY:
        _ON_A_DAY[verb](reading, day, entry)
