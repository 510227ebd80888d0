"""The verbs of the journal as a reader meets them, a row for each: the text of its entries, its facts, its weight.

What the numbers of an entry stand for says the engine (`engine.verbs`); here stands how each is named. The text of an
entry is `change.<verb>.<rule>`, else `change.<verb>`, where its row says nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..engine import changes, chronicle, verbs
from ..engine import names as n
from ..engine.state import AFTER, BEFORE, RULE, TARGET, VERB, Entry
from ..engine.verbs import Numbers
from .actions import ROWS as ACTION_ROWS

if TYPE_CHECKING:
    from .sentences import Formatter

Facts = dict[str, Any]


# --- the text of an entry -----------------------------------------------------------------------------------------


def _of_the_rule(formatter: Formatter, entry: Entry) -> str:
    verb = entry[VERB]
    key = f"change.{verb}.{entry[RULE]}"
    return key if key in formatter.words.texts else f"change.{verb}"


def _of_the_answer(formatter: Formatter, entry: Entry) -> str:
    key = f"change.{entry[VERB]}.{ACTION_ROWS[entry[TARGET]].kind}"
    return key if formatter.words.has(key) else f"change.{entry[VERB]}.default"


def _of_the_care(_: Formatter, entry: Entry) -> str:
    return f"change.care.{n.CARE_NAMES[entry[AFTER]]}"


def _of_the_ending(_: Formatter, entry: Entry) -> str:
    return f"change.ending.{n.ENDING_NAMES[entry[AFTER]]}"


_TOLD_AS: Final = {n.LETTER_TOLD: "change.letter_comes", n.CHOICE_TOLD: "change.choice_asked"}


def _of_the_side(formatter: Formatter, entry: Entry) -> str:
    return _TOLD_AS.get(formatter.scenario.roles[entry[TARGET]], "change.narrative")


# --- what it may name ---------------------------------------------------------------------------------------------


def _moved(formatter: Formatter, entry: Entry) -> Facts:
    place = entry[AFTER]
    facts: Facts = {"who": formatter.pawn(entry[TARGET]), "before": entry[BEFORE], "after": place, "n": place}
    if place >= n.FIRST_SPACE:
        shift, space = n.shift_and_space(place)
        facts |= {"shift": formatter.shift(shift), "space": space + 1, "n": space + 1}
    return facts


def _purse(formatter: Formatter, entry: Entry) -> Facts:
    _, _, count, source, target, _ = entry
    holder = source if source < n.ON_BOARD else target
    return {"n": count, "who": formatter.purse(holder) if holder < n.ON_BOARD else ""}


def _contact(formatter: Formatter, contact: int) -> Facts:
    """Who was chosen, so that it is known who that is."""
    return {"contact": formatter.say(f"contact.{formatter.scenario.contact_ids[contact]}")}


_NAMED: Final[dict[Numbers, Callable[[Formatter, Entry], Facts]]] = {
    Numbers(verbs.ACTION, verbs.PHASE, verbs.PHASE): lambda f, e: {"action": f.action(e[TARGET])},
    Numbers(verbs.CARD, verbs.PILE, verbs.PILE): lambda f, e: f.card_facts(e[TARGET], e[BEFORE], e[AFTER]),
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
"""What a sentence names, by what the numbers of its entry stand for."""


def _nothing(_: Formatter, __: Entry) -> Facts:
    return {}


# --- the rows -----------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """A verb: the key of its text, what that may name, and how much it weighs."""

    facts: Callable[[Formatter, Entry], Facts]
    key: Callable[[Formatter, Entry], str] = _of_the_rule
    weighs: bool = False
    """Whether nobody may miss it: it is read aloud however much else has happened."""
    weighs_by: frozenset[str] = frozenset()
    """Rules by which it weighs where it otherwise does not."""
    read_aloud: bool = False
    """Whether somebody at the table reads Billy's words in it."""


def _row(verb: str, **told: Any) -> Row:
    return Row(_NAMED.get(verbs.VERBS[verb], _nothing), **told)


ROWS: Final = {verb: _row(verb) for verb in verbs.VERBS} | {
    changes.BY_ITSELF: _row(changes.BY_ITSELF, key=_of_the_answer),
    changes.CARD: _row(changes.CARD, weighs_by=frozenset({"TALK-07"})),
    changes.CHOSE: _row(changes.CHOSE, key=_of_the_answer),
    changes.DRAW[n.PARTIALS]: _row(changes.DRAW[n.PARTIALS], read_aloud=True),
    changes.TOLD + "narrative": _row(changes.TOLD + "narrative", key=_of_the_side),
    changes.TOLD + "overstressed": _row(changes.TOLD + "overstressed", weighs=True),
    changes.TOLD + "warning_cause": _row(changes.TOLD + "warning_cause", weighs=True),
    "care": _row("care", key=_of_the_care),
    "condition": _row("condition", weighs=True),
    "ending": _row("ending", key=_of_the_ending, weighs=True),
    "stress": _row("stress", weighs=True),
    "warnings": _row("warnings", weighs=True),
}
"""The row of every verb."""
