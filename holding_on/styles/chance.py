"""random: any legal action, each as likely as the next: what happens without a plan."""

from ..view.actions import Action
from .seat import Seat


def random(seat: Seat, actions: tuple[Action, ...]) -> Action:
    """Choose one of the legal actions, each as likely as the next.

    Parameters
    ----------
    seat : Seat
        What the style sees of the game; its luck decides.
    actions : tuple of Action
        The legal actions; one alone needs no luck.

    Returns
    -------
    Action
        One of them.
    """
    if len(actions) == 1:
        return actions[0]
    return actions[seat.luck() * len(actions) >> 31]
