"""Rates with their intervals, and two studies of the same cards."""

import random
from dataclasses import replace

import polars as pl
import pytest
from scipy.stats import binomtest

import holding_on as ho
from holding_on import styles
from holding_on.study import charts
from holding_on.study.counts.rates import plain_words
from holding_on.study.growing import GrowingStudy
from holding_on.study.measures import Paired, Rate, paired, won
from holding_on.styles.seat import Seat


def pairs(both: int, only_a: int, only_b: int, neither: int) -> Paired:
    return Paired(both, only_a, only_b, neither, ("by day", "by night"), plain_words())


# --- rates ------------------------------------------------------------------------------------------------------


def test_the_interval_of_a_rate_is_that_of_scipy() -> None:
    for part, whole in ((0, 1), (1, 1), (0, 10), (10, 10), (3, 7), (37, 60), (999, 1000), (1, 100_000)):
        told = binomtest(part, whole).proportion_ci(confidence_level=0.95, method="wilson")
        assert Rate(part, whole).interval == pytest.approx((told.low, told.high), abs=1e-12)


@pytest.mark.parametrize(
    ("part", "whole", "told"),
    [
        (39, 60, "Between 5 and 8 of 10 games."),
        (700, 1000, "Between 67 and 73 of 100 games."),
        (650, 1000, "Between 6 and 7 of 10 games."),
        (0, 1000, "At most 1 of 100 games."),
        (1000, 1000, "At least 99 of 100 games."),
        (0, 20, "At most 2 of 10 games."),
        (1, 2, "Anything from none to all: these games are too few to tell."),
    ],
)
def test_a_rate_says_in_whole_games_how_sure_it_is(part: int, whole: int, told: str) -> None:
    assert str(Rate(part, whole)) == told


@pytest.mark.parametrize("whole", [1, 7, 60, 400, 1000])
def test_what_is_told_in_words_never_promises_more_than_the_interval(whole: int) -> None:
    for part in range(0, whole + 1, max(1, whole // 40)):
        low, high = Rate(part, whole).interval
        assert 0 <= low <= part / whole <= high <= 1
        told = str(Rate(part, whole))
        *numbers, of = [int(word) for word in told.strip(".").split() if word.isdigit()]
        least = 0 if told.startswith("At most") else numbers[0]
        most = of if told.startswith("At least") else numbers[-1]
        assert 0 <= least / of <= low + 1e-9
        assert high - 1e-9 <= most / of <= 1


def test_more_games_tell_more() -> None:
    widths = [high - low for low, high in (Rate(7 * n, 10 * n).interval for n in (1, 10, 100))]
    assert widths[0] > 3 * widths[1] / 1.5 > widths[2]
    assert round(widths[1] / widths[2], 1) == 3.1, "a hundred times the games, a tenth of the width"


@pytest.mark.parametrize(
    ("part", "whole", "told"),
    [
        (1, 1, "1 of 1 game is 100.0 %; 95 % interval: 20.7 % to 100.0 %."),
        (0, 10, "0 of 10 games are 0.0 %; 95 % interval: 0.0 % to 27.8 %."),
        (6_712, 10_000, "6,712 of 10,000 games are 67.1 %; 95 % interval: 66.2 % to 68.0 %."),
    ],
)
def test_a_rate_has_its_numbers_and_says_them_in_percent(part: int, whole: int, told: str) -> None:
    rate = Rate(part, whole)
    assert rate.in_percent() == told
    assert rate.numbers == (rate.share, *rate.interval)


def test_the_games_of_a_study_are_counted() -> None:
    study = ho.simulate(30, seed=1)
    assert won(study) == Rate(int(study.games["won"].sum()), 30)


# --- pairs ------------------------------------------------------------------------------------------------------


def test_two_studies_of_the_same_cards_are_compared_game_by_game() -> None:
    a, b = ho.simulate(40, seed=3), ho.simulate(40, policy="comfort_first", seed=3)
    found = paired(a, b)
    together = list(zip(a.games["won"], b.games["won"], strict=True))
    assert (found.both, found.neither) == (together.count((True, True)), together.count((False, False)))
    assert (found.only_a, found.only_b) == (together.count((True, False)), together.count((False, True)))
    assert found.games == 40
    assert found.difference == pytest.approx(won(b).share - won(a).share)
    assert "Only with comfort_first: " in str(found)


def copycat(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
    """Answers as the style balanced does."""
    return styles.balanced(seat, actions)


def test_two_styles_that_answer_alike_in_every_game_are_told_as_alike() -> None:
    study, again = ho.simulate(20, seed=1), ho.simulate(20, seed=1, policy=copycat)
    found = paired(study, again)
    assert (found.only_a, found.only_b, found.difference, found.alike) == (0, 0, 0.0, "shifts")
    assert found.interval[0] < 0 < found.interval[1], "of all such games, as many as these can tell"
    sure = "Every game went the same way both times, Shift by Shift: these games show no difference at all."
    assert found.told.endswith(f"Only with copycat: 0. Neither time: 7. {sure}")
    assert found.in_percent() == f"Won with balanced: 65.0 %, with copycat: 65.0 %. {sure}"
    assert "interval" not in found.in_percent()
    line = charts.differences(found).to_dict()
    assert [row for rows in line["datasets"].values() for row in rows if "low" in row] == [
        {"low": 0.0, "high": 0.0, "middle": 0.0}
    ]


def test_games_whose_shifts_were_not_kept_are_alike_by_how_they_ended() -> None:
    kept, bare = ho.simulate(5, policy="random"), GrowingStudy(policy="random", shifts=False).until(5)
    found = paired(kept, bare)
    assert found.alike == "ends"
    assert "Every game came to the same end both times, on the same day" in found.told


def test_styles_that_win_the_same_games_in_another_way_are_not_alike() -> None:
    study = ho.simulate(5)
    other = replace(study, shifts=study.shifts.with_columns(warnings=pl.lit(1, pl.Int8)))
    found = paired(study, other)
    assert (found.difference, found.alike) == (0.0, "")
    assert "these games cannot tell" in found.told


def test_studies_of_other_cards_cannot_be_compared() -> None:
    a = ho.simulate(3, seed=1)
    for b in (ho.simulate(3, seed=2), ho.simulate(4, seed=1)):
        with pytest.raises(ho.SceneError, match="play both with the same seed="):
            paired(a, b)


def test_the_interval_of_a_difference_is_newcombes() -> None:
    low, high = pairs(14, 0, 5, 22).interval  # the counts of a worked example in the books
    assert (round(low, 3), round(high, 3)) == (0.011, 0.226)
    assert pairs(14, 5, 0, 22).interval == pytest.approx((-high, -low))
    assert pairs(10, 0, 0, 0).interval == pytest.approx((-0.2775, 0.2775), abs=1e-4)


def test_the_true_difference_lies_in_the_interval_about_95_times_of_100() -> None:
    chance = random.Random(1)
    shares = (0.35, 0.25, 0.10, 0.30)
    inside = 0
    for _ in range(400):
        drawn = chance.choices(range(4), shares, k=80)
        low, high = pairs(*(drawn.count(cell) for cell in range(4))).interval
        inside += low <= -0.15 <= high
    assert 370 <= inside <= 396


@pytest.mark.parametrize(
    ("counts", "told"),
    [
        ((300, 50, 250, 400), "more of 100 would be won by night."),
        ((300, 250, 50, 400), "fewer of 100 would be won by night."),
        ((5, 2, 3, 4), "these games cannot tell which way is better."),
    ],
)
def test_a_comparison_says_which_way_it_goes_or_that_it_cannot(counts: tuple[int, int, int, int], told: str) -> None:
    assert str(pairs(*counts)).endswith(told)
    low, high = pairs(*counts).interval
    assert ("cannot tell" in told) == (low <= 0 <= high)


def test_a_comparison_has_its_numbers_and_says_them_in_percent() -> None:
    found = pairs(14, 0, 5, 22)
    assert found.numbers == (found.difference, *found.interval)
    assert [round(each, 3) for each in found.numbers] == [0.122, 0.011, 0.226]
    assert found.in_percent() == (
        "Won by day: 34.1 %, by night: 46.3 %. A difference of +12.2 percentage points; 95 % interval: +1.1 to +22.6."
    )
    assert "A difference of −12.2 percentage points" in pairs(14, 5, 0, 22).in_percent()


def test_a_notebook_shows_the_sentence() -> None:
    assert Rate(39, 60)._repr_html_() == "<p>Between 5 and 8 of 10 games.</p>"
    assert pairs(5, 2, 3, 4)._repr_html_() == f"<p>{pairs(5, 2, 3, 4)}</p>"
