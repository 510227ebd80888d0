"""The words of what may be answered, and of what is barred: why it is barred, and what would make it legal.

What the position adds to these words was read in `facts/answers.py`, and is handed in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine import names as n
from .things import ActionFacts, RefusalFacts, Refused

if TYPE_CHECKING:
    from . import shape
    from .names import Names

_YIELDS: Final = (("tokens", n.YIELD_TOKENS), ("memories", n.YIELD_MEMORIES), ("either", n.YIELD_EITHER))


class Refusals:
    """The words of one game for actions, legal or barred."""

    def __init__(self, names: Names) -> None:
        self.names: Final = names
        self.say: Final = names.say

    def action(self, code: int, facts: ActionFacts) -> str:
        """Return an action in words, also with the cost of care, or who stops."""
        if facts.card:
            return self._kind_of_care(code, facts)
        if facts.asker != n.NOBODY:
            return self.say("action.stop_asking", who=self.names.pawn(facts.asker))
        return self.names.action(code, "reassign_freely" if facts.freely else "", facts.contact)

    def _kind_of_care(self, code: int, facts: ActionFacts) -> str:
        """Return a kind of care in words, with its cost and effects on the shift's card."""
        key = f"action.care.{n.CARE_NAMES[code & n.ACTION_TARGET]}_{n.KIND_NAMES[facts.card[n.KIND]]}"
        what = self.yields(facts.card) or self.say("view.yield.nothing")
        return self.say(key, n=facts.card[n.SYMBOLS], gain=facts.gain, what=what)

    def yields(self, card: tuple[int, ...]) -> str:
        """Return in words what Palliative Care brings on a patient card; "" when it brings nothing."""
        return self.names.words.listed([self.say(f"view.yield.{name}", n=card[c]) for name, c in _YIELDS if card[c]])

    def refusal(self, facts: RefusalFacts) -> tuple[str, str]:
        """Return two sentences about a barred candidate: why it is barred, and what would make it legal."""
        names, pawn = self.names, facts.pawn
        known: dict[str, str | int] = {
            "who": "" if pawn == n.NOBODY else names.purse(n.POOL) if facts.of_the_pool else names.pawn(pawn),
            "n": facts.number,
            "free": facts.free,
            "timeline": "" if facts.timeline == n.NOBODY else names.timeline(facts.timeline),
            "asked": self.say(f"asked.{facts.asked}") if facts.asked else "",
            "contact": "" if facts.called is None else names.contact(facts.called),
            "closed": "" if facts.closed is None else names.answer(*facts.closed, "_closed"),
        }
        if facts.why == "house_rule":
            known["house"] = self.say(f"rule.{n.HOUSE}{facts.number:02}")
        if facts.way is not None:
            known["way"] = self.action(*facts.way)
        why, unlock = self.say(f"refusal.{facts.why}", **known), self.say(f"unlock.{facts.unlock}", **known)
        return why[:1].upper() + why[1:], unlock[:1].upper() + unlock[1:]

    def barred(self, candidate: Refused) -> shape.Refusal:
        """Return a barred candidate with its sentences, as plain data."""
        code, reason, rule, action, facts = candidate
        why, unlock = self.refusal(facts)
        text = self.action(code, action)
        return {"code": code, "text": text, "reason": reason, "rule": rule, "why": why, "unlock": unlock}
