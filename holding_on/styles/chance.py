"""`random`: a style without a plan, which chooses every legal action with the same probability."""

from ..view.actions import Action
from .seat import Seat


def random(seat: Seat, actions: tuple[Action, ...]) -> Action:
    """Choose one of the legal actions, each with the same probability.

    Parameters
    ----------
    seat : Seat
        What the style sees of the game; its random numbers decide.
    actions : tuple of Action
        The legal actions; if there is only one, no random number is used.

    Returns
    -------
    Action
        One of `actions`.
    """
    if len(actions) == 1:
        return actions[0]
    return actions[seat.luck() * len(actions) >> 31]
