"""The story so far: which contacts were called, which sides were read out, which marks are set.

The state keeps each of the three as one number, because a number is copied and saved faster than a list. Only this
module knows how the three numbers are written. The `with_` functions return a new number, and `changes.put` sets it.
"""

from .state import State


def calls_made(state: State) -> list[int]:
    """Return the contacts called so far, in the order of the calls. Each is one decimal digit of the number, from 1."""
    return [int(digit) - 1 for digit in str(state.called)] if state.called else []


def with_call(called: int, contact: int) -> int:
    """Return the number for the calls made and one more."""
    return 10 * called + contact + 1


def last_call(called: int) -> int:
    """Return the contact who was called last; -1 when nobody was."""
    return called % 10 - 1


def sides_told(state: State) -> list[int]:
    """Return the sides of calls, letters and choices read out so far, in their order. Each is six bits, from 1."""
    sides, story = [], state.story
    while story:
        sides.append(story % 64 - 1)
        story //= 64
    return sides[::-1]


def with_side(story: int, side: int) -> int:
    """Return the number for the sides read out and one more."""
    return 64 * story + side + 1


def has_mark(state: State, mark: int) -> bool:
    """Whether a mark of the story is set. Each mark is one bit of the number."""
    return bool(state.marks >> mark & 1)


def with_mark(marks: int, mark: int) -> int:
    """Return the number for the marks set and one more."""
    return marks | 1 << mark


def new_mark(before: int, after: int) -> int:
    """Return the mark that is set in the number `after` and not in `before`."""
    return (after & ~before).bit_length() - 1
