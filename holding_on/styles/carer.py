"""Carer: a style that decides by values. All styles of this package except `random` are carers, with different
values.
"""

from ..view.actions import ACTIONS, Action
from .seat import Seat
from .values import Values
from .weighing import ANSWERS


class Carer:
    """A style that compares what each answer brings with what it costs.

    Parameters
    ----------
    values : Values
        What the carer finds important, as numbers.

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
        """Return the action that is worth most to this carer. If only one action is legal, nothing is compared."""
        if len(actions) == 1:
            return actions[0]
        return ACTIONS[self.choose(seat, [action.code for action in actions])]

    def choose(self, seat: Seat, legal: list[int]) -> int:
        """Return the code of the action that is worth most to this carer.

        Parameters
        ----------
        seat : Seat
            What the style sees of the game.
        legal : list of int
            The codes of the legal actions, at least two.

        Returns
        -------
        int
            One of the codes in `legal`.
        """
        return ANSWERS[seat.asked](self._focused if seat.focus else self.values, seat, legal)
