"""The seat of a game, to try a style by hand."""

from ..engine.dealer import Luck
from ..game import Game
from .seat import Seat
from .window import Window


def seat_of(game: Game) -> Seat:
    """The seat of a game as it is now: to try a style by hand.

    Parameters
    ----------
    game : Game
        The game.

    Returns
    -------
    Seat
        What a style sees of it.

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
    return Window(game.table(), Luck(game.seed))
