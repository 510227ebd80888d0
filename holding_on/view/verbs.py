"""The rows of the verbs: how entries of the journal with each verb are shown to a reader.

A row names the text of the entries and the facts in this text, and says which sentences have a fold. `engine.verbs`
says what the numbers of an entry stand for; this module turns each number into a name. By default the key of an entry's
text is `change.<verb>.<rule>`, or `change.<verb>` when there is no such text. Which entries matter much or reveal
something is said without words, in `facts/verbs.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..engine import changes, chronicle, verbs
from ..engine import names as n
from ..engine.state import AFTER, BEFORE, RULE, TARGET, VERB, Entry
from ..engine.verbs import Numbers
from .actions import ROWS as ACTION_ROWS

if TYPE_CHECKING:
    from .names import Names

Facts = Mapping[str, str | int]
"""What a sentence may name, by the name of its gap."""


# --- the text of an entry -----------------------------------------------------------------------------------------


def _of_the_rule(names: Names, entry: Entry) -> str:
    verb = entry[VERB]
    if is_of_the_house(entry):
        return _of_the_house(entry)
    key = f"change.{verb}.{entry[RULE]}"
    return key if key in names.words.texts else f"change.{verb}"


def is_of_the_house(entry: Entry) -> bool:
    """Whether a rule of the table's own has made an entry."""
    return entry[RULE].startswith(n.HOUSE)


def _of_the_house(entry: Entry) -> str:
    verb, after = entry[VERB], entry[AFTER]
    if verb == "stress" and after == 0:
        return "change.stress.house_free"
    return f"change.{verb}.house{'_back' if verb == changes.TOKENS and after >= n.ON_BOARD else ''}"


def _of_the_loss(names: Names, entry: Entry) -> str:
    key = _of_the_rule(names, entry)
    return f"{key}_read" if verbs.was_read(entry) and f"{key}_read" in names.words.texts else key


def _of_the_answer(names: Names, entry: Entry) -> str:
    if is_of_the_house(entry):
        return _of_the_house(entry)
    key = f"change.{entry[VERB]}.{ACTION_ROWS[entry[TARGET]].kind}"
    return key if names.words.has(key) else f"change.{entry[VERB]}.default"


def _of_the_care(_: Names, entry: Entry) -> str:
    return f"change.care.{n.CARE_NAMES[entry[AFTER]]}"


def _of_the_ending(_: Names, entry: Entry) -> str:
    return f"change.ending.{n.ENDING_NAMES[entry[AFTER]]}"


_TOLD_AS: Final = {n.LETTER_TOLD: "change.letter_comes", n.CHOICE_TOLD: "change.choice_asked"}


def _of_the_side(names: Names, entry: Entry) -> str:
    return _TOLD_AS.get(names.scenario.roles[entry[TARGET]], "change.narrative")


# --- the facts in the text ----------------------------------------------------------------------------------------


def _moved(names: Names, entry: Entry) -> Facts:
    place = entry[AFTER]
    facts: dict[str, str | int] = {
        "who": names.pawn(entry[TARGET]),
        "before": entry[BEFORE],
        "after": place,
        "n": place,
    }
    if place >= n.FIRST_SPACE:
        shift, space = n.shift_and_space(place)
        facts |= {"shift": names.shift(shift), "space": space + 1, "n": space + 1}
    return facts


def _purse(names: Names, entry: Entry) -> Facts:
    _, _, count, source, target, _ = entry
    holder = source if source < n.ON_BOARD else target
    return {"n": count, "who": names.purse(holder) if holder < n.ON_BOARD else ""}


def _contact(names: Names, contact: int) -> Facts:
    """Return the name of a contact that was chosen for a Call; the team knows such a contact."""
    return {"contact": names.contact(contact)}


def card_facts(names: Names, card: int, source: int, target: int) -> dict[str, str]:
    """Return the facts that a sentence may name about a card that goes from one pile to another."""
    pile = source if source >= n.PARTIAL_DECK else target
    if pile < n.PARTIAL_DECK:
        return {"kind": names.patient_kind(card), "picture": names.patient_picture(card)}
    deck = "partial" if pile < n.CLEAR_DECK else "clear"
    if card >= n.MEMORIES:
        return {"title": names.event_title(deck, card), "text": names.event_text(deck, card)}
    memory = names.catalogue.memories[card]
    facts = {"timeline": names.timeline(memory.timeline), "who": ""}
    for first, count in ((n.PARTIAL_HELD, n.POOL + 1), (n.CLEAR_HELD, n.NURSES)):
        for end in (source, target):
            if first <= end < first + count:
                facts["who"] = names.purse(end - first)
    facts["words"] = names.say(f"memory.{memory.id}.words")
    facts["title"] = names.say(f"memory.{memory.id}.title")
    return facts


_NAMED: Final[dict[Numbers, Callable[[Names, Entry], Facts]]] = {
    Numbers(verbs.ACTION, verbs.PHASE, verbs.PHASE): lambda f, e: {"action": f.action(e[TARGET])},
    Numbers(verbs.CARD, verbs.PILE, verbs.PILE): lambda f, e: card_facts(f, e[TARGET], e[BEFORE], e[AFTER]),
    Numbers(verbs.COUNT, verbs.PURSE, verbs.PURSE): _purse,
    Numbers(verbs.PAWN, verbs.PLACE, verbs.PLACE): _moved,
    Numbers(verbs.PAWN, verbs.COUNT, verbs.COUNT): lambda f, e: {
        "who": f.pawn(e[TARGET]),
        "n": e[AFTER],
        "before": e[BEFORE],
        "after": e[AFTER],
    },
    Numbers(verbs.SHIFT, verbs.CARE, verbs.CARE): lambda f, e: {"shift": f.shift(e[TARGET])},
    Numbers(verbs.NOTHING, verbs.CALLS, verbs.CALLS): lambda f, e: _contact(f, chronicle.last_call(e[AFTER])),
    Numbers(verbs.NOTHING, verbs.CONTACT, verbs.CONTACT): lambda f, e: _contact(f, e[AFTER]),
    Numbers(verbs.NOTHING, verbs.COUNT, verbs.COUNT): lambda _, e: {
        "n": e[AFTER],
        "before": e[BEFORE],
        "after": e[AFTER],
    },
    Numbers(verbs.NOTHING, verbs.MARKS, verbs.MARKS): lambda f, e: {
        "mark": f.mark(chronicle.new_mark(e[BEFORE], e[AFTER]))
    },
    Numbers(verbs.NOTHING, verbs.PAWN, verbs.PAWN): lambda f, e: {"who": f.pawn(e[AFTER])},
    Numbers(verbs.NOTHING, verbs.SHIFT, verbs.SHIFT): lambda f, e: {"shift": f.shift(e[AFTER])},
    Numbers(verbs.NOTHING, verbs.STAGE, verbs.STAGE): lambda f, e: {"stage": f.stage(e[AFTER])},
    Numbers(verbs.NOTHING, verbs.TIMELINE, verbs.TIMELINE): lambda f, e: {"timeline": f.timeline(e[AFTER])},
    Numbers(verbs.COUNT): lambda _, e: {"n": e[TARGET]},
    Numbers(verbs.MARK): lambda f, e: {"mark": f.mark(e[TARGET])},
    Numbers(verbs.PAWN): lambda f, e: {"who": f.pawn(e[TARGET])},
    Numbers(verbs.PAWN, before=verbs.COUNT): lambda f, e: {"who": f.purse(n.purse_of(e[TARGET])), "n": e[BEFORE]},
    Numbers(verbs.PAWN_OR_COUNT): lambda f, e: {"who": f.pawn(e[TARGET]), "n": e[TARGET]},
    Numbers(verbs.SIDE): lambda f, e: {"title": f.side(e[TARGET])},
    Numbers(before=verbs.COUNT): lambda _, e: {"n": e[BEFORE]},
}
"""The functions that make the facts of a sentence; the key says what the numbers of the entry stand for."""


def _nothing(_: Names, __: Entry) -> Facts:
    return {}


# --- the rows -----------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """The row of a verb: functions for the facts and the key of its text, and for the fold of its sentences."""

    verb: str
    facts: Callable[[Names, Entry], Facts]
    key: Callable[[Names, Entry], str] = _of_the_rule
    is_folded: Callable[[Entry], bool] = lambda _: False
    """Whether the sentence of an entry has a fold, where it names a memory with a note."""


def _row(verb: str, **told: Any) -> Row:
    return Row(verb, _NAMED.get(verbs.VERBS[verb], _nothing), **told)


_ROWS: Final = (
    _row(changes.BY_ITSELF, key=_of_the_answer),
    _row(
        changes.CARD,
        is_folded=lambda entry: entry[RULE] != "PARTIAL-09",  # the entry in which that card was drawn has the fold
    ),
    _row(changes.CHOSE, key=_of_the_answer),
    _row(changes.DRAW[n.PARTIALS], is_folded=lambda _: True),
    _row(changes.DRAW[n.LOSSES], key=_of_the_loss, is_folded=verbs.was_read),
    _row(changes.TOLD + "narrative", key=_of_the_side),
    _row("care", key=_of_the_care),
    _row("ending", key=_of_the_ending),
)
ROWS: Final = {verb: _row(verb) for verb in verbs.VERBS} | {row.verb: row for row in _ROWS}
"""The row of every verb."""
