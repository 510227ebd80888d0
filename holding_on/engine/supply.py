"""The supply of Care Tokens (COMP-11, TOKEN), and how many of them somebody can take."""

from . import changes
from .names import POOL, SUPPLY
from .state import State


def tokens_left(state: State) -> int:
    """How many Care Tokens the supply still has (COMP-11); the variant of G-24 knows no end."""
    return 99 if state.readings.unlimited_tokens else state.tokens[SUPPLY]


def room_in(state: State, purse: int, count: int) -> int:
    """How many of `count` Care Tokens a purse has room for: a nurse's holds only so many (TOKEN-04), the pool all
    (TOKEN-06); less than none when it holds more than it may.
    """
    return count if purse == POOL else min(count, state.readings.token_cap - state.tokens[purse])


def take_from_supply(state: State, rule: str, count: int, purse: int) -> None:
    """Care Tokens come out of the supply; it may run into debt under the variant of G-24 (ICON-05)."""
    changes.move_tokens(state, rule, count, SUPPLY, purse)


def return_to_supply(state: State, rule: str, purse: int) -> None:
    """All Care Tokens of a purse go back to the supply."""
    changes.move_tokens(state, rule, state.tokens[purse], purse, SUPPLY)
