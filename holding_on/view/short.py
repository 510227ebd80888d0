"""The words of a decision: the whole question, and in short a line, who is asked, and a name for each answer.

The board shows the short words. A screen reader reads them first, and then the whole sentences (`refusals.py`).
`content/text/en/play.toml` says beside each short text how long it may be. A fact that decides between two answers
must also stand in the whole sentences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ..engine import names as n
from .actions import ROWS, Target

if TYPE_CHECKING:
    from . import shape
    from .names import Names
    from .things import AnswerFacts, Question


class Short(NamedTuple):
    """The short words of an answer: `name`, a few more words in `brief`, and whether the whole sentence says more."""

    name: str
    brief: str
    more: bool


# --- the question -------------------------------------------------------------------------------------------------


def prompt(question: Question, names: Names) -> shape.Prompt:
    """Return the question as plain data."""
    line, more = _line(question, names)
    lead = question.lead
    return {
        "kind": question.kind,
        "who": question.who,
        "who_text": "" if question.who is None else names.pawn(question.who),
        "text": whole(question, names),
        "short": line,
        "lead": "" if lead is None else names.say(f"short.lead.{lead.key}", **names.named(lead.facts)),
        "more": more,
        "rule": question.rule,
        "topic": question.topic,
    }


def whole(question: Question, names: Names) -> str:
    """Return the whole question, one or two sentences."""
    who = question.who
    asked = {"who": "" if who is None else names.pawn(who), "shift": names.shift(question.shift), "n": 0}
    return names.say(f"prompt.{question.key}", **asked | names.named(question.facts))


def _line(question: Question, names: Names) -> tuple[str, bool]:
    """Return the question in one line, and whether the whole prompt says more than this line and the board."""
    key, facts = question.line.key, names.named(question.line.facts)
    if question.together and names.words.has(f"short.ask.{key}_together"):
        return names.say(f"short.ask.{key}_together", **facts), False
    return names.say(f"short.ask.{key}", **facts), question.more


# --- the answers --------------------------------------------------------------------------------------------------


def answer(told: AnswerFacts, names: Names) -> Short:
    """Return the short words of an answer; empty for an answer to a choice of the story, which is shown whole."""
    about = ROWS[told.code].target
    if about.option is not None:
        return Short("", "", more=False)
    key = told.key
    facts: dict[str, str] = {}
    if about.pawn is not None or about.purse is not None:
        facts["who"] = who(about, names)
    if about.timeline is not None:
        facts["timeline"] = names.say(f"short.timeline.{about.timeline + 1}")
    if about.contact is not None:
        facts["contact"] = names.contact(told.contact)
    if told.manager != n.NOBODY:
        facts["manager"] = names.pawn(told.manager)
    say = names.say
    has_more = names.words.has(f"short.answer.{key}.brief") and not told.known
    brief = say(f"short.answer.{key}.brief", **facts) if has_more else ""
    # without these words a player sees no reason to choose Medical Care: it brings no tokens and no memories
    if told.due:
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
