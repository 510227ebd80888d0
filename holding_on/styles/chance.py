"""random: any legal action, each as likely as the next: what happens without a plan."""

from ..view.actions import Action
from .seat import Seat


def random(seat: Seat, actions: tuple[Action, ...]) -> Action:
    """One of the legal actions, by its luck; one alone needs none."""
    if len(actions) == 1:
        return actions[0]
    return actions[seat.luck() * len(actions) >> 31]
