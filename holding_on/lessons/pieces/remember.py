"""The end of a lesson: the one thing to remember, and what tomorrow's lesson will need."""

from __future__ import annotations

from holding_on.catalogue.language import Words
from holding_on.lessons.pieces.piece import Piece, html, paragraph


class Remember(Piece):
    """Two sentences: what to remember, and what will be needed. `key` begins the keys `point` and `tomorrow`."""

    def __init__(self, key: str, words: Words) -> None:
        lead, point = words.say("lesson.remember.lead"), words.say(f"{key}.point")
        tomorrow = words.say("lesson.remember.tomorrow", what=words.say(f"{key}.tomorrow"))
        self._said = [lead, point, tomorrow]
        super().__init__([html(paragraph(lead) + paragraph(point, "point") + paragraph(tomorrow))], "remember")

    def lines(self) -> list[str]:
        return list(self._said)
