"""Functions that deal all hidden cards anew, for a branch or a study that begins at a moment of a game."""

from typing import Final

from ..engine import names as n
from ..engine.dealer import Dealer
from ..engine.state import State
from .options import MOST_SEED

_FACE_DOWN: Final = (n.CLEAR_ASIDE, *range(n.CLEAR_HELD, n.CLEAR_HELD + n.NURSES))
"""The piles of Clears that lie face down, since the back of a Clear shows only the Timeline (CLEAR-03).

The piles of Partials are left out: the back of a Partial shows Billy's words, so everybody knows the card (G-60).
"""


def dealer_seed(seed: int) -> int:
    """Return the seed of the dealer of a branch, larger than any seed of a game, so that it deals other cards."""
    return MOST_SEED + 1 + seed


def deal_anew(state: State, seed: int) -> State:
    """Copy a position and deal its face-down Clears anew, from all cards that the table may take them for."""
    anew = state.copy()
    dealer = Dealer(dealer_seed(seed))
    for timeline in range(n.TIMELINES):
        places = [
            (pile, card) for pile in (*_FACE_DOWN, n.CLEAR_DECK) for card in anew.piles[pile] if _is_of(card, timeline)
        ]
        cards = sorted(card for _, card in places)
        for draw, (pile, old) in enumerate(places):
            new = dealer.pick(n.CLEARS, n.POSITIONS * timeline + draw - _APART, cards)
            cards.remove(new)
            anew.piles[pile][anew.piles[pile].index(old)] = new
    for pile in (*_FACE_DOWN, n.CLEAR_DECK):
        anew.piles[pile].sort()
    if anew.conversation == n.STEERING:
        _pass_over_anew(anew, dealer)
    return anew


def _pass_over_anew(anew: State, dealer: Dealer) -> None:
    """Deal anew the Partials that a steered talk has passed over, since nobody has read these cards (FOCUS-04)."""
    aside, deck = anew.piles[n.PARTIAL_ASIDE], anew.piles[n.PARTIAL_DECK]
    for draw, old in enumerate([card for card in aside if card < n.MEMORIES]):
        alike = [card for card in range(n.MEMORIES) if card // n.POSITIONS == old // n.POSITIONS]
        new = dealer.pick(n.PARTIALS, draw - _APART, [card for card in alike if card in deck or card == old])
        aside.remove(old)
        deck.append(old)
        deck.remove(new)
        aside.append(new)
        aside.sort()
        deck.sort()


_APART: Final = n.TIMELINES * n.POSITIONS
"""The number subtracted from the number of each draw here, so that it is negative and no draw of the game has it."""


def _is_of(card: int, timeline: int) -> bool:
    return card < n.MEMORIES and card // n.POSITIONS == timeline
