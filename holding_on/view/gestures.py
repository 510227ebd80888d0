"""The words of gestures: who takes part, who is proposed, and for several purses how often each gives or gets.

The gestures of a position were found in `facts/gestures.py`, and are handed in.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..engine import names as n
from . import short
from .actions import ROWS, Target

if TYPE_CHECKING:
    from .coming import GestureFacts
    from .names import Names


def named(told: GestureFacts, names: Names) -> short.Short:
    """Return the short words of a gesture: who takes part, and for several purses how often each gives or gets.

    For a gesture with proposals, the few words after the name say who is proposed.
    """
    say, gesture = names.say, told.gesture
    if gesture.whom is not None:
        who = say("short.pool") if told.talker is None and gesture.whom == n.POOL else names.pawn(gesture.whom)
        return short.Short(say("short.gesture.instead", who=who), "", more=False)
    words = _named(told, names)
    if not gesture.proposed or (words.brief and not told.names_others):
        return words
    if told.talker is not None:
        return words._replace(brief=say("short.gesture.sits", who=names.pawn(told.talker)))
    last = ROWS[gesture.proposed[-1]].target
    return words._replace(brief=say("short.gesture.gets", who=short.who(last, names)))


def _named(told: GestureFacts, names: Names) -> short.Short:
    """Return the short words of the actions that a table gives together."""
    if told.alone is not None:
        return short.answer(told.alone, names)
    if told.goes:
        return short.Short(", ".join(map(names.pawn, told.goes)), "", more=False)
    times = Counter(ROWS[code].target for code in told.gesture.given if code != n.ENOUGH)
    parts = [names.say("short.gesture.part", who=_who(about, names), n=often) for about, often in times.items()]
    name = ", ".join(parts) if len(parts) > 1 else _who(next(iter(times)), names, "pool_alone")
    return short.Short(name, "", more=False)


def _who(about: Target, names: Names, pool: str = "pool") -> str:
    return names.say(f"short.gesture.{pool}") if about.purse == n.POOL else short.who(about, names)
