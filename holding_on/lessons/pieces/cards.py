"""The patient cards in a list, for whoever writes a position or a lesson."""

from __future__ import annotations

from html import escape

from holding_on.catalogue.language import Words
from holding_on.lessons.checks.changed_card import ChangedCards
from holding_on.lessons.pieces.piece import Piece, html, listed


class Cards(Piece):
    """The patient cards, each with the number by which a cell names it, its kind, and its sentence."""

    def __init__(self, words: Words, content: str | None = None) -> None:
        """Read the cards of a content folder; None stands for the box. Raises ContentError for an unreadable folder."""
        self.shown = [
            words.say(
                "lesson.change.card.choice",
                card=card,
                kind=words.say(f"kind.{printed['kind']}"),
                text=words.say(f"patient.{card}"),
            )
            for card, printed in ChangedCards(content).cards.items()
        ]
        super().__init__([html(listed(map(escape, self.shown), "rules"))], "cards")

    def lines(self) -> list[str]:
        return self.shown
