"""The rows of the questions: what each decision asks, what the question is about, and how it is answered.

A row names the keys of the texts of a question and the facts in these texts. It says which kinds of actions one gesture
may give together, on which page the question may be answered, and what a preview says before it. Who is asked, and by
which rule, is in the row of the phase (`engine.phases`).

This module knows the position and no language: a fact is a number, or a thing that `names.py` calls by its name.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ..engine import flow, staffing, story, stress
from ..engine import names as n
from ..engine.conversation import event_line
from ..engine.effects import ICON_NAMES, USE_TRUST_CONDITION
from ..engine.phases import DECISION_ROWS
from ..engine.state import State
from .shape import LeafKind
from .things import Asked, Thing

# --- what a question depends on -----------------------------------------------------------------------------------


def only_purse(state: State, kind: int) -> int | None:
    """Return the purse of the only legal action of a kind; None when there are several such actions or none."""
    purses = [code & n.ACTION_TARGET for code in state.legal if code & n.ACTION_KIND == kind]
    return purses[0] if len(purses) == 1 else None


def does_him_good(state: State) -> bool:
    """Whether the Care Token that an Event asks for raises Billy's condition; otherwise it brings a memory."""
    return event_line(state)[state.step] == USE_TRUST_CONDITION


def _is_last_chance(state: State) -> bool:
    """Whether it is night and Billy had no Medical Care today (WARN-01)."""
    return state.shift == n.NIGHT and stress.lacks_medical_care(state)


def _card(state: State) -> str:
    """Return the name of the kind of the patient card."""
    return n.KIND_NAMES[staffing.current_card(state)[n.KIND]]


def _symbols_left(state: State) -> int:
    return staffing.current_card(state)[n.SYMBOLS] - state.covered[state.shift]


# --- what is asked, in one line -----------------------------------------------------------------------------------


def _assign(state: State) -> Asked:
    topic = _assign_topic(state)
    if topic != "assign":
        return Asked(topic)
    here = staffing.on_shift(state)
    if len(here) == 1:
        return Asked.of("assign_with", who=Thing("pawn", here[0]))
    return Asked("assign_more") if here else Asked.of("assign", n=staffing.open_spaces(state))


def _care(state: State) -> Asked:
    if _is_last_chance(state):
        return Asked("care_last_chance")
    return Asked("care_night" if state.shift == n.NIGHT else "care")


def _payment(state: State) -> Asked:
    """Return the question about payment: whether the only purse pays, or which purse pays."""
    purse = only_purse(state, n.PAY)
    if purse is None:
        return Asked("payment")
    return Asked("payment_pool") if purse == n.POOL else Asked.of("payment_alone", who=Thing("pawn", purse))


def _inquiry(state: State) -> Asked:
    if state.conversation == n.INQUIRING:
        return Asked.of("inquiry_more", who=Thing("pawn", state.talker))
    return Asked("inquiry")


# --- what it is about ---------------------------------------------------------------------------------------------


def _turn_topic(state: State) -> str:
    return "turn_first" if state.day == 1 and state.shift == n.MORNING else "turn"


def _assign_topic(state: State) -> str:
    if any(code & n.ACTION_KIND == n.CALL for code in state.legal):
        return "assign_call"
    return "assign_short" if staffing.shortage(state) > 0 else "assign"


def _care_topic(state: State) -> str:
    return "care_last_chance" if _is_last_chance(state) else f"care_{_card(state)}"


# --- who is asked, or what has to be known before -----------------------------------------------------------------


def _answers(state: State, who: int) -> Asked:
    return Asked.of("answers", who=Thing("pawn", who)) if who in staffing.on_shift(state) else _leads(state, who)


def _leads(_: State, who: int) -> Asked:
    return Asked.of("leads", who=Thing("pawn", who))


def _sits(state: State, _: int) -> Asked:
    return Asked.of("sits", who=Thing("pawn", state.talker))


def _price_lead(state: State, who: int) -> Asked:
    return Asked.of("price", who=Thing("pawn", who)) if state.payer == who else _leads(state, who)


def _care_lead(state: State, who: int) -> Asked:
    if _is_last_chance(state):
        return Asked("untreated")
    return Asked.of("both", who=Thing("pawn", who)) if state.day == 1 else _answers(state, who)


def _payment_lead(state: State, who: int) -> Asked:
    return _answers(state, who) if _card(state) == "stable" else Asked.of("open", n=_symbols_left(state))


# --- the rows -----------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """The row of a question; each of the functions gets the position in which the question is asked."""

    phase: int
    name: str
    """The name of the phase; by default also the key of the texts."""
    key: Callable[[State], str]
    """The last part of the key of the whole question, which begins with `prompt.`."""
    short: Callable[[State], Asked]
    """The question in one line; its key begins with `short.ask.`."""
    topic: Callable[[State], str]
    """What the question is about: its kind, in more detail where a player who meets it first needs another hint."""
    facts: Callable[[State], dict[str, int | Thing]] = lambda _: {}
    """What the whole question names, beside the shift and the player who is asked."""
    lead: Callable[[State, int], Asked] = _answers
    """Who is asked, or what that player needs to know first; its key begins with `short.lead.`.

    It does not say who is with Billy, since the board shows that.
    """
    says_more: Callable[[State], bool] = lambda _: False
    """Whether the whole question says more than its one line and the board."""
    together: frozenset[int] = frozenset()
    """The kinds of actions of which one gesture gives several, and so answers the question each time that it comes."""
    goes_on: int | None = None
    """The action after which a gesture turns the next patient card."""
    names_others: bool = False
    """Whether each other way to answer what follows is a gesture of its own.

    Elsewhere the names of these gestures would stand among the names of other answers.
    """
    covers: bool = False
    """Whether the answer decides how many symbols of the patient card get a Care Token."""
    gives: bool = False
    """Whether a preview says before the question what is still to be given: Care Tokens and memories."""
    on_pages: frozenset[LeafKind] = frozenset()
    """The kinds of pages on which the question is answered: the card that asks, or the memory to keep (FOCUS-08)."""


def _always(_: State) -> bool:
    return True


def _row(phase: int, name: str = "", **told: Any) -> Row:
    """Return a row; `topic`, `key` and `short` that are not told are the name of the phase, or follow from `topic`."""
    name = name or DECISION_ROWS[phase].name
    row = Row(phase, name, key=lambda _: name, short=lambda _: Asked(name), topic=lambda _: name)
    return row._replace(**told)


_ALL: Final = (
    _row(n.TURN, short=lambda state: Asked(_turn_topic(state)), topic=_turn_topic, lead=_leads),
    _row(
        n.ASSIGN,
        key=lambda state: "assign_call" if n.NO_CALL in state.legal else "assign",
        facts=lambda state: {"n": staffing.open_spaces(state)},
        short=_assign,
        topic=_assign_topic,
        lead=_leads,
        together=frozenset({n.PLACE}),
    ),
    _row(
        n.PRICE,
        key=lambda state: "price" if state.payer < n.NURSES else "price_assistant",
        facts=lambda state: {"pays": Thing("pawn", state.payer)},
        short=lambda state: Asked("price" if state.payer < n.NURSES else "price_assistants"),
        lead=_price_lead,
    ),
    _row(n.NIGHT_TOKEN, facts=lambda state: {"n": state.gifts}, gives=True),
    _row(
        n.CARE,
        key=lambda state: "care_not_yet_medical" if _is_last_chance(state) else "care",
        short=_care,
        topic=_care_topic,
        lead=_care_lead,
        says_more=_is_last_chance,
        names_others=True,
        covers=True,
    ),
    _row(
        n.PAYMENT,
        key=lambda state: f"payment_{_card(state)}",
        facts=lambda state: {"n": _symbols_left(state), "gain": state.readings.stable_gain},
        short=_payment,
        topic=lambda state: f"payment_{_card(state)}",
        lead=_payment_lead,
        says_more=lambda state: _card(state) == "stable",
        together=frozenset({n.PAY, n.ENOUGH}),
        covers=True,
    ),
    _row(n.EMERGENCY_TOKEN, facts=lambda state: {"n": state.gifts}, gives=True),
    _row(n.EITHER, facts=lambda state: {"n": state.either}, names_others=True, gives=True),
    _row(
        n.CARE_TOKEN,
        facts=lambda state: {"n": state.gifts},
        short=lambda state: Asked.of("care_token", n=state.gifts),
        together=frozenset({n.GIVE}),
        gives=True,
    ),
    _row(n.TALKER, facts=lambda state: {"n": state.draws}, gives=True),
    _row(
        n.TRUST,
        key=lambda state: ICON_NAMES[event_line(state)[state.step]],
        short=lambda state: Asked("trust_condition" if does_him_good(state) else "trust_memory"),
        lead=_sits,
        says_more=_always,
    ),
    _row(
        n.INQUIRY,
        key=lambda state: _inquiry(state).key,
        facts=lambda state: {"n": state.readings.inquire_cost},
        short=_inquiry,
        topic=lambda state: _inquiry(state).key,
        says_more=lambda state: state.conversation != n.INQUIRING,
    ),
    _row(n.LEAVE, lead=_leads, says_more=_always, goes_on=n.NO_MORE_LEAVE),
    _row(n.RETURN, facts=lambda state: {"n": state.readings.break_room_tokens}, lead=_leads, says_more=_always),
    _row(n.FOCUS, facts=lambda state: {"n": state.draws}, lead=_sits, says_more=_always),
    _row(
        n.HEARD,
        facts=lambda state: {"timeline": Thing("timeline", state.heard // n.POSITIONS)},
        lead=_sits,
        says_more=_always,
        on_pages=frozenset({"told", "conversation"}),
    ),
    _row(
        n.CHOICE,
        facts=lambda state: {"title": Thing("side", state.box.choices[story.pending_choice(state)].side)},
        lead=lambda _, who: Asked.of("choice", who=Thing("pawn", who)),
        says_more=_always,
        on_pages=frozenset({"choice"}),
    ),
)
ROWS: Final = {row.phase: row for row in _ALL}
"""The row of every decision; the key is the number of its phase."""
_NO_MORE: Final = _row(n.OVER, "over")
"""Stands for the question where nobody is asked any more."""


def of(state: State) -> Row:
    """Return the row of the pending question; after the end of the game, the row `over`."""
    return ROWS.get(state.phase, _NO_MORE)


def topic(state: State) -> str:
    """Return the kind of the pending question, such as "care", in more detail where it has several topics."""
    return of(state).topic(state)


def rule(state: State) -> str:
    """Return the rule by which the pending question is asked; after the end, the rule by which the game is over."""
    return DECISION_ROWS[state.phase].rule if state.phase < n.DECISIONS else flow.over_rule(state)
