"""The dealer answers questions of chance: by seed, or by hand.

The engine's State holds no order of cards and no generator. Each question names a stream, the number of cards
that the stream has dealt before, and the cards it may be. The seeded answer depends on the seed, the stream and
that number alone, so the patient cards of a seed are the same whatever a table does, and undo rewinds nothing.
"""

from typing import Final

from .names import STREAMS

UNDEALT: Final = -1
"""What `pick` gives when it leaves the question of chance open, for a preview: what is certain so far, and the odds."""

_MASK: Final = 0x7FFFFFFF


def _mix(x: int) -> int:
    """A bijection of 31 bits in which every input bit moves about half the output bits."""
    x = ((x ^ x >> 16) * 0x2C1B3C6D) & _MASK
    x = ((x ^ x >> 12) * 0x297A2D39) & _MASK
    return x ^ x >> 15


def _keys(seed: int, stream: int) -> tuple[int, int]:
    """The two keys of a stream: each seed and stream has its own."""
    key = _mix(stream + 1)
    rest = seed
    while rest:
        key = _mix(key ^ (rest & _MASK))
        rest >>= 31
    return key, _mix(key ^ 0x5BD1E995 & _MASK)


class Dealer:
    """Deals from a seed (any integer from 0); cards named by hand come first.

    `by_hand[stream]` maps the number of a draw to the card that it brings; a card that is no longer in its deck
    when its turn comes is passed over, and the seed deals instead.
    """

    __slots__ = ("_first", "_second", "by_hand", "seed")
    turns_over = True
    """Whether memories in hand are turned up when the day is talked over: nobody who only looks ahead may see them."""

    def __init__(self, seed: int, by_hand: list[dict[int, int]] | None = None) -> None:
        self.seed = seed
        self.by_hand = by_hand if by_hand is not None else [{} for _ in range(STREAMS)]
        self._first: list[int] = []
        self._second: list[int] = []
        for stream in range(STREAMS):
            first, second = _keys(seed, stream)
            self._first.append(first)
            self._second.append(second)

    def pick(self, stream: int, number: int, cards: list[int]) -> int:
        """Which of `cards` (at least one, sorted) the draw `number` of a stream brings (SETUP-04)."""
        named = self.by_hand[stream]
        if named and number in named and named[number] in cards:
            return named[number]
        x = (self._first[stream] + number * 0x1E3779B9) & _MASK
        x = ((x ^ x >> 16) * 0x2C1B3C6D) & _MASK
        x = ((x ^ x >> 12) * 0x297A2D39 + self._second[stream]) & _MASK
        x = ((x ^ x >> 15) * 0x2C1B3C6D) & _MASK
        return cards[(x ^ x >> 12) * len(cards) >> 31]


class Luck:
    """Numbers for whoever leaves a choice to chance: by seed and move, apart from every deck."""

    __slots__ = ("_first", "_second")

    def __init__(self, seed: int) -> None:
        self._first, self._second = _keys(seed, STREAMS)

    def number(self, move: int) -> int:
        """The number of a move, from 0 to 2**31 - 1."""
        return _mix(_mix((self._first + move * 0x1E3779B9) & _MASK) ^ self._second)


class NoDealer(Dealer):
    """Leaves every question of chance open, and what lies face down unturned."""

    __slots__ = ()
    turns_over = False

    def __init__(self) -> None:
        super().__init__(0)

    def pick(self, stream: int, number: int, cards: list[int]) -> int:
        """Never deals."""
        return UNDEALT
