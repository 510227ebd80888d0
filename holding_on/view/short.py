"""The words of a decision: the whole question, and in short a line, who is asked, and a name for each answer.

The board shows the short words. A screen reader reads them first, and then the whole sentences (`refusals.py`).
`content/text/en/play.toml` says beside each short text how long it may be. A fact that decides between two answers
must also stand in the whole sentences.
"""

from typing import Final, NamedTuple

from ..engine import names as n
from ..engine import staffing, stress, two
from ..engine.state import State
from . import questions
from .actions import ROWS, Target
from .facts.answers import known_contact
from .names import Names


class Short(NamedTuple):
    """The short words of an answer: `name`, a few more words in `brief`, and whether the whole sentence says more."""

    name: str
    brief: str
    more: bool


# --- the question -------------------------------------------------------------------------------------------------


def prompt(state: State, names: Names, who: int | None) -> str:
    """Return the whole question, one or two sentences; `who` is the player who is asked, or None."""
    row = questions.of(state)
    asked = {"who": "" if who is None else names.pawn(who), "shift": names.shift(state.shift), "n": 0}
    return names.say(f"prompt.{row.key(state)}", **asked | names.named(row.facts(state)))


def question(state: State, names: Names, *, together: bool = False) -> tuple[str, bool]:
    """Return the question in one line, and whether the whole prompt says more than this line and the board.

    `together` is whether a gesture can answer several questions at once.
    """
    row = questions.of(state)
    asked = row.short(state)
    facts = names.named(asked.facts)
    if together and names.words.has(f"short.ask.{asked.key}_together"):
        return names.say(f"short.ask.{asked.key}_together", **facts), False
    return names.say(f"short.ask.{asked.key}", **facts), row.says_more(state)


def lead(state: State, names: Names, who: int) -> str:
    """Return the short line above the question: who is asked, or what that player needs to know before the answer."""
    told = questions.of(state).lead(state, who)
    return names.say(f"short.lead.{told.key}", **names.named(told.facts))


# --- the answers --------------------------------------------------------------------------------------------------


def answer(code: int, state: State, names: Names) -> Short:
    """Return the short words of an answer; empty for an answer to a choice of the story, which is shown whole."""
    about = ROWS[code].target
    if about.option is not None:
        return Short("", "", more=False)
    key, facts = _named(code, state), {}
    if about.pawn is not None or about.purse is not None:
        facts["who"] = who(about, names)
    if about.timeline is not None:
        facts["timeline"] = names.say(f"short.timeline.{about.timeline + 1}")
    if about.contact is not None:
        facts["contact"] = names.contact(known_contact(about.contact, state))
    if key == "talk_on_board":
        facts["manager"] = names.pawn(state.manager)
    say = names.say
    is_known = about.care is not None and state.day > 1
    has_more = names.words.has(f"short.answer.{key}.brief") and not is_known
    brief = say(f"short.answer.{key}.brief", **facts) if has_more else ""
    # without these words a player sees no reason to choose Medical Care: it brings no tokens and no memories
    if is_known and about.care == n.MEDICAL and stress.lacks_medical_care(state):
        brief = say("short.answer.medical.due")
    return Short(say(f"short.answer.{key}.name", **facts), brief, key in _NOT_ALL_IN_SHORT)


def who(about: Target, names: Names) -> str:
    """Return the name of the pawn or purse of an answer."""
    if about.purse == n.POOL:
        return names.say("short.pool")
    pawn = about.pawn if about.purse is None else about.purse
    if pawn is None:
        raise ValueError(f"an answer without a part: {about}")
    return names.pawn(pawn)


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
        purpose = "condition" if questions.does_him_good(state) else "memory"
        alone = kind == "decline" or questions.only_purse(state, n.USE_TRUST) is not None
        return f"{kind}_{purpose}" if alone else kind
    if kind in ("pay", "enough") and questions.only_purse(state, n.PAY) is not None:
        stable = staffing.current_card(state)[n.KIND] == n.STABLE
        return f"{kind}_alone_stable" if kind == "pay" and stable else f"{kind}_alone"
    if kind == "enough" and state.covered[state.shift] == 0:
        return "enough_none"
    return kind
