"""The table of the player that searches beside `balanced`: the same cards for both, and the same figures again."""

from __future__ import annotations

from holding_on.study.counts.pairs import compared
from holding_on.study.counts.rates import plain_words
from tools.tune import ceiling


def test_a_pair_is_played_with_the_same_cards_and_comes_out_alike_again() -> None:
    once, again = ([ceiling.pair(0, 2, seed) for seed in range(3)] for _ in range(2))
    assert once == again
    assert {won for won, _ in (ceiling.pair(0, 2, seed) for seed in range(6))} == {True, False}


def test_a_row_has_both_shares_and_their_difference() -> None:
    pairs = compared(
        [(True, True)] * 5 + [(False, True)] * 4 + [(True, False)], ("balanced", "searching"), plain_words()
    )
    *_, row = ceiling.table({1: pairs})
    assert row.startswith("| 1 | 10 | 60.0 (31.3-83.2) | 90.0 (59.6-98.2) | +30.0 (")
    assert row.endswith("| 1 | 4 |")
