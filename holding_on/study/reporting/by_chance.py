"""ByChance: a style of which some answers are left to chance, to see how much they matter."""

from __future__ import annotations

from ...styles import Seat, Style
from ...styles.chance import random
from ...view.actions import Action


class ByChance:
    """A style that answers as another does, but leaves one question, or all answers of one seat, to chance.

    Chance is that of the style `random`: the number depends on the seed and the move, and on no deck. So the cards stay
    the same. It is a class and no function within a function, so that it can be sent to other processes.
    """

    def __init__(self, style: Style, question: str | None = None, seat: int | None = None) -> None:
        self.style, self.question, self.seat = style, question, seat

    def __call__(self, seat: Seat, actions: tuple[Action, ...]) -> Action:
        """Answer one decision."""
        if seat.asked == self.question or (self.seat is not None and seat.who == self.seat):
            return random(seat, actions)
        return self.style(seat, actions)
