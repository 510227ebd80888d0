"""Carer: a style that decides by values. All shipped styles but `random` are carers and differ in values."""

from ..view.actions import ACTIONS, Action
from .seat import Seat
from .values import Values
from .weighing import ANSWERS


class Carer:
    """A style that weighs what each answer brings against what it costs.

    Parameters
    ----------
    values : Values
        What the carer holds dear.

    Examples
    --------
    >>> from holding_on.styles import balanced
    >>> patient = Carer(balanced.values._replace(ask=0.6))
    """

    __slots__ = ("_focused", "values")

    def __init__(self, values: Values) -> None:
        self.values = values
        self._focused = values._replace(token=values.token + values.turning)

    def __repr__(self) -> str:
        return f"Carer({self.values!r})"

    def __call__(self, seat: Seat, actions: tuple[Action, ...]) -> Action:
        """Return the action that is worth most by the values of this carer; where only one is legal, that one."""
        if len(actions) == 1:
            return actions[0]
        return ACTIONS[self.choose(seat, [action.code for action in actions])]

    def choose(self, seat: Seat, legal: list[int]) -> int:
        """Choose the action that is worth most, by its code as the engine knows it.

        Parameters
        ----------
        seat : Seat
            What the style sees of the game.
        legal : list of int
            The codes of the legal actions, at least two.

        Returns
        -------
        int
            One of these codes.
        """
        return ANSWERS[seat.asked](self._focused if seat.focus else self.values, seat, legal)
