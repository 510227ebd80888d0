"""The end of a lesson: what was chosen and heard in it, the one thing to remember, and what tomorrow will need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from holding_on.catalogue.language import Words
from holding_on.common.course import goals_of
from holding_on.lessons.pieces.piece import Piece, html, paragraph
from holding_on.lessons.pieces.staged import Staged

MOST: Final = 4
"""How many things that were chosen or heard are told again; of more, the first and the latest."""


class Remember(Piece):
    """One thing to remember and what comes next, below what the learner chose at the beginning and heard on the way.

    What was chosen and heard follows the pieces of the lesson, whenever the learner comes back to them. A lesson that
    serves goals of nursing ends with what the learner can do on a ward.
    """

    def __init__(self, key: str, words: Words, pieces: Sequence[Staged] = (), number: int | None = None) -> None:
        """Make the piece. `key` begins the keys `point` and `tomorrow`, or
        `quiet`, a sentence where tomorrow is no matter yet; `pieces` are those that come before it.

        `number` is the number of the lesson, by which its goals are found.
        """
        lead, point = words.say("lesson.remember.lead"), words.say(f"{key}.point")
        quiet = f"{key}.quiet"
        tomorrow = (
            words.say(quiet)
            if words.has(quiet)
            else words.say("lesson.remember.tomorrow", what=words.say(f"{key}.tomorrow"))
        )
        served = [words.say(f"lesson.goal.{name}") for name in goals_of(number)]
        ward = [words.say("lesson.remember.goal", goals="; ".join(served))] if served else []
        self._said = [lead, point, tomorrow, *ward]
        self._pieces = tuple(pieces)
        self.shelf = html()
        super().__init__(
            [self.shelf, html(paragraph(lead) + paragraph(point, "point") + "".join(map(paragraph, self._said[2:])))],
            "remember",
        )
        for piece in self._pieces:
            piece.stage.observe(lambda _: self._fill(), "script")
        self._fill()

    def _fill(self) -> None:
        """Show what has been chosen and heard until now."""
        told = list(dict.fromkeys(text for piece in self._pieces for text in piece.to_take_along()))
        if len(told) > MOST:
            told = [told[0], *told[1 - MOST :]]
        self.shelf.value = "".join(map(paragraph, told))

    def lines(self) -> list[str]:
        return list(self._said)
