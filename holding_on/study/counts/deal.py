"""Counts the luck of the deal: how the cards of each game lie in the deck, before anybody has chosen anything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from ...catalogue.language import Words
from ...engine import care, changes, day
from ...engine import names as n
from ...engine.state import State
from ..playing import begin
from .rates import Rate

THIRDS: Final = ("hard", "middling", "kind")
"""The three thirds of a study's games, by how kind the dealt cards are."""


class Deal(NamedTuple):
    """The first half of the deck in all games of a setting, and in each of them; `measures.dealt` describes it."""

    cards: int
    expected: float
    spread: float
    falls: list[list[int]]
    """The falls of these cards in each game."""

    def luck(self) -> list[float]:
        """Return for each game by how many spaces its cards are kinder than the average."""
        return [self.expected - sum(each) for each in self.falls]


def dealt(table: State, seeds: Iterable[int], branch: bool) -> Deal:
    """Return how the first half of the deck is dealt to the games with these seeds, which go on from a table."""
    deck = table.piles[n.PATIENT_DECK]
    printed = [table.box.patients[card] for card in deck]
    falls = {card: care.fall(on[n.KIND], on[n.SYMBOLS]) for card, on in zip(deck, printed, strict=True)}
    cards = (len(deck) + 1) // 2
    opening = [card for card in table.box.opening[table.dealt[n.PATIENTS] :] if card in falls]  # G-45: no luck in these
    certain = sum(falls[card] for card in opening[:cards])
    drawn, shuffled = cards - len(opening[:cards]), [fall for card, fall in falls.items() if card not in opening]
    whole = max(1, len(shuffled))
    mean = sum(shuffled) / whole
    variance = sum((fall - mean) ** 2 for fall in shuffled) / whole
    spread = sqrt(variance * drawn * (whole - drawn) / max(1, whole - 1))  # the cards are drawn without being put back
    first = [[falls[card] for card in first_cards(table, seed, cards, branch)] for seed in seeds]
    return Deal(cards, mean * drawn + certain, spread, first)


def first_cards(table: State, seed: int, cards: int, branch: bool) -> list[int]:
    """Return the first `cards` patient cards that the dealer gives to a game, even if the game ended before them."""
    state, dealer = begin(table, seed, branch)
    found = []
    for _ in range(cards):
        card = dealer.pick(n.PATIENTS, state.dealt[n.PATIENTS], day.patients(state))
        changes.draw(state, "ASSIGN-01", n.PATIENTS, card, n.PATIENT_DECK, n.PATIENT_DISCARD)
        found.append(card)
    return found


def won_by_thirds(luck: Sequence[float], won: Sequence[bool]) -> list[tuple[str, int, int]]:
    """Return for each third of the games, by the luck of their cards, its name, how many they are, and how many were
    won. Empty thirds are left out.

    >>> won_by_thirds([3.0, -2.0, 0.0], [True, False, True])
    [('hard', 1, 0), ('middling', 1, 1), ('kind', 1, 1)]
    """
    found: dict[str, list[bool]] = {}
    for rank, game in enumerate(sorted(range(len(luck)), key=luck.__getitem__)):
        found.setdefault(THIRDS[rank * len(THIRDS) // len(luck)], []).append(won[game])
    return [(cards, len(games), sum(games)) for cards, games in found.items()]


def thirds_told(thirds: Iterable[tuple[str, int, int]], words: Words) -> list[str]:
    """Say of each third how many of its games were won."""
    return [
        words.say(
            "study.chart.by_luck_told",
            cards=words.say(f"study.chart.cards_{cards}"),
            won=won,
            n=games,
            told=Rate(won, games).told(words),
        )
        for cards, games, won in thirds
    ]
