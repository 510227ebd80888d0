"""The supply of Care Tokens (COMP-11, TOKEN), and how many of them a purse can take."""

from . import changes
from .names import POOL, SUPPLY
from .state import State


def tokens_left(state: State) -> int:
    """Return how many Care Tokens the supply has (COMP-11); 99 by the variant of G-24, where it never runs out."""
    return 99 if state.readings.unlimited_tokens else state.tokens[SUPPLY]


def room_in(state: State, purse: int, count: int) -> int:
    """Return for how many of `count` Care Tokens a purse has room.

    A nurse has a limit (TOKEN-04); when she holds more, the number is negative. The pool has no limit (TOKEN-06).
    """
    return count if purse == POOL else min(count, state.readings.token_cap - state.tokens[purse])


def take_from_supply(state: State, rule: str, count: int, purse: int) -> None:
    """Move Care Tokens from the supply to a purse (ICON-05); by the variant of G-24 the supply may go below 0."""
    changes.move_tokens(state, rule, count, SUPPLY, purse)


def return_to_supply(state: State, rule: str, purse: int) -> None:
    """Put all Care Tokens of a purse back into the supply."""
    changes.move_tokens(state, rule, state.tokens[purse], purse, SUPPLY)
