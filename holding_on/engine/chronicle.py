"""The story so far: who was called, which sides were told, which marks are set.

The state keeps each of the three as one number, which is copied and saved faster than a list. This file alone knows how
they are written. `changes.put` sets the new number.
"""

from .state import State


def calls_made(state: State) -> list[int]:
    """The contacts who have been called, in the order of the calls: a decimal digit for each, from 1."""
    return [int(digit) - 1 for digit in str(state.called)] if state.called else []


def with_call(called: int, contact: int) -> int:
    """The calls made, and one more."""
    return 10 * called + contact + 1


def last_call(called: int) -> int:
    """The contact who was called last."""
    return called % 10 - 1


def sides_told(state: State) -> list[int]:
    """The sides told since the setup, of calls, letters and choices, in their order: six bits for each, from 1."""
    sides, story = [], state.story
    while story:
        sides.append(story % 64 - 1)
        story //= 64
    return sides[::-1]


def with_side(story: int, side: int) -> int:
    """The sides told, and one more."""
    return 64 * story + side + 1


def has_mark(state: State, mark: int) -> bool:
    """Whether a mark of the story is set: a bit for each."""
    return bool(state.marks >> mark & 1)


def with_mark(marks: int, mark: int) -> int:
    """The marks set, and one more."""
    return marks | 1 << mark


def new_mark(before: int, after: int) -> int:
    """The mark that was added."""
    return (after & ~before).bit_length() - 1
