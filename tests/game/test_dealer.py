"""The dealer: by seed, the same everywhere; every card as likely as any other; streams that do not touch."""

from collections import Counter
from statistics import fmean

import pytest

import holding_on as ho
from holding_on.engine.dealer import UNDEALT, Dealer, NoDealer
from holding_on.engine.names import CLEARS, PARTIALS, PATIENTS, STREAMS
from tests.engine.table import played

FIRST_OF_SEED_7 = [23, 27, 34, 30, 24, 1, 28, 21, 18, 38, 36, 37]
FIRST_OF_THE_LAST_SEED = [2, 3, 4, 1, 8, 32]


def test_the_same_seed_deals_the_same_cards_on_every_machine() -> None:
    dealer = Dealer(7)
    assert [dealer.pick(PATIENTS, draw, list(range(39))) for draw in range(12)] == FIRST_OF_SEED_7
    assert [Dealer(2**53 - 1).pick(PARTIALS, draw, list(range(35))) for draw in range(6)] == FIRST_OF_THE_LAST_SEED


@pytest.mark.parametrize("stream", range(STREAMS))
@pytest.mark.parametrize("cards", [2, 5, 35, 39])
def test_every_card_is_as_likely_as_any_other(stream: int, cards: int) -> None:
    counts = Counter(Dealer(seed).pick(stream, draw, list(range(cards))) for seed in range(1500) for draw in range(20))
    expected = 1500 * 20 / cards
    chi_square = sum((counts[card] - expected) ** 2 / expected for card in range(cards))
    freedom = cards - 1
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


def test_neighbouring_seeds_draws_and_streams_are_not_alike() -> None:
    deck = list(range(1000))
    pairs = {
        "draws": [(Dealer(s).pick(0, d, deck), Dealer(s).pick(0, d + 1, deck)) for s in range(60) for d in range(40)],
        "seeds": [(Dealer(s).pick(0, d, deck), Dealer(s + 1).pick(0, d, deck)) for s in range(60) for d in range(40)],
        "streams": [(Dealer(s).pick(0, d, deck), Dealer(s).pick(1, d, deck)) for s in range(60) for d in range(40)],
    }
    for sort, drawn in pairs.items():
        left, right = fmean(a for a, _ in drawn), fmean(b for _, b in drawn)
        covariance = fmean((a - left) * (b - right) for a, b in drawn)
        assert abs(covariance) / (1000**2 / 12) < 5 / len(drawn) ** 0.5, sort
        assert len(set(drawn)) > 0.99 * len(drawn), sort


def test_the_patient_cards_of_a_seed_are_the_same_whatever_the_table_does() -> None:
    def cards(choices: int) -> list[str]:
        lines = played(ho.Game(seed=11, numbers={"WARN-05": 5}), choices).lines()
        return [line["text"] for line in lines if line["verb"] == "draw_patients"]

    one, other = cards(1), cards(2)
    common = min(len(one), len(other))
    assert common > 6
    assert one[:common] == other[:common]


def test_a_card_named_by_hand_comes_first_and_one_that_is_gone_is_passed_over() -> None:
    dealer = Dealer(7, [{}, {0: 4}, {0: 30}, {}, {}])
    assert dealer.pick(PARTIALS, 0, list(range(35))) == 4
    assert dealer.pick(CLEARS, 0, list(range(30))) == Dealer(7).pick(CLEARS, 0, list(range(30)))


def test_a_dealer_can_leave_the_question_open() -> None:
    assert NoDealer().pick(PATIENTS, 0, [1, 2, 3]) == UNDEALT
