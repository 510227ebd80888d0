"""The seat of a game, to try a style by hand."""

from typing import Any, cast

from ..common.attributes import has_instead
from ..engine.dealer import Luck
from ..game import Game
from .seat import Seat
from .window import Window


def seat_of(game: Game) -> Seat:
    """Return the seat of a game as the game is now, to try a style by hand.

    Parameters
    ----------
    game : Game
        The game.

    Returns
    -------
    Seat
        What a style sees of the game.

    Examples
    --------
    >>> from holding_on import Game, styles
    >>> game = Game(seed=7, first=0)
    >>> changes = game.apply(game.legal_actions()[0])
    >>> seat = styles.seat_of(game)
    >>> seat.asked, seat.condition, seat.resting
    ('assign', 28, (0, 1, 2, 4, 5))
    >>> print(styles.balanced(seat, game.legal_actions()))
    place nurse 1
    """
    return cast(Seat, _HelpfulSeat(Window(game.table(), Luck(game.seed))))


class _HelpfulSeat:
    """A seat for trying: if a style asks for an attribute that is missing, the error names the attributes there are.

    The seat of simulated games does not do so, as each access would take twice as long. There `StyleError` adds the
    names afterwards.
    """

    __slots__ = ("_window",)

    def __init__(self, window: Window) -> None:
        self._window = window

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in dir(self):
            raise AttributeError(f"a seat has no {name!r}: {has_instead(self, name)}", name=name, obj=self)
        return getattr(self._window, name)

    def __dir__(self) -> list[str]:
        """Return the names of the public attributes of a seat."""
        return [name for name in dir(Window) if not name.startswith("_")]

    def __repr__(self) -> str:
        return repr(self._window)
