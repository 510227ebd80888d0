"""The dealer answers each question of chance (which card comes?): from a seed, or with a card named by hand.

The State holds no order of cards and no random generator. Each question names a stream of chance, how many cards this
stream has dealt before, and the cards that may come. The answer depends only on the seed, the stream, that number and
those cards. So the same seed gives the same patient cards, whatever the players do, and an undo has nothing to reset.
"""

from typing import Final

from .names import STREAMS

UNDEALT: Final = -1
"""The value that `pick` returns when it leaves the question of chance open, as a preview of a move needs it."""

_MASK: Final = 0x7FFFFFFF


def _mix(x: int) -> int:
    """Return a well-mixed number of 31 bits: a different one for each `x`, and quite another one for a similar `x`."""
    x = ((x ^ x >> 16) * 0x2C1B3C6D) & _MASK
    x = ((x ^ x >> 12) * 0x297A2D39) & _MASK
    return x ^ x >> 15


def _keys(seed: int, stream: int) -> tuple[int, int]:
    """Return the two numbers from which one stream of this seed is dealt. Each deck has a stream of its own."""
    key = _mix(stream + 1)
    rest = seed
    while rest:
        key = _mix(key ^ (rest & _MASK))
        rest >>= 31
    return key, _mix(key ^ 0x5BD1E995 & _MASK)


class Dealer:
    """A dealer with a seed, any integer from 0; a card that was named by hand comes before the seed's card.

    `by_hand[stream]` maps the number of a draw, from 0, to the card that comes. If this card is no longer in its deck
    then, the seed deals instead.
    """

    __slots__ = ("_first", "_second", "by_hand", "seed")
    turns_over = True
    """Whether the memories in hand are turned at the end of the day; a preview must not see them."""

    def __init__(self, seed: int, by_hand: list[dict[int, int]] | None = None) -> None:
        self.seed = seed
        self.by_hand = by_hand if by_hand is not None else [{} for _ in range(STREAMS)]
        self._first: list[int] = []
        self._second: list[int] = []
        for stream in range(STREAMS):
            first, second = _keys(seed, stream)
            self._first.append(first)
            self._second.append(second)

    def deal_from(self, stream: int, seed: int) -> None:
        """Deal one stream by another seed from now on, and the others as before."""
        self._first[stream], self._second[stream] = _keys(seed, stream)

    def pick(self, stream: int, number: int, cards: list[int]) -> int:
        """Return the card of `cards` (at least one, sorted) that draw `number` of a stream brings (SETUP-04)."""
        named = self.by_hand[stream]
        if named and number in named and named[number] in cards:
            return named[number]
        x = (self._first[stream] + number * 0x1E3779B9) & _MASK
        x = ((x ^ x >> 16) * 0x2C1B3C6D) & _MASK
        x = ((x ^ x >> 12) * 0x297A2D39 + self._second[stream]) & _MASK
        x = ((x ^ x >> 15) * 0x2C1B3C6D) & _MASK
        return cards[(x ^ x >> 12) * len(cards) >> 31]


class Luck:
    """Random numbers for a style that leaves a choice to chance; they depend on the seed and the move, on no deck."""

    __slots__ = ("_first", "_second")

    def __init__(self, seed: int) -> None:
        self._first, self._second = _keys(seed, STREAMS)

    def number(self, move: int) -> int:
        """Return the random number of a move, from 0 to 2**31 - 1."""
        return _mix(_mix((self._first + move * 0x1E3779B9) & _MASK) ^ self._second)


class NoDealer(Dealer):
    """A dealer that leaves every question of chance open, and turns no memory that lies face down."""

    __slots__ = ()
    turns_over = False

    def __init__(self) -> None:
        super().__init__(0)

    def pick(self, stream: int, number: int, cards: list[int]) -> int:
        """Return UNDEALT: no card comes."""
        return UNDEALT
