"""Dealing everything hidden anew: what a branch, and a study from a moment, start with."""

from typing import Final

from ..engine import names as n
from ..engine.dealer import Dealer
from ..engine.state import State
from .options import MOST_SEED

_FACE_DOWN: Final = (n.CLEAR_ASIDE, *range(n.CLEAR_HELD, n.CLEAR_HELD + n.NURSES))
"""Clear cards that lie face down: their backs show the Timeline, and no more (CLEAR-03). A Partial's back shows
Billy's words, which identify it (G-60)."""


def dealer_seed(seed: int) -> int:
    """The dealer's seed for what follows in a branch: never that of a game, or it would deal what really came."""
    return MOST_SEED + 1 + seed


def deal_anew(state: State, seed: int) -> State:
    """The same position as far as the table has seen it; face-down clears are dealt again from all they may be."""
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
    """Partials that Billy passed over while the talk was turned elsewhere: nobody has read their backs (FOCUS-04)."""
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
"""These draws are numbered below nought, apart from those that the game will ask for."""


def _is_of(card: int, timeline: int) -> bool:
    return card < n.MEMORIES and card // n.POSITIONS == timeline
