"""Rollouts: games that a style plays on in thought, from what its seat knows."""

from collections.abc import Callable
from typing import Final, SupportsIndex

from ..common.quoting import quoted
from ..engine import flow
from ..engine import names as n
from ..engine.dealer import Dealer, Luck
from ..engine.errors import SceneError
from ..engine.state import State
from ..game.branching import deal_anew, dealer_seed
from ..game.counted import checked_count
from ..game.options import MOST_SEED
from ..view.actions import ACTIONS, Action
from .carer import Carer
from .named import style_named
from .seat import Rollout, Seat, Style

MOST_GAMES: Final = 1_000_000
"""The most games that one call plays on."""


def played_on(
    state: State,
    action: Action,
    games: SupportsIndex,
    style: str | Style,
    seed: SupportsIndex,
    depth: int,
    seat_of: Callable[[State, Luck, int], Seat],
) -> Rollout:
    """Return what came of the games that were played on after an action; `Seat.rollout` says more.

    `depth` is that of the seat that asks, and `seat_of` makes the seats of the games. Raises SceneError.
    """
    code = _code(action, state)
    plays, count, first = style_named(style, "style"), *checked_count(games, seed)
    apart = (MOST_SEED + 1) * (depth + 1)
    wins, conditions, days = [], 0, 0
    for number in range(first, first + count):
        # No game, no branch and no game in thought of another depth is dealt by this seed, so nobody learns the cards
        # of the game that is really played.
        dealt = apart + number
        after, dealer = deal_anew(state, dealt), Dealer(dealer_seed(dealt))
        flow.apply(after, code, dealer)
        _finish(after, plays, dealer, seat_of(after, Luck(dealt), depth + 1))
        wins.append(after.ending == n.WON)
        conditions += after.condition
        days += after.day
    return Rollout(sum(wins) / count, conditions / count, days / count, tuple(wins))


def _finish(state: State, style: Style, dealer: Dealer, seat: Seat) -> None:
    """Play a game to its end. The style is not asked when only one action is legal."""
    by_code = style.choose if type(style) is Carer else None  # a subclass of Carer may answer in its own way
    while state.phase != n.OVER:
        legal = state.legal
        if len(legal) == 1:
            code = legal[0]
        elif by_code is not None:
            code = by_code(seat, legal)
        else:
            code = _code(style(seat, tuple([ACTIONS[one] for one in legal])), state)
        flow.apply(state, code, dealer)


def _code(action: Action, state: State) -> int:
    """Return the code of a legal action. Raises SceneError for anything else."""
    given: object = action
    if isinstance(given, Action) and given.code in state.legal:
        return int(given.code)
    legal = ", ".join([f"Action.of({str(ACTIONS[one])!r})" for one in state.legal])
    raise SceneError(f"action={quoted(given)} cannot be played on from: {f'say one of {legal}' if legal else _OVER}")


_OVER: Final = "this game is over"
