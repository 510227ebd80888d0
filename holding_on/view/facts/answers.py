"""The facts of answers: what a position adds to the words of actions and refusals.

What is read here is handed to `refusals.py` as numbers (`things.py`).
"""

from typing import Final

from ...engine import calling, flow, staffing, stress, two
from ...engine import names as n
from ...engine.decisions import named_facts
from ...engine.state import State
from .. import questions, unlocks
from ..actions import ROWS
from ..things import ActionFacts, RefusalFacts, Refused

_OF_A_PURSE: Final = frozenset({"no_tokens", "no_partial_held", "purse_full"})
"""Reasons for a refusal that concern a purse; all Assistants share one purse, the pool."""


def known_contact(number: int, state: State) -> int:
    """Return the number of a contact if the team knows them, else NOBODY."""
    return number if number < len(state.box.contacts) and calling.is_known(state, number) else n.NOBODY


def action_facts(code: int, state: State) -> ActionFacts:
    """Return what a position adds to the words of an action: the card to care for, or who stops asking."""
    kind, about, _ = ROWS[code]
    if about.care is not None and state.phase == n.CARE:
        return ActionFacts(card=staffing.current_card(state), gain=state.readings.stable_gain)
    if about.contact is not None:
        return ActionFacts(contact=known_contact(about.contact, state))
    if kind == "stop" and state.conversation == n.INQUIRING:
        return ActionFacts(asker=state.talker)
    if kind == "reassign" and about.pawn is not None:
        return ActionFacts(freely=two.moves_freely(state, about.pawn))
    return _NOTHING


_NOTHING: Final = ActionFacts()


def candidate_facts(code: int, state: State) -> ActionFacts:
    """Return what a position adds to the words of a candidate, legal or not: only the contact of a Call."""
    return action_facts(code, state) if code & n.ACTION_KIND == n.CALL else _NOTHING


def refusal_facts(reason: str, facts: tuple[int, ...], state: State) -> RefusalFacts:
    """Return what the sentences of a refusal name; `facts` are those of the engine (`engine.decisions`)."""
    fact = named_facts(reason, facts)
    pawn = fact.get("pawn", n.NOBODY)
    why = f"{reason}_moving" if _because_of_the_move(reason, pawn, state) else reason
    return RefusalFacts(
        why,
        why + unlocks.ending(why, pawn, state),
        pawn,
        # a nurse and her purse have the same number; the purse of every other pawn is the pool
        of_the_pool=reason in _OF_A_PURSE and pawn >= n.POOL,
        number=fact.get("count", 0),
        free=fact.get("free", 0),
        timeline=fact.get("timeline", n.NOBODY),
        asked=questions.of(state).name if reason == "not_now" else "",
        closed=(fact["choice"], fact["option"]) if reason == "answer_closed" else None,
        called=known_contact(fact["contact"], state) if reason == "already_called" else None,
        way=_way(pawn, state) if reason == "comes_otherwise" else None,
    )


def _because_of_the_move(reason: str, pawn: int, state: State) -> bool:
    """Whether a pawn has too much Stress only with the Stress that it would gain by moving."""
    return reason in ("too_stressed", "too_stressed_to_call") and not stress.carries_too_much(state, pawn, 0)


def _way(pawn: int, state: State) -> tuple[int, ActionFacts]:
    """Return the action by which a pawn comes to the shift from where it is, and what the position adds to it."""
    code = staffing.way_from(state.places[pawn]) + pawn
    return code, action_facts(code, state)


def barred_facts(state: State) -> tuple[Refused, ...]:
    """Return the barred candidates of the pending decision, each with the facts of its words."""
    found = [
        Refused(code, reason, rule, candidate_facts(code, state), refusal_facts(reason, facts, state))
        for code, reason, rule, facts in flow.barred_actions(state)
    ]
    return tuple(found)
