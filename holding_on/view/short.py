"""The short words of a decision: a question of one line, who is asked, and for each answer a name and a few words.

The board shows the short words. A screen reader reads them first, and then the whole sentences (`sentences.py`).
`content/text/en/play.toml` says beside each short text how long it may be. A fact that decides between two answers
must also stand in the whole sentences.
"""

from typing import Final, NamedTuple

from ..engine import names as n
from ..engine import staffing, stress, two
from ..engine.conversation import event_line
from ..engine.effects import USE_TRUST_CONDITION
from ..engine.phases import DECISION_ROWS
from ..engine.state import State
from .actions import ROWS, Target
from .sentences import Formatter


class Short(NamedTuple):
    """The short words of an answer: `name`, a few more words in `brief`, and whether the whole sentence says more."""

    name: str
    brief: str
    more: bool


# --- the question -------------------------------------------------------------------------------------------------


def question(state: State, formatter: Formatter, topic: str, *, together: bool = False) -> tuple[str, bool]:
    """Return the question in one line, and whether the whole prompt says more than this line and the board.

    `topic` is the kind of the decision in detail; `together` is whether a gesture can answer several questions at once.
    """
    key, facts = _asked(state, formatter, topic)
    if together and formatter.words.has(f"short.ask.{key}_together"):
        return formatter.say(f"short.ask.{key}_together", **facts), False
    return formatter.say(f"short.ask.{key}", **facts), topic in _SAY_MORE and key != "inquiry_more"


_SAY_MORE: Final = frozenset(
    {"care_last_chance", "payment_stable", "trust", "focus", "heard", "inquiry", "leave", "return", "choice"}
)


def _asked(state: State, formatter: Formatter, topic: str) -> tuple[str, dict[str, str | int]]:
    """Return the key of the short question, and the facts that the question names."""
    kind = DECISION_ROWS[state.phase].name
    if topic == "assign":
        here = staffing.on_shift(state)
        if len(here) == 1:
            return "assign_with", {"who": formatter.pawn(here[0])}
        return ("assign_more", {}) if here else ("assign", {"n": staffing.open_spaces(state)})
    if topic == "care_last_chance":
        return topic, {}
    if state.phase == n.CARE:
        return ("care_night" if state.shift == n.NIGHT else "care"), {}
    if state.phase == n.PAYMENT:
        return _payment(state, formatter)
    if state.phase == n.TRUST:
        return ("trust_condition" if _does_him_good(state) else "trust_memory"), {}
    if state.phase == n.INQUIRY and state.conversation == n.INQUIRING:
        return "inquiry_more", {"who": formatter.pawn(state.talker)}
    if state.phase == n.PRICE and state.payer >= n.NURSES:
        return "price_assistants", {}
    if state.phase == n.CARE_TOKEN:
        return kind, {"n": state.gifts}
    return (topic if formatter.words.has(f"short.ask.{topic}") else kind), {}


def _payment(state: State, formatter: Formatter) -> tuple[str, dict[str, str | int]]:
    """Return the key and the facts of the question about payment: whether the only purse pays, or which purse pays."""
    purse = _only_purse(state, n.PAY)
    if purse is None:
        return "payment", {}
    return ("payment_pool", {}) if purse == n.POOL else ("payment_alone", {"who": formatter.pawn(purse)})


def _only_purse(state: State, kind: int) -> int | None:
    """Return the purse of the only legal action of a kind; None when there are several such actions or none."""
    purses = [code & n.ACTION_TARGET for code in state.legal if code & n.ACTION_KIND == kind]
    return purses[0] if len(purses) == 1 else None


def _does_him_good(state: State) -> bool:
    """Whether the Care Token that an Event asks for raises Billy's condition; otherwise it brings a memory."""
    return event_line(state)[state.step] == USE_TRUST_CONDITION


# --- who is asked, and who is there -------------------------------------------------------------------------------


def lead(state: State, formatter: Formatter, who: int) -> str:
    """Return the short line above the question: who is asked, or what that player needs to know before the answer.

    The line does not say who is with Billy, since the board shows that.
    """
    if state.phase == n.PRICE and state.payer == who:
        return formatter.say("short.lead.price", who=formatter.pawn(who))
    if state.phase == n.CHOICE:
        return formatter.say("short.lead.choice", who=formatter.pawn(who))
    if state.phase in (n.TURN, n.ASSIGN, n.PRICE, n.LEAVE, n.RETURN):
        return formatter.say("short.lead.leads", who=formatter.pawn(who))
    if state.phase in (n.TRUST, n.FOCUS, n.HEARD):
        return formatter.say("short.lead.sits", who=formatter.pawn(state.talker))
    if state.phase == n.CARE and state.shift == n.NIGHT and stress.lacks_medical_care(state):
        return formatter.say("short.lead.untreated")
    if state.phase == n.CARE and state.day == 1:
        return formatter.say("short.lead.both", who=formatter.pawn(who))
    card = staffing.current_card(state)
    if state.phase == n.PAYMENT and card[n.KIND] != n.STABLE:
        return formatter.say("short.lead.open", n=card[n.SYMBOLS] - state.covered[state.shift])
    there = who in staffing.on_shift(state)
    return formatter.say("short.lead.answers" if there else "short.lead.leads", who=formatter.pawn(who))


# --- the answers --------------------------------------------------------------------------------------------------


def answer(code: int, state: State, formatter: Formatter) -> Short:
    """Return the short words of an answer; empty for an answer to a choice of the story, which is shown whole."""
    about = ROWS[code].target
    if about.option is not None:
        return Short("", "", more=False)
    key, facts = _named(code, state), {}
    if about.pawn is not None or about.purse is not None:
        facts["who"] = who(about, formatter)
    if about.timeline is not None:
        facts["timeline"] = formatter.say(f"short.timeline.{about.timeline + 1}")
    if about.contact is not None:
        facts["contact"] = formatter.contact(about.contact, state)
    if key == "talk_on_board":
        facts["manager"] = formatter.pawn(state.manager)
    say = formatter.say
    is_known = about.care is not None and state.day > 1
    has_more = formatter.words.has(f"short.answer.{key}.brief") and not is_known
    brief = say(f"short.answer.{key}.brief", **facts) if has_more else ""
    # without these words a player sees no reason to choose Medical Care: it brings no tokens and no memories
    if is_known and about.care == n.MEDICAL and stress.lacks_medical_care(state):
        brief = say("short.answer.medical.due")
    return Short(say(f"short.answer.{key}.name", **facts), brief, key in _NOT_ALL_IN_SHORT)


def who(about: Target, formatter: Formatter) -> str:
    """Return the name of the pawn or purse of an answer."""
    if about.purse == n.POOL:
        return formatter.say("short.pool")
    pawn = about.pawn if about.purse is None else about.purse
    if pawn is None:
        raise ValueError(f"an answer without a part: {about}")
    return formatter.pawn(pawn)


_NOT_ALL_IN_SHORT: Final = ("medical", "accept_warning")
"""Answers whose cost stands only in the whole sentence, and not in the preview."""


def _named(code: int, state: State) -> str:
    """Return the key of the short words of an answer: its kind, in more detail when one kind means several things."""
    kind, about = ROWS[code].kind, ROWS[code].target
    if about.care is not None:
        return n.CARE_NAMES[about.care]
    if about.goods is not None:
        return f"{kind}_{n.GOODS_NAMES[about.goods]}"
    if kind == "talk" and about.pawn is not None and about.pawn >= n.NURSES:
        return "talk_on_board"
    if kind == "reassign" and about.pawn is not None and two.moves_freely(state, about.pawn):
        return "reassign_freely"
    if kind == "stop" and state.conversation == n.INQUIRING:
        return "stop_asking"
    if kind in ("use_trust", "decline"):
        purpose = "condition" if _does_him_good(state) else "memory"
        alone = kind == "decline" or _only_purse(state, n.USE_TRUST) is not None
        return f"{kind}_{purpose}" if alone else kind
    if kind in ("pay", "enough") and _only_purse(state, n.PAY) is not None:
        stable = staffing.current_card(state)[n.KIND] == n.STABLE
        return f"{kind}_alone_stable" if kind == "pay" and stable else f"{kind}_alone"
    if kind == "enough" and state.covered[state.shift] == 0:
        return "enough_none"
    return kind


# --- people -------------------------------------------------------------------------------------------------------


def person(state: State, formatter: Formatter, who: int) -> str:
    """Return the short name of a pawn, for small places of the board; for a pawn in the on-call room only a number."""
    if n.FIRST_ASSISTANT <= who < n.FIRST_ON_CALL:
        return formatter.say("short.assistant", n=who - n.FIRST_ASSISTANT + 1)
    if state.places[who] == n.ON_CALL:
        return formatter.say("short.on_call", n=who - n.FIRST_ON_CALL + 1)
    return formatter.pawn(who)
