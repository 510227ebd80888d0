"""The rules of a chapter, at the end of a lesson."""

from __future__ import annotations

from html import escape

from holding_on.catalogue.language import Words
from holding_on.lessons.pieces.piece import Piece, html, listed, with_rule


class Rules(Piece):
    """The rules of a chapter, each with its sentence and its id; rules not yet applied in the lesson are folded."""

    def __init__(self, chapter: list[str], happened: set[str], words: Words) -> None:
        self._words = words
        self.shown = [rule for rule in chapter if rule in happened]
        self.folded = [rule for rule in chapter if rule not in happened]
        body = listed(map(self._rule, self.shown), "rules")
        if self.folded:
            more = escape(words.say("lesson.rules.folded", n=len(self.folded)))
            body += f"<details><summary>{more}</summary>{listed(map(self._rule, self.folded), 'rules')}</details>"
        super().__init__([html(f"<h3>{escape(words.say('lesson.rules.title'))}</h3>{body}")], "rules")

    def _rule(self, rule: str) -> str:
        return with_rule(self._words.say(f"rule.{rule}"), rule)

    def lines(self) -> list[str]:
        say = self._words.say
        return [say("lesson.rules.title"), *self.shown, say("lesson.rules.folded", n=len(self.folded)), *self.folded]
