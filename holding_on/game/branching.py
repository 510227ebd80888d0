"""Dealing all hidden cards anew, for the start of a branch or of a study from a moment of a game."""

from typing import Final

from ..engine import names as n
from ..engine.dealer import Dealer
from ..engine.state import State
from .options import MOST_SEED

_FACE_DOWN: Final = (n.CLEAR_ASIDE, *range(n.CLEAR_HELD, n.CLEAR_HELD + n.NURSES))
"""The piles of Clears that lie face down: their backs show only the Timeline (CLEAR-03). Partials are not among them,
since their backs show Billy's words, which identify them (G-60)."""


def dealer_seed(seed: int) -> int:
    """The dealer's seed in a branch, larger than every seed of a game, which would deal the cards that really came."""
    return MOST_SEED + 1 + seed


def deal_anew(state: State, seed: int) -> State:
    """Copy a position as far as the table has seen it; face-down Clears are dealt anew from all that they may be."""
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
    """Deal anew the Partials that were passed over while the talk was steered, as nobody has read them (FOCUS-04)."""
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
"""The offset that gives these draws negative numbers, so that they differ from the draws of the game."""


def _is_of(card: int, timeline: int) -> bool:
    return card < n.MEMORIES and card // n.POSITIONS == timeline
